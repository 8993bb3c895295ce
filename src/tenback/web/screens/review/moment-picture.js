/** A moment of a game that is over, as a picture to save: made by the server, for those who may see every card. */

import { html, nothing } from "lit";
import { icon } from "../../cards/faces.js";
import { t, words } from "../../words/words.js";

/** @import { Scene } from "../../wire/frames.js" */

/** Not of cards that others may still be to play. @param {Scene} scene @param {number} actions  until then */
export function momentPicture({ table, setting, you }, actions) {
  if (setting.day || setting.challenge || !(you || setting.listed)) return nothing;
  const query = new URLSearchParams({ actions: String(actions), language: words.language });
  return html`<a class="btn btn--s" href="/api/tables/${table}/moment.png?${query}" download="tenback.png" data-out
    >${icon("image")}${t("moment-picture")}</a
  >`;
}
