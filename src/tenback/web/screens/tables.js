/** Every listed table, as it changes. */

import { html } from "lit";
import { icon } from "../cards/faces.js";
import { Lobby } from "../store/lobby.js";
import { Watching } from "../store/redraw.js";
import { t } from "../words/words.js";
import { free } from "./sitting-down.js";
import { games } from "./games.js";
import { Screen } from "./screen.js";
import { nameField } from "./entering.js";
import { openTables } from "./tables-list.js";

/** @import { Connection } from "../wire/connection.js" */

export class TablesScreen extends Screen {
  static properties = { connection: { attribute: false } };

  /** @type {Lobby | null} */ #lobby = null;
  /** @type {Watching | null} */ #watching = null;

  constructor() {
    super();
    /** @type {Connection} */ this.connection = /** @type {any} */ (undefined); // given by who draws it
  }

  get called() {
    return t("all-tables");
  }

  connectedCallback() {
    super.connectedCallback();
    this.#lobby = new Lobby(this.connection);
    this.#watching = new Watching(this, this.#lobby);
    this.#lobby.enter();
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.#lobby?.leave();
    if (this.#watching) this.removeController(this.#watching);
  }

  render() {
    const all = this.#lobby?.tables ?? null;
    const joinable = all?.filter((each) => each.phase === "waiting" && each.seats.some(free)) ?? null;
    const others = all?.filter((each) => !joinable?.includes(each)) ?? null;
    return html`<main class="paper" id="main">
      <h1>${this.called}</h1>
      <div class="row wrap">${nameField()}</div>
      <section class="box">
        <h2>${icon("people")}${t("tables-joinable")}</h2>
        ${openTables(joinable, this.connection)}
      </section>
      ${
        others?.length
          ? html`<section class="box">
              <h2>${icon("eye")}${t("tables-played")}</h2>
              ${openTables(others, this.connection)}
            </section>`
          : ""
      }
      <section class="box">
        <h2>${icon("plus")}${t("new-table")}</h2>
        <div class="row wrap">
          ${games().map(({ slug, title }) => html`<a class="btn" href="/new/${slug}">${t(title)}</a>`)}
        </div>
      </section>
      <p><a class="btn btn--quiet" href="/">${icon("prev")}${t("to-the-lobby")}</a></p>
    </main>`;
  }
}

customElements.define("tables-screen", TablesScreen);
