/** To take back what one has played last. */

import { html } from "lit";
import { icon } from "../../cards/faces.js";
import { t } from "../../words/words.js";

/** @import { Table } from "../../store/table.js" */

/** Where one plays, as long as the table would take it. @param {() => void} take */
export const takeBackButton = (take) =>
  html`<button type="button" class="btn plan__ask-back" title=${t("take-back")} @click=${take}>
    ${icon("undo")}<span class="opt">${t("take-back-short")}</span><span class="vh">${t("take-back")}</span>
  </button>`;

/** Asked for, and not yet answered. */
let underWay = false;

/**
 * Alone where nobody has learned from it; else the others are asked. A second press does nothing until the first is
 * answered: it would ask for the turn before, too.
 * @param {Table} table
 */
export async function takenBack(table) {
  if (underWay) return;
  underWay = true;
  try {
    await table.wish("take-back");
  } catch (error) {
    const { key } = /** @type {{key?: string}} */ (error);
    if (key !== "told" && key !== "nothing-to-take-back") throw error;
    await table.wish("propose", { what: "take-back" });
  } finally {
    underWay = false;
  }
}
