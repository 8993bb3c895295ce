/** At one's first table of a game: what it is about and what to do first, in a strip that is put away for good. */

import { html, nothing } from "lit";
import { icon } from "../cards/faces.js";
import { shelf } from "../store/shelf.js";
import { t, words } from "../words/words.js";

/** @param {string} game @param {() => void} putAway */
export function firstTable(game, putAway) {
  if (!words.has(`first-aim-${game}`)) return nothing;
  const lesson = shelf.of(game)?.lessons[0];
  return html`<section class="first-table" role="region" aria-label=${t("first-table")}>
    <p><b>${t(`first-aim-${game}`)}</b> <span>${t(`first-step-${game}`)}</span></p>
    <div class="row">
      ${lesson ? html`<a class="btn btn--s" href="/learn/${lesson}">${icon("book")}${t("lesson-learn")}</a>` : nothing}
      <button type="button" class="btn btn--s" @click=${putAway}>${icon("check")}${t("first-got-it")}</button>
    </div>
  </section>`;
}
