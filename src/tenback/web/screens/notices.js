/** What one is told when away; and where links in mails lead: to agree to mail, or to end it with one click. */

import { html, nothing } from "lit";
import { icon } from "../cards/faces.js";
import { ask } from "../store/person.js";
import { refusal } from "../shell/refusals.js";
import { t } from "../words/words.js";
import { Screen } from "./screen.js";
import "./notices-panel.js";

const LINK = /^#(confirm|off):([\w.-]{1,1000})$/;

export class NoticesScreen extends Screen {
  static properties = { said: { state: true }, wrong: { state: true } };

  constructor() {
    super();
    this.said = "";
    this.wrong = "";
  }

  connectedCallback() {
    super.connectedCallback();
    const [, what, token] = LINK.exec(location.hash) ?? [];
    if (!token) return;
    history.replaceState(null, "", location.pathname); // the token is nobody's business any more
    this.#follow(what === "off", token);
  }

  /** @param {boolean} off @param {string} token */
  async #follow(off, token) {
    try {
      if (off) await ask("POST /api/notices/off", { query: { token } });
      else await ask("POST /api/notices/confirm", { body: { token } });
      this.said = off ? "notices-ended" : "notices-confirmed";
    } catch (error) {
      this.wrong = refusal(error).text;
    }
    const panel = this.querySelector("notices-panel");
    if (panel instanceof Object && "look" in panel) /** @type {any} */ (panel).look();
  }

  get called() {
    return t("notices-title");
  }

  render() {
    return html`<main class="paper settings" id="main">
      <h1>${this.called}</h1>
      ${this.said ? done(t(this.said)) : nothing}
      ${this.wrong ? html`<p class="wrong" role="alert">${icon("warn")}<span>${this.wrong}</span></p>` : nothing}
      <notices-panel .alone=${true}></notices-panel>
      <p><a class="btn btn--quiet" href="/">${icon("prev")}${t("to-the-lobby")}</a></p>
    </main>`;
  }
}

/** @param {string} text */
const done = (text) => html`<p class="notices__said" role="status">${icon("check")}<span>${text}</span></p>`;

customElements.define("notices-screen", NoticesScreen);
