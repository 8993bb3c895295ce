/** A result beside one's own others of the same kind, and beside what strong bots win. Nobody is ranked. */

import { html, nothing, svg } from "lit";
import { listed } from "../../../words/lists.js";
import { strengthName } from "../../../words/strengths.js";
import { t } from "../../../words/words.js";

/** @import { Compared, EndTold, MeasuredBots, OwnGame, Scene } from "../../../wire/frames.js" */

const ENOUGH = 5; // games from which a best and a middle say something
const MOST_DOTS = 40; // of a duel: the last ones
const EACH = 5; // between two figures below the dots

/** @param {Scene} scene @param {EndTold} told */
export function compared(scene, { compared: own, bots }) {
  if (!own) return bots ? html`<dl class="facts">${measured(bots)}</dl>` : nothing;
  if (scene.setting.known)
    return html`<p class="small">${t("end-known")}</p>
      ${bots ? html`<dl class="facts">${measured(bots)}</dl>` : nothing}`;
  if (scene.setting.day) return html`<p class="small">${t("end-day-why")}</p>`;
  const { seats } = scene.setting;
  const nth = own.games.findIndex((game) => game.now) + 1;
  const title = isDuel(own)
    ? rivals(scene)
    : html`${t("end-with", { seats })} <span class="small">${t("end-your-games", { count: own.games.length })}</span>`;
  if (own.games.length < ENOUGH)
    return html`<h3>${isDuel(own) ? title : t("end-nth-game", { nth, seats })}</h3>
      ${isDuel(own) ? pair(own.games) : nothing}
      <dl class="facts">${bots ? measured(bots) : nothing}</dl>`;
  return html`<h3>${title}</h3>
    ${isDuel(own) ? pair(own.games) : dots(own)}
    <dl class="facts">${facts(own)}${bots ? measured(bots) : nothing}</dl>`;
}

/** @param {Compared} own */
const isDuel = (own) => own.best === null;

/** @param {Scene} scene */
function rivals(scene) {
  const rival = scene.public.seats[1 - (scene.you?.seat ?? 0)];
  return rival?.kind === "bot"
    ? t("end-you-and-bots", { strength: strengthName(rival.bot ?? "") })
    : t("end-you-and", { name: rival?.name ?? "" });
}

/** @param {unknown} term @param {unknown} value @param {boolean} [figure] */
const fact = (term, value, figure = false) =>
  html`<div>
    <dt>${term}</dt>
    <dd class=${figure ? "n" : ""}>${value}</dd>
  </div>`;

/** @param {Compared} own */
function facts({ games, best, middle }) {
  const won = games.filter((game) => game.won).length;
  const wonOf = fact(t("end-won"), t("end-won-of", { won, count: games.length }));
  if (best === null || middle === null) return wonOf;
  return html`${fact(t("end-best"), best, true)}${fact(t("end-middle"), middle, true)}${wonOf}`;
}

/** @param {MeasuredBots} bots */
const measured = ({ percent, among }) =>
  fact(t("end-bots", { among }), t("end-bots-win", { count: Math.round(percent), among }));

/** One dot a duel: filled if it was won. @param {readonly OwnGame[]} games */
function pair(games) {
  const shown = games.slice(-MOST_DOTS);
  const won = games.filter((game) => game.won).length;
  return html`<div class="pairdots" role="img" aria-label=${t("end-won-of", { won, count: games.length })}>
    ${shown.map((game) => html`<i class="${game.won ? "is-won" : ""} ${game.now ? "is-now" : ""}"></i>`)}
  </div>`;
}

const WIDTH = 300;
const LINE = 42;
const STEP = 7;

/** One dot a game, upon each other where they are alike; this one in teal, with a stem. @param {Compared} own */
function dots({ games }) {
  const values = games.map((game) => game.value ?? 0);
  const low = Math.floor(Math.min(...values) / EACH) * EACH;
  const high = Math.max(low + EACH, Math.ceil(Math.max(...values) / EACH) * EACH);
  const at = (/** @type {number} */ value) => 8 + ((WIDTH - 16) * (value - low)) / (high - low);
  /** @type {Map<number, number>} */ const heights = new Map();
  const tallest = Math.max(...values.map((value) => values.filter((other) => other === value).length));
  const step = Math.min(STEP, (LINE - 10) / tallest);
  const placed = [...games]
    .sort((one, other) => Number(one.now) - Number(other.now))
    .map(({ value, now }) => {
      const here = value ?? 0;
      const height = heights.get(here) ?? 0;
      heights.set(here, height + 1);
      const y = LINE - 5 - step * height;
      return now
        ? svg`<line class="dp-stem" x1=${at(here)} x2=${at(here)} y1="0" y2=${y}/>
            <circle class="dp-now" cx=${at(here)} cy=${y} r="5"/>`
        : svg`<circle class="dp" cx=${at(here)} cy=${y} r="3.2"/>`;
    });
  const ticks = Array.from({ length: (high - low) / EACH + 1 }, (_, place) => low + place * EACH);
  const every = Math.ceil(ticks.length / 8);
  return html`<svg
    class="dotplot"
    viewBox="0 0 ${WIDTH} 60"
    role="img"
    aria-label=${t("end-plot", { results: listed(values.map(String)) })}
  >
    <line class="axis" x1="0" x2=${WIDTH} y1=${LINE} y2=${LINE} />
    ${ticks
      .filter((_, place) => place % every === 0)
      .map((tick) => svg`<text class="tickl" x=${at(tick)} y="56">${tick}</text>`)}
    ${placed}
  </svg>`;
}
