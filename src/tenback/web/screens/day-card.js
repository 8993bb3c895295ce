/** The deal of the day on the first page: before one's own try how many have played; after it, how it went. */

import { LitElement, html, nothing } from "lit";
import { icon } from "../cards/faces.js";
import { ask, me } from "../store/person.js";
import { Watching } from "../store/redraw.js";
import { t, words } from "../words/words.js";
import { besidePar, dayName, dealName, figureOf, playDay, week } from "./day-words.js";

/** @import { Connection } from "../wire/connection.js" */
/** @import { Daily, DayDeal } from "../wire/frames.js" */

class DayCard extends LitElement {
  static properties = { connection: { attribute: false }, daily: { state: true }, busy: { state: true } };

  constructor() {
    super();
    /** @type {Connection} */ this.connection = /** @type {any} */ (undefined); // given by who draws it
    /** @type {Daily | null} */ this.daily = null;
    this.busy = false;
    new Watching(this, words, me);
  }

  createRenderRoot() {
    return this;
  }

  connectedCallback() {
    super.connectedCallback();
    this.#look();
  }

  async #look() {
    this.daily = await ask("GET /api/daily").catch(() => null);
  }

  render() {
    if (!this.daily) return nothing;
    const { deals, date } = this.daily;
    const open = deals.find(({ mine }) => mine && !mine.finished) ?? deals.find(({ mine }) => !mine);
    const done = deals.filter(({ mine }) => mine?.finished);
    const shown = done.at(0);
    return html`<section class="box daybox">
      <h2>
        ${icon("day")}<a href="/day">${t("day-title")}</a>
        <span class="small mute end">${dayName(date, { day: "numeric", month: "long" })}</span>
      </h2>
      ${shown ? this.#result(shown) : nothing} ${open ? this.#open(open, !shown) : nothing}
      ${week(shown ?? open ?? /** @type {DayDeal} */ (deals[0]), date)}
      <div class="row wrap">
        ${
          open
            ? html`<button type="button" class="btn btn--go" ?disabled=${this.busy} @click=${() => this.#play(open)}>
                ${icon("play")}${t(open.mine ? "day-go-on" : "day-play")}
              </button>`
            : nothing
        }<a class="btn" href="/day">${t(shown ? "day-look" : "day-all")}</a>
      </div>
      <a class="small" href="/rescue">${t("day-rescue")}</a>
    </section>`;
  }

  /** @param {DayDeal} deal */
  #result(deal) {
    const { mine } = deal;
    if (!mine) return nothing;
    const { figure, text } = figureOf(deal, mine);
    return html`<div class="row daybox__done">
      <span class="daybox__fig" aria-hidden="true">${figure}</span>
      <p>
        <b>${text}</b> ${besidePar(deal, mine, deal.par)}<br /><span class="small mute"
          >${dealName(deal)} · ${t("day-played", { count: deal.played })}</span
        >
      </p>
    </div>`;
  }

  /** @param {DayDeal} deal @param {boolean} alone */
  #open(deal, alone) {
    return html`<p class="small">
      <b>${dealName(deal)}</b>${alone ? html`<br />${t("day-same-cards")}` : nothing}<br /><span class="mute"
        >${t("day-played", { count: deal.played })}</span
      >
    </p>`;
  }

  /** @param {DayDeal} deal */
  async #play(deal) {
    if (this.busy) return;
    this.busy = true;
    await playDay(this.connection, { deal: deal.deal });
    this.busy = false;
  }
}

customElements.define("day-card", DayCard);
