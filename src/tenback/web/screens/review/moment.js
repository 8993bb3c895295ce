/** The moment that one looks at: the table before the turn, what was laid, and what would have kept more. */

import { html, nothing } from "lit";
import { icon } from "../../cards/faces.js";
import { step as duelStep } from "../../tables/face-to-face/arithmetic.js";
import { lying, pill } from "../../tables/parts/fits.js";
import { numberOf, step as quickStep } from "../../tables/quick-and-easy/arithmetic.js";
import { cardMark, coinMark, tokenMark } from "../../tables/ten/marks.js";
import { step as theGameStep } from "../../tables/the-game/arithmetic.js";
import { percent } from "../../words/lists.js";
import { pieces, t } from "../../words/words.js";
import { PILES } from "../page-words.js";
import { cost, doubt, faceOf, laysOf, line, pileOf } from "./plays.js";

/** @import { Estimate, Review, ReviewTurn, Seat } from "../../wire/frames.js" */
/** @import { Pile, PileGame } from "../../tables/parts/pile-game.js" */

/** How a step is drawn. @type {Readonly<Record<string, PileGame>>} */
const GAMES = Object.freeze(
  /** @type {any} */ ({
    "the-game": { step: theGameStep, number: Number, trick: { back: "ten-back" } },
    "quick-and-easy": { step: quickStep, number: numberOf, trick: { back: "same-colour-back" } },
    "face-to-face": { step: duelStep, number: Number, trick: { back: "ten-back" } },
  }),
);

/**
 * @typedef {object} Looked
 * @property {Review} review
 * @property {ReviewTurn} turn
 * @property {any} position  every card before the turn
 * @property {Seat | "all"} eyes
 * @property {Seat | null} mine
 * @property {(seat: Seat) => string} name
 * @property {unknown} choice  of eyes
 */

/** @param {Looked} looked */
export function moment(looked) {
  const { review, turn, eyes, mine, name } = looked;
  const ten = review.game === "ten";
  const heading =
    eyes === "all"
      ? t(ten ? "review-before-all-ten" : "review-before-all", { turn: turn.turn })
      : t(ten ? "review-before-ten" : "review-before", {
          turn: turn.turn,
          who: eyes === mine ? "you" : "other",
          name: name(eyes),
        });
  return html`<section class="moment ${ten ? "moment--ten" : ""}" aria-labelledby="moment-title">
    <div class="moment__table">
      <h2 id="moment-title">${heading}</h2>
      ${looked.position ? (ten ? tenTable(looked) : pileTable(looked)) : nothing}
    </div>
    <div class="moment__lines">${judged(looked)}</div>
    ${looked.choice}
  </section>`;
}

// The table

/** @param {Looked} looked */
function pileTable({ review, turn, position, eyes, name }) {
  const { game } = review;
  const seat = eyes === "all" ? turn.seat : eyes;
  const draw = position.draws ? position.draws[seat].length : position.draw.length;
  const piles = PILES[game] ?? [];
  const laid = laysOf(turn.actions).map(({ card }) => card);
  const top = (/** @type {Pile} */ pile) => topIn(position, pile, seat);
  const hand = (/** @type {Seat} */ whose) =>
    html`<div class="moment__hand">
      ${position.hands[whose].map((/** @type {string | number} */ card) => {
        const was = whose === turn.seat && laid.includes(String(card));
        return html`<div class=${was ? "was" : ""}>
          ${faceOf(game, card, whose)}<span class="vh">${card}</span>${
            was ? html`<span class="laidtag">${t("review-laid")}</span>` : nothing
          }
        </div>`;
      })}
    </div>`;
  return html`<div class="moment__piles">
      ${piles.map(
        (pile) =>
          html`<div class="rpile rpile--${pile.direction} ${pile.theirs ? "rpile--theirs" : ""}">
            <div class="row"><span class="key">${pile.letter}</span>${icon(pile.direction)}</div>
            <div>${topOf(game, top(pile), pile.theirs ? 1 - seat : seat)}</div>
          </div>`,
      )}<span class="moment__deck"
        >${pieces("review-to-draw", { count: draw, shown: html`<b class="n">${draw}</b>` })}</span
      >
    </div>
    ${
      eyes === "all"
        ? position.hands.map(
            (/** @type {unknown} */ _, /** @type {Seat} */ whose) =>
              html`<div class="moment__whose"><bdi class="small mute">${name(whose)}</bdi>${hand(whose)}</div>`,
          )
        : hand(eyes)
    }`;
}

