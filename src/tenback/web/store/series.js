/** How a series of rematches stands. */

/** @import { Scene } from "../wire/frames.js" */

/**
 * Games won by seat once more than one was played, this one among them unless its cards were known; null in the first.
 * @param {Scene} scene
 */
export function standing({ setting: { series, known }, public: { result } }) {
  if (!series || !result) return null;
  const winners = (known ? null : (result.ending?.winners ?? result.winners)) ?? [];
  return series.map((games, seat) => games + (winners.includes(seat) ? 1 : 0));
}
