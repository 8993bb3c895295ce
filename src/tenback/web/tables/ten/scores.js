/** How a game of TEN was counted: players by colours, the longest run of each, what a tie is broken by. */

import { html, nothing } from "lit";
import { t } from "../../words/words.js";
import { avatar, botTag, named } from "../parts/people.js";
import { COLOURS, gameOf } from "./arithmetic.js";
import { coinMark, suitMark, tokenMark } from "./marks.js";
import { gridRow } from "./view.js";

/** @import { EndTold, Scene, Seat, TenHolding as Holding } from "../../wire/frames.js" */

/** The seats, most points first. @param {Scene} scene @returns {Seat[]} */
const byPoints = (scene) => {
  const { seats } = gameOf(scene);
  return seats.map((_, seat) => seat).sort((one, other) => (seats[other]?.points ?? 0) - (seats[one]?.points ?? 0));
};

/** @param {Scene} scene @param {{counted: number, told: EndTold | null}} how  `counted`: so many colours */
export function scoreTable(scene, { counted, told }) {
  const tie = scene.public.result?.ending?.reason === "most-currency";
  return html`<section class="scorebox" aria-labelledby="scores-title">
    <h2 id="scores-title">${t("ten-counting")} <span class="small">${t("ten-counting-how")}</span></h2>
    <table class="scores">
      <thead>
        <tr>
          <th scope="col"><span class="vh">${t("ten-player")}</span></th>
          ${COLOURS.map((colour) => html`<th scope="col">${suitMark(colour)}${t("ten-colour", { colour })}</th>`)}
          <th scope="col" class="sum">${t("ten-points-word", { count: 2 })}</th>
        </tr>
      </thead>
      <tbody>
        ${byPoints(scene).map((seat) => row(scene, seat, counted, tie ? told : null))}
      </tbody>
    </table>
  </section>`;
}

/** @param {Scene} scene @param {Seat} seat @param {number} counted @param {EndTold | null} told  of a tie */
function row(scene, seat, counted, told) {
  const own = /** @type {Holding} */ (gameOf(scene).seats[seat]);
  const currency = told?.tallies[seat]?.currency;
  return html`<tr class=${seat === scene.you?.seat ? "is-me" : ""} data-seat=${seat}>
    <th scope="row">
      <span class="scores__who">
        ${avatar(scene, seat, "avatar--s")}<bdi>${named(scene, seat)}</bdi>${botTag(scene, seat)}</span
      ><span class="money"
        ><span class="row"
          >${coinMark()}<span aria-hidden="true">${own.coins}</span
          ><span class="vh">${t("ten-coins", { count: own.coins })}</span></span
        >${
          own.busts
            ? html`<span class="row"
                >${tokenMark()}<span aria-hidden="true">${own.busts}</span
                ><span class="vh">${t("ten-tokens", { count: own.busts })}</span></span
              >`
            : nothing
        }${currency === undefined ? nothing : html`<b class="small">${t("ten-worth", { count: currency })}</b>`}</span
      >
    </th>
    ${COLOURS.map((_, place) => html`<td>${gridRow(own, place, { counted, apart: true })}</td>`)}
    <td class="sum"><b class="n">${own.points}</b></td>
  </tr>`;
}
