/** A link as a QR code, dark on white in both themes, as cameras want it. The server works it out. */

import { LitElement, html, nothing } from "lit";
import { ask } from "../store/person.js";
import { Watching } from "../store/redraw.js";
import { t, words } from "../words/words.js";

/** @import { QrCode } from "../wire/frames.js" */
/** @import { PropertyValues } from "lit" */

const MARGIN = 3; // modules

export class QrPicture extends LitElement {
  static properties = { link: { attribute: false }, code: { state: true } };

  constructor() {
    super();
    this.link = "";
    /** @type {QrCode | null} */ this.code = null;
    new Watching(this, words);
  }

  createRenderRoot() {
    return this;
  }

  /** @param {PropertyValues} changed */
  willUpdate(changed) {
    if (changed.has("link")) this.#look(this.link);
  }

  /** @param {string} link */
  async #look(link) {
    const code = await ask("POST /api/qr", { body: { link } }).catch(() => null); // the link itself is there as well
    if (link === this.link) this.code = code;
  }

  render() {
    if (!this.code) return nothing;
    const { size, path } = this.code;
    const wide = size + 2 * MARGIN;
    return html`<svg class="qr" viewBox="${-MARGIN} ${-MARGIN} ${wide} ${wide}" role="img" aria-label=${t("qr-code")}>
      <rect class="qr__paper" x=${-MARGIN} y=${-MARGIN} width=${wide} height=${wide} rx="2" />
      <path class="qr__ink" d=${path} shape-rendering="crispEdges" />
    </svg>`;
  }
}

customElements.define("qr-code", QrPicture);
