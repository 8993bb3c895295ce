/** What this is, and what it keeps. */

import { html } from "lit";
import { t } from "../words/words.js";

export function about() {
  const version = document.querySelector('meta[name="tenback-version"]')?.getAttribute("content") ?? "";
  return html`<main class="paper" id="main"><h1>${t("about")}</h1>
    <p>${t("about-what")}</p><p>${t("independent")}</p>
    <h2>${t("privacy")}</h2><p>${t("privacy-keeps")}</p><p>${t("privacy-no-others")}</p>
    <h2>${t("accessibility")}</h2><p>${t("accessibility-text")}</p>
    <p class="fine">tenback ${version} · MIT · Lit (BSD-3-Clause) · Fluent (Apache-2.0) · Commissioner, Besley (OFL 1.1)</p>
    <p><a class="btn" href="/">${t("to-the-lobby")}</a></p></main>`;
}
