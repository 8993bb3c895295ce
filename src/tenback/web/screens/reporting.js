/** Telling the host about somebody at the table. Nobody else learns of it. */

import { html } from "lit";
import { ask } from "../store/person.js";
import { toastRefusal } from "../shell/refusals.js";
import { sheet } from "../shell/sheet.js";
import { toastDone } from "../shell/toasts.js";
import { t } from "../words/words.js";

/** @import { Report, Seat } from "../wire/frames.js" */
/** @import { Table } from "../store/table.js" */

/** What may be wrong, and how it is called. */
export const REASONS = Object.freeze({
  insults: "report-reason-insults",
  spam: "report-reason-spam",
  cheating: "report-reason-cheating",
  name: "report-reason-name",
  other: "report-reason-other",
});
const LONGEST = 300; // the server's own bound

/** @param {Table} table @param {Seat} seat @param {() => void} close */
export function reportSheet(table, seat, close) {
  const send = async (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    const form = /** @type {HTMLFormElement} */ (event.target);
    const told = new FormData(form);
    const reason = /** @type {Report["reason"]} */ (told.get("reason"));
    const words = String(told.get("words")).trim();
    try {
      await ask("POST /api/tables/{table}/reports", {
        table: table.id,
        body: { seat, reason, words },
        headers: table.key ? { "x-tenback-key": table.key } : {},
      });
      toastDone(t("report-sent"));
      form.closest("dialog")?.close();
    } catch (error) {
      toastRefusal(error);
    }
  };
  return sheet({
    title: t("report-whom", { name: table.nameOf(seat) }),
    close,
    body: html`<p class="small">${t("report-why")}</p>
      <form class="form" @submit=${send}>
        <fieldset>
          <legend>${t("report-reason")}</legend>
          ${Object.entries(REASONS).map(
            ([reason, word], number) =>
              html`<label class="row report__reason"
                ><input type="radio" name="reason" value=${reason} required ?checked=${number === 0} />
                <span>${t(word)}</span></label
              >`,
          )}
        </fieldset>
        <label class="col-field"
          ><span>${t("report-words")}</span
          ><textarea class="field" name="words" rows="3" maxlength=${LONGEST}></textarea>
        </label>
        <button class="btn btn--go">${t("report-send")}</button>
      </form>`,
  });
}
