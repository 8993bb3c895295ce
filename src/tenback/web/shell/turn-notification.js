/** A word from the system to who looks at something else: it is your turn. */

import { settings } from "../store/settings.js";
import { t } from "../words/words.js";

/** One for each table, if the person has asked for it. @param {string} table @param {string} title */
export function notifyOfTurn(table, title) {
  navigator.vibrate?.(20);
  if (!settings.all.notify || !("Notification" in window) || Notification.permission !== "granted") return;
  const note = new Notification(t("title-your-turn"), { body: title, tag: table });
  note.onclick = () => {
    window.focus();
    note.close();
  };
}
