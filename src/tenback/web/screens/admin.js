/** The owner's page: people, tables, reports, what was done, and what everybody reads. Each act asks once. */

import { html, nothing } from "lit";
import { icon } from "../cards/faces.js";
import { ask } from "../store/person.js";
import { refusal, toastRefusal } from "../shell/refusals.js";
import { toastDone } from "../shell/toasts.js";
import "../shell/sure.js";
import { pieces, t } from "../words/words.js";
import { deedRow, personRow, reportRow, tableRow } from "./admin-rows.js";
import { housePanel } from "./admin-house.js";
import { DONE, SEARCHED } from "./admin-words.js";
import { Screen } from "./screen.js";

/** @import { Deed, HouseShown, OwnersWish, PersonKnown, ReportShown, TableKnown } from "../wire/frames.js" */

/** @typedef {"people" | "tables" | "reports" | "log" | "house"} Part */
/** @typedef {(wish: OwnersWish) => Promise<void>} Does */

const PARTS = Object.freeze({
  people: "admin-people",
  tables: "admin-tables",
  reports: "admin-reports",
  log: "admin-log",
  house: "admin-house",
});

export class AdminScreen extends Screen {
  static properties = {
    shown: { state: true },
    search: { state: true },
    closed: { state: true },
    rows: { state: true },
    next: { state: true },
    house: { state: true },
    failed: { state: true },
    password: { state: true },
  };

  constructor() {
    super();
    /** @type {Part} */ this.shown = "people";
    this.search = "";
    /** Of reports: those that were closed. */ this.closed = false;
    /** Not known until the first answer. @type {any[] | null} */ this.rows = null;
    /** Where the next page begins. @type {string | null} */ this.next = null;
    /** @type {HouseShown | null} */ this.house = null;
    this.failed = "";
    /** A new one, shown this once, and whose. @type {{name: string, password: string} | null} */ this.password = null;
  }

  get called() {
    return t("admin");
  }

  connectedCallback() {
    super.connectedCallback();
    this.#look();
  }

  render() {
    return html`<main class="paper admin" id="main">
      <h1>${this.called}</h1>
      <nav class="row wrap" aria-label=${t("admin")}>
        ${
          /** @type {Part[]} */ (Object.keys(PARTS)).map(
            (part) =>
              html`<button
                type="button"
                class="btn ${part === this.shown ? "" : "btn--quiet"}"
                aria-current=${part === this.shown ? "page" : nothing}
                @click=${() => this.#go(part)}
              >
                ${t(PARTS[part])}
              </button>`,
          )
        }
      </nav>
      ${this.shown in SEARCHED ? this.#searching() : nothing}
      ${this.shown === "reports" ? this.#whichReports() : nothing}
      ${this.password ? this.#newPassword(this.password) : nothing}
      ${
        this.failed ? html`<p class="wrong small" role="alert">${icon("warn")}<span>${this.failed}</span></p>` : nothing
      }
      ${this.shown === "house" ? (this.house ? housePanel(this.house, this.#does) : nothing) : this.#list()}
      <p><a class="btn btn--quiet" href="/">${icon("prev")}${t("to-the-lobby")}</a></p>
    </main>`;
  }

  #searching() {
    const send = (/** @type {SubmitEvent} */ event) => {
      event.preventDefault();
      this.search = String(new FormData(/** @type {HTMLFormElement} */ (event.target)).get("search")).trim();
      this.#look();
    };
    return html`<form class="form" role="search" @submit=${send}>
      <div class="row wrap">
        <label class="name"
          ><span>${t(SEARCHED[this.shown] ?? "admin-search")}</span
          ><input class="field" type="search" name="search" maxlength="60" .value=${this.search}
        /></label>
        <button class="btn">${t("admin-search")}</button>
      </div>
    </form>`;
  }

  #whichReports() {
    const turn = (/** @type {Event} */ event) => {
      this.closed = /** @type {HTMLInputElement} */ (event.target).checked;
      this.#look();
    };
    return html`<div class="option">
      <input type="checkbox" id="admin-closed" .checked=${this.closed} @change=${turn} /><label for="admin-closed"
        >${t("admin-closed-reports")}</label
      >
    </div>`;
  }

  /** @param {{name: string, password: string}} told */
  #newPassword({ name, password }) {
    return html`<section class="box box--go" role="status">
      <p>${pieces("admin-new-password", { name, password: html`<code class="admin__password">${password}</code>` })}</p>
      <button type="button" class="btn btn--s" @click=${() => (this.password = null)}>${t("put-away")}</button>
    </section>`;
  }

  #list() {
    if (this.rows === null) return this.failed ? nothing : html`<p class="small mute">${t("tables-looking")}</p>`;
    if (!this.rows.length) return html`<p class="small mute">${t("admin-none")}</p>`;
    return html`<ul class="admin__rows">
        ${this.rows.map((row) => this.#row(row))}
      </ul>
      ${
        this.next
          ? html`<button type="button" class="btn" @click=${() => this.#look({ more: true })}>
              ${t("admin-more")}
            </button>`
          : nothing
      }`;
  }

  /** @param {any} row */
  #row(row) {
    switch (this.shown) {
      case "people":
        return personRow(/** @type {PersonKnown} */ (row), this.#does);
      case "tables":
        return tableRow(/** @type {TableKnown} */ (row), this.#does);
      case "reports":
        return reportRow(/** @type {ReportShown} */ (row), this.#does, (id) => this.#go("people", id));
      default:
        return deedRow(/** @type {Deed} */ (row));
    }
  }

  /** @param {Part} part @param {string} [search] */
  #go(part, search = "") {
    this.shown = part;
    this.search = search;
    this.rows = null;
    this.#look();
  }

  /** @param {{more?: boolean}} [how] */
  async #look({ more = false } = {}) {
    const part = this.shown;
    const before = more && this.next ? { before: this.next } : {};
    try {
      const { rows, next } = await this.#page(part, before);
      if (part !== this.shown) return;
      this.rows = more ? [...(this.rows ?? []), ...rows] : rows;
      this.next = next;
      this.failed = "";
    } catch (error) {
      this.failed = refusal(error).text;
    }
  }

  /** @param {Part} part @param {{before?: string}} before @returns {Promise<{rows: any[], next: string | null}>} */
  async #page(part, before) {
    const query = { search: this.search, ...before };
    switch (part) {
      case "people": {
        const { people, next } = await ask("GET /api/admin/people", { query });
        return { rows: people, next };
      }
      case "tables": {
        const { tables, next } = await ask("GET /api/admin/tables", { query });
        return { rows: tables, next };
      }
      case "reports": {
        const closed = { closed: String(this.closed), ...before };
        const { reports, next } = await ask("GET /api/admin/reports", { query: closed });
        return { rows: reports, next };
      }
      case "log": {
        const { deeds, next } = await ask("GET /api/admin/log", { query: before });
        return { rows: deeds, next };
      }
      case "house":
        this.house = await ask("GET /api/admin/house");
        return { rows: [], next: null };
    }
  }

  /** @type {Does} */
  #does = async (wish) => {
    try {
      const { person, password } = await ask("POST /api/admin/wishes", { body: wish });
      if (person && password) this.password = { name: person.name, password };
      toastDone(t(DONE[wish.do] ?? "admin"));
      await this.#look();
    } catch (error) {
      toastRefusal(error);
    }
  };
}

customElements.define("admin-screen", AdminScreen);
