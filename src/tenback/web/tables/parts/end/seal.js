/**
 * The deal was promised by hashes before the first card; once all is told, this browser checks it. What holds is told
 * to who asks; what does not is told unasked.
 */

import { html, nothing } from "lit";
import { icon } from "../../../cards/faces.js";
import { sha256 } from "../../../store/sha256.js";
import { judged, keptOf } from "../../../store/share.js";
import { listed } from "../../../words/lists.js";
import { t } from "../../../words/words.js";

/** @import { Reveal, Scene, SharesRevealed } from "../../../wire/frames.js" */
/** @import { Verdict } from "../../../store/share.js" */

/** @param {Scene} scene @param {{checked: boolean, check: () => void}} how */
export function sealed(scene, { checked, check }) {
  const { reveal } = scene;
  if (!reveal) return nothing;
  const verdict = judged(scene, keptOf(scene.table));
  const shown = checked || !verdict.holds;
  return html`<button type="button" class="btn btn--quiet btn--s" aria-expanded=${shown} @click=${check}>
      ${icon("lock")}${t("check-the-deal")}</button
    >${shown ? facts(scene, reveal, verdict) : nothing}`;
}

/** @param {Scene} scene @param {Reveal} reveal @param {Verdict} verdict */
function facts(scene, { seed, shares }, { holds, said }) {
  const own = sha256(seed);
  return html`<div class="strip-note deal ${holds ? "" : "strip-note--bad"}" role=${holds ? "status" : "alert"}>
    ${icon(holds ? "check" : "warn")}
    <div class="small">
      <p>${t(said)}</p>
      ${shares ? silent(scene, shares) : nothing}
      <dl class="deal__facts">
        <dt>${t("deal-seed")}</dt>
        <dd><code class="seed">${seed}</code></dd>
        <dt>${t("deal-seal")}</dt>
        <dd><code class="seed">${scene.setting.seed_hash}</code></dd>
        ${
          own === scene.setting.seed_hash
            ? nothing
            : html`<dt>${t("deal-own")}</dt>
                <dd><code class="seed">${own}</code></dd>`
        }
        ${shares ? parts(scene, shares) : nothing}
      </dl>
      <p class="xs">${t("deal-again-yourself")}</p>
    </div>
  </div>`;
}

/** Who promised a share, and told none. @param {Scene} scene @param {SharesRevealed} shares */
function silent(scene, { given }) {
  const names = given.filter(({ share }) => share === null).map(({ seat }) => nameOf(scene, seat));
  return names.length ? html`<p>${t("deal-silent", { names: listed(names) })}</p>` : nothing;
}

/** What the seed was made of. @param {Scene} scene @param {SharesRevealed} shares */
function parts(scene, { secret, secret_hash: hash, given }) {
  return html`<dt>${t("deal-secret")}</dt>
    <dd><code class="seed">${secret}</code></dd>
    <dt>${t("deal-secret-seal")}</dt>
    <dd><code class="seed">${hash}</code></dd>
    ${given.map(
      ({ seat, share }) =>
        html`<dt>${t("deal-share-of", { name: nameOf(scene, seat) })}</dt>
          <dd><code class="seed">${share ?? "–"}</code></dd>`,
    )}`;
}

/** @param {Scene} scene @param {number} seat */
function nameOf(scene, seat) {
  return scene.public.seats[seat]?.name ?? "";
}
