/** Joining by a link, or by the part of it that names the table. */

import { html } from "lit";
import { keep } from "../store/session.js";
import { sheet } from "../shell/sheet.js";
import { t } from "../words/words.js";
import { route } from "../store/route.js";
import { greet, join } from "./entering.js";

/** @import { Connection } from "../wire/connection.js" */

const TABLE = /(?:^|\/t\/)([A-Za-z0-9_-]{1,64})\/?(?:#([A-Za-z0-9_-]{1,64}))?$/;

const KEY = /(?:^|\/j#)([a-z]{3,8}-[a-z]{3,8}-[a-z2-7]{13})$/i;

/** The key of a short link, or one that was read aloud. @param {string} text */
export function readKey(text) {
  return KEY.exec(text.trim().replaceAll(/\s+/g, "-"))?.[1]?.toLowerCase() ?? "";
}

/** The table and the key that a pasted text names. @param {string} text */
export function readLink(text) {
  const [, table = "", key = ""] = TABLE.exec(text.trim()) ?? [];
  return table ? { table, key } : null;
}

/** @param {Connection} connection @param {() => void} close */
export function joinSheet(connection, close) {
  const go = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    const form = /** @type {HTMLFormElement} */ (event.target);
    const field = /** @type {HTMLInputElement} */ (form.elements.namedItem("link"));
    const key = readKey(field.value);
    if (key) {
      close();
      greet(connection).then((here) => here && route.go(`/j#${key}`));
      return;
    }
    const found = readLink(field.value);
    field.setCustomValidity(found ? "" : t("join-not-a-link"));
    if (!found) {
      form.reportValidity();
      return;
    }
    if (found.key) keep(`key:${found.table}`, found.key);
    close();
    join(connection, found.table);
  };
  const typed = (/** @type {Event} */ event) => /** @type {HTMLInputElement} */ (event.target).setCustomValidity("");
  return sheet({
    title: t("join-by-link"),
    close,
    body: html`<form class="form" @submit=${go} novalidate>
      <label class="col-field"
        ><span>${t("join-link")}</span
        ><input
          class="field"
          name="link"
          required
          autocomplete="off"
          spellcheck="false"
          aria-describedby="join-how"
          @input=${typed}
      /></label>
      <p id="join-how" class="small mute">${t("join-how")}</p>
      <button class="btn btn--go">${t("join")}</button>
    </form>`,
  });
}
