/** A day's deal in words: which it is, how a try went, and the week it stands in. */

import { html, nothing, svg } from "lit";
import { icon } from "../cards/faces.js";
import { keep } from "../store/session.js";
import { route } from "../store/route.js";
import { toastRefusal } from "../shell/refusals.js";
import { local } from "../words/dates.js";
import { t } from "../words/words.js";
import { greet } from "./entering.js";
import { gameOf } from "./games.js";

/** @import { Connection } from "../wire/connection.js" */
/** @import { DayDeal, Dot, Histogram, OwnTry, Par } from "../wire/frames.js" */

/** @param {DayDeal} deal */
export function dealName({ game, seats, options }) {
  const title = t(gameOf(game)?.title ?? game);
  if (options["limit"]) return t("day-ten", { game: title, limit: Number(options["limit"]) });
  return t("day-name", { game: title, seats });
}

/** @param {string} date @param {Intl.DateTimeFormatOptions} how */
export function dayName(date, how) {
  return new Intl.DateTimeFormat(local(), { ...how, timeZone: "UTC" }).format(new Date(date));
}

/** How a try went: its figure, and what that counts. @param {DayDeal} deal @param {OwnTry} mine */
export function figureOf({ game, fewer }, { won, value, finished }) {
  if (!finished) return { figure: "…", text: t("day-goes-on") };
  if (value === null) return { figure: "–", text: t("day-given-up") };
  if (fewer)
    return won ? { figure: "0", text: t("day-won") } : { figure: `${value}`, text: t("day-left", { count: value }) };
  const ahead = value > 0 ? `+${value}` : `${value}`.replace("-", "−");
  const unit = game === "ten" ? "day-points" : "day-cards";
  return { figure: ahead, text: t(won ? "day-won-by" : "day-lost-by", { what: t(unit, { count: Math.abs(value) }) }) };
}

/** Beside par. @param {DayDeal} deal @param {OwnTry} mine @param {Par | null} par */
export function besidePar({ fewer }, { value, finished }, par) {
  if (!finished || value === null) return "";
  if (!par) return t("day-par-later");
  const ahead = fewer ? par.value - value : value - par.value;
  if (Math.abs(ahead) < 0.5) return t("day-at-par");
  return t(ahead > 0 ? "day-better" : "day-worse", { count: Math.round(Math.abs(ahead)) });
}

/** Seven days, each with what became of it. @param {DayDeal} deal @param {string} today */
export function week(deal, today) {
  return html`<ul class="week" aria-label=${t("day-week")}>
    ${deal.week.map(
      (dot) =>
        html`<li>
          ${dotOf(deal, dot, today)}<span aria-hidden="true">${dayName(dot.date, { weekday: "short" })}</span>
        </li>`,
    )}
  </ul>`;
}

/** @param {DayDeal} deal @param {Dot} dot @param {string} today */
function dotOf(deal, { date, mine }, today) {
  const told = mine ? figureOf(deal, mine) : null;
  const text = told?.text ?? t(date === today ? "day-today" : "day-not-played");
  const said = t("day-dot", { day: dayName(date, { weekday: "long" }), what: text });
  const art = !mine
    ? date === today
      ? svg`<circle class="today" cx="12" cy="12" r="10"/><circle class="today-dot" cx="12" cy="12" r="4"/>`
      : svg`<circle class="none" cx="12" cy="12" r="10.5"/>`
    : mine.won
      ? svg`<circle class="won" cx="12" cy="12" r="11"/><path class="tick" d="m7 12.5 3.5 3.5L17 9"/>`
      : svg`<circle class="lost" cx="12" cy="12" r="10.5"/>
          <text class="num" x="12" y="16" text-anchor="middle">${told?.figure}</text>`;
  return html`<svg viewBox="0 0 24 24" role="img" aria-label=${said}>${art}</svg>`;
}

