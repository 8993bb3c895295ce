/** Which moment of a replay comes after so many actions of the record: what was taken back is in none. */

/** @import { Moment } from "../replay/past.js" */

/**
 * By number of actions, the moment after them; the first is that before any.
 * @param {readonly Pick<Moment, "kind" | "facts">[]} moments @returns {number[]}
 */
export function momentsAfter(moments) {
  const first = moments.findIndex(({ kind }) => kind === "played");
  const after = [Math.max(0, (first < 0 ? moments.length : first) - 1)];
  moments.forEach(({ kind, facts }, at) => {
    if (kind === "played") after.push(at);
    else if (kind === "took-back" && typeof facts.actions_left === "number") after.length = facts.actions_left + 1;
  });
  return after;
}

/** How many actions of the record have been played at a moment. @param {readonly number[]} after @param {number} at */
export const actionsAt = (after, at) =>
  Math.max(
    0,
    after.findLastIndex((moment) => moment <= at),
  );
