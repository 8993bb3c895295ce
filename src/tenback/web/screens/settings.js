/** What one may choose for oneself. It holds in this browser, at once. */

import { html, nothing } from "lit";
import { icon } from "../cards/faces.js";
import { settings } from "../store/settings.js";
import { Watching } from "../store/redraw.js";
import { t } from "../words/words.js";
import { languagePicker } from "./menus.js";
import "./notices-panel.js";
import { Screen } from "./screen.js";
import { strengthPicker } from "./entering.js";
import { play } from "../shell/sounds.js";

/** @import { Choices } from "../store/settings.js" */
/** @typedef {"sound" | "keys" | "skip" | "notify" | "experiments"} Switch */

export class SettingsScreen extends Screen {
  static properties = { denied: { state: true } };

  constructor() {
    super();
    /** The browser does not let us send notices. */ this.denied = false;
    new Watching(this, settings);
  }

  get called() {
    return t("settings");
  }

  render() {
    return html`<main class="paper settings" id="main">
      <h1>${this.called}</h1>
      <section class="box">
        <h2>${t("settings-look")}</h2>
        ${languagePicker()}
        ${this.#pick("theme", "theme", [
          ["", "as-system"],
          ["light", "light"],
          ["dark", "dark"],
        ])}
        ${this.#pick("motion", "motion", [
          ["", "as-system"],
          ["less", "motion-less"],
        ])}
      </section>
      <section class="box">
        <h2>${t("settings-table")}</h2>
        ${this.#pick("assist", "assist", [
          ["gaps", "assist-gaps"],
          ["legal", "assist-legal"],
          ["none", "assist-none"],
        ])}
        ${strengthPicker()} ${this.#switch("experiments", "experiments", "experiments-why")}
        ${this.#switch("skip", "skip-sole", "skip-sole-why")} ${this.#switch("keys", "keys-on", "keys-on-why")}
      </section>
      <section class="box">
        <h2>${t("settings-notices")}</h2>
        ${this.#switch("sound", "sound", "sound-why")} ${this.#switch("notify", "notify", "notify-why")}
        ${
          this.denied
            ? html`<p class="wrong small" role="alert">${icon("warn")}<span>${t("notify-denied")}</span></p>`
            : nothing
        }
      </section>
      <notices-panel></notices-panel>
      <p class="small mute">${t("settings-kept")}</p>
      <p><a class="btn btn--quiet" href="/">${icon("prev")}${t("to-the-lobby")}</a></p>
    </main>`;
  }

  /** @param {keyof Choices} name @param {string} id @param {[string, string][]} choices */
  #pick(name, id, choices) {
    return html`<label class="choice-row"
      ><span>${t(id)}</span
      ><select
        class="field"
        @change=${(/** @type {Event} */ event) =>
          settings.choose({ [name]: /** @type {HTMLSelectElement} */ (event.target).value })}
      >
        ${choices.map(
          ([value, word]) => html`<option value=${value} .selected=${settings.all[name] === value}>${t(word)}</option>`,
        )}
      </select></label
    >`;
  }

  /** @param {Switch} name @param {string} id @param {string} why */
  #switch(name, id, why) {
    return html`<div class="option">
      <input
        type="checkbox"
        id="set-${name}"
        .checked=${settings.all[name]}
        aria-describedby="${name}-why"
        @change=${(/** @type {Event} */ event) => this.#turn(name, /** @type {HTMLInputElement} */ (event.target))}
      /><label for="set-${name}"><b>${t(id)}</b></label
      ><span class="option__why" id="${name}-why">${t(why)}</span>
    </div>`;
  }

  /** @param {Switch} name @param {HTMLInputElement} box */
  async #turn(name, box) {
    let on = box.checked;
    if (name === "notify" && on) {
      on = "Notification" in window && (await Notification.requestPermission()) === "granted";
      this.denied = !on;
    }
    settings.choose({ [name]: on });
    box.checked = on;
    if (name === "sound" && on) play("turn"); // so that one knows what was asked for
  }
}

customElements.define("settings-screen", SettingsScreen);
