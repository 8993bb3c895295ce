/** Those who sit at a table: faces, names, plates. */

import { html, nothing } from "lit";
import { icon } from "../../cards/faces.js";
import { strengthName } from "../../words/strengths.js";
import { t } from "../../words/words.js";
import { around, sinceWhen } from "../../store/around.js";
import { initials } from "./initials.js";
import "./clock.js";

/** @import { Scene, Seat } from "../../wire/frames.js" */

const FACES = ["a", "t", "j", "m"];

/** The look of a seat's face: told by letters and by shape. @param {Scene} scene @param {Seat} seat */
function look(scene, seat) {
  const you = scene.you?.seat;
  if (seat === you) return "y";
  const seats = scene.public.seats.length;
  return FACES[((seat - (you ?? -1) - 1 + seats) % seats) % FACES.length];
}

/**
 * @param {Scene} scene
 * @param {Seat} seat
 * @param {string} [size] "avatar--s" is small
 */
export function avatar(scene, seat, size = "") {
  const letters = initials(scene.public.seats.map((each) => each?.name ?? ""))[seat] ?? "?";
  return html`<span class="avatar av-${look(scene, seat)} ${size}" aria-hidden="true"
    >${letters}${size ? nothing : dot(scene, seat)}</span
  >`;
}

/** The line of somebody, never the turn. @param {Scene} scene @param {Seat} seat */
function dot(scene, seat) {
  const sitter = scene.public.seats[seat];
  const seen = around.of(scene, seat);
  if (sitter?.kind === "bot" || scene.past || scene.public.phase === "ended") return nothing;
  if (sitter?.bot) return html`<i class="dot dot--bot"></i>`;
  return seen ? html`<i class="dot dot--${seen.state}"></i>` : nothing;
}

/** The same in words; who is here needs none. @param {Scene} scene @param {Seat} seat */
export function howSomebodyIs(scene, seat) {
  const sitter = scene.public.seats[seat];
  const seen = around.of(scene, seat);
  if (scene.public.phase === "ended" || scene.past || sitter?.kind === "bot") return nothing;
  if (sitter?.bot && sitter.kind !== "automatic")
    return html`<span class="how">${icon("bot")}<span>${t("presence-stand-in")}</span></span>`;
  if (!seen || seat === scene.you?.seat) return nothing;
  if (seen.planning)
    return html`<span class="how how--planning"><i></i><i></i><i></i><span>${t("presence-planning")}</span></span>`;
  if (seen.state === "here") return nothing;
  const time = sinceWhen(seen);
  const gone = seen.state === "gone";
  const said = time ? t(gone ? "presence-gone" : "presence-away", { time }) : t("presence-not-here");
  return html`<span class="how ${gone ? "how--gone" : ""}"
    >${icon(gone ? "warn" : "private")}<span>${said}</span></span
  >`;
}

/** @param {Scene} scene @param {Seat} seat */
export function named(scene, seat) {
  return seat === scene.you?.seat ? t("you") : (scene.public.seats[seat]?.name ?? "");
}

/** The others, clockwise from one's left; all of them for who watches. @param {Scene} scene @returns {Seat[]} */
export function others(scene) {
  const seats = scene.public.seats.length;
  const you = scene.you?.seat;
  if (you === undefined) return scene.public.seats.map((_, seat) => seat);
  return Array.from({ length: seats - 1 }, (_, place) => (you + 1 + place) % seats);
}

/** @param {number} cards */
export function backs(cards) {
  return html`<span class="minis"
    >${Array.from({ length: cards }, () => html`<i></i>`)}<b class="n" aria-hidden="true">${cards}</b
    ><span class="vh">${t("cards-in-hand", { count: cards })}</span></span
  >`;
}

/** Whether a bot sits there, or plays for whoever does. @param {Scene} scene @param {Seat} seat */
export function isBot(scene, seat) {
  const sitter = scene.public.seats[seat];
  return sitter?.kind === "bot" || Boolean(sitter?.bot);
}

/** @param {Scene} scene @param {Seat} seat */
export function botTag(scene, seat) {
  if (!isBot(scene, seat)) return nothing;
  return html`<span
    class="tag seat__bot"
    title=${t("bot-plays", { strength: strengthName(scene.public.seats[seat]?.bot ?? "") })}
    >${icon("bot")}<span class="opt" aria-hidden="true">${t("bot")}</span><span class="vh">${t("bot")}</span></span
  >`;
}

/**
 * The time of a turn runs out on the plate of whoever acts, if the table has a clock.
 * @param {Scene} scene @param {Seat} seat
 */
export function clockOf(scene, seat) {
  const { deadline, awaited } = scene.public;
  if (deadline === null || !awaited.includes(seat) || scene.setting.clock === null) return nothing;
  return html`<turn-clock .deadline=${deadline} .seconds=${scene.setting.clock}></turn-clock>`;
}

/**
 * @param {Scene} scene
 * @param {Seat} seat
 * @param {{cards: number | null, acts: boolean, note: string, open?: unknown, below?: unknown}} how
 *   `cards`: how many are held, where that is known; `open`: a hand that everyone sees
 */
export function plate(scene, seat, { cards, acts, note, open = null, below = nothing }) {
  const sitter = scene.public.seats[seat];
  return html`<li class="seat ${acts ? "is-turn" : ""}" data-seat=${seat}>
    ${avatar(scene, seat)}
    <div class="seat__body">
      <div class="seat__name">
        <bdi class="seat__who" title=${sitter?.name ?? ""}>${sitter?.name ?? ""}</bdi
        >${botTag(scene, seat)}${note ? html`<span class="tag opt ${acts ? "tag--go" : ""}">${note}</span>` : nothing}
      </div>
      ${open && cards ? open : cards === null ? nothing : backs(cards)} ${howSomebodyIs(scene, seat)} ${below}
    </div>
    ${clockOf(scene, seat)}
  </li>`;
}
