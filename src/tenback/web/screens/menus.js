/** The menu and the help of a table, as dialogs. */

import { html, nothing } from "lit";
import { icon } from "../cards/faces.js";
import { nextLesson } from "../store/lessons.js";
import { settings } from "../store/settings.js";
import { shelf } from "../store/shelf.js";
import { hasPage } from "../shell/rule-link.js";
import { sheet, shut } from "../shell/sheet.js";
import "../shell/sure.js";
import { LANGUAGES } from "../words/languages.js";
import { t, words } from "../words/words.js";
import { gameOf } from "./games.js";
import { strengthAmong } from "./entering.js";
import { PACES, houseRules } from "./setting-words.js";

/** @import { Wish } from "./sitting-down.js" */
/** @import { Table } from "../store/table.js" */
/** @import { Scene, Seat } from "../wire/frames.js" */

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
const READING = [
  ["I", "keys-hint"],
  ["R", "keys-read"],
  ["Esc", "keys-escape"],
];
const ANYWHERE = [["P H T", "keys-go"], ...READING];
const AFTERWARDS = [
  ["L", "keys-look-back"],
  ["N", "keys-deal-again"],
];
const TEN = [
  ["D", "keys-ten-draw"],
  ["N", "keys-ten-numbers"],
  ["C", "keys-ten-coins"],
  ["↑ ↓", "keys-ten-bid"],
  ["Enter", "keys-ten-bid-now"],
  ["X", "keys-ten-pass"],
  ["M", "keys-ten-market"],
  ...READING,
];

/** Keys that have a name of their own in a language; what is printed on the others is the same everywhere. */
const NAMED = Object.freeze({
  Enter: "key-enter",
  Backspace: "key-backspace",
  Ctrl: "key-ctrl",
  Shift: "key-shift",
  Esc: "key-escape",
});

/** @param {string} key */
const keyName = (key) => {
  const known = NAMED[/** @type {keyof typeof NAMED} */ (key)];
  return known ? t(known) : key;
};

/** By game: its keys, and its rules in a few sentences. @type {Record<string, {keys: string[][], short: string[]}>} */
const HELP = {
  "the-game": {
    keys: [...PILES, ...SIGNALS, ...ANYWHERE, ...AFTERWARDS],
    short: ["short-lay", "short-direction", "short-back", "short-draw", "short-talk", "short-end"],
  },
  "quick-and-easy": {
    keys: [...PILES, ...SIGNALS, ...ANYWHERE, ...AFTERWARDS],
    short: ["short-quick-lay", "short-quick-direction", "short-quick-back", "short-quick-talk", "short-end"],
  },
  "face-to-face": {
    keys: [...PILES, ...ANYWHERE, ...AFTERWARDS],
    short: ["short-duel-lay", "short-duel-direction", "short-duel-gift", "short-duel-draw", "short-duel-end"],
  },
  ten: {
    keys: [...TEN, ...AFTERWARDS],
    short: ["short-ten-draw", "short-ten-take", "short-ten-bust", "short-ten-buy", "short-ten-wild", "short-ten-end"],
  },
};

/** Of a game that has no help of its own. */
const PLAIN = {
  keys: [["← →", "keys-acts"], ["Enter", "keys-act"], ["P H T", "keys-go-plain"], ...READING],
  short: ["short-plain"],
};

/** The rules of a game in a few sentences, for who plays alone. @param {string} game */
export function inShort(game) {
  const short = HELP[game]?.short.filter((id) => !id.endsWith("-talk"));
  return html`<section class="in-short">
    <h2>${t("in-short")}</h2>
    <ul class="short-rules small">
      ${short?.map((id) => html`<li>${t(id)}</li>`)}
    </ul>
  </section>`;
}

/** @param {string} game  "" where there is no table @param {() => void} close */
export function helpSheet(game, close) {
  const help = game ? (HELP[game] ?? PLAIN) : null;
  return sheet({
    title: t(help ? "rules-and-keys" : "rules"),
    close,
    body: help
      ? html`<p>
            ${
              hasPage(game)
                ? html`<a class="btn" href="/rules/${game}" target="_blank">${icon("book")}${t("read-the-rules")}</a>`
                : t("no-rule-page")
            }
          </p>
          <h3>${t("in-short")}</h3>
          <ul class="short-rules">
            ${help.short.map((id) => html`<li>${t(id)}</li>`)}
          </ul>
          <h3>${t("keys")}</h3>
          <dl class="keys">
            ${help.keys.map(
              ([key = "", id = ""]) =>
                html`<div>
                  <dt>${key.split(" ").map((each) => html`<kbd>${keyName(each)}</kbd> `)}</dt>
                  <dd>${t(id)}</dd>
                </div>`,
            )}
          </dl>`
      : html`<ul class="menu">
          ${Object.keys(HELP).map(
            (slug) =>
              html`<li>
                <a class="btn btn--quiet" href="/rules/${slug}">${icon("book")}${t(gameOf(slug)?.title ?? slug)}</a>
              </li>`,
          )}
        </ul>`,
  });
}

export function languagePicker() {
  return html`<label class="choice-row"
    ><span>${t("language")}</span
    ><select
      class="field"
      @change=${(/** @type {Event} */ event) =>
        settings.choose({ language: /** @type {HTMLSelectElement} */ (event.target).value })}
    >
      ${LANGUAGES.map(
        ({ code, name, direction }) =>
          html`<option value=${code} lang=${code} dir=${direction} .selected=${words.language === code}>
            ${name}
          </option>`,
      )}
    </select></label
  >`;
}

/**
 * What a menu leads to. `invitation` is null until it has been fetched.
 * @typedef {object} Ways
 * @property {() => void} close
 * @property {Wish} wish
 * @property {(seat: Seat) => void} report
 * @property {() => Promise<void>} takeBack
 * @property {((table: Table, wish: Wish) => unknown) | null} invitation
 */

