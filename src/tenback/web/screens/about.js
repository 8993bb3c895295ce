/** What this is, and what it keeps. */

import { html, nothing } from "lit";
import { icon } from "../cards/faces.js";
import { contact, imprint } from "../shell/operator.js";
import { pieces, t } from "../words/words.js";
import { Screen } from "./screen.js";

const KEPT = [
  ["privacy-cookie", "privacy-cookie-why"],
  ["privacy-browser", "privacy-browser-why"],
  ["privacy-server", "privacy-server-why"],
  ["privacy-account", "privacy-account-why"],
];

export class AboutScreen extends Screen {
  get called() {
    return t("about");
  }

  render() {
    const version = document.querySelector('meta[name="tenback-version"]')?.getAttribute("content") ?? "";
    return html`<main class="paper" id="main">
      <h1>${this.called}</h1>
      <p>${t("about-what")}</p>
      <p>${t("independent")}</p>
      <h2>${t("privacy")}</h2>
      <p>${t("privacy-no-others")}</p>
      <dl class="kept">
        ${KEPT.map(
          ([what = "", why = ""]) =>
            html`<div>
              <dt>${t(what)}</dt>
              <dd>${t(why)}</dd>
            </div>`,
        )}
      </dl>
      <p>${pieces("privacy-forget", { page: html`<a href="/me">${t("profile")}</a>` })}</p>
      <h2>${t("fairness")}</h2>
      <p>${t("fairness-text")}</p>
      <h2>${t("accessibility")}</h2>
      <p>${t("accessibility-text")}</p>
      ${
        contact || imprint
          ? html`<h2>${t("who-runs-this")}</h2>
              ${contact ? html`<p>${contact}</p>` : nothing}
              ${imprint ? html`<p><a href=${imprint} rel="noreferrer">${t("imprint")}</a></p>` : nothing}`
          : nothing
      }
      <p class="fine">
        tenback ${version} · MIT · Lit (BSD-3-Clause) · Fluent (Apache-2.0) · Commissioner, Besley (OFL 1.1)
      </p>
      <p><a class="btn btn--quiet" href="/">${icon("prev")}${t("to-the-lobby")}</a></p>
    </main>`;
  }
}

customElements.define("about-screen", AboutScreen);
