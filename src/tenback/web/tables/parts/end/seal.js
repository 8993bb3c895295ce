/** The deal was promised by a hash before the first card; once the seed is told, everyone can check it. */

import { html, nothing } from "lit";
import { icon } from "../../../cards/faces.js";
import { sha256 } from "../../../store/sha256.js";
import { t } from "../../../words/words.js";

/** @import { Scene } from "../../../wire/frames.js" */

/** @param {Scene} scene @param {{checked: boolean, check: () => void}} how */
export function sealed(scene, { checked, check }) {
  const { reveal } = scene;
  if (!reveal) return nothing;
  return html`<button type="button" class="btn btn--quiet btn--s" aria-expanded=${checked} @click=${check}>
      ${icon("lock")}${t("check-the-deal")}</button
    >${checked ? facts(scene, reveal.seed) : nothing}`;
}

/** @param {Scene} scene @param {string} seed */
function facts(scene, seed) {
  const own = sha256(seed);
  const holds = own === scene.setting.seed_hash;
  return html`<div class="strip-note deal ${holds ? "" : "strip-note--bad"}" role="status">
    ${icon(holds ? "check" : "warn")}
    <div class="small">
      <p>${t(holds ? "deal-holds" : "deal-does-not-hold")}</p>
      <dl class="deal__facts">
        <dt>${t("deal-seed")}</dt>
        <dd><code class="seed">${seed}</code></dd>
        <dt>${t("deal-seal")}</dt>
        <dd><code class="seed">${scene.setting.seed_hash}</code></dd>
        ${
          holds
            ? nothing
            : html`<dt>${t("deal-own")}</dt>
                <dd><code class="seed">${own}</code></dd>`
        }
      </dl>
      <p class="xs">${t("deal-again-yourself")}</p>
    </div>
  </div>`;
}
