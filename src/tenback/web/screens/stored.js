/** What is stored of oneself: to have as a file, and to have forgotten. */

import { LitElement, html, nothing } from "lit";
import { icon } from "../cards/faces.js";
import { me } from "../store/person.js";
import { refusal } from "../shell/refusals.js";
import { sheet } from "../shell/sheet.js";
import "../shell/sure.js";
import { t } from "../words/words.js";

export class StoredOfMe extends LitElement {
  static properties = { leaving: { state: true }, wrong: { state: true }, busy: { state: true } };

  constructor() {
    super();
    this.leaving = false;
    this.wrong = "";
    this.busy = false;
  }

  createRenderRoot() {
    return this;
  }

  render() {
    return html`<section class="box">
        <h2>${icon("private")}${t("what-is-stored")}</h2>
        <p class="small mute">${t("what-is-stored-why")}</p>
        <div class="row wrap">
          <a class="btn" href="/api/me/export" download="tenback-export.json">${icon("save")}${t("export-mine")}</a>
          <button type="button" class="btn" @click=${() => (this.leaving = true)}>
            ${icon("x")}${t("delete-mine")}
          </button>
        </div>
      </section>
      ${this.leaving ? this.#leave() : nothing}`;
  }

  /** It asks twice: here, and by the button; accounts give their password, too. */
  #leave() {
    const account = me.person?.kind === "account";
    return sheet({
      title: t("delete-mine"),
      close: () => {
        this.leaving = false;
        this.wrong = "";
      },
      body: html`<p>${t("delete-mine-why")}</p>
        <form class="form" @submit=${(/** @type {Event} */ event) => event.preventDefault()}>
          ${
            account
              ? html`<label class="col-field"
                  ><span>${t("me-password")}</span
                  ><input
                    class="field"
                    type="password"
                    name="password"
                    required
                    autocomplete="current-password"
                    aria-describedby="wrong-delete"
                /></label>`
              : nothing
          }
          <p class="wrong small" id="wrong-delete" role="alert">
            ${this.wrong ? html`${icon("warn")}<span>${this.wrong}</span>` : nothing}
          </p>
          <sure-button
            sign="x"
            label=${t("delete-mine-yes")}
            question=${t("delete-mine-sure")}
            no=${t("delete-mine-no")}
            @sure=${(/** @type {Event} */ event) => this.#forget(/** @type {Element} */ (event.target))}
          ></sure-button>
        </form>`,
    });
  }

  /** @param {Element} button */
  async #forget(button) {
    if (this.busy) return;
    this.busy = true;
    this.wrong = "";
    const form = /** @type {HTMLFormElement} */ (button.closest("form"));
    try {
      await me.forget(String(new FormData(form).get("password") ?? ""));
      location.assign("/"); // a page of its own: nothing of the person is left in memory
    } catch (error) {
      this.wrong = refusal(error).text;
    } finally {
      this.busy = false;
    }
  }
}

customElements.define("stored-of-me", StoredOfMe);
