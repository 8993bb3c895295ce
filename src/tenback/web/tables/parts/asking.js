/**
 * What people ask of one another, as strips where the ruler was: nothing moves, and the hand stays free. They wait,
 * without a countdown; silence is no answer.
 */

import { html, nothing } from "lit";
import { icon } from "../../cards/faces.js";
import { around, sinceWhen } from "../../store/around.js";
import { t } from "../../words/words.js";
import { listed } from "../../words/lists.js";
import { avatar, isBot, named } from "./people.js";

/** @import { Scene, Seat, SeatPresence } from "../../wire/frames.js" */

/**
 * @typedef {object} Asks
 * @property {(action: string) => string} called  a play, in the words of the game
 * @property {(yes: boolean) => void} answer
 * @property {() => void} goOn
 * @property {(seat: Seat) => void} standIn  a bot, for who is gone
 * @property {(seat: Seat) => void} takeChair  a bot's
 * @property {() => void} next  to the next deal
 * @property {string} by  who wants it, if that was told
 * @property {boolean} invited  one came with a key
 * @property {number} back  turns that a bot has played for one, to be told once
 * @property {() => void} whatItLaid
 */

/** @param {Scene} scene @param {Asks} asks */
export function strips(scene, asks) {
  if (scene.past) return nothing;
  return html`${asks.back ? backAgain(asks) : nothing}${rematch(scene, asks)}${pausedBy(scene, asks)}${
    scene.public.proposed ? proposal(scene, asks) : nothing
  }${missing(scene, asks)}${chairs(scene, asks)}`;
}

/** The same in a sentence, for who listens. @param {Scene} scene @param {(action: string) => string} called */
export function askedAloud(scene, called) {
  const { proposed } = scene.public;
  if (!proposed || proposed.by === scene.you?.seat) return "";
  return question(scene, called);
}

/** @param {Scene} scene @param {(action: string) => string} called */
function question({ public: { proposed, taking_back: back, seats } }, called) {
  const name = seats[proposed?.by ?? -1]?.name ?? "";
  return proposed?.what === "take-back"
    ? t("proposed-take-back", { name, what: called(back?.action ?? "") })
    : t("proposed-abandon", { name });
}

/** @param {Scene} scene @param {Asks} asks */
function proposal(scene, { called, answer }) {
  const { what, by, agreed } = /** @type {NonNullable<Scene["public"]["proposed"]>} */ (scene.public.proposed);
  const back = scene.public.taking_back;
  const you = scene.you?.seat;
  if (you === by)
    return html`<div class="strip-note asked" role="status">
      ${icon("undo")}<b class="asked__what"
        >${t(what === "take-back" ? "asked-take-back" : "asked-abandon", { what: called(back?.action ?? "") })}</b
      >${answers(scene, agreed)}<span class="grow"></span>
      <button type="button" class="btn" @click=${() => answer(false)}>${t("never-mind")}</button>
    </div>`;
  const asked = you !== undefined && !agreed.includes(you) && !isBot(scene, you);
  const said = question(scene, called);
  return html`<div class="strip-note asked" role=${asked ? "alertdialog" : "status"} aria-label=${said}>
    ${avatar(scene, by, "avatar--s")}<span class="asked__what"
      ><b>${said}</b> <span class="small mute">${t(back?.seen ? "asks-seen" : "asks-waits")}</span></span
    >${asked ? nothing : answers(scene, agreed)}<span class="grow"></span>
    ${
      asked
        ? html`<button type="button" class="btn" aria-keyshortcuts="x" @click=${() => answer(false)}>
              ${t("rather-not")}
            </button>
            <button type="button" class="btn btn--go" aria-keyshortcuts="y" @click=${() => answer(true)}>
              ${t("agree")}
            </button>`
        : nothing
    }
  </div>`;
}

/** Who has answered, and who is still asked. @param {Scene} scene @param {readonly Seat[]} agreed */
function answers(scene, agreed) {
  const people = scene.public.seats
    .map((seat, number) => ({ seat, number }))
    .filter(({ seat, number }) => ["person", "program"].includes(seat.kind) && !seat.bot && number !== scene.you?.seat);
  return people.map(
    ({ seat, number }) =>
      html`<span class="tag tag--line asked__who"
        >${avatar(scene, number, "avatar--s")}${
          agreed.includes(number)
            ? html`${icon("check")}<span class="vh">${t("has-agreed", { name: seat.name ?? "" })}</span>`
            : html`<span class="vh"><bdi>${seat.name}</bdi> </span>${t("is-asked")}`
        }</span
      >`,
  );
}

