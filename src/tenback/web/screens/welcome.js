/** What shall we play? A name, four games, and Play sits you down at once. */

import { html, nothing } from "lit";
import { icon } from "../cards/faces.js";
import { Lobby } from "../store/lobby.js";
import { ask, me } from "../store/person.js";
import { LEFT, recall } from "../store/session.js";
import { nextLesson } from "../store/lessons.js";
import { furnished } from "../shell/furnish.js";
import { imprint } from "../shell/operator.js";
import { hasPage } from "../shell/rule-link.js";
import { settings } from "../store/settings.js";
import { Watching } from "../store/redraw.js";
import { t } from "../words/words.js";
import { games } from "./games.js";
import { joinSheet } from "./join.js";
import { Screen } from "./screen.js";
import { nameField, open, strengthPicker } from "./entering.js";
import { openTables } from "./tables-list.js";

/** @import { Connection } from "../wire/connection.js" */
/** @import { Played } from "../wire/frames.js" */
/** @import { Game } from "./games.js" */

const MOST_SHOWN = 4;

/** What a lesson's link says, and what is heard of it, with the game. */
const LEARNING = /** @type {const} */ ({
  fresh: ["lesson-learn", "lesson-learn-game"],
  begun: ["lesson-go-on", "lesson-go-on-game"],
  done: ["lesson-again", "lesson-again-game"],
});

export class WelcomeScreen extends Screen {
  static properties = {
    connection: { attribute: false },
    busy: { state: true },
    joining: { state: true },
    mine: { state: true },
    furnished: { state: true },
  };

  /** @type {Lobby | null} */ #lobby = null;
  /** @type {Watching | null} */ #watching = null;

  constructor() {
    super();
    /** @type {Connection} */ this.connection = /** @type {any} */ (undefined); // given by who draws it
    this.busy = false;
    this.joining = false;
    /** Tables that one sits at. @type {Played[]} */ this.mine = [];
    /** Whether the list of them can be drawn. */ this.furnished = false;
    new Watching(this, me, settings);
  }

  connectedCallback() {
    super.connectedCallback();
    this.#lobby = new Lobby(this.connection);
    this.#watching = new Watching(this, this.#lobby);
    this.#lobby.enter();
    this.#look();
    furnished(import("./day-card.js"), { words: ["day"], styles: ["day"] }).catch(() => {}); // the rest does without
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
    if (!this.mine.length) return;
    const needs = { words: ["away"], styles: ["away"] };
    this.furnished = await furnished(import("./your-tables.js"), needs).then(
      () => true,
      () => false, // they are in the profile, too
    );
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
        ${this.#goesOn()}
        <div class="tiles">${games().map((game) => this.#tile(game))}</div>
        <div class="col">
          ${
            this.mine.length && this.furnished
              ? html`<your-tables .connection=${this.connection}></your-tables>`
              : nothing
          }
          <day-card .connection=${this.connection}></day-card>
          <section class="box">
            <h2>${icon("people")}${t("open-tables")}</h2>
            ${openTables(listed?.slice(0, MOST_SHOWN) ?? null, this.connection)}
            <p class="small">
              <a href="/tables">${t("all-tables")}</a>
            </p>
          </section>
        </div>
      </main>
      <footer class="foot">
        <span class="grow">${t("independent")}</span>
        <nav aria-label=${t("more-pages")}>
          <a href="/rules">${t("rules")}</a> · <a href="/me">${t("profile")}</a> ·
          <a href="/settings">${t("settings")}</a> · <a href="/about">${t("about")}</a>${
            imprint ? html` · <a href=${imprint} rel="noreferrer">${t("imprint")}</a>` : nothing
          }
        </nav>
      </footer>
      ${this.joining ? joinSheet(this.connection, () => (this.joining = false)) : nothing}`;
  }

  /** Who comes from a table finds the way back. */
  #goesOn() {
    const left = this.mine.find((each) => each.table === recall(LEFT, ""));
    if (!left) return nothing;
    const game = t(games().find(({ slug }) => slug === left.game)?.title ?? left.game);
    return html`<p class="strip-note goes-on">
      ${icon("play")}<span class="grow">${t("goes-on", { game })}</span
      ><a class="btn btn--s btn--go" href="/t/${left.table}">${t("goes-on-back")}</a>
    </p>`;
  }

  /** @param {Game} game */
  #tile({ slug, title, players, text, art, atOnce, lessons }) {
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
        <div class="row wrap tile__learn">
          ${this.#learning(lessons, called)}
          ${
            hasPage(slug)
              ? html`<a class="learn" href="/rules/${slug}" aria-label=${t("how-to-play-game", called)}
                  >${t("how-to-play")}</a
                >`
              : nothing
          }
        </div>
      </div>
    </article>`;
  }

  /**
   * The game's lesson, until it is done and after.
   * @param {readonly string[]} lessons @param {{game: string}} called
   */
  #learning(lessons, called) {
    if (!lessons.length) return nothing;
    const { lesson, done, begun } = nextLesson(lessons);
    const [said, heard] = LEARNING[done ? "done" : begun ? "begun" : "fresh"];
    return html`<a class="learn" href="/learn/${lesson}" aria-label=${t(heard, called)}
      >${icon(done ? "check" : "book")}${t(said)}</a
    >`;
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
