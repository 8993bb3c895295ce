/** What players have agreed on, in words. */

import { html, nothing } from "lit";
import { icon } from "../cards/faces.js";
import { t } from "../words/words.js";
import { OWN, gameOf } from "./games.js";

/** @import { SettingShown } from "../wire/frames.js" */
/** @import { Choice, Game } from "./games.js" */

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

/** Seconds a turn that are offered. */
export const CLOCKS = [30, MINUTE, 2 * MINUTE, 5 * MINUTE, DAY, 2 * DAY, 3 * DAY, 7 * DAY];

/** How fast bots move. @type {readonly {value: import("../wire/frames.js").Pace, label: string}[]} */
export const PACES = [
  { value: "slow", label: "pace-slow" },
  { value: "human", label: "pace-human" },
  { value: "fast", label: "pace-fast" },
  { value: "instant", label: "pace-instant" },
];

/** @type {readonly Choice[]} */
export const WATCH = [
  { value: "all-after-the-end", label: "watch-all-after" },
  { value: "public", label: "watch-public" },
  { value: "none", label: "watch-none" },
];

const TALK = Object.freeze({
  signals: ["talk-signals", "talk-signals-why"],
  open: ["talk-open", "talk-open-why"],
  silent: ["talk-silent", "talk-silent-why"],
});
const FREE_TALK = ["talk-free", "talk-free-why"]; // where the game has neither signals nor a rule on talk

/** A name and an explanation of how one talks. @param {Game | undefined} game @param {string} talk */
export function talkWords(game, talk) {
  return talk === "open" && game?.talk[0] === "open" ? FREE_TALK : TALK[/** @type {keyof typeof TALK} */ (talk)];
}

/** @param {number} seconds */
export function clockName(seconds) {
  if (seconds < MINUTE) return t("clock-seconds", { count: seconds });
  return seconds < DAY
    ? t("clock-minutes", { count: Math.round(seconds / MINUTE) })
    : t("clock-days", { count: Math.round(seconds / DAY) });
}

/** @param {Choice} choice */
export const choiceName = ({ value, label }) => (label ? t(label) : String(value));

/** House rules in words. @param {Pick<SettingShown, "game" | "options">} setting */
function rulesOf({ game, options }) {
  return (gameOf(game)?.options ?? [])
    .filter(({ name }) => Object.hasOwn(options, name))
    .map(({ name, label, off, rule, picks }) => {
      const value = options[name];
      const chosen = picks?.find((each) => each.value === value) ?? picks?.find((each) => each.value === OWN);
      const said = chosen
        ? t("option-chosen", { option: t(label), choice: choiceName(chosen) })
        : t(value === false ? off : label);
      return { said, rule };
    });
}

/**
 * Whose deal it is, and house rules in force, as chips.
 * @param {Pick<SettingShown, "game" | "options"> & {day?: string | null}} setting
 */
export function houseRules(setting) {
  const rules = rulesOf(setting);
  return html`${
    setting.day
      ? html`<a class="tag tag--line day-chip" href="/day/${setting.day}">${icon("day")}${t("end-day")}</a>`
      : nothing
  }${
    rules.length
      ? html`<ul class="house-rules" aria-label=${t("house-rules")}>
          ${rules.map(({ said }) => html`<li class="tag tag--line">${said}</li>`)}
        </ul>`
      : nothing
  }`;
}

/** What is agreed on at a table. @param {SettingShown} setting */
export function agreed(setting) {
  const game = gameOf(setting.game);
  const options = rulesOf(setting).map(
    ({ said, rule }) =>
      html`<li class="tag tag--line">
        ${said}
        <a href="/rules/${setting.game}#${rule}" target="_blank" aria-label=${t("rule", { rule })}>${rule}</a>
      </li>`,
  );
  const said = [
    setting.seats > 1 ? t(talkWords(game, setting.talk)[0] ?? "") : "",
    t(setting.listed ? "table-listed" : "table-private"),
    setting.tracker ? t("option-tracker") : "",
    setting.clock ? t("clock-a-turn", { time: clockName(setting.clock) }) : "",
    setting.watch === WATCH[0]?.value
      ? ""
      : t(WATCH.find((each) => each.value === setting.watch)?.label ?? "watch-none"),
  ];
  return html`<ul class="agreed" aria-label=${t("waiting-agreed")}>
    ${options}${said.filter(Boolean).map((each) => html`<li class="tag tag--line">${each}</li>`)}
  </ul>`;
}
