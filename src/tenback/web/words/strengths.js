/** How strong a bot is, in words. */

import { t } from "./words.js";

/** What strengths of bots are called. */
const STRENGTHS = Object.freeze({
  random: "strength-random",
  novice: "strength-novice",
  fast: "strength-fast",
  strong: "strength-strong",
});

/** @param {string} strength */
export function strengthName(strength) {
  const known = STRENGTHS[/** @type {keyof typeof STRENGTHS} */ (strength)];
  return known ? t(known) : strength;
}
