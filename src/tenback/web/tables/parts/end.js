/** The end of a game: the one figure that counts, one plain sentence, the rule, and what can be done now. */

import { html, nothing } from "lit";
import { icon } from "../../cards/faces.js";
import { toast } from "../../screens/toasts.js";
import { recall } from "../../store/kept.js";
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
  if (scene.past) return past(scene, end);
  if (end.hidden) return html`<button type="button" class="btn end-show" @click=${end.show}>${icon("flag")}${end.title}</button>`;
  const { you, reveal } = scene;
  return html`<section class="ended box" role="dialog" aria-labelledby="end-title">
    <button type="button" class="btn btn--icon ended__x" aria-label=${t("look-at-table")} title=${t("look-at-table")} @click=${end.hide}>${icon("x")}</button>
    ${result(scene, end, "end-title")}
    <div class="row wrap center">
      <a class="btn ${you ? "" : "btn--go"}" href="/replay/${scene.table}">${icon("eye")}${t("look-back")}</a>
      ${you ? html`<button type="button" class="btn btn--go" @click=${end.again}>${scene.public.rematch ? t("to-the-rematch") : t("deal-again")}</button>` : nothing}
    </div>
    <div class="row wrap center ended__more">
      <button type="button" class="btn btn--quiet btn--s" @click=${() => share(scene)}>${icon("link")}${t("end-share")}</button>
      ${reveal
        ? html`<a class="btn btn--quiet btn--s" href="/api/tables/${scene.table}/record.txt" download data-out>${icon("log")}${t("save-record")}</a>
            <button type="button" class="btn btn--quiet btn--s" aria-expanded=${end.checked} @click=${end.check}>${icon("lock")}${t("check-the-deal")}</button>`
        : nothing}
    </div>
    ${end.checked && reveal ? checked(scene, reveal.seed) : nothing}
    <p class="small"><a href="/">${t("another-game")}</a></p>
  </section>`;
}

/** @param {Scene} scene @param {End} end @param {string} id */
function result(scene, end, id) {
  const rule = scene.public.result?.ending?.rule;
  return html`<div class="huge ${end.won ? "" : "huge--lost"}" aria-hidden="true">${end.figure}</div>
    <h2 id=${id} tabindex="-1">${end.title}</h2>
    <p class="small mute">${end.sentence} ${rule ? html`<a class="xs" href="/rules/${scene.setting.game}#${rule}" target="_blank">${t("rule", { rule })}</a>` : nothing}</p>`;
}

/** Where one looks back, it is only said how it ended: what can be done stands below. @param {Scene} scene @param {End} end */
function past(scene, end) {
  return html`<section class="ended ended--past box" aria-labelledby="past-end">${result(scene, end, "past-end")}</section>`;
}

/** The game as a link for others. A private table lets them in by its key, if one came with it. @param {Scene} scene */
async function share(scene) {
  const key = recall(`key:${scene.table}`, /** @type {string | null} */ (null));
  const link = `${location.origin}/replay/${scene.table}${key ? `#0:${key}` : ""}`;
  try {
    await navigator.clipboard.writeText(link);
    toast(t(key || scene.setting.listed ? "end-shared" : "end-shared-here"));
  } catch {
    toast(link); // a browser that lets no page copy
  }
}

/** The seed was promised by its hash before the first card. @param {Scene} scene @param {string} seed */
function checked(scene, seed) {
  const own = sha256(seed);
  const holds = own === scene.setting.seed_hash;
  return html`<div class="strip-note deal ${holds ? "" : "strip-note--bad"}" role="status">${icon(holds ? "check" : "warn")}<div class="small">
    <p>${t(holds ? "deal-holds" : "deal-does-not-hold")}</p>
    <dl class="deal__facts"><dt>${t("deal-seed")}</dt><dd><code class="seed">${seed}</code></dd>
      <dt>${t("deal-seal")}</dt><dd><code class="seed">${scene.setting.seed_hash}</code></dd>
      ${holds ? nothing : html`<dt>${t("deal-own")}</dt><dd><code class="seed">${own}</code></dd>`}</dl>
    <p class="xs">${t("deal-again-yourself")}</p></div></div>`;
}
