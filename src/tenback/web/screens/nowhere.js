/** Addresses that lead nowhere, and a server that does not answer. */

import { html } from "lit";
import { t } from "../words/words.js";
import { page } from "../shell/message-page.js";
import { Screen } from "./screen.js";

export class NowhereScreen extends Screen {
  get called() {
    return t("nowhere");
  }

  render() {
    return page({
      sign: "help",
      title: this.called,
      text: t("nowhere-text"),
      ways: html`<a class="btn btn--go" href="/">${t("to-the-lobby")}</a
        ><a class="btn" href="/rules">${t("read-the-rules")}</a>`,
    });
  }
}

export class UnreachableScreen extends Screen {
  get called() {
    return t("unreachable");
  }

  render() {
    return page({
      sign: "warn",
      title: this.called,
      text: t("unreachable-text"),
      ways: html`<button type="button" class="btn btn--go" @click=${() => this.dispatchEvent(new Event("again"))}>
        ${t("try-now")}
      </button>`,
    });
  }
}

customElements.define("nowhere-screen", NowhereScreen);
customElements.define("unreachable-screen", UnreachableScreen);
