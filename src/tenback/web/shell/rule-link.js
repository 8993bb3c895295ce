/** A rule by its number. */

import { html } from "lit";
import { t, words } from "../words/words.js";

/**
 * A link to the rule's place on the page of its game. A game that has no words here has no page either: then it is only
 * named.
 * @param {string | undefined} game @param {string} rule @param {string} [look]
 */
export function ruleLink(game, rule, look = "") {
  return hasPage(game)
    ? html`<a class=${look} href="/rules/${game}#${rule}" target="_blank">${t("rule", { rule })}</a>`
    : html`<span class=${look}>${t("rule", { rule })}</span>`;
}

/** Whether a game has a page with its rules. @param {string | undefined} game */
export const hasPage = (game = "") => words.has(game);
