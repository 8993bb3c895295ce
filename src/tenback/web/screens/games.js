/** The games as the screens around the tables show them: what the server offers, with our words and pictures for it. */

import { back, duel, quick, ten, theGame } from "../cards/faces.js";
import { shelf } from "../store/shelf.js";
import { words } from "../words/words.js";

/** @import { GameOffered, OptionOffered } from "../wire/frames.js" */

/**
 * @typedef {object} Choice
 * @property {string | number} value  as the server calls it
 * @property {string} label  a message; the value itself without it
 */

/**
 * `label`, `why`, `whyNoTalk` and `off` are messages, `off` for what is agreed on without it; without `picks` it is a
 * switch.
 * @typedef {OptionOffered & {label: string, why: string, whyNoTalk: string, off: string,
 *   picks: readonly Choice[] | null}} Option
 */

/**
 * What the client itself has of a game: messages, and cards to look at.
 * @typedef {object} Look
 * @property {string} players
 * @property {string} text
 * @property {string} [seatsWhy]  why not any number up to five
 * @property {() => unknown[]} art
 */

/** @typedef {Omit<GameOffered, "options"> & Look & {title: string, options: readonly Option[], atOnce: number}} Game */

const AT_ONCE = 3; // how many sit at the table of who just presses Play, where so many may

/** By slug. @type {Readonly<Record<string, Look>>} */
const LOOKS = Object.freeze({
  "the-game": {
    players: "players-the-game",
    text: "about-the-game",
    art: () => [theGame(37), theGame(47), theGame(68)],
  },
  "quick-and-easy": {
    players: "players-quick-and-easy",
    text: "about-quick-and-easy",
    seatsWhy: "seats-why-quick-and-easy",
    art: () => [quick("Y3"), quick("P8"), quick("B5")],
  },
  "face-to-face": {
    players: "players-face-to-face",
    text: "about-face-to-face",
    seatsWhy: "seats-why-face-to-face",
    art: () => [duel("silver", 17), duel("gold", 29), duel("silver", 41)],
  },
  ten: {
    players: "players-ten",
    text: "about-ten",
    art: () => [ten("P4"), ten("*5"), ten("B7")],
  },
});

/**
 * By an option's name: what it is called, what it does, and what holds where it is switched off.
 * @type {Readonly<Record<string, [label: string, why: string, off?: string]>>}
 */
const OPTIONS = Object.freeze({
  expert: ["option-expert", "option-expert-why"],
  short_hands: ["option-short-hands", "option-short-hands-why"],
  on_fire: ["option-on-fire", "option-on-fire-why"],
  pro: ["option-pro", "option-pro-why"],
  last_card: ["option-last-card", "option-last-card-why"],
  fiasco: ["option-fiasco", "option-fiasco-why"],
  deck: ["option-deck", "option-deck-why"],
  limit: ["option-limit", "option-limit-why"],
  solo_duplicates_only_buy: ["option-solo-duplicates", "option-solo-duplicates-why", "option-solo-duplicates-off"],
});

/**
 * By an option's name: what its choices are called; `own` is what one brings oneself.
 * @type {Readonly<Record<string, Record<string, string>>>}
 */
const CHOICES = Object.freeze({
  last_card: { loses: "option-last-card-loses", wins: "option-last-card-wins" },
  deck: { reconstructed: "option-deck-reconstructed", full: "option-deck-full", own: "option-deck-own" },
});

/** By an option's name: why it bars some ways of talking. @type {Readonly<Record<string, string>>} */
const NO_TALK = Object.freeze({ pro: "no-text-for-pros" });

export const OWN = "own";

/** @param {OptionOffered} option @returns {Option} */
function optionShown(option) {
  const [label = option.name, why = "", off = label] = OPTIONS[option.name] ?? [];
  const values = /** @type {(string | number)[]} */ (option.choices.filter((value) => typeof value !== "boolean"));
  const picks = [...values, ...(option.own ? [OWN] : [])].map((value) => ({
    value,
    label: CHOICES[option.name]?.[value] ?? "",
  }));
  return { ...option, label, why, off, whyNoTalk: NO_TALK[option.name] ?? "", picks: picks.length ? picks : null };
}

/** @param {GameOffered} game @returns {Game} */
function gameShown(game) {
  const look = LOOKS[game.slug] ?? { players: "", text: "", art: () => [back(), back(), back()] };
  return {
    ...game,
    ...look,
    title: words.has(game.slug) ? game.slug : game.title, // which stands for itself
    options: game.options.map(optionShown),
    atOnce: game.seats.includes(AT_ONCE) ? AT_ONCE : (game.seats.at(-1) ?? 1),
  };
}

/** In the server's order. @returns {Game[]} */
export const games = () => shelf.games.map(gameShown);

/** @param {string} slug @returns {Game | undefined} */
export function gameOf(slug) {
  const found = shelf.of(slug);
  return found && gameShown(found);
}
