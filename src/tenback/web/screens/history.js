/** What somebody played, table by table, and how it went. */

import { html, nothing } from "lit";
import { icon } from "../cards/faces.js";
import { when } from "../words/dates.js";
import { t } from "../words/words.js";
import { names } from "./chairs.js";
import { gameOf } from "./games.js";
import { houseRules } from "./setting-words.js";

/** @import { Played } from "../wire/frames.js" */

/** @param {Played} played */
function outcome({ phase, result, your_seats: [seat = -1] }) {
  if (phase === "waiting") return t("history-waiting");
  if (phase === "playing") return t("history-playing");
  if (!result?.begun) return t("called-off");
  const { ending, winners, resigned } = result;
  if (resigned !== undefined) return t(winners?.includes(seat) ? "history-won" : "history-given-up");
  if (!ending) return t("history-given-up");
  if (ending.scores)
    return t(ending.winners?.includes(seat) || ending.won ? "history-won-points" : "history-lost-points", {
      count: ending.scores[seat] ?? 0,
    });
  if (ending.winners) return t(ending.winners.includes(seat) ? "history-won" : "history-lost");
  return ending.won ? t("history-won") : t("history-left", { count: ending.left ?? 0 });
}

/** @param {Played[]} tables */
export function historyList(tables) {
  return html`<ul class="history">
    ${tables.map((each) => {
      const game = gameOf(each.game);
      const title = game ? t(game.title) : each.game;
      const record = `/api/tables/${each.table}/record`;
      const day = when(each.changed);
      return html`<li class="chair history__row">
        <span class="history__what"
          ><b>${title}</b> <span class="tag">${outcome(each)}</span>${
            each.result?.day
              ? html` <a class="tag tag--line" href="/day/${each.result.day}">${t("end-day")}</a>`
              : nothing
          }<br /><span class="small mute"
            ><time datetime=${new Date(each.changed).toISOString()}>${day}</time> · ${names(each.seats)}</span
          >${houseRules(each)}</span
        >
        <span class="history__ways"
          >${
            each.phase !== "ended"
              ? html`<a
                  class="btn btn--s btn--go"
                  href="/t/${each.table}"
                  aria-label=${t("go-on-at", { game: title, when: day })}
                  >${t("go-on")}</a
                >`
              : each.result?.begun
                ? html`<a
                      class="btn btn--s"
                      href="/review/${each.table}"
                      aria-label=${t("me-look-back-at", { game: title, when: day })}
                      >${icon("log")}${t("look-back")}</a
                    ><a
                      class="btn btn--s btn--quiet"
                      href="/replay/${each.table}"
                      aria-label=${t("me-replay-of", { game: title, when: day })}
                      >${icon("play")}${t("watch-again")}</a
                    >
                    <a
                      class="btn btn--s btn--quiet"
                      href="${record}.txt"
                      download
                      data-out
                      aria-label=${t("me-record-text", { game: title, when: day })}
                      >.txt</a
                    ><a
                      class="btn btn--s btn--quiet"
                      href="${record}.json"
                      download
                      data-out
                      aria-label=${t("me-record-data", { game: title, when: day })}
                      >.json</a
                    >`
                : nothing
          }</span
        >
      </li>`;
    })}
  </ul>`;
}
