/** What the host tells everybody, as a bar on top that can be put away. */

import { html, nothing } from "lit";
import { icon } from "../cards/faces.js";
import { bulletin } from "../store/bulletin.js";
import { t } from "../words/words.js";

/** It is said once to those who listen, by whoever hears of it; the bar itself says nothing. */
export function announcementBar() {
  const { announced } = bulletin;
  if (!announced) return nothing;
  return html`<section class="strip-note strip-note--top announcement" aria-label=${t("announcement")}>
    ${icon("say")}<bdi class="grow">${announced.text}</bdi>
    <button type="button" class="btn btn--icon" aria-label=${t("put-away")} @click=${() => bulletin.putAway()}>
      ${icon("x")}
    </button>
  </section>`;
}
