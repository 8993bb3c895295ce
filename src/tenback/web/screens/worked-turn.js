/**
 * The turn that a rule page works through, drawn with our cards: the table before it, and what each step lays where.
 * The page has the steps and their words; what lies there before, `pictures.js` has.
 */

import { html, nothing } from "lit";
import { back, duel, quick, ten, theGame } from "../cards/faces.js";
import { lying } from "../tables/parts/fits.js";
import { COLOURS, colourOf, numberOf } from "../tables/quick-and-easy/arithmetic.js";
import { isNumber } from "../tables/ten/arithmetic.js";
import { coinMark } from "../tables/ten/marks.js";
import { t } from "../words/words.js";
import { PILES, letter } from "./page-words.js";
import { TURNED_UP, TURNS, signs, spot } from "./pictures.js";

/** @import { Step } from "./markdown.js" */
/** @import { Pile } from "../tables/parts/pile-game.js" */
/** @typedef {string | number} Card */

const COINS = 5; // each player's, before the turn

/** @type {Readonly<Record<string, (card: Card, theirs?: boolean) => unknown>>} */
const FACES = Object.freeze({
  "the-game": (card) => theGame(Number(card)),
  "quick-and-easy": (card) => quick(String(card)),
  "face-to-face": (card, theirs = false) => duel(theirs ? "gold" : "silver", Number(card)),
});

/** @param {string} game */
export const turn = (game) => (/** @type {Step[]} */ steps) => (game === "ten" ? turnOfTen(steps) : laid(game, steps));

/** @param {string} game @param {Step[]} steps */
function laid(game, steps) {
  const before = TURNS[game];
  const face = FACES[game];
  if (!before || !face) return undefined;
  const piles = PILES[game] ?? [];
  const tops = { ...before.piles };
  const drawn = steps.map(({ typed, said }) => {
    const [card = "", name = ""] = typed.split(">");
    const pile = piles.find((each) => each.name === name);
    if (!pile) return step(back(), "", said); // the turn ends, and one draws
    const top = tops[name] ?? 0;
    tops[name] = card;
    const cards = html`<div>${face(top, pile.theirs)}</div>
      ${sign(game, pile, top, card)}
      <div>${face(card)}</div>`;
    return step(
      cards,
      html`${letter(pile)}<span class="vh">${t("label", { label: spoken(game, card) })} </span>`,
      said,
    );
  });
  return html`<div class="worked">
    <div class="picture" aria-hidden="true">
      ${[true, false].map((theirs) => {
        const shown = piles.filter((pile) => Boolean(pile.theirs) === theirs);
        return shown.length
          ? html`<div class="picture__group">
              ${shown.map((pile) => spot(face(before.piles[pile.name] ?? 0, theirs), letter(pile)))}
            </div>`
          : nothing;
      })}
      <div class="picture__group picture__hand">${before.hand.map((card) => html`<div>${face(card)}</div>`)}</div>
    </div>
    <ol class="worked__steps">
      ${drawn}
    </ol>
  </div>`;
}

/** @param {Step[]} steps */
function turnOfTen(steps) {
  const deck = [...TURNED_UP.deck];
  /** @type {string[]} */ const numbers = [];
  const drawn = steps.map(({ typed, said }) => {
    const [deed = "", what = ""] = typed.split(":");
    if (deed === "draw") {
      const card = deck.shift() ?? "";
      if (isNumber(card)) numbers.push(card);
      return step(html`<div>${ten(card)}</div>`, "", said);
    }
    if (deed === "take")
      return step(
        numbers.map((card) => html`<div>${ten(card)}</div>`),
        "",
        said,
      );
    if (deed === "buy") return step(html`<div>${ten(what)}</div>`, "", said);
    if (deed === "bid") return step(html`${coinMark()}<b class="n">${what}</b>`, t("ten-bid", { bid: what }), said);
    if (deed === "pass") return step("", t("ten-pass"), said);
    return step(coinMark(), "", said);
  });
  return html`<div class="worked">
    <div class="picture" aria-hidden="true">
      <div class="picture__group">${TURNED_UP.market.map((card) => spot(ten(card), t("ten-market")))}</div>
      <div class="picture__group">${spot(back(), t("ten-the-deck"))}</div>
      <div class="picture__group">
        ${spot(Array.from({ length: COINS }, coinMark), t("ten-coins", { count: COINS }))}
      </div>
    </div>
    <ol class="worked__steps">
      ${drawn}
    </ol>
  </div>`;
}

/**
 * @param {unknown} cards  for the eye
 * @param {unknown} before  a letter, or what is done, before the words
 * @param {string} said
 */
const step = (cards, before, said) =>
  html`<li>
    <div class="worked__cards" aria-hidden="true">${cards}</div>
    <p>${typeof before === "string" && before ? html`<b>${t("label", { label: before })}</b>` : before} ${said}</p>
  </li>`;

/** Onwards, back, or across the table. @param {string} game @param {Pile} pile @param {Card} top @param {Card} card */
function sign(game, pile, top, card) {
  const { kind } = lying({ number: game === "quick-and-easy" ? numberOf : Number }, card, pile, top);
  return kind === "gift" ? signs.gift() : kind === "back" ? signs.back() : signs.to();
}

/** @param {string} game @param {string} card */
const spoken = (game, card) =>
  game === "quick-and-easy" ? t("coloured-card", { colour: t(COLOURS[colourOf(card)]), number: numberOf(card) }) : card;
