/** How the line to the server is, said under the top bar when it matters. */

import { html, nothing } from "lit";
import { icon } from "../cards/faces.js";
import { t } from "../words/words.js";

/** @import { Connection } from "../wire/connection.js" */

/**
 * @param {Connection} connection
 * @param {{missed?: {turns: number} | null, planned: boolean, laying?: boolean}} more  `laying`: what is planned was
 *   pressed, and goes out with the next line
 */
export function strip(connection, { missed = null, planned, laying = false }) {
  if (connection.trouble === "too-many") {
    return html`<div class="strip-note strip-note--bad strip-note--top" role="alert">
      ${icon("warn")}<span class="grow">${t("line-too-many")}</span>
      <button type="button" class="btn btn--s" @click=${() => connection.tryNow()}>${t("try-now")}</button>
    </div>`;
  }
  if (laying && connection.trouble !== "none") {
    return html`<div class="strip-note strip-note--top" role="alert">
      ${icon("warn")}<span class="grow">${t("line-will-send")}</span>
      <button type="button" class="btn btn--s" @click=${() => connection.forget()}>${t("not-yet")}</button>
    </div>`;
  }
  if (connection.trouble === "lost") {
    return html`<div class="strip-note strip-note--bad strip-note--top" role="alert">
      ${icon("warn")}<span class="grow">${t(planned ? "line-lost-plan" : "line-lost")}</span>
      <button type="button" class="btn btn--s" @click=${() => connection.tryNow()}>${t("try-now")}</button>
    </div>`;
  }
  if (connection.trouble === "reconnecting") {
    return html`<div class="strip-note strip-note--top" role="status">
      <span class="spin" aria-hidden="true"></span><span>${t(planned ? "reconnecting-plan" : "reconnecting")}</span>
    </div>`;
  }
  if (missed)
    return html`<div class="strip-note strip-note--top" role="status">
      ${icon("check")}<span>${missed.turns ? t("back-again", { count: missed.turns }) : t("back-moved")}</span>
    </div>`;
  return nothing;
}