/** What a column counts. @param {{low: number | null, high: number | null}} step @param {boolean} fewer */
export function columnName({ low, high }, fewer) {
  if (fewer && low === 0) return t("day-column-won");
  const plain = (/** @type {number} */ value) => `${value}`.replace("-", "−");
  if (low === null) return `≤ ${plain(high ?? 0)}`;
  if (high === null) return `${plain(low)}+`;
  return low === high ? plain(low) : low < 0 ? `${plain(low)} … ${plain(high)}` : `${plain(low)}–${plain(high)}`;
}

const HEIGHT = 130;

/**
 * How everybody fared, as columns; the same stands in a table below it.
 * @param {DayDeal} deal @param {Histogram} spread @param {Par | null} par
 */
export function histogram(deal, spread, par) {
  const { steps } = spread;
  const most = Math.max(1, ...steps.map(({ count }) => count));
  const wide = 100 / steps.length;
  const names = steps.map((step) => columnName(step, deal.fewer));
  const at = par
    ? steps.findIndex(({ low, high }) => (low ?? -Infinity) <= par.value && par.value <= (high ?? Infinity))
    : -1;
  const bars = steps.map(({ count, mine }, place) => {
    const high = (count / most) * HEIGHT;
    const own = mine ? "is-mine" : "";
    const middle = `${(place + 0.5) * wide}%`;
    return svg`<rect class="hb ${mine ? "hb--mine" : ""}" x="${place * wide + 0.8}%" width="${wide - 1.6}%"
        y=${HEIGHT - high + 16} height=${high} rx="4"/>
      <text class="hn ${own}" x=${middle} y=${HEIGHT - high + 11}>${count || ""}</text>
      <text class="tickl ${own}" x=${middle} y=${HEIGHT + 33}>${names[place]}</text>`;
  });
  const late = at > steps.length / 2; // then there is room before the line
  const line =
    at < 0
      ? nothing
      : svg`<line class="par" x1="${(at + 0.5) * wide}%" x2="${(at + 0.5) * wide}%" y1="0" y2=${HEIGHT + 17}/>
          <text class="tickl said--${late ? "end" : "start"}" x="${(at + 0.5) * wide}%" dx=${late ? -5 : 5} y="10"
            >${t("day-par-line", { value: par?.value ?? 0 })}</text>`;
  return html`<svg
      class="hist"
      height=${HEIGHT + 40}
      role="img"
      aria-label=${t("day-spread-said", { count: spread.tries })}
    >
      ${bars}${line}
      <line class="axis" x1="0" x2="100%" y1=${HEIGHT + 17} y2=${HEIGHT + 17} />
    </svg>
    <details class="as-table">
      <summary>${t("day-as-table")}</summary>
      <table class="ptable">
        <thead>
          <tr>
            <th scope="col">${t(deal.fewer ? "day-column-left" : "day-column-ahead")}</th>
            <th scope="col">${t("day-column-tries")}</th>
          </tr>
        </thead>
        <tbody>
          ${steps.map(
            ({ count, mine }, place) =>
              html`<tr class=${mine ? "is-now" : ""}>
                <th scope="row">
                  ${names[place]}${mine ? html` <span class="mute">${t("day-yours")}</span>` : nothing}
                </th>
                <td class="n">${count}</td>
              </tr>`,
          )}
        </tbody>
      </table>
    </details>`;
}

/**
 * Sit down to a day's deal.
 * @param {Connection} connection @param {{deal: string, date?: string, again?: boolean}} which
 */
export async function playDay(connection, which) {
  if (!(await greet(connection))) return;
  try {
    const { table } = await connection.wish("play-day", which);
    keep(`day:${table}`, "1");
    route.go(`/t/${table}`);
  } catch (error) {
    toastRefusal(error);
  }
}

/** @param {string} hash */
export const shortened = (hash) => html`<span class="n" title=${hash}>${hash.slice(0, 4)}…${hash.slice(-4)}</span>`;

/** @param {string} text */
export const sealLine = (text) => html`<p class="small row">${icon("lock")}<span class="mute">${text}</span></p>`;
