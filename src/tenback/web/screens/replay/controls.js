/** How one moves through a game: a scrubber, steps, a speed, whose eyes; and what can be taken along. */

import { html, nothing } from "lit";
import { icon } from "../../cards/faces.js";
import { avatar, named } from "../../tables/parts/people.js";
import { momentPicture } from "../review/moment-picture.js";
import { t } from "../../words/words.js";

/** @import { Replay, Scene } from "../../wire/frames.js" */
/** @import { Turn } from "./turns.js" */

export const SPEEDS = Object.freeze({ slow: 1800, even: 900, quick: 450 }); // milliseconds an action
const SPEED_WORDS = Object.freeze({ slow: "replay-slow", even: "replay-even", quick: "replay-quick" });

/** @typedef {keyof typeof SPEEDS} Speed */

/**
 * @typedef {object} Controls
 * @property {Scene} scene
 * @property {Replay} replay
 * @property {readonly Turn[]} turns
 * @property {Turn | null} turn
 * @property {Turn | null} chosen  the one that is looked at before it is played
 * @property {string} told  what happened at the moment
 * @property {(turn: Turn) => unknown} line  what a turn did, in a line
 * @property {(turn: Turn) => void} choose
 * @property {number} at
 * @property {number} last
 * @property {boolean} playing
 * @property {Speed} speed
 * @property {(at: number) => void} go
 * @property {() => void} turnBack
 * @property {() => void} turnOn
 * @property {() => void} toggle
 * @property {(speed: Speed) => void} pace
 * @property {(eyes: string) => void} look
 * @property {() => void} share
 * @property {number} actions  until the moment that one looks at
 * @property {() => void} playOn
 */

/** @param {string} sign @param {string} id @param {() => void} does @param {boolean} off @param {string} kind */
const press = (sign, id, does, off = false, kind = "") =>
  html`<button
    type="button"
    class="btn ${kind}"
    aria-label=${t(id)}
    title=${t(id)}
    aria-disabled=${off}
    @click=${() => off || does()}
  >
    ${icon(sign)}
  </button>`;

/** @param {Controls} c */
export function controls(c) {
  const { at, last, playing } = c;
  return html`<section class="replay__bar" aria-label=${t("replay-controls")}>
      <input
        class="replay__scrub"
        type="range"
        min="0"
        max=${last}
        step="1"
        .value=${String(at)}
        aria-label=${t("replay-moment")}
        aria-valuetext=${c.told ? t("end-heard", { title: where(c), sentence: c.told }) : where(c)}
        @input=${(/** @type {Event} */ event) => c.go(Number(/** @type {HTMLInputElement} */ (event.target).value))}
      />
      <p class="replay__told" aria-live="polite">${c.chosen ? c.line(c.chosen) : c.told}</p>
      <div class="replay__steps">
        ${press("first", "replay-first", () => c.go(0), at === 0)}
        ${press("rewind", "replay-turn-back", c.turnBack, at === 0)}
        ${press("prev", "replay-action-back", () => c.go(at - 1), at === 0)}
        ${press(playing ? "pause" : "play", playing ? "replay-stop" : "replay-play", c.toggle, false, "btn--go")}
        ${press("next", "replay-action-on", () => c.go(at + 1), at === last)}
        ${press("ahead", "replay-turn-on", c.turnOn, at === last)}
        ${press("last", "replay-last", () => c.go(last), at === last)}
        <span class="replay__where">${where(c)}</span>
      </div>
      <div class="replay__more">
        <label class="row small"
          ><span class="opt">${t("replay-speed")}</span
          ><select
            class="field"
            aria-label=${t("replay-speed")}
            @change=${(/** @type {Event} */ event) =>
              c.pace(/** @type {Speed} */ (/** @type {HTMLSelectElement} */ (event.target).value))}
          >
            ${Object.entries(SPEED_WORDS).map(
              ([speed, id]) => html`<option value=${speed} ?selected=${speed === c.speed}>${t(id)}</option>`,
            )}
          </select></label
        >
        ${eyes(c)}
      </div>
    </section>
    <div class="replay__take">
      <button type="button" class="btn btn--s" @click=${c.share}>${icon("link")}${t("replay-share")}</button>${
        c.replay.allowed.includes("all")
          ? html`<a class="btn btn--s btn--go" href="/review/${c.scene.table}">${icon("log")}${t("review")}</a
              ><button type="button" class="btn btn--s" @click=${c.playOn}>${icon("ahead")}${t("play-on-here")}</button
              >${momentPicture(c.scene, c.actions)}${exports(c.scene)}`
          : nothing
      }
    </div>`;
}

/** Only those that the server allows. @param {Controls} c */
function eyes({ replay, scene, look }) {
  if (replay.allowed.length < 2) return nothing;
  const called = (/** @type {string} */ each) =>
    each === "all"
      ? t("replay-eyes-all")
      : each === "none"
        ? t("replay-eyes-none")
        : t("replay-eyes-seat", { name: scene.public.seats[Number(each)]?.name ?? "" });
  return html`<label class="row small"
    >${icon("eye")}<span class="vh">${t("replay-eyes")}</span
    ><select
      class="field"
      @change=${(/** @type {Event} */ event) => look(/** @type {HTMLSelectElement} */ (event.target).value)}
    >
      ${replay.allowed.map(
        (each) => html`<option value=${each} ?selected=${each === replay.eyes}>${called(each)}</option>`,
      )}
    </select></label
  >`;
}

/** @param {Scene} scene */
function exports(scene) {
  const record = (/** @type {string} */ form, /** @type {string} */ id) =>
    html`<a class="btn btn--s btn--quiet" href="/api/tables/${scene.table}/record.${form}" download data-out
      >${icon("log")}${t(id)}</a
    >`;
  return html`${record("txt", "replay-transcript")}${record("json", "replay-json")}`;
}

/** Which turn, and whose. @param {Controls} c */
function where({ scene, turn, chosen, turns, at, last }) {
  if (!turn) return t("replay-deal");
  if (chosen) return t("replay-before", { turn: turn.number, turns: turns.length, name: named(scene, turn.seat) });
  if (at === last && scene.public.phase === "ended") return t("replay-end", { turns: turns.length });
  return t("replay-at", { turn: turn.number, turns: turns.length, name: named(scene, turn.seat) });
}

/** All turns, to go to. @param {Controls} c */
export function turnList({ scene, turns, turn, choose, line }) {
  return html`<aside class="replay__turns" aria-labelledby="replay-turns">
    <h2 id="replay-turns">${t("replay-turns")}</h2>
    <ol>
      ${turns.map(
        (each) =>
          html`<li>
            <button
              type="button"
              class=${each === turn ? "is-now" : ""}
              aria-current=${each === turn ? "step" : "false"}
              @click=${() => choose(each)}
            >
              <b class="n">${each.number}</b>${avatar(scene, each.seat, "avatar--s")}<span class="replay__who"
                ><bdi>${named(scene, each.seat)}</bdi></span
              ><span class="replay__what">${line(each)}</span>
            </button>
          </li>`,
      )}
    </ol>
  </aside>`;
}
