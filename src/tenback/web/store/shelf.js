/** What may be played here: the games, what may be agreed on, the strengths of bots; as the server tells. */

import { ask } from "./person.js";

/** @import { GameOffered } from "../wire/frames.js" */

class Shelf extends EventTarget {
  /** @type {readonly GameOffered[]} */ games = [];

  /** Without an answer nothing is offered; whoever asks who one is says so, too. */
  async look() {
    const answer = await ask("GET /api/games").catch(() => null);
    if (answer) this.games = answer.games;
    this.dispatchEvent(new Event("change"));
  }

  /** @param {string} slug @returns {GameOffered | undefined} */
  of(slug) {
    return this.games.find((game) => game.slug === slug);
  }

  /** Every strength there is for some game, the weakest first. */
  get strengths() {
    return [...new Set(this.games.flatMap((game) => game.bots))];
  }
}

export const shelf = new Shelf();
