/** A challenge: the same cards for both, each at a table of their own; side by side when one's own is finished. */

import { html, nothing } from "lit";
import { icon } from "../cards/faces.js";
import { ask, me } from "../store/person.js";
import { keep, recall } from "../store/session.js";
import { route } from "../store/route.js";
import { Watching } from "../store/redraw.js";
import { refusal, toastRefusal } from "../shell/refusals.js";
import { toastDone } from "../shell/toasts.js";
import { listed } from "../words/lists.js";
import { t } from "../words/words.js";
import { dealName, figureOf, shortened } from "./day-words.js";
import { greet, nameField } from "./entering.js";
import { Screen } from "./screen.js";

/** @import { Connection } from "../wire/connection.js" */
/** @import { ChallengeTold, DayDeal, Side } from "../wire/frames.js" */

const AGAIN = 5000; // milliseconds between two looks at how far the others are

export class ChallengeScreen extends Screen {
  #timer = 0;

  static properties = {
    connection: { attribute: false },
    name: { attribute: false },
    told: { state: true },
    failed: { state: true },
    busy: { state: true },
  };

  constructor() {
    super();
    /** @type {Connection} */ this.connection = /** @type {any} */ (undefined); // given by who draws it
    this.name = "";
    /** @type {ChallengeTold | null} */ this.told = null;
    this.failed = "";
    this.busy = false;
    new Watching(this, me);
  }

  get called() {
    return t("challenge-title");
  }

  connectedCallback() {
    super.connectedCallback();
    const key = location.hash.slice(1);
    if (key) keep(`challenge:${this.name}`, key);
    document.addEventListener("visibilitychange", this.#back);
    this.#look();
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    clearTimeout(this.#timer);
    document.removeEventListener("visibilitychange", this.#back);
  }

  /** Whoever comes back to the page sees what has happened meanwhile. */
  #back = () => {
    if (!document.hidden) this.#look();
  };

  get #key() {
    return recall(`challenge:${this.name}`, "");
  }

  async #look() {
    clearTimeout(this.#timer);
    try {
      const headers = this.#key ? { "x-tenback-key": this.#key } : undefined;
      const told = await ask("GET /api/challenges/{challenge}", {
        challenge: this.name,
        ...(headers ? { headers } : {}),
      });
      this.#tellOf(told, this.told);
      this.told = told;
      this.failed = "";
    } catch (error) {
      if (!this.told) this.failed = refusal(error).text;
    }
    if (this.isConnected && !document.hidden && this.told) this.#timer = setTimeout(() => this.#look(), AGAIN);
  }

  /** Who has finished since one looked last. @param {ChallengeTold} now @param {ChallengeTold | null} before */
  #tellOf(now, before) {
    if (!before) return;
    for (const [place, side] of now.sides.entries())
      if (side.finished && !side.you && !before.sides[place]?.finished)
        toastDone(t("challenge-told", { names: listed(side.names) }));
  }

  render() {
    const { told } = this;
    return html`<main class="day" id="main">
      <header class="day__head">
        <h1>${this.called}</h1>
        ${told ? html`<p class="mute">${dealName(/** @type {any} */ (told))}</p>` : nothing}
      </header>
      ${
        told
          ? html`${this.#ask(told)}${this.#sides(told)}`
          : this.failed
            ? html`<p class="wrong" role="alert">${icon("warn")}<span>${this.failed}</span></p>`
            : html`<p class="mute">${t("day-looking")}</p>`
      }
    </main>`;
  }

  /** @param {ChallengeTold} told */
  #ask(told) {
    const own = told.sides.find(({ you }) => you);
    const link = `${location.origin}/challenge/${this.name}#${this.#key}`;
    return html`<section class="box">
      <h2>${icon("people")}${t("challenge-by", { name: told.by })}</h2>
      <ul class="dayrules">
        <li>${t("challenge-same")}</li>
        <li>${t("challenge-later")}</li>
        ${told.bots.length ? html`<li>${t("day-with-bots", { count: told.bots.length })}</li>` : nothing}
      </ul>
      <div class="row wrap">
        ${told.may_play && !me.person ? nameField() : nothing}
        ${
          own && !own.finished && own.table
            ? html`<a class="btn btn--go" href="/t/${own.table}">${icon("play")}${t("day-go-on")}</a>`
            : told.may_play && this.#key
              ? html`<button type="button" class="btn btn--go" ?disabled=${this.busy} @click=${() => this.#play()}>
                  ${icon("play")}${t("challenge-play")}
                </button>`
              : nothing
        }
        ${
          this.#key
            ? html`<button type="button" class="btn" @click=${() => this.#copy(link)}>
                ${icon("link")}${t("challenge-copy")}
              </button>`
            : nothing
        }
      </div>
      ${
        this.#key
          ? html`<label class="col-field"
              ><span class="small mute">${t("challenge-link")}</span
              ><input class="field challenge__link" readonly .value=${link}
            /></label>`
          : nothing
      }
      <p class="small mute">SHA-256 ${shortened(told.seed_hash)}</p>
    </section>`;
  }

  /** @param {ChallengeTold} told */
  #sides(told) {
    if (!told.sides.length) return html`<p class="small mute">${t("challenge-nobody")}</p>`;
    return html`<section class="box">
      <h2>${icon("log")}${t("challenge-sides")}</h2>
      <ul class="daylist">
        ${told.sides.map((side, place) => this.#side(told, side, place))}
      </ul>
      <button type="button" class="btn btn--quiet" @click=${() => this.#look()}>
        ${icon("again")}${t("challenge-look")}
      </button>
    </section>`;
  }

  /** @param {ChallengeTold} told @param {Side} side @param {number} place */
  #side(told, side, place) {
    const names = listed(side.names);
    const known = side.won !== null;
    const shown = known
      ? figureOf(/** @type {DayDeal} */ (/** @type {unknown} */ (told)), {
          table: side.table ?? "",
          finished: true,
          won: Boolean(side.won),
          value: side.value,
          turns: side.turns ?? 0,
          backs: 0,
          late: false,
        }).text
      : t(side.finished ? "challenge-finished" : "day-goes-on");
    return html`<li>
      <bdi>${side.you && side.names.length < 2 ? t("day-you") : names}</bdi
      ><b class=${side.won ? "g1" : ""}>${shown}</b>${
        known && side.table
          ? html`<a class="btn btn--s" href="/replay/${side.table}" aria-label=${t("day-watch-of", { name: names })}
              >${t("day-watch")}</a
            >`
          : side.open && told.may_play && this.#key
            ? html`<button type="button" class="btn btn--s" ?disabled=${this.busy} @click=${() => this.#play(place)}>
                ${t("challenge-join", { names })}
              </button>`
            : html`<span></span>`
      }
    </li>`;
  }

  /** At a table of one's own, or on somebody's side. @param {number | null} [side] */
  async #play(side = null) {
    if (this.busy || !(await greet(this.connection))) return;
    this.busy = true;
    try {
      const { table, key } = await this.connection.wish("accept", { challenge: this.name, key: this.#key, side });
      keep(`key:${table}`, key);
      route.go(`/t/${table}`);
    } catch (error) {
      toastRefusal(error);
    } finally {
      this.busy = false;
    }
  }

  /** @param {string} link */
  async #copy(link) {
    try {
      await navigator.clipboard.writeText(link);
      toastDone(t("challenge-copied"));
    } catch {
      const field = /** @type {HTMLInputElement | null} */ (this.querySelector(".challenge__link"));
      field?.select(); // where nothing may be copied for anybody
    }
  }
}

customElements.define("challenge-screen", ChallengeScreen);
