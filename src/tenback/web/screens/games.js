/** The four games as the screens around the tables know them: what they look like, how many play, what may be agreed on. */

import { duel, quick, ten, theGame } from "../cards/faces.js";

/**
 * @typedef {object} Choice
 * @property {string | number} value  as the server calls it
 * @property {string} label  a message; the value itself without it
 */

/**
 * @typedef {object} Option  something that players may agree on
 * @property {string} name  as the server calls it
 * @property {string} rule
 * @property {string} label  a message
 * @property {string} why  a message
 * @property {readonly Choice[]} [choices]  the first one holds if nobody says anything; without them it is a switch
 * @property {boolean} [alone]  for one player only
 */

/**
 * @typedef {object} Game
 * @property {string} title  a message, as the two below
 * @property {string} players
 * @property {string} text
 * @property {readonly number[]} seats  how many may play
 * @property {string} [seatsWhy]  a message: why not any number up to five
 * @property {number} atOnce  how many sit there for who just presses Play
 * @property {readonly string[]} talk  what may be agreed on about talking; the first one is the rule sheet's
 * @property {readonly Option[]} options
 * @property {string} [memory]  the rule that leaves to memory what was laid
 * @property {() => unknown[]} art
 */

const TEAM = ["signals", "open", "silent"];
const EACH_FOR_THEMSELVES = ["open", "silent"]; // they have no signals, and no rule on talk

/** @type {Readonly<Record<string, Game>>} */
export const GAMES = Object.freeze({
  "the-game": {
    title: "the-game",
    players: "players-the-game",
    text: "about-the-game",
    seats: [1, 2, 3, 4, 5],
    atOnce: 3,
    talk: TEAM,
    options: [
      { name: "expert", rule: "G15", label: "option-expert", why: "option-expert-why" },
      { name: "short_hands", rule: "G16", label: "option-short-hands", why: "option-short-hands-why" },
      { name: "on_fire", rule: "G17", label: "option-on-fire", why: "option-on-fire-why" },
    ],
    memory: "G4",
    art: () => [theGame(37), theGame(47), theGame(68)],
  },
  "quick-and-easy": {
    title: "quick-and-easy",
    players: "players-quick-and-easy",
    text: "about-quick-and-easy",
    seats: [2, 3, 4, 5],
    seatsWhy: "seats-why-quick-and-easy",
    atOnce: 3,
    talk: TEAM,
    options: [{ name: "pro", rule: "Q11", label: "option-pro", why: "option-pro-why" }],
    art: () => [quick("Y3"), quick("G8"), quick("B5")],
  },
  "face-to-face": {
    title: "face-to-face",
    players: "players-face-to-face",
    text: "about-face-to-face",
    seats: [2],
    seatsWhy: "seats-why-face-to-face",
    atOnce: 2,
    talk: EACH_FOR_THEMSELVES,
    options: [
      {
        name: "last_card",
        rule: "F10",
        label: "option-last-card",
        why: "option-last-card-why",
        choices: [
          { value: "loses", label: "option-last-card-loses" },
          { value: "wins", label: "option-last-card-wins" },
        ],
      },
    ],
    art: () => [duel("silver", 17), duel("gold", 29), duel("silver", 41)],
  },
  ten: {
    title: "ten",
    players: "players-ten",
    text: "about-ten",
    seats: [1, 2, 3, 4, 5],
    atOnce: 3,
    talk: EACH_FOR_THEMSELVES,
    options: [
      { name: "fiasco", rule: "T22", label: "option-fiasco", why: "option-fiasco-why" },
      {
        name: "deck",
        rule: "T2",
        label: "option-deck",
        why: "option-deck-why",
        choices: [
          { value: "reconstructed", label: "option-deck-reconstructed" },
          { value: "full", label: "option-deck-full" },
          { value: "own", label: "option-deck-own" },
        ],
      },
      { name: "limit", rule: "T23", label: "option-limit", why: "option-limit-why", choices: [4, 5, 6, 7, 8, 9, 10].map((value) => ({ value, label: "" })), alone: true },
      { name: "solo_duplicates_only_buy", rule: "T23g", label: "option-solo-duplicates", why: "option-solo-duplicates-why", alone: true },
    ],
    art: () => [ten("P4"), ten("*5"), ten("B7")],
  },
});

/** @param {string} slug @returns {Game | undefined} */
export const gameOf = (slug) => (Object.hasOwn(GAMES, slug) ? GAMES[slug] : undefined);
