/** Being told when one is not at the table: by push on this device, by mail, and when never. */

import { LitElement, html, nothing } from "lit";
import { icon } from "../cards/faces.js";
import { Watching } from "../store/redraw.js";
import { ask, me } from "../store/person.js";
import { toastRefusal } from "../shell/refusals.js";
import { toastDone } from "../shell/toasts.js";
import { pushEnded, pushHere, pushPossible, pushStarted } from "../shell/push.js";
import { when } from "../words/dates.js";
import { t, words } from "../words/words.js";

/** @import { NoticesShown } from "../wire/frames.js" */

const HOUR = 60; // minutes

export class NoticesPanel extends LitElement {
  static properties = {
    alone: { attribute: false },
    told: { state: true },
    here: { state: true },
    busy: { state: true },
    denied: { state: true },
  };

  constructor() {
    super();
    /** Whether the page has said already what this is. */ this.alone = false;
    /** @type {NoticesShown | null} */ this.told = null;
    /** The name of this browser among the devices, if it is one. */ this.here = "";
    this.busy = false;
    /** The browser does not let us. */ this.denied = false;
    new Watching(this, words, me);
  }

  createRenderRoot() {
    return this;
  }

  connectedCallback() {
    super.connectedCallback();
    this.look();
  }

  async look() {
    if (!me.person) return;
    this.told = await ask("GET /api/me/notices").catch(() => null);
    this.here = await pushHere();
  }

  render() {
    return html`<section class="box notices" aria-labelledby="notices-title">
      <h2 id="notices-title" class=${this.alone ? "vh" : ""}>${icon("bell")}${t("notices-title")}</h2>
      <p class="mute">${t("notices-why")}</p>
      ${me.person ? (this.told ? this.#ways(this.told) : nothing) : html`<p>${t("notices-nobody")}</p>`}
    </section>`;
  }