/** What a pile shows to a seat. @param {any} position @param {Pile} pile @param {Seat} seat */
function topIn(position, pile, seat) {
  if (!position.draws) return position.piles[pile.name] ?? null;
  return position.piles[pile.theirs ? 1 - seat : seat][pile.direction];
}

/** @param {string} game @param {string | number | null} top @param {Seat} seat */
const topOf = (game, top, seat) =>
  top === null || top === undefined
    ? html`<span class="rpile__none">–</span>`
    : html`${faceOf(game, top, seat)}<span class="vh">${top}</span>`;

/** @param {Looked} looked */
function tenTable({ review, turn, position, eyes, name }) {
  const seats =
    eyes === "all" ? position.seats.map((/** @type {unknown} */ _, /** @type {number} */ seat) => seat) : [eyes];
  const cards = (/** @type {string[]} */ all) => html`${all.map((card) => html`${cardMark(card)} `)}`;
  return html`${
      position.auction
        ? html`<p>
            ${pieces("review-for-sale", { card: cardMark(position.auction.wild), bid: position.auction.bid ?? 0 })}
          </p>`
        : nothing
    }${
      position.row.length
        ? html`<div class="moment__cards">
            ${position.row.map((/** @type {string} */ card) => html`<div>${faceOf("ten", card)}</div>`)}
          </div>`
        : nothing
    }
    ${position.market.length ? html`<p>${pieces("review-market", { cards: cards(position.market) })}</p>` : nothing}
    ${seats.map((/** @type {number} */ seat) => {
      const own = position.seats[seat];
      return own
        ? html`<p class="moment__own">
            <b><bdi>${name(seat)}</bdi></b> ${coinMark()}<span class="n">${own.coins}</span>
            ${own.busts ? html`${tokenMark()}<span class="n">${own.busts}</span>` : nothing} ${cards(own.cards)}
          </p>`
        : nothing;
    })}
    <p class="small mute">${t("review-deck", { count: position.draw.length })}</p>`;
}

// What was laid, and what kept more

/** @param {Looked} looked */
function judged({ review, turn, position, mine, name }) {
  const who = { who: turn.seat === mine ? "you" : "other", name: name(turn.seat) };
  const played = t(review.game === "ten" ? "review-did" : "review-you-laid", who);
  if (!turn.after || !turn.before || !turn.cost)
    return html`<div class="mline">
      <h3>${played}</h3>
      ${plays(review, turn, turn.actions, position)}
      <p class="small mute">${t(turn.choice ? "review-not-weighed" : "review-no-choice")}</p>
    </div>`;
  const lost = cost(turn);
  const scores = turn.after.scores;
  const best = (turn.alternatives ?? []).find((each) => String(each.actions) === String(turn.best));
  return html`<div class="mline ${lost ? "mline--was" : ""}">
      <h3>${played}</h3>
      ${plays(review, turn, turn.actions, position)} ${bar(turn.after, lost ? "was" : "kept")}
      ${scores ? expected(scores[turn.seat]) : nothing}
    </div>
    ${
      lost
        ? html`<div class="mline mline--kept">
            <h3>${t("review-kept-more")}</h3>
            ${plays(review, turn, turn.best ?? [], position)} ${bar(turn.before, "kept")}
            ${best?.score ? expected(best.score) : nothing}
          </div>`
        : nothing
    }
    <p class="mcost">
      ${
        lost
          ? pieces("review-points", {
              shown: html`<span class="minus"><b class="n">−${lost}</b></span>`,
              count: lost,
              more: doubt(turn.cost.plus_minus),
            })
          : t("review-nothing-better", { count: turn.compared ?? 1 })
      }
      ${turn.exact ? t("review-counted") : nothing}${
        turn.longest && lost ? longest(review.game, turn.longest) : nothing
      }
    </p>`;
}

