/** A table that waits for players: chairs, an invitation, and a start. */

import { html, nothing } from "lit";
import { icon } from "../cards/faces.js";
import { t } from "../words/words.js";
import { agreed } from "./setting-words.js";
import { empty, face, tags } from "./chairs.js";
import { gameOf } from "./games.js";
import { strengthAmong, strengthPicker } from "./entering.js";
import { begin, beginWithBots, free } from "./sitting-down.js";
import { furnished } from "../shell/furnish.js";
import { toast, toastDone } from "../shell/toasts.js";
import { around } from "../store/around.js";
import { atTheDoor } from "../tables/parts/asking.js";
import { listed } from "../words/lists.js";

/** @import { Table } from "../store/table.js" */
/** @import { Scene, SeatShown } from "../wire/frames.js" */
/** @import { Wish } from "./sitting-down.js" */

/** @param {Table} table @param {Wish} wish */
export function waitingRoom(table, wish) {
  const scene = /** @type {Scene} */ (table.scene);
  const { setting } = scene;
  const seats = scene.public.seats.slice(0, setting.seats); // without TEN itself
  const you = scene.you?.seat;
  const host = you !== undefined && Boolean(seats[you]?.host);
  const open = seats.filter((seat) => seat.kind === "open").length;
  const game = gameOf(setting.game);
  return html`<main class="notice" id="main">
    <div class="box box--go waiting">
      <div class="waiting__head">
        <h1 tabindex="-1">${t(host ? "waiting-title" : "waiting-title-guest")}</h1>
        <span class="tag">${game ? t(game.title) : setting.title}</span>
      </div>
      ${agreed(setting)}
      <ul class="chairs" aria-label=${t("waiting-chairs")}>
        ${seats.map((seat, number) => chair(table, wish, { seat, number, you, host }))}
      </ul>
      ${atTheDoor(scene)}
      ${
        host
          ? html`${sizing(table, wish, { open, seats: seats.length })}
            ${
              seats.length > 1
                ? html`<section class="waiting__ask" aria-labelledby="waiting-ask">
                    <h2 id="waiting-ask">${icon("link")}${t("waiting-ask")}</h2>
                    ${invitation(table, wish)}
                  </section>`
                : nothing
            }
            ${starting(table, wish, { open, seats: seats.length })}`
          : html`<p class="mute">
              ${t(you !== undefined ? "host-begins" : seats.some(free) ? "take-a-chair" : "all-chairs-taken")}
            </p>`
      }
      ${
        you !== undefined
          ? leaving(table, wish, host)
          : html`<a class="btn btn--quiet" href="/">${icon("prev")}${t("to-the-lobby")}</a>`
      }
    </div>
  </main>`;
}

/**
 * @param {Table} table @param {Wish} wish
 * @param {{seat: SeatShown, number: number, you: number | undefined, host: boolean}} here
 */
function chair(table, wish, { seat, number, you, host }) {
  const scene = /** @type {Scene} */ (table.scene);
  const team = Boolean(scene.setting.challenge); // of people, as many as on the other side
  if (seat.kind === "open") {
    const strength = strengthAmong(scene.setting.bots);
    return html`<li class="chair chair--open">
      ${icon("plus")}<span>${empty(seat)}</span>${
        host && !team
          ? html`<button
              type="button"
              class="btn btn--s btn--quiet"
              @click=${() => wish(table.wish("seat-bot", { strength, seat: number }))}
            >
              ${icon("bot")}${t("add-bot")}
            </button>`
          : you === undefined && free(seat)
            ? html`<button type="button" class="btn btn--s" @click=${() => wish(table.wish("sit", { seat: number }))}>
                ${t("sit-here")}
              </button>`
            : nothing
      }
    </li>`;
  }
  return html`<li class="chair">
    ${face(scene.public.seats, number, number === you)}${lineOf(scene, number)}<b class="chair__who"
      ><bdi>${seat.name}</bdi></b
    >${number === you ? html`<span class="tag">${t("you")}</span>` : nothing}${tags(seat)}${
      host && number !== you && !(team && seat.kind === "bot")
        ? html`<button
            type="button"
            class="btn btn--icon"
            aria-label=${t("unseat", { name: seat.name ?? "" })}
            title=${t("unseat", { name: seat.name ?? "" })}
            @click=${() => wish(table.wish("unseat", { seat: number }))}
          >
            ${icon("x")}
          </button>`
        : nothing
    }
  </li>`;
}

/** Whether somebody who sits there looks, too. @param {Scene} scene @param {number} seat */
function lineOf(scene, seat) {
  const seen = around.of(scene, seat);
  return seen ? html`<i class="dot dot--${seen.state} dot--chair"></i>` : nothing;
}

/** @param {Table} table */
const seatsOf = (table) => gameOf(/** @type {Scene} */ (table.scene).setting.game)?.seats ?? [];

/**
 * How many chairs, and which bots.
 * @param {Table} table @param {Wish} wish @param {{open: number, seats: number}} here
 */
function sizing(table, wish, { open, seats }) {
  const { setting } = /** @type {Scene} */ (table.scene);
  if (setting.challenge) return nothing;
  const may = setting.branch ? [] : seatsOf(table);
  const size = (/** @type {number} */ to, /** @type {string} */ sign, /** @type {string} */ label) =>
    may.includes(to)
      ? html`<button
          type="button"
          class="btn btn--s btn--quiet"
          @click=${() => wish(table.wish("resize", { seats: to }))}
        >
          ${icon(sign)}${t(label)}
        </button>`
      : nothing;
  return html`<div class="row wrap">
    ${size(seats + 1, "plus", "chair-more")}${open ? size(seats - 1, "minus", "chair-fewer") : nothing}${
      open ? html`<span class="end">${strengthPicker(setting.bots)}</span>` : nothing
    }
  </div>`;
}

