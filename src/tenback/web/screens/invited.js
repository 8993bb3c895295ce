/** A short link: which table its key is for, and off there. The key stands behind the #, so no log ever has it. */

import { html } from "lit";
import { keep } from "../store/session.js";
import { ask } from "../store/person.js";
import { route } from "../store/route.js";
import { NotGranted } from "../wire/connection.js";
import { t } from "../words/words.js";
import { closed } from "./coming-in.js";
import { Screen } from "./screen.js";

export class InvitedScreen extends Screen {
  static properties = { trouble: { state: true } };

  constructor() {
    super();
    /** @type {NotGranted | null} */ this.trouble = null;
  }

  connectedCallback() {
    super.connectedCallback();
    this.#find(decodeURIComponent(location.hash.slice(1)).trim().toLowerCase());
  }

  /** @param {string} key */
  async #find(key) {
    try {
      const { table } = await ask("POST /api/invitations", { body: { key: key || "-" } });
      keep(`key:${table}`, key);
      route.replace(`/t/${table}`);
    } catch (error) {
      if (!(error instanceof NotGranted)) throw error;
      this.trouble = error;
    }
  }

  get called() {
    return t("invited");
  }

  render() {
    return this.trouble ? closed(this.trouble, "-") : html`<main id="main" aria-busy="true"></main>`;
  }
}

customElements.define("invited-screen", InvitedScreen);
