/** What a day's deal shows to who has played it: the try turn by turn, and a line that wins with all cards open. */

import { html, nothing, svg } from "lit";
import { icon } from "../cards/faces.js";
import { pieces, t, words } from "../words/words.js";
import { line, spoken } from "./review/plays.js";

/** @import { DayDeal, LineTurn, OpenLine } from "../wire/frames.js" */

const UP = 54; // pixels of the highest bar
const BASE = 60; // where the bars stand
const DOWN = 24; // pixels of the deepest
const FIRST_TURNS = 4; // of the line, that are seen at once

/** One bar a turn: it names no card. @param {DayDeal} deal @param {readonly number[]} trail */
export function trailOf({ game }, trail) {
  if (!trail.length) return nothing;
  const most = Math.max(1, ...trail);
  const least = Math.max(1, ...trail.map((each) => -each));
  const wide = 100 / trail.length;
  const bars = trail.map((each, place) => {
    const high = each > 0 ? (each / most) * UP : (-each / least) * DOWN;
    return svg`<rect class="tr ${each < 0 ? "tr--back" : ""}" x="${place * wide + wide * 0.16}%" width="${wide * 0.68}%"
      y=${each > 0 ? BASE - high : BASE + 2} height=${high} rx="2"/>`;
  });
  const backs = trail.filter((each) => each < 0).length;
  const own = words.has(`day-trail-of-${game}`); // else its figures are steps
  return html`<div class="dayres__trail">
    <h3>
      ${t("day-trail", { count: trail.length })}
      <span class="small mute"
        >${
          own
            ? t(`day-trail-of-${game}`)
            : pieces("day-trail-steps", { backs, sign: html`<span class="trick">${icon("back")}</span>` })
        }</span
      >
    </h3>
    <svg
      class="trail"
      height=${BASE + DOWN + 2}
      role="img"
      aria-label=${t(own ? `day-trail-said-of-${game}` : "day-trail-said", { count: trail.length, backs })}
    >
      ${bars}
      <line class="axis" x1="0" x2="100%" y1=${BASE + 1} y2=${BASE + 1} />
    </svg>
  </div>`;
}

/** What could be won with all cards open. @param {DayDeal} deal @param {OpenLine} found */
export function openLine(deal, { answer, turns }) {
  if (answer !== "yes") {
    return html`<section class="box day__line">
      <h2>${icon("star")}${t(answer === "no" ? "day-line-never" : "day-line-unknown")}</h2>
    </section>`;
  }
  const row = (/** @type {LineTurn} */ { seat, actions, back }, /** @type {number} */ place) =>
    html`<li>
      <b class="n">${place + 1}</b>${deal.seats > 1 ? html`<span class="small mute">${who(seat)}</span>` : nothing}<span
        aria-hidden="true"
        >${line(deal.game, actions, back)}</span
      ><span class="vh">${spoken(deal.game, actions)}</span>
    </li>`;
  const rows = turns.map(row);
  const kind = `bestline ${deal.seats > 1 ? "bestline--team" : ""}`;
  return html`<section class="box day__line">
    <h2>${icon("star")}${t("day-line-won")}</h2>
    <p class="small">${t("day-line-begins", { count: turns.length })}</p>
    <ol class=${kind}>
      ${rows.slice(0, FIRST_TURNS)}
    </ol>
    <details>
      <summary>${t("day-line-whole")}</summary>
      <ol class=${kind} start=${FIRST_TURNS + 1}>
        ${rows.slice(FIRST_TURNS)}
      </ol>
    </details>
  </section>`;
}

/** @param {number} seat */
const who = (seat) => (seat ? t("day-line-bot", { number: seat }) : t("day-you"));
