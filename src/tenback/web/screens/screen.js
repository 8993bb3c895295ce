/**
 * What every screen but the tables is: drawn into the page itself, in the reader's words, and the window is called
 * after it.
 */

import { LitElement } from "lit";
import { Watching } from "../store/redraw.js";
import { words } from "../words/words.js";

export class Screen extends LitElement {
  constructor() {
    super();
    new Watching(this, words);
  }

  createRenderRoot() {
    return this;
  }

  /** What the window is called; the heading says the same. */
  get called() {
    return "";
  }

  /** @param {PropertyValues} changed @import { PropertyValues } from "lit" */
  updated(changed) {
    super.updated(changed);
    document.title = this.called ? `${this.called} · tenback` : "tenback";
  }
}