  /** @param {NoticesShown} told */
  #ways(told) {
    return html`${this.#push(told)} ${told.can_mail ? this.#mail(told) : nothing} ${this.#quiet(told)}
      <p class="small mute">${t("notices-never")}</p>`;
  }

  /** @param {NoticesShown} told */
  #push(told) {
    if (!told.push) return nothing;
    const on = told.devices.some((each) => each.device === this.here);
    const others = told.devices.filter((each) => each.device !== this.here);
    return html`<div class="notices__way">
      <h3>${t("notices-device")}</h3>
      ${
        pushPossible()
          ? html`<button
              type="button"
              class="btn ${on ? "" : "btn--go"}"
              ?disabled=${this.busy}
              aria-pressed=${on ? "true" : "false"}
              @click=${() => (on ? this.#end(this.here) : this.#start(told.push ?? ""))}
            >
              ${icon(on ? "check" : "bell")}${t(on ? "notices-device-off" : "notices-device-on")}
            </button>`
          : html`<p class="small">${t("notices-device-cannot")}</p>`
      }
      ${
        this.denied
          ? html`<p class="wrong small" role="alert">${icon("warn")}<span>${t("notices-denied")}</span></p>`
          : nothing
      }
      ${others.map(
        (each) =>
          html`<p class="row small">
            <span class="grow">${t("notices-other-device", { when: when(each.since) })}</span
            ><button type="button" class="btn btn--s btn--quiet" @click=${() => this.#end(each.device)}>
              ${icon("x")}${t("notices-remove")}
            </button>
          </p>`,
      )}
    </div>`;
  }

  /** @param {NoticesShown} told */
  #mail(told) {
    const { mail } = told;
    if (!mail)
      return html`<form class="notices__way" @submit=${this.#askForMail}>
        <h3>${t("notices-mail")}</h3>
        <div class="row wrap">
          <label class="col-field grow"
            ><span>${t("notices-address")}</span
            ><input class="field" name="address" type="email" required maxlength="254" autocomplete="email"
          /></label>
          <button class="btn" ?disabled=${this.busy}>${t("notices-mail-on")}</button>
        </div>
        <p class="small mute">${t("notices-mail-how")}</p>
      </form>`;
    const said = mail.trouble ? "notices-mail-refused" : mail.confirmed ? "notices-mail-goes" : "notices-mail-asked";
    return html`<div class="notices__way">
      <h3>${t("notices-mail")}</h3>
      <p class=${mail.trouble ? "wrong" : ""} role="status">
        ${icon(mail.trouble ? "warn" : mail.confirmed ? "check" : "say")}<span
          >${t(said, { address: mail.address })}</span
        >
      </p>
      <button type="button" class="btn btn--s" ?disabled=${this.busy} @click=${this.#noMail}>
        ${icon("x")}${t("notices-mail-off")}
      </button>
    </div>`;
  }

  /** @param {NoticesShown} told */
  #quiet(told) {
    const time = (/** @type {"quiet_from" | "quiet_to"} */ name, /** @type {string} */ label) =>
      html`<label class="col-field"
        ><span>${t(label)}</span
        ><input
          class="field"
          type="time"
          required
          .value=${clock(told[name])}
          @change=${(/** @type {Event} */ event) =>
            this.#choose({ [name]: minutes(/** @type {HTMLInputElement} */ (event.target).value) ?? told[name] })}
      /></label>`;
    return html`<fieldset class="notices__way notices__quiet">
      <legend>${t("notices-quiet")}</legend>
      <div class="row wrap">${time("quiet_from", "notices-from")}${time("quiet_to", "notices-to")}</div>
      <p class="small mute">${t("notices-quiet-why", { zone: (told.zone ?? zone()).replaceAll("_", " ") })}</p>
    </fieldset>`;
  }

  /** What is chosen beside how: language and time zone are the browser's. @param {Partial<NoticesShown>} some */
  async #choose(some) {
    const { quiet_from, quiet_to } = { .../** @type {NoticesShown} */ (this.told), ...some };
    await this.#done(
      ask("PUT /api/me/notices", { body: { language: words.language, zone: zone(), quiet_from, quiet_to } }),
    );
  }

  /** @param {string} key */
  async #start(key) {
    this.busy = true;
    this.denied = (await Notification.requestPermission()) !== "granted";
    if (!this.denied) {
      if (!this.told?.zone) await this.#choose({});
      const body = await pushStarted(key).catch(() => null);
      if (body && (await this.#done(ask("POST /api/me/notices/push", { body })))) {
        this.here = await pushHere();
        toastDone(t("notices-device-done"));
      } else if (!body) this.denied = true;
    }
    this.busy = false;
  }

  /** @param {string} device */
  async #end(device) {
    if (device === this.here) await pushEnded();
    await this.#done(ask("DELETE /api/me/notices/push", { body: { device } }));
    this.here = await pushHere();
  }

  #askForMail = async (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    const form = /** @type {HTMLFormElement} */ (event.target);
    const address = String(new FormData(form).get("address") ?? "");
    if (!this.told?.zone) await this.#choose({});
    await this.#done(ask("POST /api/me/notices/mail", { body: { address } }));
  };

  #noMail = () => this.#done(ask("DELETE /api/me/notices/mail"));

  /** @param {Promise<NoticesShown>} asked */
  async #done(asked) {
    try {
      this.told = await asked;
      return true;
    } catch (error) {
      toastRefusal(error);
      return false;
    }
  }
}

const zone = () => Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";

/** @param {number} minute */
const clock = (minute) => new Date(minute * 60_000).toISOString().slice(11, 16);

/** @param {string} text  as 22:00 */
function minutes(text) {
  const [hours, rest] = text.split(":").map(Number);
  return hours === undefined || rest === undefined || Number.isNaN(hours + rest) ? null : hours * HOUR + rest;
}

customElements.define("notices-panel", NoticesPanel);
