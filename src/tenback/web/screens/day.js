/** The deals of a day: before one's own try the backs of the cards; after it how it went, for oneself and for all. */

import { html, nothing } from "lit";
import { back, icon } from "../cards/faces.js";
import { ask, me } from "../store/person.js";
import { Watching } from "../store/redraw.js";
import { furnished } from "../shell/furnish.js";
import { refusal } from "../shell/refusals.js";
import { t } from "../words/words.js";
import { besidePar, dayName, dealName, figureOf, histogram, playDay, sealLine, shortened, week } from "./day-words.js";
import { nameField } from "./entering.js";
import { Screen } from "./screen.js";

/** @import { Connection } from "../wire/connection.js" */
/** @import { Daily, DayDeal, DayTold, OthersTry } from "../wire/frames.js" */

const OTHER_DAYS = 6;

/** For who has played, and who shares. */
const LATER = {
  played: () => furnished(import("./day-played.js"), { words: ["review"] }),
  sheet: () => furnished(import("../tables/parts/end/share-sheet.js"), { words: ["away"], styles: ["away"] }),
};

export class DayScreen extends Screen {
  static properties = {
    connection: { attribute: false },
    date: { attribute: false },
    deal: { attribute: false },
    daily: { state: true },
    told: { state: true },
    failed: { state: true },
    busy: { state: true },
    played: { state: true },
  };

  constructor() {
    super();
    /** @type {Connection} */ this.connection = /** @type {any} */ (undefined); // given by who draws it
    this.date = "";
    this.deal = "";
    /** @type {Daily | null} */ this.daily = null;
    /** @type {DayTold | null} */ this.told = null;
    this.failed = "";
    this.busy = false;
    /** How a try that is over is shown. @type {Awaited<ReturnType<typeof LATER.played>> | null} */ this.played = null;
    new Watching(this, me);
  }

  get called() {
    return t("day-title");
  }

  connectedCallback() {
    super.connectedCallback();
    this.#look();
  }

