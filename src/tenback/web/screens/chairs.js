/** Who sits at a table, as lists show it: before it is played, or from afar. */

import { html, nothing } from "lit";
import { icon } from "../cards/faces.js";
import { initials } from "../tables/parts/initials.js";
import { strengthName } from "../words/strengths.js";
import { t } from "../words/words.js";

/** @import { SeatShown } from "../wire/frames.js" */

const FACES = ["a", "t", "j", "m"];

/** @param {readonly SeatShown[]} seats @param {number} number  of one of them @param {boolean} yours */
export function face(seats, number, yours) {
  const letters = initials(seats.map(({ name }) => name ?? ""))[number] ?? "?";
  return html`<span class="avatar av-${yours ? "y" : FACES[number % FACES.length]}" aria-hidden="true"
    >${letters}</span
  >`;
}

/** Host, bot, program: what a name alone does not tell. @param {SeatShown} seat */
export function tags(seat) {
  return html`${seat.host ? html`<span class="tag">${t("host")}</span>` : nothing}${
    seat.kind === "bot"
      ? html`<span class="tag">${icon("bot")}${t("bot-of", { strength: strengthName(seat.bot ?? "") })}</span>`
      : nothing
  }${
    seat.kind === "program" || seat.kind === "automatic"
      ? html`<span class="tag">${icon("bot")}${t("program")}</span>`
      : nothing
  }`;
}

/** What an empty chair says. @param {SeatShown} seat */
export function empty({ name }) {
  return name ? t("chair-kept", { name }) : t("empty-chair");
}

/** @param {SeatShown[]} seats @param {readonly number[]} [yours] */
export function chairs(seats, yours = []) {
  return html`<ul class="chairs">
    ${seats.map((seat, number) =>
      seat.kind === "open"
        ? html`<li class="chair chair--open">${icon("plus")}<span>${empty(seat)}</span></li>`
        : html`<li class="chair">
            ${face(seats, number, yours.includes(number))}<b class="chair__who"><bdi>${seat.name}</bdi></b
            >${tags(seat)}
          </li>`,
    )}
  </ul>`;
}

/** Names in one line. @param {SeatShown[]} seats */
export function names(seats) {
  const there = seats.filter((seat) => seat.name && seat.kind !== "open");
  return there.map((seat, place) => html`${place ? ", " : ""}<bdi>${seat.name}</bdi>`);
}
