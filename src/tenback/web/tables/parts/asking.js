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

/**
 * What the strips say, for who listens: each once, when it appears. No strip is a live region itself.
 * @param {Scene} scene @param {Asks} asks @returns {{said: string, now: boolean}[]}  `now`: one is asked
 */
export function stripsSaid(scene, asks) {
  const { proposed, paused, rematch: to, phase } = scene.public;
  if (scene.past) return [];
  const own = proposed?.by === scene.you?.seat;
  return [
    { said: asks.back ? t("bot-played-for-you", { count: asks.back }) : "", now: false },
    { said: phase === "ended" && to ? another(asks) : "", now: true },
    { said: paused ? whoPaused(scene) : "", now: false },
    { said: proposed ? (own ? ownQuestion(scene, asks) : question(scene, asks.called)) : "", now: !own },
    ...goneOf(scene).map(({ seat }) => ({ said: t("gone-waiting", { name: named(scene, seat) }), now: false })),
    { said: botsOf(scene, asks).length ? t("chairs-offered") : "", now: false },
  ].filter(({ said }) => said);
}

/** @param {Asks} asks */
const another = ({ by }) => (by ? t("rematch-by", { name: by }) : t("rematch-open"));

/** @param {Scene} scene */
function whoPaused({ you, public: { paused_by: by, seats } }) {
  const name = by === undefined ? "" : (seats[by]?.name ?? "");
  return by === you?.seat ? t("paused-by-you") : t("paused-by", { name });
}

/** @param {Scene} scene @param {Asks} asks */
function ownQuestion({ public: { proposed, taking_back: back } }, { called }) {
  return proposed?.what === "take-back"
    ? t("asked-take-back", { what: called(back?.action ?? "") })
    : t("asked-abandon");
}

/** @param {Scene} scene @param {(action: string) => string} called */
function question({ public: { proposed, taking_back: back, seats } }, called) {
  const name = seats[proposed?.by ?? -1]?.name ?? "";
  return proposed?.what === "take-back"
    ? t("proposed-take-back", { name, what: called(back?.action ?? "") })
    : t("proposed-abandon", { name });
}

/** @param {Scene} scene @param {Asks} asks */
function proposal(scene, asks) {
  const { called, answer } = asks;
  const { by, agreed } = /** @type {NonNullable<Scene["public"]["proposed"]>} */ (scene.public.proposed);
  const back = scene.public.taking_back;
  const you = scene.you?.seat;
  if (you === by)
    return html`<div class="strip-note asked">
      ${icon("undo")}<b class="asked__what">${ownQuestion(scene, asks)}</b>${answers(scene, agreed)}<span
        class="grow"
      ></span>
      <button type="button" class="btn" @click=${() => answer(false)}>${t("never-mind")}</button>
    </div>`;
  const asked = you !== undefined && !agreed.includes(you) && !isBot(scene, you);
  const said = question(scene, called);
  return html`<div class="strip-note asked ${asked ? "asked--you" : ""}" role="group" aria-label=${said}>
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
  return html`<div class="strip-note asked asked--paused">
    ${icon("pause")}<span class="asked__what"
      ><b>${whoPaused(scene)}</b> <span class="small mute">${t("paused-how")}</span></span
    ><span class="grow"></span>
    ${scene.you ? html`<button type="button" class="btn btn--go" @click=${goOn}>${t("play-on")}</button>` : nothing}
  </div>`;
}

/** @param {Asks} asks */
function backAgain({ back, whatItLaid }) {
  return html`<div class="strip-note asked asked--back">
    ${icon("bot")}<b class="asked__what">${t("bot-played-for-you", { count: back })}</b><span class="grow"></span>
    <button type="button" class="btn" @click=${whatItLaid}>${t("what-it-laid")}</button>
  </div>`;
}

/** The others are asked along; who looked on is shown the way. @param {Scene} scene @param {Asks} asks */
function rematch(scene, asks) {
  const { rematch: to, phase } = scene.public;
  if (phase !== "ended" || !to) return nothing;
  return html`<div class="strip-note asked asked--rematch">
    ${icon("again")}<b class="asked__what">${another(asks)}</b><span class="grow"></span>
    <button type="button" class="btn btn--go" @click=${asks.next}>
      ${t(scene.you ? "rematch-in" : "rematch-watch")}
    </button>
  </div>`;
}

/** Whether one may let a bot stand in for others: the host, or anybody while the host is gone. @param {Scene} scene */
function decides(scene) {
  const { you } = scene;
  if (!you) return false;
  const host = scene.public.seats.findIndex((each) => each.host);
  return host === you.seat || around.of(scene, host)?.state === "gone";
}

/** People whom the table waits for, and who have no line any more, for who may do something. @param {Scene} scene */
function goneOf(scene) {
  if (!decides(scene)) return [];
  return scene.public.awaited
    .filter((seat) => seat !== scene.you?.seat && !isBot(scene, seat))
    .map((seat) => ({ seat, seen: around.of(scene, seat) }))
    .filter(({ seen }) => seen?.state === "gone");
}

/** @param {Scene} scene @param {Asks} asks */
function missing(scene, { standIn }) {
  return goneOf(scene).map(
    ({ seat, seen }) =>
      html`<div class="strip-note asked asked--gone">
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

/** The chairs of bots, for a friend who comes late, by an invitation. @param {Scene} scene @param {Asks} asks */
function botsOf({ you, public: { phase, seats } }, { invited }) {
  if (you || !invited || (phase !== "playing" && phase !== "starting")) return [];
  return seats.map((seat, number) => ({ seat, number })).filter(({ seat }) => seat.kind === "bot");
}

/** @param {Scene} scene @param {Asks} asks */
function chairs(scene, asks) {
  const bots = botsOf(scene, asks);
  if (!bots.length) return nothing;
  return html`<div class="strip-note asked asked--chairs">
    ${icon("people")}<b class="asked__what">${t("chairs-offered")}</b><span class="grow"></span>
    ${bots.map(
      ({ seat, number }) =>
        html`<button type="button" class="btn" @click=${() => asks.takeChair(number)}>
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
