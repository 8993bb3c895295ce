/** Whom the host does not let in: why, for how long, and what is still theirs. */

import { html, nothing } from "lit";
import { icon } from "../cards/faces.js";
import { me } from "../store/person.js";
import { when } from "../words/dates.js";
import { t } from "../words/words.js";

/** @param {() => void} again */
export function bannedPage(again) {
  const { banned, reason } = /** @type {NonNullable<typeof me.person>} */ (me.person);
  const until = banned?.until ?? null;
  return html`<main class="notice" id="main">
    <div class="box notice__box">
      ${icon("lock")}
      <h1 tabindex="-1">${t("banned")}</h1>
      <p>${until === null ? t("banned-for-good") : t("banned-until", { when: when(until) })}</p>
      ${reason ? html`<p class="banned__why"><bdi>${reason}</bdi></p>` : nothing}
      <div class="row wrap center">
        <button type="button" class="btn btn--go" @click=${again}>${t("try-now")}</button
        ><a class="btn" href="/me">${t("what-is-stored")}</a>
      </div>
    </div>
  </main>`;
}
