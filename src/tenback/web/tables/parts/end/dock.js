/** The end of a game, docked where hand and plan were: the figure that counts, why, compared, and what can be done. */

import { html, nothing } from "lit";
import { icon } from "../../../cards/faces.js";
import { ruleLink } from "../../../shell/rule-link.js";
import { standing } from "../../../store/series.js";
import { listed } from "../../../words/lists.js";
import { t } from "../../../words/words.js";
import { named } from "../people.js";
import { hintsUsed } from "../hints-used.js";
import { share } from "./sharing.js";
import { sealed } from "./seal.js";

/** @import { EndTold, Scene } from "../../../wire/frames.js" */
/** @typedef {typeof import("./compared.js").compared} Compare */

/**
 * How a game ended, in a game's own words.
 * @typedef {object} Result
 * @property {string} figure  the one that counts
 * @property {string} title  what it counts; said and read behind the figure
 * @property {string} sentence
 * @property {boolean} won
 * @property {boolean} [whole]  the title says the figure itself
 */

/**
 * @typedef {object} End
 * @property {Result} result
 * @property {unknown} why
 * @property {EndTold | null} told
 * @property {Compare | null} compared  fetched with what is told
 * @property {boolean} checked  whether the deal has been looked into
 * @property {() => void} check
 * @property {(sameDeal: boolean) => void} again
 * @property {(limit: number) => void} climb  alone against TEN: the next limit
 * @property {() => void} challenge  somebody else shall play the same cards
 */

/** @param {Scene} scene @param {End} end */
export function dock(scene, end) {
  const { past } = scene;
  return html`<section class="ended dock ${past ? "ended--past" : ""}" aria-labelledby="end-title">
    ${figure(scene, end)}${past ? nothing : actions(scene, end)}
    <div class="dock__why">${end.why}</div>
    ${past ? nothing : html`<div class="dock__cmp">${besides(scene, end)}</div>`}
    ${past ? nothing : html`<div class="dock__seal">${sealed(scene, end)}</div>`}
  </section>`;
}

/** @param {Scene} scene @param {End} end */
const besides = (scene, { told, compared }) =>
  told && compared ? compared(scene, told) : html`<p class="small mute" aria-busy="true">${t("end-comparing")}</p>`;

/** @param {Scene} scene @param {End} end */
function figure(scene, { result: { figure, title, sentence, won, whole = false } }) {
  const rule = scene.public.result?.ending?.rule;
  return html`<div class="dock__fig">
    <div class="huge ${won ? "huge--won" : "huge--lost"}" aria-hidden="true">${figure}</div>
    <h2 id="end-title" tabindex="-1">${whole ? nothing : html`<span class="vh">${figure} </span>`}${title}</h2>
    <p class="small mute dock__said">${sentence} ${rule ? ruleLink(scene.setting.game, rule, "nowrap") : nothing}</p>
    ${series(scene)}${hintsUsed(scene)}
  </div>`;
}

/** Games won by each, after a rematch. @param {Scene} scene */
function series(scene) {
  const won = standing(scene);
  if (!won) return nothing;
  const told = won.map((count, seat) => t("end-series-of", { name: named(scene, seat), count }));
  return html`<p class="small dock__series">${t("end-series", { won: listed(told) })}</p>`;
}

/** Whether one may see every card, of a game that strong bots can judge. @param {Scene} scene */
const reviewed = ({ reveal, setting }) => reveal !== null && setting.bots.includes("strong");

/** The review, from where the replay is a step away; for others the replay. @param {Scene} scene */
export const lookBack = (scene) => `/${reviewed(scene) ? "review" : "replay"}/${scene.table}`;

/** In one order everywhere. @param {Scene} scene @param {End} end */
function actions(scene, { told, again, climb, challenge }) {
  const { you, setting } = scene;
  const limit = you ? (told?.next_limit ?? null) : null;
  return html`<div class="endacts">
    ${
      limit === null
        ? nothing
        : html`<button type="button" class="btn btn--go endacts__climb" @click=${() => climb(limit)}>
            ${icon("up")}${t("play-limit", { limit })}
          </button>`
    }
    <a class="btn ${limit === null ? "btn--go" : ""} endacts__back" href=${lookBack(scene)}
      >${icon("eye")}${t(reviewed(scene) ? "look-back" : "look-back-replay")}</a
    >${
      setting.day
        ? html`<a class="btn endacts__again" href="/day/${setting.day}">${icon("day")}${t("end-day")}</a>`
        : nothing
    }${you && !setting.day ? onceMore(scene, again) : nothing}${challenged(scene, challenge)}${taken(scene)}
  </div>`;
}

/** Other cards, or the same. @param {Scene} scene @param {End["again"]} again */
function onceMore(scene, again) {
  const { rematch } = scene.public;
  return html`<button type="button" class="btn endacts__again" @click=${() => again(false)}>
      ${icon("again")}${t(rematch ? "to-the-rematch" : "deal-again")}</button
    >${
      rematch || scene.setting.challenge
        ? nothing
        : html`<button
            type="button"
            class="btn endacts__same"
            title=${t("this-deal-again-why")}
            @click=${() => again(true)}
          >
            ${icon("undo")}${t("this-deal-again")}
          </button>`
    }`;
}

/** How others play these cards. @param {Scene} scene @param {End["challenge"]} challenge */
function challenged({ you, reveal, setting }, challenge) {
  if (setting.challenge)
    return html`<a class="btn endacts__challenge" href="/challenge/${setting.challenge}"
      >${icon("people")}${t("end-challenge-sides")}</a
    >`;
  if (!you || !reveal || setting.day || setting.listed) return nothing;
  return html`<button type="button" class="btn endacts__challenge" title=${t("end-challenge-why")} @click=${challenge}>
    ${icon("people")}${t("end-challenge")}
  </button>`;
}

/** What one takes along. @param {Scene} scene */
function taken(scene) {
  return html`<button
      type="button"
      class="btn btn--icon btn--edge endacts__share"
      aria-label=${t("end-share")}
      title=${t("end-share")}
      @click=${() => share(scene)}
    >
      ${icon("link")}</button
    >${
      scene.reveal
        ? html`<a
            class="btn btn--icon btn--edge endacts__save"
            href="/api/tables/${scene.table}/record.txt"
            download
            data-out
            aria-label=${t("save-record")}
            title=${t("save-record")}
            >${icon("save")}</a
          >`
        : nothing
    }`;
}
