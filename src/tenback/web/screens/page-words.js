/** What the rule pages write as it is typed in a terminal, in the words of the screen: piles, signals, options. */

import { html } from "lit";
import { suit } from "../cards/faces.js";
import { PILES as DUEL } from "../tables/face-to-face/arithmetic.js";
import { PILES as QUICK } from "../tables/quick-and-easy/arithmetic.js";
import { PILES as THE_GAME } from "../tables/the-game/arithmetic.js";
import { pieces, t } from "../words/words.js";
import { gameOf } from "./games.js";
import { choiceName } from "./setting-words.js";

/** @import { Pile } from "../tables/parts/pile-game.js" */

/** @type {Readonly<Record<string, readonly Pile[]>>} */
export const PILES = Object.freeze({ "the-game": THE_GAME, "quick-and-easy": QUICK, "face-to-face": DUEL, ten: [] });

const COLOURS = ["r", "b", "g", "y", "p"];
const SIGNALS = Object.freeze({
  "keep-off": "say-keep-off",
  "keep-off-strongly": "say-keep-off-strongly",
  "small-steps": "say-small-steps",
  "go-ahead": "say-go-ahead",
  want: "say-want",
  trick: "say-trick",
});
const HEIGHTS = Object.freeze({ high: "height-high", middle: "height-middle", low: "height-low" });

/** A pile's letter, as at the table. @param {Pile} pile */
export const letter = (pile) => html`<span class="key">${pile.letter}</span>`;

/** What the screen calls that which is written so, if it has a name for it. @param {string} game */
export function named(game) {
  /** @param {string} code */
  return (code) => {
    const pile = PILES[game]?.find(({ name }) => name === code);
    if (pile) return letter(pile);
    const option = optionNamed(game, code);
    if (option) return html`<b>${option}</b>`;
    return game === "ten" ? undefined : signal(code);
  };
}

/** An option or one of its values. @param {string} game @param {string} code */
function optionNamed(game, code) {
  for (const option of gameOf(game)?.options ?? []) {
    if (option.name === code) return t(option.label);
    const choice = option.picks?.find(({ value }) => value === code);
    if (choice) return choiceName(choice);
  }
  return "";
}

/** A signal, without the word that stands for a pile or for a colour. @param {string} code */
function signal(code) {
  const colour = code.toLowerCase();
  if (COLOURS.includes(colour)) return suit(colour);
  const [kind = "", , height = ""] = code.split(" ");
  if (kind === "hold") {
    const colours = html`<span class="suits">${COLOURS.map(suit)}</span>`;
    const hold = height ? pieces("colour-and-height", { colour: colours, height: heightNamed(height) }) : colours;
    return html`<b>${pieces("colour-hold", { colour: hold })}</b>`;
  }
  const message = SIGNALS[/** @type {keyof typeof SIGNALS} */ (kind)];
  if (message) return html`<b>${t(message)}</b>`;
  return heightNamed(code) ? html`<b>${heightNamed(code)}</b>` : undefined;
}

/** @param {string} height */
function heightNamed(height) {
  const message = HEIGHTS[/** @type {keyof typeof HEIGHTS} */ (height)];
  return message ? t(message) : "";
}
