/** A challenge: the same cards for both, each at a table of their own; side by side when one's own is finished. */

import { html, nothing } from "lit";
import { icon } from "../cards/faces.js";
import { ask, me } from "../store/person.js";
import { keep, recall } from "../store/session.js";
import { route } from "../store/route.js";
import { Watching } from "../store/redraw.js";
import { refusal, toastRefusal } from "../shell/refusals.js";
import { toastDone } from "../shell/toasts.js";
import { t } from "../words/words.js";
import { dealName, figureOf, shortened } from "./day-words.js";
import { greet, nameField } from "./entering.js";
import { Screen } from "./screen.js";

/** @import { Connection } from "../wire/connection.js" */
/** @import { ChallengeTold, DayDeal, Side } from "../wire/frames.js" */

export class ChallengeScreen extends Screen {
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
    this.#look();
  }

  get #key() {
    return recall(`challenge:${this.name}`, "");
  }

  async #look() {
    try {
      const headers = this.#key ? { "x-tenback-key": this.#key } : undefined;
      this.told = await ask("GET /api/challenges/{challenge}", {
        challenge: this.name,
        ...(headers ? { headers } : {}),
      });
      this.failed = "";
    } catch (error) {
      this.failed = refusal(error).text;
    }
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
          (told.may_play || (own && !own.finished && own.table)) && this.#key
            ? html`<button type="button" class="btn btn--go" ?disabled=${this.busy} @click=${() => this.#play()}>
                ${icon("play")}${t(own ? "day-go-on" : "challenge-play")}
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
        ${told.sides.map((side) => this.#side(told, side))}
      </ul>
      <button type="button" class="btn btn--quiet" @click=${() => this.#look()}>
        ${icon("again")}${t("challenge-look")}
      </button>
    </section>`;
  }

  /** @param {ChallengeTold} told @param {Side} side */
  #side(told, side) {
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
      <bdi>${side.you ? t("day-you") : side.name}</bdi><b class=${side.won ? "g1" : ""}>${shown}</b>${
        known && side.table
          ? html`<a class="btn btn--s" href="/replay/${side.table}" aria-label=${t("day-watch-of", { name: side.name })}
              >${t("day-watch")}</a
            >`
          : html`<span></span>`
      }
    </li>`;
  }

  async #play() {
    if (this.busy || !(await greet(this.connection))) return;
    this.busy = true;
    try {
      const { table, key } = await this.connection.wish("accept", { challenge: this.name, key: this.#key });
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
