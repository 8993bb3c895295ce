/** A button for what cannot be undone: it asks once before it does anything. */

import { LitElement, html, nothing } from "lit";
import { icon } from "../cards/faces.js";
import { t } from "../words/words.js";

export class SureButton extends LitElement {
  static properties = {
    sign: { type: String },
    label: { type: String },
    called: { type: String },
    question: { type: String },
    no: { type: String },
    brief: { type: Boolean },
    asking: { state: true },
  };

  constructor() {
    super();
    this.sign = "flag";
    /** What it does. */ this.label = "";
    /** What is heard of it, where several stand in a list. */ this.called = "";
    /** What it means for whom. */ this.question = "";
    /** What one says who thinks better of it. */ this.no = "";
    /** Whether its sign alone is shown, until it asks. */ this.brief = false;
    this.asking = false;
  }

  createRenderRoot() {
    return this;
  }

  render() {
    if (!this.asking)
      return html`<button
        type="button"
        class="btn btn--quiet ${this.brief ? "btn--icon" : ""}"
        aria-label=${this.called || nothing}
        title=${this.brief ? this.label : nothing}
        @click=${() => this.#ask(true)}
      >
        ${icon(this.sign)}${this.brief ? nothing : this.label}
      </button>`;
    return html`<div class="sure" role="alertdialog" aria-label=${this.question}>
      <p class="small">${this.question}</p>
      <div class="row wrap">
        <button type="button" class="btn btn--s grow" @click=${() => this.#ask(false)}>
          ${this.no || t("rather-not")}
        </button>
        <button type="button" class="btn btn--s btn--quiet" @click=${() => this.dispatchEvent(new Event("sure"))}>
          ${this.label}
        </button>
      </div>
    </div>`;
  }

  /** @param {boolean} asking */
  #ask(asking) {
    this.asking = asking;
    this.updateComplete.then(() => this.querySelector("button")?.focus());
  }
}

customElements.define("sure-button", SureButton);
