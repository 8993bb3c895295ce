/** One's own tables that have not ended: one's own turns first, then the others by who is waited for. */

import { LitElement, html, nothing, repeat } from "lit";
import { icon } from "../cards/faces.js";
import { toastRefusal } from "../shell/refusals.js";
import "../shell/sure.js";
import { Watching } from "../store/redraw.js";
import { ask, me } from "../store/person.js";
import { local } from "../words/dates.js";
import { listed } from "../words/lists.js";
import { t, words } from "../words/words.js";
import { gameOf } from "./games.js";
import { clockName } from "./setting-words.js";

/** @import { Connection } from "../wire/connection.js" */
/** @import { OwnTable } from "../wire/frames.js" */

const LOOK_AGAIN = 60_000; // milliseconds, while somebody looks
const A_DAY = 24 * 3_600_000;
const LINES = 3; // games with bots that stand there; the others unfold, so that they do not push the games down

export class YourTables extends LitElement {
  static properties = { connection: { attribute: false }, tables: { state: true }, more: { state: true } };

  /** @type {ReturnType<typeof setInterval> | undefined} */ #timer;

  constructor() {
    super();
    /** @type {Connection} */ this.connection = /** @type {any} */ (undefined); // given by who draws it
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
    const people = this.tables.filter((each) => !alone(each));
    const bots = this.tables.filter(alone);
    // Keyed, so that a question that is open stays with its own game.
    const lines = (/** @type {OwnTable[]} */ some) =>
      repeat(
        some,
        (each) => each.table,
        (each) => this.#line(each),
      );
    return html`<section class="box yours" aria-labelledby="yours-title">
      <h2 id="yours-title">
        ${icon("people")}<span class="grow">${t("yours-title")}</span
        ><a class="btn btn--quiet btn--s" href="/notices">${icon("bell")}${t("yours-tell-me")}</a>
      </h2>
      <ul class="yours__list">
        ${people.map((each) => this.#row(each))}${lines(bots.slice(0, LINES))}
      </ul>
      ${
        bots.length > LINES
          ? html`<details class="yours__rest">
              <summary>${icon("down-chevron")}${t("yours-rest", { count: bots.length - LINES })}</summary>
              <ul class="yours__list">
                ${lines(bots.slice(LINES))}
              </ul>
            </details>`
          : nothing
      }
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

  /** A game that waits for nobody else: one line, and a way to be done with it. @param {OwnTable} table */
  #line(table) {
    const begun = table.phase !== "waiting";
    const company = begun ? t(others(table).length ? "yours-with-bots" : "yours-alone") : "";
    return html`<li class="yours__line">
      <a href="/t/${table.table}"
        ><b>${titleOf(table)}</b> ${company}
        <span class="tag ${table.your_turn ? "tag--go" : "tag--line"}"><bdi>${state(table)}</bdi></span></a
      ><sure-button
        sign="x"
        brief
        label=${t("yours-end")}
        called=${t("yours-end-game", { game: titleOf(table) })}
        question=${t(begun ? "give-up-sure" : "yours-cancel-sure")}
        no=${t("yours-keep")}
        @sure=${() => this.#end(table)}
      ></sure-button>
    </li>`;
  }

  /** Nobody else is there to be asked. @param {OwnTable} table */
  async #end({ table, phase }) {
    try {
      await this.connection.wish("enter", { table });
      await (phase === "waiting"
        ? this.connection.wish("close")
        : this.connection.wish("propose", { what: "abandon" }));
    } catch (error) {
      toastRefusal(error);
    }
    await this.connection.wish("exit").catch(() => {}); // one was there for this only
    await this.#look();
    /** @type {HTMLElement | null} */ (this.querySelector("a"))?.focus();
  }
}

/** @param {OwnTable} table */
const titleOf = (table) => t(gameOf(table.game)?.title ?? table.game);

/** @param {OwnTable} table */
const others = (table) => table.seats.filter((_, number) => !table.your_seats.includes(number));

/** Whether nobody else is there, nor expected: bots at most. @param {OwnTable} table */
const alone = (table) => others(table).every(({ kind, name }) => kind === "bot" || kind === "automatic" || !name);

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
