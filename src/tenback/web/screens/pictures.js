/** Pictures of our own cards below the rules that they help with. The text says the same, so they are for the eye only. */

import { html, nothing } from "lit";
import { duel, icon, quick, start, ten, theGame } from "../cards/faces.js";

/** Signs between two cards. */
const to = () => html`<span class="picture__to">${icon("next")}</span>`;
const back = () => html`<span class="picture__to trick">${icon("back")}</span>`;
const gift = () => html`<span class="picture__to">${icon("gift")}</span>`;

/** By rule: groups of cards, with signs between them. @type {Record<string, () => unknown[][]>} */
const PICTURES = {
  G2: () => [[start("up", "1"), start("up", "1")], [start("down", "100"), start("down", "100")]],
  G6: () => [[theGame(4), to(), theGame(8), to(), theGame(13)], [theGame(4), to(), theGame(90)]],
  G7: () => [[theGame(47), back(), theGame(37)], [theGame(65), back(), theGame(75)]],
  Q2: () => [["R4", "B5", "G8", "Y3", "P9"].map(quick)],
  Q5: () => [[quick("R4"), to(), quick("B6"), to(), quick("Y9")], [quick("G7"), to(), quick("P3")]],
  Q6: () => [[quick("G2"), back(), quick("G8")]],
  F1: () => [[duel("silver", 2), to(), duel("silver", 59)], [duel("gold", 2), to(), duel("gold", 59)]],
  F4: () => [[duel("silver", 27), back(), duel("silver", 17)], [duel("silver", 35), back(), duel("silver", 45)]],
  F6: () => [[duel("gold", 29), gift(), duel("silver", 12)]],
  T1: () => [["B7", "G2", "O5", "P9"].map(ten), ["$3", "*5", "G#", "*#"].map(ten)],
  T8: () => [["G6", "O4", "$3", "$3"].map(ten), [to(), ten("B7")]],
};

/** @param {string} rule */
export function picture(rule) {
  const groups = PICTURES[rule]?.();
  return groups ? html`<div class="picture" aria-hidden="true">${groups.map((group) => html`<div class="picture__group">${group.map((each) => html`<div>${each}</div>`)}</div>`)}</div>` : nothing;
}
