/** Playing on from a moment: with bots, with friends, or as a puzzle for whoever gets the link. */

import { html } from "lit";
import { icon } from "../../cards/faces.js";
import { toastRefusal } from "../../shell/refusals.js";
import { sheet } from "../../shell/sheet.js";
import { toast, toastDone } from "../../shell/toasts.js";
import { ask, me } from "../../store/person.js";
import { route } from "../../store/route.js";
import { keep } from "../../store/session.js";
import { shelf } from "../../store/shelf.js";
import { t } from "../../words/words.js";
import { greet, nameField, strengthAmong, strengthPicker } from "../entering.js";

/** @import { Connection } from "../../wire/connection.js" */

/** An id of one's own for a wish that is asked for by HTTP. */
export const wishId = () =>
  Array.from(crypto.getRandomValues(new Uint32Array(3)), (each) => each.toString(36)).join("");

/**
 * @typedef {object} From
 * @property {Connection} connection
 * @property {string} table
 * @property {string | null} key  the table's
 * @property {string} game
 * @property {number} seats
 * @property {number} turn  that is played anew
 * @property {number} actions  played before it
 * @property {() => void} close
 */

/** @param {From} from */
export function playOnSheet(from) {
  const bots = shelf.of(from.game)?.bots ?? [];
  return sheet({
    title: t("play-on-here"),
    close: from.close,
    body: html`<p>${t("play-on-text", { turn: from.turn })}</p>
      ${me.person ? "" : nameField()} ${from.seats > 1 && bots.length ? strengthPicker(bots) : ""}
      <div class="stackbtns">
        <button type="button" class="btn btn--go" @click=${() => branch(from, "bots")}>
          ${icon("bot")}${t(from.seats > 1 ? "play-on-bots" : "play-on-alone")}
        </button>
        ${
          from.seats > 1
            ? html`<button type="button" class="btn" @click=${() => branch(from, "friends")}>
                ${icon("people")}${t("play-on-friends")}
              </button>`
            : ""
        }
        <button type="button" class="btn" @click=${() => puzzle(from)}>${icon("link")}${t("play-on-puzzle")}</button>
      </div>
      <p class="fine">${t("play-on-fine")}</p>`,
  });
}

/** @param {From} from @param {"bots" | "friends"} others */
async function branch(from, others) {
  if (!(await greet(from.connection))) return;
  try {
    const { table, key } = await ask("POST /api/tables/{table}/branches", {
      table: from.table,
      body: {
        wish: wishId(),
        actions: from.actions,
        others,
        strength: strengthAmong(shelf.of(from.game)?.bots ?? ["novice"]),
        seat: null,
      },
      headers: from.key ? { "x-tenback-key": from.key } : {},
    });
    keep(`key:${table}`, key);
    route.go(`/t/${table}`);
  } catch (error) {
    toastRefusal(error);
  }
}

/** @param {From} from */
async function puzzle(from) {
  if (!(await greet(from.connection))) return;
  try {
    const made = await ask("POST /api/tables/{table}/puzzles", {
      table: from.table,
      body: { actions: from.actions },
      headers: from.key ? { "x-tenback-key": from.key } : {},
    });
    const link = `${location.origin}/puzzle/${made.puzzle}`;
    try {
      await navigator.clipboard.writeText(link);
      toastDone(t("puzzle-copied"));
    } catch {
      toast(link);
    }
    from.close();
  } catch (error) {
    toastRefusal(error);
  }
}
