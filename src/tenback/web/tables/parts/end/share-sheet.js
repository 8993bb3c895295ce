/** A game that is over, for others: a picture, a line of text, a link. */

import { LitElement, html, nothing } from "lit";
import { icon } from "../../../cards/faces.js";
import { ask } from "../../../store/person.js";
import { sheet } from "../../../shell/sheet.js";
import { toast, toastDone } from "../../../shell/toasts.js";
import { toastRefusal } from "../../../shell/refusals.js";
import { t, words } from "../../../words/words.js";

/** @typedef {{table: string, link: string, key: string | null, said: string, seated: boolean}} Shared */

export class ShareSheet extends LitElement {
  static properties = { shared: { attribute: false }, named: { state: true }, text: { state: true } };

  constructor() {
    super();
    /** @type {Shared} */ this.shared = { table: "", link: "", key: null, said: "", seated: false };
    this.named = false;
    this.text = "";
  }

  createRenderRoot() {
    return this;
  }

  connectedCallback() {
    super.connectedCallback();
    this.#look();
  }

  get #query() {
    return { language: words.language, ...(this.named ? { name: "1" } : {}) };
  }

  get #picture() {
    return `/api/tables/${this.shared.table}/picture.png?${new URLSearchParams(this.#query)}`;
  }

  async #look() {
    try {
      const { table } = this.shared;
      this.text = (await ask("GET /api/tables/{table}/result", { table, query: this.#query })).text;
    } catch (error) {
      toastRefusal(error);
    }
  }

  render() {
    return sheet({
      title: t("share-title"),
      close: () => this.remove(),
      kind: "sheet--share",
      body: html`${
          this.text
            ? html`<img class="share__picture" src=${this.#picture} width="1200" height="630" alt=${this.text} />`
            : html`<div class="share__picture" aria-busy="true"></div>`
        }
        ${
          this.shared.seated
            ? html`<label class="row"
                ><input
                  type="checkbox"
                  .checked=${this.named}
                  @change=${(/** @type {Event} */ event) => {
                    this.named = /** @type {HTMLInputElement} */ (event.target).checked;
                    this.#look();
                  }}
                />${t("share-named")}</label
              >`
            : nothing
        }
        <div class="row wrap">
          ${
            "share" in navigator && "canShare" in navigator
              ? html`<button type="button" class="btn btn--go" @click=${this.#send}>
                  ${icon("image")}${t("share-send")}
                </button>`
              : nothing
          }
          <a class="btn" href=${this.#picture} download="tenback.png" data-out>${icon("save")}${t("share-save")}</a>
          <button type="button" class="btn" @click=${() => this.#copy(this.shared.link, this.shared.said)}>
            ${icon("link")}${t("share-link")}
          </button>
          <button
            type="button"
            class="btn"
            @click=${() => this.#copy(`${this.text}\n${this.shared.link}`, t("share-text-copied"))}
          >
            ${icon("copy")}${t("share-text")}
          </button>
        </div>
        <p class="small mute">${t("share-why")}</p>`,
    });
  }

  /** @param {string} text @param {string} said */
  async #copy(text, said) {
    try {
      await navigator.clipboard.writeText(text);
      toastDone(said);
    } catch {
      toast(text); // a browser that lets no page copy
    }
    this.querySelector("dialog")?.close();
  }

  #send = async () => {
    try {
      const picture = await (await fetch(this.#picture)).blob();
      const file = new File([picture], "tenback.png", { type: "image/png" });
      const { link: url } = this.shared;
      const whole = { text: this.text, url, files: [file] };
      await navigator.share(navigator.canShare(whole) ? whole : { text: this.text, url });
    } catch {
      // Put away without having shared.
    }
  };
}

customElements.define("share-sheet", ShareSheet);

/** @param {Shared} shared */
export function openShareSheet(shared) {
  const made = /** @type {ShareSheet} */ (document.createElement("share-sheet"));
  made.shared = shared;
  document.body.append(made);
}
