/** Rescue this game: positions that were won by a hair, to be saved at a table with bots. */

import { html, nothing } from "lit";
import { icon } from "../cards/faces.js";
import { toastRefusal } from "../shell/refusals.js";
import { ask, me } from "../store/person.js";
import { route } from "../store/route.js";
import { t } from "../words/words.js";
import { greet, nameField } from "./entering.js";
import { gameOf } from "./games.js";
import { wishId } from "./review/playing-on.js";
import { Screen } from "./screen.js";

/** @import { Connection } from "../wire/connection.js" */
/** @import { Rescue } from "../wire/frames.js" */

/** How hard it is, by how often fast bots save it: at most so many of a hundred. */
const HARD = /** @type {const} */ ([
  [15, "rescue-very-hard"],
  [30, "rescue-hard"],
  [45, "rescue-middling"],
  [100, "rescue-easier"],
]);

/** @param {Rescue["fast"]} saved */
const percent = ({ saved, of }) => Math.round((100 * saved) / of);

class RescueScreen extends Screen {
  static properties = { connection: { attribute: false }, all: { state: true }, game: { state: true } };

  constructor() {
    super();
    /** @type {Connection} */ this.connection = /** @type {any} */ (undefined); // given by who draws it
    /** @type {Rescue[]} */ this.all = [];
    this.game = "the-game";
  }

  get called() {
    return t("rescue");
  }

  connectedCallback() {
    super.connectedCallback();
    ask("GET /api/rescues")
      .then(({ rescues }) => (this.all = rescues))
      .catch(toastRefusal);
  }

  render() {
    const games = [...new Set(this.all.map(({ game }) => game))];
    const shown = this.all.filter(({ game }) => game === this.game);
    return html`<main class="paper rescue" id="main">
      <h1 tabindex="-1">${t("rescue")}</h1>
      <p>${t(this.game === "face-to-face" ? "rescue-text-duel" : "rescue-text")}</p>
      ${me.person ? nothing : nameField()}
      <div class="seg" role="radiogroup" aria-label=${t("rescue-which")}>
        ${games.map((game) => {
          const known = gameOf(game);
          return html`<button
            type="button"
            role="radio"
            aria-checked=${game === this.game}
            @click=${() => (this.game = game)}
          >
            ${known ? t(known.title) : game}
          </button>`;
        })}
      </div>
      <ul class="rescue__list">
        ${shown.map(
          (each) =>
            html`<li class="rescue__one">
              <b class="n rescue__number">${each.number}</b>
              <span class="rescue__what"
                ><b>${t(HARD.find(([most]) => percent(each.fast) <= most)?.[1] ?? "rescue-easier")}</b><br /><span
                  class="small"
                  >${t("rescue-players", { count: each.seats })} · ${t("rescue-left", { count: each.left })}</span
                ><br /><span class="small mute"
                  >${t("rescue-rates", { fast: percent(each.fast), strong: percent(each.strong) })}</span
                ></span
              >
              <button
                type="button"
                class="btn btn--s btn--go"
                aria-label=${t("rescue-play-this", { number: each.number })}
                @click=${() => this.#play(each)}
              >
                ${icon("play")}${t("rescue-play")}
              </button>
            </li>`,
        )}
      </ul>
      <p class="fine">${t("rescue-fine")}</p>
    </main>`;
  }

  /** @param {Rescue} which */
  async #play({ game, number }) {
    if (!(await greet(this.connection))) return;
    try {
      const { table } = await ask("POST /api/rescues/{game}/{number}/tables", {
        game,
        number: String(number),
        body: { wish: wishId() },
      });
      route.go(`/t/${table}`);
    } catch (error) {
      toastRefusal(error);
    }
  }
}

customElements.define("rescue-screen", RescueScreen);
