/** How a series of rematches stands: games won by seat, carried from table to table by who was there. */

import { keep, recall } from "./session.js";

/** @import { Scene } from "../wire/frames.js" */

/** @param {string} table */
const nameOf = (table) => `series:${table}`;

/** Before this game; null where none was played. @param {Scene} scene */
const before = ({ table }) => recall(nameOf(table), /** @type {number[] | null} */ (null));

/**
 * With this game, which counts unless its cards were known; null where nobody plays against anybody.
 * @param {Scene} scene
 */
function after(scene) {
  const { result, seats } = scene.public;
  const winners = result?.ending?.winners ?? result?.winners;
  if (!winners || seats.length < 2 || seats.some(({ kind }) => kind === "automatic")) return null;
  const won = before(scene) ?? seats.map(() => 0);
  return won.map((games, seat) => games + (winners.includes(seat) && !scene.setting.known ? 1 : 0));
}

/** Games won by seat, once more than one was played. @param {Scene} scene */
export const standing = (scene) => (before(scene) ? after(scene) : null);

/** The next table begins where this one ended. @param {Scene} scene @param {string} next */
export const carryOn = (scene, next) => keep(nameOf(next), after(scene));