/** @param {Scene} scene @param {Asks} asks */
function pausedBy(scene, { goOn }) {
  if (!scene.public.paused) return nothing;
  const by = scene.public.paused_by;
  const name = by === undefined ? "" : (scene.public.seats[by]?.name ?? "");
  return html`<div class="strip-note asked asked--paused" role="status">
    ${icon("pause")}<span class="asked__what"
      ><b>${by === scene.you?.seat ? t("paused-by-you") : t("paused-by", { name })}</b>
      <span class="small mute">${t("paused-how")}</span></span
    ><span class="grow"></span>
    ${scene.you ? html`<button type="button" class="btn btn--go" @click=${goOn}>${t("play-on")}</button>` : nothing}
  </div>`;
}

/** @param {Asks} asks */
function backAgain({ back, whatItLaid }) {
  return html`<div class="strip-note asked asked--back" role="status">
    ${icon("bot")}<b class="asked__what">${t("bot-played-for-you", { count: back })}</b><span class="grow"></span>
    <button type="button" class="btn" @click=${whatItLaid}>${t("what-it-laid")}</button>
  </div>`;
}

/** The others are asked along; who looked on is shown the way. @param {Scene} scene @param {Asks} asks */
function rematch(scene, { next, by }) {
  const { rematch: to, phase } = scene.public;
  if (phase !== "ended" || !to) return nothing;
  return html`<div class="strip-note asked asked--rematch" role="status">
    ${icon("again")}<b class="asked__what">${by ? t("rematch-by", { name: by }) : t("rematch-open")}</b
    ><span class="grow"></span>
    <button type="button" class="btn btn--go" @click=${next}>${t(scene.you ? "rematch-in" : "rematch-watch")}</button>
  </div>`;
}

/** Whether one may let a bot stand in for others: the host, or anybody while the host is gone. @param {Scene} scene */
function decides(scene) {
  const { you } = scene;
  if (!you) return false;
  const host = scene.public.seats.findIndex((each) => each.host);
  return host === you.seat || around.of(scene, host)?.state === "gone";
}

/** People whom the table waits for, and who have no line any more. @param {Scene} scene @param {Asks} asks */
function missing(scene, { standIn }) {
  if (!decides(scene)) return nothing;
  return scene.public.awaited
    .filter((seat) => seat !== scene.you?.seat && !isBot(scene, seat))
    .map((seat) => ({ seat, seen: around.of(scene, seat) }))
    .filter(({ seen }) => seen?.state === "gone")
    .map(
      ({ seat, seen }) =>
        html`<div class="strip-note asked asked--gone" role="status">
          ${avatar(scene, seat, "avatar--s")}<span class="asked__what"
            ><b>${t("gone-waiting", { name: named(scene, seat) })}</b>
            <span class="small mute">${seen ? goneSince(seen) : nothing}</span></span
          ><span class="grow"></span>
          <button type="button" class="btn" @click=${() => standIn(seat)}>${icon("bot")}${t("stand-in-offer")}</button>
        </div>`,
    );
}

/** @param {SeatPresence} seen */
export function goneSince(seen) {
  return seen.since === null ? t("presence-not-here") : t("presence-gone", { time: sinceWhen(seen) });
}

/** A friend who comes late, by an invitation, has a bot's chair. @param {Scene} scene @param {Asks} asks */
function chairs(scene, { invited, takeChair }) {
  const { phase, seats } = scene.public;
  if (scene.you || !invited || (phase !== "playing" && phase !== "starting")) return nothing;
  const bots = seats.map((seat, number) => ({ seat, number })).filter(({ seat }) => seat.kind === "bot");
  if (!bots.length) return nothing;
  return html`<div class="strip-note asked asked--chairs" role="status">
    ${icon("people")}<b class="asked__what">${t("chairs-offered")}</b><span class="grow"></span>
    ${bots.map(
      ({ seat, number }) =>
        html`<button type="button" class="btn" @click=${() => takeChair(number)}>
          ${icon("bot")}${t("take-this-chair", { name: seat.name ?? "" })}
        </button>`,
    )}
  </div>`;
}

/** Who stands at the door, for those who wait at the table. @param {Scene} scene */
export function atTheDoor(scene) {
  const names = around.door(scene);
  return names.length
    ? html`<p class="small door" role="status">
        ${icon("eye")}<span>${t("door-names", { names: listed(names), count: names.length })}</span>
      </p>`
    : nothing;
}
