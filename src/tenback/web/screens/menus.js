/** The menu and the help of a table, as dialogs. */

import { html, nothing } from "lit";
import { icon } from "../cards/faces.js";
import { settings } from "../store/settings.js";
import { sheet, shut } from "../tables/parts/sheet.js";
import { LANGUAGES, t, words } from "../words/words.js";
import { gameOf } from "./games.js";
import { strengthAmong } from "./sitting.js";

/** @import { Table } from "../store/table.js" */

/** Keys as they are pressed, and what they do. */
const PILES = [
  ["← →", "keys-move"],
  ["Enter", "keys-select"],
  ["A B C D", "keys-plan"],
  ["Backspace", "keys-undo"],
  ["Ctrl Enter", "keys-lay"],
  ["Shift Enter", "keys-lay-on"],
];
const SIGNALS = [["S", "keys-signal"]];
const ANYWHERE = [
  ["P H T", "keys-go"],
  ["R", "keys-read"],
  ["Esc", "keys-escape"],
];
const TEN = [
  ["D", "keys-ten-draw"],
  ["N", "keys-ten-numbers"],
  ["C", "keys-ten-coins"],
  ["↑ ↓", "keys-ten-bid"],
  ["Enter", "keys-ten-bid-now"],
  ["X", "keys-ten-pass"],
  ["M", "keys-ten-market"],
  ["R", "keys-read"],
  ["Esc", "keys-escape"],
];

/** By game: its keys, and its rules in a few sentences. @type {Record<string, {keys: string[][], short: string[]}>} */
const HELP = {
  "the-game": { keys: [...PILES, ...SIGNALS, ...ANYWHERE], short: ["short-lay", "short-direction", "short-back", "short-draw", "short-talk", "short-end"] },
  "quick-and-easy": { keys: [...PILES, ...SIGNALS, ...ANYWHERE], short: ["short-quick-lay", "short-quick-direction", "short-quick-back", "short-quick-talk", "short-end"] },
  "face-to-face": { keys: [...PILES, ...ANYWHERE], short: ["short-duel-lay", "short-duel-direction", "short-duel-gift", "short-duel-draw", "short-duel-end"] },
  ten: { keys: TEN, short: ["short-ten-draw", "short-ten-take", "short-ten-bust", "short-ten-buy", "short-ten-wild", "short-ten-end"] },
};

/** @param {string} game  "" where there is no table @param {() => void} close */
export function helpSheet(game, close) {
  const help = HELP[game];
  return sheet({
    title: t(help ? "rules-and-keys" : "rules"),
    close,
    body: help
      ? html`<p><a class="btn" href="/rules/${game}" target="_blank">${icon("book")}${t("read-the-rules")}</a></p>
          <h3>${t("in-short")}</h3><ul class="short-rules">${help.short.map((id) => html`<li>${t(id)}</li>`)}</ul>
          <h3>${t("keys")}</h3>
          <dl class="keys">${help.keys.map(([key = "", id = ""]) => html`<div><dt>${key.split(" ").map((each) => html`<kbd>${each}</kbd> `)}</dt><dd>${t(id)}</dd></div>`)}</dl>`
      : html`<ul class="menu">${Object.keys(HELP).map((slug) => html`<li><a class="btn btn--quiet" href="/rules/${slug}">${icon("book")}${t(gameOf(slug)?.title ?? slug)}</a></li>`)}</ul>`,
  });
}

export function languagePicker() {
  return html`<label class="choice-row"><span>${t("language")}</span><select class="field" @change=${(/** @type {Event} */ event) =>
    settings.choose({ language: /** @type {HTMLSelectElement} */ (event.target).value })}>${Object.entries(LANGUAGES).map(([code, name]) => html`<option value=${code} lang=${code} .selected=${words.language === code}>${name}</option>`)}</select></label>`;
}

/**
 * @param {Table} table
 * @param {{close: () => void, wish: (wish: Promise<unknown>) => void}} does
 */
export function menuSheet(table, { close, wish }) {
  const { scene } = table;
  const playing = scene?.public.phase === "playing" || scene?.public.phase === "starting";
  const seat = scene?.you?.seat;
  const away = seat !== undefined && Boolean(scene?.public.seats[seat]?.bot);
  const duel = scene?.setting.game === "face-to-face";
  const strength = strengthAmong(scene?.setting.bots ?? []);
  const item = (/** @type {string} */ sign, /** @type {string} */ id, /** @type {string} */ type, fields = {}) =>
    html`<li><button type="button" class="btn btn--quiet" @click=${(/** @type {Event} */ event) => {
      wish(table.wish(type, fields));
      shut(event);
    }}>${icon(sign)}${t(id)}</button></li>`;
  return sheet({
    title: t("menu"),
    close,
    body: html`<ul class="menu">
        ${seat !== undefined && playing
          ? html`${away ? item("people", "come-back", "come-back") : item("bot", "hand-over", "hand-over", { strength })}
              ${scene?.public.paused ? item("play", "resume", "resume") : item("lock", "pause", "pause")}
              ${item("undo", "take-back", "take-back")}
              ${item("flag", "give-up", "propose", { what: "abandon" })}
              ${duel ? item("flag", "resign", "resign") : nothing}`
          : nothing}
        ${pages()}
        <li><a class="btn btn--quiet" href="/">${icon("prev")}${t("leave-table")}</a></li>
      </ul>
      ${languagePicker()}
      <p class="fine">${t("independent")}</p>`,
  });
}

/** The menu where there is no table. @param {() => void} close */
export function plainMenuSheet(close) {
  return sheet({
    title: t("menu"),
    close,
    body: html`<ul class="menu">
        <li><a class="btn btn--quiet" href="/">${icon("people")}${t("to-the-lobby")}</a></li>
        <li><a class="btn btn--quiet" href="/tables">${icon("eye")}${t("all-tables")}</a></li>
        <li><a class="btn btn--quiet" href="/rules">${icon("book")}${t("read-the-rules")}</a></li>
        ${pages()}
      </ul>
      ${languagePicker()}`,
  });
}

function pages() {
  return html`<li><a class="btn btn--quiet" href="/me">${icon("crown")}${t("profile")}</a></li>
    <li><a class="btn btn--quiet" href="/settings">${icon("theme")}${t("settings")}</a></li>
    <li><a class="btn btn--quiet" href="/about">${icon("help")}${t("about")}</a></li>`;
}