/** @param {string} game @param {{action: string, step: number}} longest */
function longest(game, { action, step }) {
  const [card = "", pile = ""] = action.split(">");
  return html` <span
    >${pieces("review-step", {
      card: html`<b class="n">${card}</b>`,
      pile: html`<span class="key">${pileOf(game, pile)?.letter ?? pile}</span>`,
      count: step,
    })}</span
  >`;
}

/** @param {Estimate | undefined} score */
const expected = (score) =>
  score ? html`<p class="small">${t("review-expected", { points: Math.round(10 * score.value) / 10 })}</p>` : nothing;

/**
 * Each card, where it goes, what lies there, and how far that is.
 * @param {Review} review @param {ReviewTurn} turn @param {readonly string[]} actions @param {any} position
 */
function plays({ game }, { seat }, actions, position) {
  const lays = laysOf(actions);
  if (!lays.length) return html`<p>${line(game, actions)}</p>`;
  /** @type {Record<string, string | number>} */ const covered = {};
  return html`<div class="mvs">
    ${lays.map(({ card, pile }) => {
      const to = pileOf(game, pile);
      const top = covered[pile] ?? (to && position ? topIn(position, to, seat) : null);
      covered[pile] = card;
      return html`<div class="mv">
        <div class="mv__card">${faceOf(game, card, seat)}<span class="vh">${card}</span></div>
        <span class="mv__to"
          ><span class="mv__lane lane--${to?.direction ?? "up"}"
            ><span class="key">${to?.letter ?? pile}</span>${icon(to?.direction ?? "up")}${
              top === null ? nothing : html`<span class="mv__top n">${short(game, top)}</span>`
            }</span
          >${to && position ? fit(game, card, to, top) : nothing}</span
        >
      </div>`;
    })}
  </div>`;
}

/** @param {string} game @param {string | number} card */
const short = (game, card) => String(GAMES[game]?.number(card) ?? card);

/** @param {string} game @param {string | number} card @param {Pile} pile @param {string | number | null} top */
function fit(game, card, pile, top) {
  const drawn = GAMES[game];
  if (!drawn) return nothing;
  const from = top === null ? "" : short(game, top);
  return pill(drawn, lying(drawn, card, pile, top), pile, { from, to: short(game, card) });
}

/** A chance as a bar, with whiskers where it is not certain. @param {Estimate} estimate @param {"was" | "kept"} kind */
function bar({ value, plus_minus: more }, kind) {
  const [low, high] = [Math.max(0, value - more), Math.min(1, value + more)];
  const at = (/** @type {number} */ share) => `${(100 * share).toFixed(1)}%`;
  return html`<div class="cbar cbar--${kind}">
    <svg height="18" aria-hidden="true">
      <rect class="cbar__all" y="4" width="100%" height="10" rx="5" />
      <rect class="cbar__v" y="4" width=${at(value)} height="10" rx="5" />
      <line class="whisk" x1=${at(low)} x2=${at(high)} y1="9" y2="9" />
      <line class="whisk" x1=${at(low)} x2=${at(low)} y1="4" y2="14" />
      <line class="whisk" x1=${at(high)} x2=${at(high)} y1="4" y2="14" />
    </svg>
    <span
      >${pieces(more ? "review-about" : "review-certain", {
        shown: html`<b class="n">${percent(value)}</b>`,
        more: doubt(more),
      })}</span
    >
  </div>`;
}
