/** Tables that anybody may join or watch, as a list. */

import { html, nothing } from "lit";
import { listed } from "../words/lists.js";
import { t } from "../words/words.js";
import { names } from "./chairs.js";
import { free } from "./sitting-down.js";
import { gameOf } from "./games.js";
import { join } from "./entering.js";

/** @import { Connection } from "../wire/connection.js" */
/** @import { TableShown } from "../wire/frames.js" */

/** @param {TableShown[] | null} tables  null: not known yet @param {Connection} connection */
export function openTables(tables, connection) {
  if (!tables) return html`<p class="small mute">${t("tables-looking")}</p>`;
  if (!tables.length) return html`<p class="small mute">${t("no-open-tables")}</p>`;
  return html`<ul class="chairs">
    ${tables.map((each) => row(each, connection))}
  </ul>`;
}

/** @param {TableShown} table @param {Connection} connection */
function row(table, connection) {
  const title = t(gameOf(table.game)?.title ?? table.title);
  const open = table.seats.filter(free).length;
  const joinable = table.phase === "waiting" && open > 0;
  const who = listed(table.seats.flatMap((seat) => (seat.kind !== "open" && seat.name) || []));
  return html`<li class="chair listed">
    <span class="listed__what"
      ><b>${title}</b>
      <span class="small mute">${joinable ? t("chairs-free", { count: open }) : t("being-played")}</span><br /><span
        class="small listed__who"
        >${names(table.seats)}</span
      ></span
    >
    ${
      joinable || table.watch !== "none"
        ? html`<button
            type="button"
            class="btn btn--s"
            aria-label=${t(joinable ? "join-table" : "watch-table", { game: title, names: who })}
            @click=${() => join(connection, table.table)}
          >
            ${t(joinable ? "join" : "tables-watch")}
          </button>`
        : nothing
    }
  </li>`;
}
