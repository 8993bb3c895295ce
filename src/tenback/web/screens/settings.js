/** What one may choose for oneself. */

import { LitElement, html } from "lit";
import { settings } from "../store/settings.js";
import { Watching } from "../store/watching.js";
import { t, words } from "../words/words.js";
import { languagePicker } from "./menus.js";

/** @import { Choices } from "../store/settings.js" */

export class SettingsScreen extends LitElement {
  constructor() {
    super();
    new Watching(this, settings, words);
  }

  createRenderRoot() {
    return this;
  }

  render() {
    return html`<main class="paper" id="main"><h1>${t("settings")}</h1>
      ${languagePicker()}
      ${this.#pick("theme", "theme", [["", "as-system"], ["light", "light"], ["dark", "dark"]])}
      ${this.#pick("motion", "motion", [["", "as-system"], ["less", "motion-less"]])}
      ${this.#pick("assist", "assist", [["gaps", "assist-gaps"], ["legal", "assist-legal"], ["none", "assist-none"]])}
      ${this.#switch("sound", "sound", "sound-why")}
      ${this.#switch("keys", "keys-on", "keys-on-why")}
      ${this.#switch("notify", "notify", "notify-why")}
      <p><a class="btn" href="/">${t("to-the-lobby")}</a></p></main>`;
  }

  /** @param {keyof Choices} name @param {string} id @param {[string, string][]} choices */
  #pick(name, id, choices) {
    return html`<label class="choice-row"><span>${t(id)}</span><select class="field" @change=${(/** @type {Event} */ event) =>
      settings.choose({ [name]: /** @type {HTMLSelectElement} */ (event.target).value })}>${choices.map(
      ([value, word]) => html`<option value=${value} ?selected=${settings.all[name] === value}>${t(word)}</option>`,
    )}</select></label>`;
  }

  /** @param {"sound" | "keys" | "notify"} name @param {string} id @param {string} why */
  #switch(name, id, why) {
    return html`<label class="option"><input type="checkbox" .checked=${settings.all[name]} @change=${(/** @type {Event} */ event) => this.#turn(name, /** @type {HTMLInputElement} */ (event.target))}><span><b>${t(id)}</b><br><span class="small mute">${t(why)}</span></span></label>`;
  }

  /** @param {"sound" | "keys" | "notify"} name @param {HTMLInputElement} box */
  async #turn(name, box) {
    let on = box.checked;
    if (name === "notify" && on) on = "Notification" in window && (await Notification.requestPermission()) === "granted";
    settings.choose({ [name]: on });
    box.checked = on;
  }
}

customElements.define("settings-screen", SettingsScreen);
