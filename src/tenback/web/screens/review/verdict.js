/** The whole game in one sentence, made from the review's figures. Nobody is named but oneself. */

import { html, nothing } from "lit";
import { percent } from "../../words/lists.js";
import { pieces, t } from "../../words/words.js";
import { line } from "./plays.js";

/** @import { Review, ReviewTold, Seat } from "../../wire/frames.js" */

/** How it ended. @param {Review} review @param {Seat | null} mine */
export function headline({ ending }, mine) {
  if (!ending) return t("review-unfinished");
  const scores = /** @type {number[] | undefined} */ (ending.scores);
  const winners = /** @type {Seat[] | undefined} */ (ending.winners);
  if (scores) {
    const own = mine ?? winners?.[0] ?? 0;
    const rest = Math.max(0, ...scores.filter((_, seat) => seat !== own));
    const count = scores[own] ?? 0;
    return t("review-scores", {
      count,
      lead: Math.abs(count - rest),
      how: count === rest ? "even" : count > rest ? "ahead" : "behind",
    });
  }
  if (winners) return t("review-duel", { who: mine === null ? "other" : winners.includes(mine) ? "won" : "lost" });
  return ending.won ? t("review-won") : t("review-short", { count: Number(ending.left ?? 0) });
}

/** The dearest turn. @param {Review} review @param {Seat | null} mine */
export function verdict(review, mine) {
  const own = review.by_seat.find((each) => each.seat === mine)?.dearest ?? null;
  const turn = review.turns[(own ?? review.dearest ?? 0) - 1];
  const ten = review.game === "ten";
  if (!turn?.after || !turn.before) return t(ten ? "review-none-dear-ten" : "review-none-dear");
  return pieces(ten ? "review-dearest-ten" : "review-dearest", {
    who: turn.seat === mine ? "you" : "other",
    turn: turn.turn,
    laid: html`${line(review.game, turn.actions, turn.back)}`,
    after: percent(turn.after.value),
    kept: html`${line(review.game, turn.best ?? [])}`,
    before: percent(turn.before.value),
  });
}

/** Until when it could be won with all cards open. @param {Review} review */
export function hope({ turns, last_winnable: last, first_lost: first }) {
  if (!turns.some((turn) => turn.winnable)) return "";
  if (last === null) return t(first === 1 ? "review-hope-never" : "review-hope-unknown");
  if (first === null) return t("review-hope-last", { turn: last });
  return first === last + 1
    ? t("review-hope-until", { turn: last })
    : t("review-hope-between", { turn: last, from: last + 1, to: first - 1 });
}

/** How far it has come, in words. @param {ReviewTold} told */
export function progress({ state, done, of, ahead }) {
  if (state !== "working") return nothing;
  return ahead ? t("review-waiting", { count: ahead }) : t("review-working", { done, of });
}

const FAILED = Object.freeze({
  nothing: "review-failed-nothing",
  "not-compiled": "review-failed-not-compiled",
  broken: "review-failed-broken",
});

/** Why there is none, or not all of it. @param {ReviewTold} told @param {string} game */
export function trouble({ reason, failed }, game) {
  if (reason !== "turns") return t(FAILED[reason || "broken"]);
  const turns = failed.filter(Boolean);
  if (!turns.length) return t("review-failed-open");
  return t(game === "ten" ? "review-failed-action" : "review-failed-turn", {
    turn: turns[0] ?? 0,
    more: turns.length - 1,
  });
}
