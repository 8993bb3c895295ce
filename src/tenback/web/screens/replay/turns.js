/** A game's moments as turns: which moment belongs to which. */

/** @import { Scene, Seat } from "../../wire/frames.js" */
/** @import { Moment } from "./past.js" */

/**
 * @typedef {{number: number, seat: Seat, from: number, to: number, before: Scene, moments: readonly Moment[]}} Turn
 *   `from`, `to`: its first and last moment; `before`: the table when it began
 */

/** @param {readonly Moment[]} moments @returns {Turn[]} */
export function turnsOf(moments) {
  /** @type {{seat: Seat, from: number, to: number}[]} */ const turns = [];
  let over = true;
  moments.forEach((moment, at) => {
    if (moment.kind !== "played") return;
    const before = moments[at - 1]?.scene.public.game;
    // In TEN others bid and pay in somebody's turn.
    const seat = (before && "active" in before ? before.active : moment.seat) ?? 0;
    let turn = turns.at(-1);
    if (!turn || over || turn.seat !== seat) {
      turn = { seat, from: at, to: at };
      turns.push(turn);
    }
    turn.to = at;
    over = moment.news.some((news) => news.kind === "turn-ended");
  });
  return turns.map(({ seat, from, to }, place) => ({
    number: place + 1,
    seat,
    from,
    to,
    before: /** @type {Moment} */ (moments[Math.max(0, from - 1)]).scene,
    moments: moments.slice(from, to + 1),
  }));
}

/**
 * The turn that a moment belongs to; before the first of them, none.
 * @param {readonly Turn[]} turns @param {number} at @returns {Turn | null}
 */
export const turnAt = (turns, at) => turns.findLast((turn) => turn.from <= at) ?? null;

/** Where a turn that is chosen is looked at: before it. @param {Turn} turn */
export const beforeOf = (turn) => Math.max(0, turn.from - 1);

/**
 * The next turn; none: the end comes. @param {readonly Turn[]} turns @param {number} at
 * @param {Turn | null} chosen @returns {Turn | null}
 */
export const turnOn = (turns, at, chosen) =>
  (chosen ? turns[chosen.number] : turns.find((turn) => turn.from > at)) ?? null;

/**
 * The turn before, or the one that is under way; none: the deal.
 * @param {readonly Turn[]} turns @param {number} at @param {Turn | null} chosen @returns {Turn | null}
 */
export const turnBack = (turns, at, chosen) => (chosen ? turns[chosen.number - 2] : turnAt(turns, at)) ?? null;

// Places as links tell them

const PLACE = /^#(t?)(\d{1,5})(?:@(all|none|\d))?(?::|$)/;

/**
 * `#12` is a moment and `#t5` a turn, `@all` the eyes; a private table's key may follow.
 * @param {string} hash
 */
export function placeIn(hash) {
  const found = PLACE.exec(hash);
  if (!found) return null;
  return { turn: found[1] === "t", number: Number(found[2]), eyes: found[3] ?? null };
}

/** @param {number} at @param {Turn | null} chosen @param {string | null} eyes */
export const placeOf = (at, chosen, eyes) => `#${chosen ? `t${chosen.number}` : at}${eyes === null ? "" : `@${eyes}`}`;