/** @param {Table} table @param {Ways} ways */
export function menuSheet(table, ways) {
  const { close, report } = ways;
  const phase = table.scene?.public.phase;
  const playing = phase === "playing" || phase === "starting";
  return sheet({
    title: t("menu"),
    close,
    body: html`${table.scene ? houseRules(table.scene.setting) : nothing}
      <ul class="menu">
        ${table.scene && table.you && playing ? inPlay(table, table.scene, table.you.seat, ways) : nothing}
        ${table.scene ? [reporting(table, table.scene, report), learning(table.scene.setting.game)] : nothing}
        ${pages()}
        <li>
          <a class="btn btn--quiet" href="/">${icon("prev")}${t(table.you ? "leave-table" : "leave-watching")}</a>
        </li>
      </ul>
      ${languagePicker()}
      <p class="fine">${t("independent")}</p>`,
  });
}

/**
 * What who plays may wish for beside the game.
 * @param {Table} table @param {Scene} scene @param {Seat} seat @param {Ways} ways
 */
function inPlay(table, { setting, public: { seats, paused } }, seat, ways) {
  const { wish, takeBack } = ways;
  const away = Boolean(seats[seat]?.bot);
  const people = seats.filter(({ kind }) => kind === "person" || kind === "program").length;
  const strength = strengthAmong(setting.bots);
  const wishing = (/** @type {() => Promise<unknown>} */ wished) => (/** @type {Event} */ event) => {
    wish(wished());
    shut(event);
  };
  const item = (/** @type {string} */ sign, /** @type {string} */ id, /** @type {() => Promise<unknown>} */ wished) =>
    html`<li>
      <button type="button" class="btn btn--quiet" @click=${wishing(wished)}>${icon(sign)}${t(id)}</button>
    </li>`;
  const last = (/** @type {string} */ id, /** @type {string} */ asks, /** @type {() => Promise<unknown>} */ wished) =>
    html`<li><sure-button label=${t(id)} question=${t(asks)} @sure=${wishing(wished)}></sure-button></li>`;
  const [stop, asks] = people > 1 ? ["give-up", "give-up-asks"] : ["give-up-alone", "give-up-sure"];
  const leave = html`${last(stop, asks, () => table.wish("propose", { what: "abandon" }))}
  ${setting.resigning ? last("resign", "resign-sure", () => table.wish("resign")) : nothing}`;
  if (setting.day && !setting.known)
    return html`<li class="small mute">${t("day-counts")}</li>
      ${leave}`;
  return html`${
    away
      ? item("people", "come-back", () => table.wish("come-back"))
      : item("bot", "hand-over", () => table.wish("hand-over", { strength }))
  }
  ${paused ? item("play", "resume", () => table.wish("resume")) : item("pause", "pause", () => table.wish("pause"))}
  ${table.you?.takes_back ? item("undo", "take-back", takeBack) : nothing}
  ${seats[seat]?.host ? ofTheHost(table, setting, seats, ways) : nothing} ${leave}`;
}

/**
 * How fast bots move, and an invitation to a bot's chair.
 * @param {Table} table @param {Scene["setting"]} setting @param {Scene["public"]["seats"]} seats
 * @param {Ways} ways
 */
function ofTheHost(table, setting, seats, { wish, invitation }) {
  const bots = seats.some(({ kind, bot }) => bot || kind === "automatic");
  if (!bots) return nothing;
  const choose = (/** @type {Event} */ event) =>
    wish(table.wish("pace", { pace: /** @type {any} */ (event.target).value }));
  return html`<li>
      <label class="choice-row menu__pace"
        ><span>${t("new-pace")}</span
        ><select class="field" @change=${choose}>
          ${PACES.map(
            ({ value, label }) => html`<option value=${value} .selected=${setting.pace === value}>${t(label)}</option>`,
          )}
        </select></label
      >
    </li>
    ${
      seats.some(({ kind }) => kind === "bot")
        ? html`<li class="menu__invite">
            <p class="small">${t("invite-late")}</p>
            ${invitation ? invitation(table, wish) : nothing}
          </li>`
        : nothing
    }`;
}

/**
 * Each of the others may be reported to the host.
 * @param {Table} table @param {Scene} scene @param {(seat: Seat) => void} report
 */
function reporting(table, scene, report) {
  const open = (/** @type {Seat} */ seat) => (/** @type {Event} */ event) => {
    shut(event);
    report(seat);
  };
  return reportable(scene).map(
    (seat) =>
      html`<li>
        <button type="button" class="btn btn--quiet" @click=${open(seat)}>
          ${icon("flag")}<span>${t("report-whom", { name: table.nameOf(seat) })}</span>
        </button>
      </li>`,
  );
}

/** The game's lesson, beside the table: the game waits, or goes on. @param {string} game */
function learning(game) {
  const { lesson } = nextLesson(shelf.of(game)?.lessons ?? []);
  return lesson
    ? html`<li>
        <a class="btn btn--quiet" href="/learn/${lesson}" target="_blank">${icon("book")}${t("lesson-learn")}</a>
      </li>`
    : nothing;
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
    <li><a class="btn btn--quiet" href="/settings">${icon("settings")}${t("settings")}</a></li>
    <li><a class="btn btn--quiet" href="/about">${icon("help")}${t("about")}</a></li>`;
}

/** Who may be reported: the other people who sit there. @param {Scene} scene @returns {Seat[]} */
function reportable({ you, public: { seats } }) {
  return seats.flatMap(({ kind }, seat) =>
    (kind === "person" || kind === "program") && seat !== you?.seat ? [seat] : [],
  );
}
