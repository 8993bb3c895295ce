/** A moment of somebody's game, to be played on by whoever has the link: at a table of their own, with bots. */

import { html, nothing } from "lit";
import { icon } from "../cards/faces.js";
import { page } from "../shell/message-page.js";
import { toastRefusal } from "../shell/refusals.js";
import { Turned, ask, me } from "../store/person.js";
import { route } from "../store/route.js";
import { t } from "../words/words.js";
import { greet, nameField } from "./entering.js";
import { gameOf } from "./games.js";
import { wishId } from "./review/playing-on.js";
import { Screen } from "./screen.js";

/** @import { Connection } from "../wire/connection.js" */
/** @import { PuzzleTold } from "../wire/frames.js" */

class PuzzleScreen extends Screen {
  static properties = {
    connection: { attribute: false },
    puzzle: { attribute: false },
    told: { state: true },
    gone: { state: true },
  };

  #wish = wishId();

  constructor() {
    super();
    /** @type {Connection} */ this.connection = /** @type {any} */ (undefined); // given by who draws it
    this.puzzle = "";
    /** @type {PuzzleTold | null} */ this.told = null;
    /** @type {Error | null} */ this.gone = null;
  }

  get called() {
    return t("puzzle");
  }

  connectedCallback() {
    super.connectedCallback();
    this.#look();
  }

  async #look() {
    try {
      this.gone = null;
      this.told = await ask("GET /api/puzzles/{puzzle}", { puzzle: this.puzzle });
    } catch (error) {
      this.gone = /** @type {Error} */ (error);
    }
  }

  render() {
    if (this.gone instanceof Turned && this.gone.key === "no-such-puzzle")
      return page({
        sign: "warn",
        title: t("puzzle-gone"),
        text: t("refused-no-such-puzzle"),
        ways: html`<a class="btn btn--go" href="/rescue">${t("rescue")}</a
          ><a class="btn" href="/">${t("to-the-lobby")}</a>`,
      });
    if (this.gone)
      return page({
        sign: "warn",
        title: t("unreachable"),
        text: t("unreachable-text"),
        ways: html`<button type="button" class="btn btn--go" @click=${() => this.#look()}>${t("try-now")}</button>`,
      });
    const told = this.told;
    if (!told) return html`<main id="main" aria-busy="true"></main>`;
    const game = gameOf(told.game);
    const left = told.ending?.won === false ? (told.ending.left ?? null) : null;
    return html`<main class="notice" id="main">
      <form class="box notice__box" @submit=${this.#play}>
        ${icon("ahead")}
        <h1 tabindex="-1">${t("puzzle-of", { game: game ? t(game.title) : told.title })}</h1>
        <p>
          ${t("puzzle-text", { turn: told.turn, count: told.seats })}
          ${left === null ? nothing : t("puzzle-short", { count: left })}
        </p>
        ${me.person ? nothing : nameField()}<button class="btn btn--go">${t("puzzle-play")}</button>
      </form>
    </main>`;
  }

  /** @param {Event} event */
  #play = async (event) => {
    event.preventDefault();
    if (!(await greet(this.connection))) return;
    try {
      const { table } = await ask("POST /api/puzzles/{puzzle}/tables", {
        puzzle: this.puzzle,
        body: { wish: this.#wish },
      });
      this.#wish = wishId();
      route.go(`/t/${table}`);
    } catch (error) {
      toastRefusal(error);
    }
  };
}

customElements.define("puzzle-screen", PuzzleScreen);