/** @param {Table} table @param {Wish} wish @param {{open: number, seats: number}} here */
function starting(table, wish, { open, seats }) {
  const { setting } = /** @type {Scene} */ (table.scene);
  const taken = seats - open;
  if (open && setting.challenge) return html`<p class="waiting__start">${t("waiting-team", { count: open })}</p>`;
  return html`<div class="waiting__start">
    ${
      open
        ? html`<button type="button" class="btn btn--go" @click=${() => beginWithBots(table, wish)}>
              ${t("fill-with-bots")}
            </button>
            ${
              !setting.branch && seatsOf(table).includes(taken)
                ? html`<button type="button" class="btn" @click=${() => beginWithThese(table, wish, taken)}>
                    ${t("begin-with", { count: taken })}
                  </button>`
                : nothing
            }`
        : html`<button type="button" class="btn btn--go" @click=${() => begin(table, wish)}>${t("begin")}</button>`
    }
    ${without(table)}
  </div>`;
}

/** Who would not be among those who play. @param {Table} table */
function without(table) {
  const names = around.door(/** @type {Scene} */ (table.scene));
  return names.length
    ? html`<p class="small mute">${t("door-without", { names: listed(names), count: names.length })}</p>`
    : nothing;
}

/** @param {Table} table @param {Wish} wish @param {boolean} host */
function leaving(table, wish, host) {
  const others = /** @type {Scene} */ (table.scene).public.seats.some(
    (seat, number) => seat.kind === "person" && number !== table.you?.seat,
  );
  return html`<div class="row wrap center">
    <a class="btn btn--quiet btn--s" href="/">${icon("prev")}${t("leave-table")}</a>
    ${
      !host || others
        ? html`<button type="button" class="btn btn--quiet btn--s" @click=${() => wish(table.wish("stand"))}>
            ${icon("x")}${t("stand-up")}
          </button>`
        : nothing
    }
    ${
      host
        ? html`<button type="button" class="btn btn--quiet btn--s" @click=${() => wish(table.wish("close"))}>
            ${icon("flag")}${t("call-off")}
          </button>`
        : nothing
    }
  </div>`;
}

/** The empty chairs go, then deal. @param {Table} table @param {Wish} wish @param {number} seats */
async function beginWithThese(table, wish, seats) {
  if (await wish(table.wish("resize", { seats }))) await begin(table, wish);
}

/** Whether QR codes can be drawn yet, with their words. */
let drawsCodes = false;

/** @param {Table} table */
async function withCode(table) {
  if (drawsCodes) return;
  try {
    await furnished(import("./qr-code.js"), { words: ["away"], styles: ["away"] });
  } catch {
    return; // the link is enough
  }
  if (!drawsCodes) {
    drawsCodes = true;
    table.dispatchEvent(new Event("change"));
  }
}

const SHORT = /^([a-z]+-[a-z]+)-[a-z2-7]{13}$/;

/**
 * Short where the key finds its table by itself; older keys stand behind the table's name.
 * @param {Table} table
 * @param {boolean} listed
 */
function linkTo(table, listed) {
  if (!table.key) return listed ? `${location.origin}/t/${table.id}` : "";
  return SHORT.test(table.key) ? `${location.origin}/j#${table.key}` : `${location.origin}/t/${table.id}#${table.key}`;
}

/** @param {Table} table @param {Wish} wish */
export function invitation(table, wish) {
  const { setting } = /** @type {Scene} */ (table.scene);
  const link = linkTo(table, setting.listed);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      toastDone(t("copied"));
    } catch {
      // Without a safe connection a browser lets nobody copy but the reader.
      /** @type {HTMLInputElement | null} */ (document.querySelector("#invitation"))?.select();
      toast(t("copy-yourself"));
    }
  };
  const putAway = () => {}; // without having shared
  const share = () => navigator.share({ title: t("invited"), url: link }).catch(putAway);
  const invite = async () => {
    const answer = await wish(table.wish("invite"));
    if (!answer?.key) return;
    table.key = answer.key;
    table.dispatchEvent(new Event("change"));
  };
  const renew = async () => {
    if (!(await wish(table.wish("revoke")))) return;
    await invite();
    toastDone(t("invitation-renewed"));
  };
  if (!link)
    return html`<button type="button" class="btn" @click=${invite}>${icon("link")}${t("make-invitation")}</button>`;
  const words = SHORT.exec(table.key ?? "")?.[1];
  withCode(table);
  return html`<div class="invite__row">
      ${drawsCodes ? html`<qr-code .link=${link}></qr-code>` : nothing}
      ${words ? html`<p class="invite__words">${words}</p>` : nothing}
    </div>
    <div class="invite">
      <label class="col-field"
        ><span>${t("invitation")}</span
        ><input
          id="invitation"
          class="field"
          readonly
          .value=${link}
          @focus=${(/** @type {Event} */ event) => /** @type {HTMLInputElement} */ (event.target).select()}
      /></label>
      <button type="button" class="btn" @click=${copy}>${icon("copy")}${t("copy")}</button>${
        "share" in navigator
          ? html`<button type="button" class="btn" @click=${share}>${icon("link")}${t("waiting-share")}</button>`
          : nothing
      }
    </div>
    <p class="small mute">
      ${t(setting.listed ? "invitation-why-listed" : "invitation-why")}
      ${
        setting.listed
          ? nothing
          : html`<button type="button" class="linklike" @click=${renew}>${t("invitation-renew")}</button>`
      }
    </p>`;
}
