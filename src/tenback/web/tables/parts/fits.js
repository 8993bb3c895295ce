/**
 * How a card lies to a pile: the pill on a pile and the strip under a card, told by figure, by blocks, by hue. Only
 * whether it is onwards or back is worked out here, to be drawn; whether it may be laid there, the server says.
 */

import { html, nothing } from "lit";
import { icon } from "../../cards/faces.js";
import { t } from "../../words/words.js";

/** @import { Card, Fit, Lying, Pile, PileGame } from "./pile-game.js" */

/**
 * How a card would lie: a `gap` onwards, a `back` against the pile's way, a `gift` on a rival's pile, or the `first` on
 * a start card without a number.
 * @param {Pick<PileGame, "number">} game @param {Card} card @param {Pile} pile
 * @param {Card | null} top  what the pile shows then
 * @returns {Lying}
 */
export function lying(game, card, pile, top) {
  if (top === null) return { kind: "first", by: 0 };
  const onwards = (game.number(card) - game.number(top)) * (pile.direction === "up" ? 1 : -1);
  return { kind: pile.theirs ? "gift" : onwards < 0 ? "back" : "gap", by: Math.abs(onwards) };
}

const STEPS = ["step-small", "step-fair", "step-dear", "step-steep"];
const BLOCKS = html`<span class="blocks" aria-hidden="true"><i></i><i></i><i></i><i></i></span>`;

/**
 * @param {PileGame} game @param {Fit} fit @param {Pile} pile
 * @param {{from: string, to: string}} cards  in figures, for a trick that is not ten
 */
export function pill(game, fit, pile, { from, to }) {
  switch (fit.kind) {
    case "back":
      return html`<span class="trick"
        >${icon("back")}<span class="word">${t(game.trick.back, { from, to })}</span
        ><span class="short n" aria-hidden="true">${fit.by}</span></span
      >`;
    case "gift":
      return html`<span class="gift"
        >${icon("gift")}<span class="n">${pile.direction === "up" ? "−" : "+"}${fit.by}</span
        ><span class="word">${t("gift")}</span></span
      >`;
    case "first":
      return html`<span class="fit g1"
        ><span class="word small">${t("first-card")}</span><span class="short" aria-hidden="true">✓</span></span
      >`;
    case "gap": {
      const step = game.step(fit.by);
      return html`<span class="fit g${step}"
        ><span class="n">${pile.direction === "up" ? "+" : "−"}${fit.by}</span>${BLOCKS}<span class="word small"
          >${t(STEPS[step - 1] ?? "")}</span
        ></span
      >`;
    }
    case "unknown":
      return nothing;
    default:
      return html`<span class="fit fit--no"
        ><span class="word">${t(fit.why ?? "does-not-fit")}</span><span class="short" aria-hidden="true">·</span></span
      >`;
  }
}

/** One cell of the strip under a card. @param {PileGame} game @param {Pile} pile @param {Fit} fit */
export function cost(game, pile, fit) {
  const letter = html`<small>${pile.letter}</small>`;
  switch (fit.kind) {
    case "back":
      return html`<span class="cost cost--back">${letter}${icon("back")}</span>`;
    case "gift":
      return html`<span class="cost cost--gift">${letter}${icon("gift")}</span>`;
    case "first":
      return html`<span class="cost g1">${letter}${icon("check")}</span>`;
    case "gap":
      return html`<span class="cost g${game.step(fit.by)}">${letter}${fit.by}${BLOCKS}</span>`;
    default:
      return html`<span class="cost cost--no">${letter}·</span>`;
  }
}

/**
 * Where a card fits, in words, for a label.
 * @param {PileGame} game @param {Fit} fit @param {Pile} pile @param {boolean} gaps  whether gaps are told
 */
export function fitText(game, fit, pile, gaps) {
  if (!gaps) return pile.letter;
  const facts = { pile: pile.letter, by: fit.by, direction: pile.direction };
  switch (fit.kind) {
    case "back":
      return t(game.trick.fits, facts);
    case "gift":
      return t("fits-gift", facts);
    case "first":
      return t("fits-first", facts);
    default:
      return t("fits-by", facts);
  }
}