  async #look() {
    try {
      this.daily = await ask("GET /api/daily");
      const { deals } = this.daily;
      const date = this.date || this.daily.date;
      const deal = this.deal || (deals.find(({ mine }) => mine?.finished) ?? deals[0])?.deal || "";
      this.told = await ask("GET /api/daily/{date}/{deal}", { date, deal });
      this.failed = "";
      if (this.told.trail.length || this.told.line) this.played = await LATER.played();
    } catch (error) {
      this.failed = refusal(error).text;
    }
  }

  render() {
    const { told, daily } = this;
    if (!told || !daily)
      return html`<main class="day" id="main">
        <header class="day__head"><h1>${this.called}</h1></header>
        ${
          this.failed
            ? html`<p class="wrong" role="alert">${icon("warn")}<span>${this.failed}</span></p>`
            : html`<p class="mute">${t("day-looking")}</p>`
        }
      </main>`;
    const after = told.deal.mine?.finished || told.seed !== null;
    return html`<main class="day ${after ? "day--after" : ""}" id="main">
      <header class="day__head">
        <h1>${this.called}</h1>
        <p class="mute">
          ${dayName(told.date, { weekday: "long", day: "numeric", month: "long" })} · ${dealName(told.deal)}
        </p>
        <span class="grow"></span>${week(told.deal, daily.date)}
      </header>
      ${this.#choice(daily, told)} ${told.deal.mine?.finished ? this.#result(told) : this.#hero(told, daily)}
      ${told.spread ? this.#spread(told) : nothing}
      ${told.line && this.played ? this.played.openLine(told.deal, told.line) : nothing}
      <div class="day__side">${this.#rules(told)} ${this.#otherDays(told, daily)}</div>
      ${told.others.length ? this.#others(told) : nothing}
    </main>`;
  }

  /** The day's deals. @param {Daily} daily @param {DayTold} told */
  #choice(daily, told) {
    return html`<nav class="day__deals" aria-label=${t("day-deals")}>
      ${daily.deals.map(
        (each) =>
          html`<a
            class="btn btn--s ${each.deal === told.deal.deal ? "is-on" : ""}"
            href="/day/${told.date}/${each.deal}"
            aria-current=${each.deal === told.deal.deal ? "page" : nothing}
            >${told.date === daily.date && each.mine?.finished ? icon("check") : nothing}${dealName(
              each.deal === told.deal.deal ? told.deal : each,
            )}</a
          >`,
      )}
    </nav>`;
  }

  /** @param {DayTold} told @param {Daily} daily */
  #hero(told, daily) {
    const { deal } = told;
    const today = told.date === daily.date;
    const running = deal.mine !== null;
    return html`<section class="dayhero">
      <div class="dayhero__art" aria-hidden="true">${[0, 1, 2].map(() => html`<div>${back()}</div>`)}</div>
      <div class="dayhero__text">
        <h2>${t(today ? "day-same-cards" : running ? "day-unfinished" : "day-over")}</h2>
        <p>${t("day-played", { count: deal.played })}</p>
        ${told.spread ? nothing : html`<p>${t("day-fared-later")}</p>`}
        <div class="row wrap">
          ${me.person ? nothing : nameField()}
          ${
            today || running || told.seed !== null
              ? html`<button
                  type="button"
                  class="btn btn--go btn--big"
                  ?disabled=${this.busy}
                  @click=${() => this.#play(told, today || running ? {} : { again: true })}
                >
                  ${icon("play")}${t(running ? "day-go-on" : today ? "day-play" : "day-play-past")}
                </button>`
              : html`<p class="small mute">${t("day-closes")}</p>`
          }
        </div>
      </div>
    </section>`;
  }

  /** @param {DayTold} told */
  #result(told) {
    const { deal } = told;
    const { mine } = deal;
    if (!mine) return nothing;
    const { figure, text } = figureOf(deal, mine);
    return html`<section class="dayres">
      <div class="dayres__fig">
        <span class="huge ${mine.won ? "huge--won" : ""}" aria-hidden="true">${figure}</span>
      </div>
      <div class="dayres__text">
        <h2>${text}</h2>
        <p>${mine.late ? t("day-late") : besidePar(deal, mine, deal.par)}</p>
        ${
          mine.turns
            ? html`<p class="small mute">
                ${t("day-turns", { count: mine.turns })}${
                  mine.backs ? html` · ${t("day-backs", { count: mine.backs })}` : nothing
                }
              </p>`
            : nothing
        }
      </div>
      ${this.played?.trailOf(deal, told.trail) ?? nothing}
      <div class="dayres__acts">
        <a class="btn btn--go" href="/review/${mine.table}">${icon("eye")}${t("look-back")}</a
        ><button type="button" class="btn" ?disabled=${this.busy} @click=${() => this.#play(told, { again: true })}>
          ${icon("again")}${t("day-again")}</button
        ><button type="button" class="btn" @click=${() => this.#share(told, mine.table)}>
          ${icon("link")}${t("end-share")}
        </button>
      </div>
    </section>`;
  }

  /** @param {DayTold} told */
  #spread({ deal, spread }) {
    if (!spread) return nothing;
    return html`<section class="box">
      <h2>
        ${icon("log")}${t("day-everyone")} <span class="small mute">${t("day-so-far", { count: spread.tries })}</span>
      </h2>
      ${
        spread.tries
          ? html`${histogram(deal, spread, deal.par)}
              <p class="small">
                ${deal.mine?.finished && spread.behind ? t("day-better-than", { count: spread.behind }) : nothing}
                ${t("day-won-count", { count: spread.won })}
                ${spread.given_up ? t("day-given-up-count", { count: spread.given_up }) : nothing}
              </p>`
          : html`<p class="small mute">${t("day-nobody")}</p>`
      }
    </section>`;
  }

  /** @param {DayTold} told */
  #rules({ deal, seed }) {
    const par = deal.par;
    return html`<section class="box">
      <h2>${icon("book")}${t("day-this-deal")}</h2>
      <ul class="dayrules">
        <li>
          ${
            deal.bots.length
              ? t("day-deal-bots", { deal: dealName(deal), bots: t("day-with-bots", { count: deal.bots.length }) })
              : dealName(deal)
          }
        </li>
        <li>${t("day-rule-utc")}</li>
        <li>${t("day-rule-first")}</li>
        <li>${t("day-rule-alone")}</li>
        ${deal.bots.length ? html`<li>${t("day-rule-bots")}</li>` : nothing}
        ${par ? html`<li>${t("day-rule-par", { value: par.value, tries: par.tries, won: par.won })}</li>` : nothing}
      </ul>
      ${
        seed
          ? html`<p class="small row">
              ${icon("lock")}<span class="mute">${t("day-opened")} <span class="n day__seed">${seed}</span></span>
            </p>`
          : sealLine(t("day-sealed"))
      }
      <p class="small mute">SHA-256 ${shortened(deal.seed_hash)}</p>
    </section>`;
  }

  /** @param {DayTold} told @param {Daily} daily */
  #otherDays(told, daily) {
    const days = [...told.deal.week].reverse().filter(({ date }) => date !== told.date);
    const others = told.date === daily.date ? days : [{ date: daily.date, mine: null }, ...days];
    return html`<section class="box">
      <h2>${icon("day")}${t("day-other-days")}</h2>
      <p class="small mute">${t("day-other-days-why")}</p>
      <ul class="daylist">
        ${others.slice(0, OTHER_DAYS).map(({ date, mine }) => {
          const name = date === daily.date ? t("day-today") : dayName(date, { weekday: "long" });
          return html`<li>
            <span>${name}</span>${
              mine
                ? html`<b>${figureOf(told.deal, mine).text}</b>`
                : html`<span class="mute">${date === daily.date ? nothing : t("day-not-played")}</span>`
            }<a class="btn btn--s" href="/day/${date}/${told.deal.deal}" aria-label=${t("day-see", { day: name })}
              >${t("day-look")}</a
            >
          </li>`;
        })}
      </ul>
    </section>`;
  }

  /** @param {DayTold} told */
  #others(told) {
    const row = (/** @type {OthersTry} */ each) => {
      const own = { ...each, finished: true, backs: 0, late: false };
      return html`<li>
        <bdi>${each.you ? t("day-you") : each.name}</bdi
        ><b class=${each.won ? "g1" : ""}>${figureOf(told.deal, own).text}</b
        ><a class="btn btn--s" href="/replay/${each.table}" aria-label=${t("day-watch-of", { name: each.name })}
          >${t("day-watch")}</a
        >
      </li>`;
    };
    return html`<section class="box day__others">
      <h2>${icon("people")}${t("day-replays")}</h2>
      <ul class="daylist">
        ${told.others.map(row)}
      </ul>
    </section>`;
  }

  /** The result names no card: who follows the link can still play. @param {DayTold} told @param {string} table */
  async #share({ date, deal }, table) {
    const { openShareSheet } = await LATER.sheet();
    const link = `${location.origin}/day/${date}/${deal.deal}`;
    openShareSheet({ table, link, key: null, said: t("day-link-copied"), seated: true });
  }

  /** @param {DayTold} told @param {{again?: boolean}} how */
  async #play(told, how) {
    if (this.busy) return;
    this.busy = true;
    const { date } = told;
    await playDay(this.connection, { deal: told.deal.deal, ...(date === this.daily?.date ? {} : { date }), ...how });
    this.busy = false;
  }
}

customElements.define("day-screen", DayScreen);
