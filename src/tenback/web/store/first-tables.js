/** Games at whose tables one has sat already, and been told what it is about; kept in this browser. */

import { progressIn } from "./lessons.js";
import { FIRST_TABLES } from "./person.js";

/** @returns {string[]} */
function seen() {
  try {
    return JSON.parse(localStorage.getItem(FIRST_TABLES) ?? "[]") ?? [];
  } catch {
    return [];
  }
}

/**
 * Whether it is news to them: neither was it put away, nor learnt.
 * @param {string} game @param {readonly string[]} lessons
 */
export const isNews = (game, lessons) => !seen().includes(game) && !lessons.some((each) => progressIn(each).done);

/** For good. @param {string} game */
export function putAway(game) {
  try {
    localStorage.setItem(FIRST_TABLES, JSON.stringify([...new Set([...seen(), game])]));
  } catch {
    // Then it is shown again next time.
  }
}
