/** How many hints a game has had: it stays at the plan, and stands at the end. */

import { html, nothing } from "lit";
import { icon } from "../../cards/faces.js";
import { t } from "../../words/words.js";

/** @import { Scene } from "../../wire/frames.js" */

/** @param {Scene} scene */
export const hintsUsed = ({ public: { hints } }) =>
  hints
    ? html`<span class="tag tag--line tag--hint">${icon("bulb")}${t("hints-used", { count: hints })}</span>`
    : nothing;
