/** The end of a game: the one figure that counts, one plain sentence, and what can be done now. */

import { html, nothing } from "lit";
import { icon } from "../../cards/faces.js";
import { sha256 } from "../../store/sha256.js";
import { t } from "../../words/words.js";

/** @import { Scene } from "../../wire/frames.js" */

/**
 * @typedef {object} End
 * @property {string} figure
 * @property {string} title
 * @property {string} sentence
 * @property {boolean} won
 * @property {boolean} checked  whether the deal has been looked into
 * @property {boolean} hidden  looked away, to see the table
 * @property {() => void} check
 * @property {() => void} again
 * @property {() => void} hide
 * @property {() => void} show
 */

/** @param {Scene} scene @param {End} end */
export function endCard(scene, end) {
  if (end.hidden) return html`<button type="button" class="btn end-show" @click=${end.show}>${icon("flag")}${end.title}</button>`;
  const { you, reveal } = scene;
  return html`<section class="ended box" role="dialog" aria-labelledby="end-title">
    <button type="button" class="btn btn--icon ended__x" aria-label=${t("look-at-table")} title=${t("look-at-table")} @click=${end.hide}>${icon("x")}</button>
    <div class="huge ${end.won ? "" : "huge--lost"}" aria-hidden="true">${end.figure}</div>
    <h2 id="end-title" tabindex="-1">${end.title}</h2>
    <p class="small mute">${end.sentence}</p>
    <div class="row wrap center">
      ${you ? html`<button type="button" class="btn btn--go" @click=${end.again}>${scene.public.rematch ? t("to-the-rematch") : t("deal-again")}</button>` : nothing}
      <a class="btn" href="/api/tables/${scene.table}/record.txt" download data-out>${icon("log")}${t("save-record")}</a>
      ${reveal ? html`<button type="button" class="btn btn--quiet" @click=${end.check}>${icon("lock")}${t("check-the-deal")}</button>` : nothing}
    </div>
    ${end.checked && reveal ? checked(scene, reveal.seed) : nothing}
    <p class="small"><a href="/">${t("another-game")}</a></p>
  </section>`;
}

/** The seed was promised by its hash before the first card. @param {Scene} scene @param {string} seed */
function checked(scene, seed) {
  const holds = sha256(seed) === scene.setting.seed_hash;
  return html`<div class="strip-note ${holds ? "" : "strip-note--bad"}" role="status">${icon(holds ? "check" : "warn")}<span class="small">${t(holds ? "deal-holds" : "deal-does-not-hold")}
    <code class="seed">${seed}</code></span></div>`;
}
