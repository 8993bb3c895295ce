/** A table that waits for players: chairs, an invitation, and a start. */

import { html, nothing } from "lit";
import { icon } from "../cards/faces.js";
import { t } from "../words/words.js";
import { avatar } from "../tables/parts/people.js";
import { toast } from "./toasts.js";

/** @import { Table } from "../store/table.js" */
/** @import { Scene } from "../wire/frames.js" */

/** @param {Table} table @param {(wish: Promise<unknown>) => Promise<any>} wish */
export function waitingRoom(table, wish) {
  const scene = /** @type {Scene} */ (table.scene);
  const { seats } = scene.public;
  const you = scene.you?.seat;
  const host = you !== undefined && Boolean(seats[you]?.host);
  const open = seats.filter((seat) => seat.kind === "open").length;
  return html`<main class="notice" id="main"><div class="box box--go waiting">
    <h1>${t("waiting-title")}</h1>
    <ul class="chairs">${seats.map((seat, number) =>
      seat.kind === "open"
        ? html`<li class="chair chair--open">${icon("plus")}<span>${t("empty-chair")}</span>${
            host
              ? html`<button type="button" class="btn btn--s btn--quiet" @click=${() => wish(table.wish("seat-bot", { strength: strengthOf(scene), seat: number }))}>${t("add-bot")}</button>`
              : you === undefined
                ? html`<button type="button" class="btn btn--s" @click=${() => wish(table.wish("sit", { seat: number }))}>${t("sit-here")}</button>`
                : nothing
          }</li>`
        : html`<li class="chair">${avatar(scene, number)}<b><bdi>${seat.name}</bdi></b>${seat.host ? html`<span class="tag">${t("host")}</span>` : nothing}${
            seat.kind === "bot" ? html`<span class="tag">${icon("bot")}${t("bot")}</span>` : nothing
          }${host && number !== you ? html`<button type="button" class="btn btn--icon" aria-label=${t("unseat", { name: seat.name ?? "" })} @click=${() => wish(table.wish("unseat", { seat: number }))}>${icon("x")}</button>` : nothing}</li>`,
    )}</ul>
    ${host ? invitation(table, wish) : nothing}
    ${host
      ? html`<button type="button" class="btn btn--go" aria-disabled=${open > 0} @click=${() => open || wish(table.wish("begin"))}>${open ? t("chairs-left", { count: open }) : t("begin")}</button>
          ${open && seats.length - open >= 1
            ? html`<button type="button" class="btn" @click=${() => beginWithBots(table, wish)}>${t("fill-with-bots")}</button>`
            : nothing}`
      : html`<p class="mute">${you === undefined ? t("take-a-chair") : t("host-begins")}</p>`}
  </div></main>`;
}

/** The bot that one plays with unless one asks for another: good, and quick to answer. @param {Scene} scene */
function strengthOf(scene) {
  const { bots } = scene.setting;
  return bots.includes("fast") ? "fast" : (bots.at(-1) ?? "novice");
}

/** Bots on every empty chair, then deal. @param {Table} table @param {(wish: Promise<unknown>) => Promise<any>} wish */
export async function beginWithBots(table, wish) {
  const scene = /** @type {Scene} */ (table.scene);
  for (const [seat, sitter] of scene.public.seats.entries()) {
    if (sitter.kind === "open") await wish(table.wish("seat-bot", { strength: strengthOf(scene), seat }));
  }
  await wish(table.wish("begin"));
}

/** @param {Table} table @param {(wish: Promise<unknown>) => Promise<any>} wish */
function invitation(table, wish) {
  const link = table.key || table.scene?.setting.listed ? `${location.origin}/t/${table.id}${table.key ? `#${table.key}` : ""}` : "";
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      toast(t("copied"));
    } catch {
      /** @type {HTMLInputElement | null} */ (document.querySelector("#invitation"))?.select();
    }
  };
  const invite = async () => {
    const answer = await wish(table.wish("invite"));
    if (!answer?.key) return;
    table.key = answer.key;
    table.dispatchEvent(new Event("change"));
  };
  if (!link) return html`<button type="button" class="btn" @click=${invite}>${icon("link")}${t("make-invitation")}</button>`;
  return html`<label class="row invite"><span class="vh">${t("invitation")}</span><input id="invitation" class="field" readonly .value=${link}><button type="button" class="btn" @click=${copy}>${icon("copy")}${t("copy")}</button></label>`;
}
