/** A game's moments as turns: which moment belongs to which, and what came of it in a word. */

/** @import { Seat } from "../../wire/frames.js" */
/** @import { Moment } from "./past.js" */

/** @typedef {{number: number, seat: Seat, from: number, to: number, laid: number, drawn: number}} Turn  `from`, `to`: its first and last moment */

/** @param {readonly Moment[]} moments @returns {Turn[]} */
export function turnsOf(moments) {
  /** @type {Turn[]} */ const turns = [];
  let over = true;
  moments.forEach((moment, at) => {
    if (moment.kind !== "played") return;
    const before = moments[at - 1]?.scene.public.game;
    const seat = before?.active ?? moment.seat ?? 0; // in TEN others bid and pay in somebody's turn
    let turn = turns.at(-1);
    if (!turn || over || turn.seat !== seat) {
      turn = { number: turns.length + 1, seat, from: at, to: at, laid: 0, drawn: 0 };
      turns.push(turn);
    }
    turn.to = at;
    for (const news of moment.news) {
      if (news.kind === "laid") turn.laid += 1;
      else if (news.kind === "acted" && news.turned) turn.drawn += 1;
    }
    over = moment.news.some((news) => news.kind === "turn-ended");
  });
  return turns;
}

/** The turn that a moment belongs to; before the first of them, none. @param {readonly Turn[]} turns @param {number} at @returns {Turn | null} */
export const turnAt = (turns, at) => turns.findLast((turn) => turn.from <= at) ?? null;

/** Where the next turn is over. @param {readonly Turn[]} turns @param {number} at @param {number} last */
export const turnOn = (turns, at, last) => turns.find((turn) => turn.to > at)?.to ?? last;

/** Where the turn before was over. @param {readonly Turn[]} turns @param {number} at */
export const turnBack = (turns, at) => turns.findLast((turn) => turn.to < at)?.to ?? 0;
