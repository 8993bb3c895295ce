/** A dialog that a browser keeps: focus goes in, Escape gets out, focus comes back. */

import { html, ref } from "lit";
import { icon } from "../cards/faces.js";
import { t } from "../words/words.js";

/**
 * @param {{title: string, body: unknown, close: () => void, kind?: string}} how
 */
export function sheet({ title, body, close, kind = "" }) {
  const shown = (/** @type {Element | undefined} */ element) => {
    // Lit calls this before the element stands in the page; a dialog can only be shown once it does.
    if (element instanceof HTMLDialogElement)
      queueMicrotask(() => element.isConnected && !element.open && element.showModal());
  };
  const away = (/** @type {Event} */ event) => {
    const dialog = /** @type {HTMLDialogElement} */ (event.currentTarget);
    if (event.target === dialog) dialog.close();
  };
  return html`<dialog class="sheet ${kind}" aria-labelledby="sheet-title" ${ref(shown)} @close=${close} @click=${away}>
    <div class="sheet__body">
      <div class="row">
        <h2 id="sheet-title" class="grow">${title}</h2>
        <button type="button" class="btn btn--icon" aria-label=${t("close")} @click=${shut}>${icon("x")}</button>
      </div>
      ${body}
    </div>
    <div class="sheet__heard vh" role="status"></div>
  </dialog>`;
}

/** Close the dialog that a button stands in. @param {Event} event */
export function shut(event) {
  /** @type {Element} */ (event.currentTarget).closest("dialog")?.close();
}
