/** One's own tables that have not ended: one's own turns first, then the others by who is waited for. */

import { LitElement, html, nothing } from "lit";
import { icon } from "../cards/faces.js";
import { Watching } from "../store/redraw.js";
import { ask, me } from "../store/person.js";
import { local } from "../words/dates.js";
import { listed } from "../words/lists.js";
import { t, words } from "../words/words.js";
import { gameOf } from "./games.js";
import { clockName } from "./setting-words.js";

/** @import { OwnTable } from "../wire/frames.js" */

const LOOK_AGAIN = 60_000; // milliseconds, while somebody looks
const A_DAY = 24 * 3_600_000;

export class YourTables extends LitElement {
  static properties = { tables: { state: true }, more: { state: true } };

  /** @type {ReturnType<typeof setInterval> | undefined} */ #timer;

  constructor() {
    super();
    /** @type {OwnTable[]} */ this.tables = [];
    this.more = false;
    new Watching(this, words, me);
  }

  createRenderRoot() {
    return this;
  }

  connectedCallback() {
    super.connectedCallback();
    document.addEventListener("visibilitychange", this.#look);
    this.#timer = setInterval(this.#look, LOOK_AGAIN);
    this.#look();
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    document.removeEventListener("visibilitychange", this.#look);
    clearInterval(this.#timer);
  }

  #look = async () => {
    if (document.visibilityState !== "visible" || !me.person) return;
    const told = await ask("GET /api/me/tables").catch(() => null);
    if (!told) return;
    this.tables = told.tables;
    this.more = told.more;
  };

  render() {
    if (!this.tables.length) return nothing;
    const people = this.tables.filter((each) => others(each).some((seat) => seat.kind !== "bot"));
    const bots = this.tables.filter((each) => !people.includes(each));
    return html`<section class="box yours" aria-labelledby="yours-title">
      <h2 id="yours-title">
        ${icon("people")}<span class="grow">${t("yours-title")}</span
        ><a class="btn btn--quiet btn--s" href="/notices">${icon("bell")}${t("yours-tell-me")}</a>
      </h2>
      <ul class="yours__list">
        ${people.map((each) => this.#row(each))}${bots.map((each) => this.#line(each))}
      </ul>
      ${this.more ? html`<p class="small"><a href="/me">${t("yours-more")}</a></p>` : nothing}
    </section>`;
  }

  /** @param {OwnTable} table */
  #row(table) {
    return html`<li class="yours__table ${table.your_turn ? "is-mine" : ""}">
      <a href="/t/${table.table}">
        <span class="yours__text"
          ><b>${titleOf(table)}</b><span class="small mute"><bdi>${withWhom(table)}</bdi></span></span
        >
        <span class="yours__state"
          ><span class="tag ${table.your_turn ? "tag--go" : "tag--line"}"><bdi>${state(table)}</bdi></span
          ><span class="xs mute">${timeOf(table)}</span></span
        >
      </a>
    </li>`;
  }

  /** A game with bots waits for nobody else: one line. @param {OwnTable} table */
  #line(table) {
    return html`<li class="yours__line">
      <a href="/t/${table.table}"><b>${titleOf(table)}</b> ${t("yours-with-bots")} · ${state(table)}</a>
    </li>`;
  }
}

/** @param {OwnTable} table */
const titleOf = (table) => t(gameOf(table.game)?.title ?? table.game);

/** @param {OwnTable} table */
const others = (table) => table.seats.filter((_, number) => !table.your_seats.includes(number));

/** @param {OwnTable} table */
function withWhom(table) {
  const names = others(table).flatMap((seat) => (seat.name ? [seat.name] : []));
  return names.length ? listed(names) : t("yours-nobody");
}

/** @param {OwnTable} table */
function state(table) {
  if (table.phase === "waiting") return t("yours-waiting");
  if (table.paused) return t("yours-paused");
  if (table.your_turn) return t("yours-turn");
  const [seat, ...more] = table.awaited;
  const name = seat === undefined ? "" : (table.seats[seat]?.name ?? "");
  return more.length || !name ? t("yours-others-turn") : t("yours-turn-of", { name });
}

/** @param {OwnTable} table */
function timeOf(table) {
  if (table.phase === "waiting") return "";
  if (table.your_turn && table.deadline) return t("yours-until", { when: moment(table.deadline) });
  if (table.clock) return t("clock-a-turn", { time: clockName(table.clock) });
  return t("yours-since", { when: moment(table.since) });
}

/** Today by the hour, else by the day. @param {number} at  milliseconds since 1970 */
function moment(at) {
  const near = Math.abs(at - Date.now()) < A_DAY;
  /** @type {Intl.DateTimeFormatOptions} */
  const how = near ? { weekday: "short", hour: "2-digit", minute: "2-digit" } : { day: "numeric", month: "long" };
  return new Intl.DateTimeFormat(local(), how).format(at);
}

customElements.define("your-tables", YourTables);
