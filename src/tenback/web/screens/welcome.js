/** What shall we play? A name, four games, and Play sits you down at once. */

import { html, nothing } from "lit";
import { icon } from "../cards/faces.js";
import { Lobby } from "../store/lobby.js";
import { ask, me } from "../store/person.js";
import { settings } from "../store/settings.js";
import { Watching } from "../store/redraw.js";
import { t } from "../words/words.js";
import { chairs } from "./chairs.js";
import { gameOf, games } from "./games.js";
import { joinSheet } from "./join.js";
import { Screen } from "./screen.js";
import { nameField, open, strengthPicker } from "./entering.js";
import { openTables } from "./tables-list.js";

/** @import { Connection } from "../wire/connection.js" */
/** @import { Played } from "../wire/frames.js" */
/** @import { Game } from "./games.js" */

const MOST_SHOWN = 4;
const MOST_WAITING = 2;

export class WelcomeScreen extends Screen {
  static properties = {
    connection: { attribute: false },
    busy: { state: true },
    joining: { state: true },
    mine: { state: true },
  };

  /** @type {Lobby | null} */ #lobby = null;
  /** @type {Watching | null} */ #watching = null;

  constructor() {
    super();
    /** @type {Connection} */ this.connection = /** @type {any} */ (undefined); // given by who draws it
    this.busy = false;
    this.joining = false;
    /** Tables that one sits at. @type {Played[]} */ this.mine = [];
    new Watching(this, me, settings);
  }

  connectedCallback() {
    super.connectedCallback();
    this.#lobby = new Lobby(this.connection);
    this.#watching = new Watching(this, this.#lobby);
    this.#lobby.enter();
    this.#look();
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.#lobby?.leave();
    if (this.#watching) this.removeController(this.#watching);
  }

  async #look() {
    if (!me.person) return;
    const history = await ask("GET /api/me/history").catch(() => null);
    this.mine = history?.tables.filter((each) => each.phase !== "ended") ?? [];
  }

  render() {
    const own = new Set(this.mine.map((each) => each.table));
    const listed = this.#lobby?.tables?.filter((each) => each.phase === "waiting" && !own.has(each.table)) ?? null;
    return html`<main class="lobby" id="main">
        <header>
          <h1>${t("what-shall-we-play")}</h1>
          <div class="lobby__you">
            ${nameField()}${strengthPicker()}
            <button type="button" class="btn" @click=${() => (this.joining = true)}>
              ${icon("link")}${t("join-by-link")}
            </button>
          </div>
        </header>
        <div class="tiles">${games().map((game) => this.#tile(game))}</div>
        <div class="col">
          ${this.mine.slice(0, MOST_WAITING).map((each) => this.#waiting(each))}
          <section class="box">
            <h2>${icon("people")}${t("open-tables")}</h2>
            ${openTables(listed?.slice(0, MOST_SHOWN) ?? null, this.connection)}
            <p class="small">
              <a href="/tables">${t("all-tables")}</a>${
                this.mine.length > MOST_WAITING
                  ? html` · <a href="/me">${t("your-tables", { count: this.mine.length })}</a>`
                  : nothing
              }
            </p>
          </section>
        </div>
      </main>
      <footer class="foot">
        <span class="grow">${t("independent")}</span>
        <nav aria-label=${t("more-pages")}>
          <a href="/rules">${t("rules")}</a> · <a href="/me">${t("profile")}</a> ·
          <a href="/settings">${t("settings")}</a> · <a href="/about">${t("about")}</a>
        </nav>
      </footer>
      ${this.joining ? joinSheet(this.connection, () => (this.joining = false)) : nothing}`;
  }

  /** @param {Game} game */
  #tile({ slug, title, players, text, art, atOnce }) {
    const called = { game: t(title) };
    return html`<article class="tile">
      <div class="tile__art" aria-hidden="true">${art().map((card) => html`<div>${card}</div>`)}</div>
      <div class="tile__body">
        <h2>${t(title)} <small>${t(players)}</small></h2>
        <p class="mute">${t(text)}</p>
        <div class="row wrap">
          <button
            type="button"
            class="btn btn--go"
            ?disabled=${this.busy}
            aria-label=${t("play-game", called)}
            @click=${() => this.#play(slug, atOnce)}
          >
            ${t("play")}
          </button>
          <a class="btn" href="/new/${slug}" aria-label=${t("new-table-of", called)}
            >${icon("people")}${t("new-table")}</a
          >
        </div>
      </div>
    </article>`;
  }

  /** @param {Played} played */
  #waiting(played) {
    const yours = played.phase === "waiting" ? "your-table-waits" : "your-game-runs";
    return html`<section class="box box--go">
      <h2>
        <span class="grow">${t(yours)}</span><span class="tag">${t(gameOf(played.game)?.title ?? played.game)}</span>
      </h2>
      ${chairs(played.seats, played.your_seats)}<a class="btn btn--go" href="/t/${played.table}">${t("go-on")}</a>
    </section>`;
  }

  /** @param {string} game @param {number} seats */
  async #play(game, seats) {
    if (this.busy) return;
    this.busy = true;
    await open(this.connection, { game, seats }, "bots");
    this.busy = false;
  }
}

customElements.define("welcome-screen", WelcomeScreen);
