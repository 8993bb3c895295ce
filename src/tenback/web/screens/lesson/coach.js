/** The coach: a strip beside what it speaks of, and the list of steps. */

import { html, nothing } from "lit";
import { icon } from "../../cards/faces.js";
import { ruleLink } from "../../shell/rule-link.js";
import { t } from "../../words/words.js";

/** @import { LessonShown } from "../../wire/frames.js" */

/**
 * @typedef {object} Said
 * @property {string} title
 * @property {string} text
 * @property {string} todo  what to do, "" where there is nothing
 * @property {string} [rule]  that the text speaks of
 * @property {boolean} [kindly]  what was tried does not go on
 */

/**
 * @typedef {object} Ways
 * @property {(() => void) | null} on  to the next step
 * @property {(() => void) | null} back
 * @property {() => void} skip
 * @property {unknown} [more]  at the end
 */

/** @param {LessonShown} lesson @param {number} step @param {Said} said @param {Ways} ways */
export function coach(lesson, step, said, ways) {
  const count = lesson.steps.length;
  return html`<section
    class="coach ${said.kindly ? "coach--kindly" : ""}"
    role="region"
    aria-label=${t("lesson-step-of", { step: Math.min(step + 1, count), count })}
  >
    <svg class="coach__mark" viewBox="0 0 48 48" aria-hidden="true"><use href="#mark" /></svg>
    <div class="coach__say">
      <h2>${said.title}</h2>
      <p>${said.text} ${said.rule ? ruleLink(lesson.game, said.rule) : nothing}</p>
      ${said.todo ? html`<p class="coach__do">${icon("next")}<b>${said.todo}</b></p>` : nothing}
    </div>
    <div class="coach__nav">
      ${step < count ? dots(step, count) : nothing}
      <div class="row">
        ${ways.more ? nothing : skipping(ways.skip)}
        ${
          ways.back
            ? html`<button
                type="button"
                class="btn btn--icon coach__back"
                aria-label=${t("lesson-back")}
                title=${t("lesson-back")}
                @click=${ways.back}
              >
                ${icon("prev")}
              </button>`
            : nothing
        }
        ${ways.more ?? nothing}
        ${
          ways.on
            ? html`<button type="button" class="btn coach__on" @click=${ways.on}>
                ${t("lesson-on")}${icon("next")}
              </button>`
            : nothing
        }
      </div>
    </div>
  </section>`;
}

/** @param {number} step @param {number} count */
function dots(step, count) {
  return html`<span class="steps5" aria-hidden="true"
    >${Array.from({ length: count }, (_, each) => html`<i class=${dot(each, step)}></i>`)}</span
  >`;
}

/** What there is to learn, beside the table. @param {LessonShown} lesson @param {number} step */
export function stepList(lesson, step) {
  return html`<section class="lessonlist">
    <h2>${t(`lesson-${lesson.lesson}`)}</h2>
    <ol>
      ${lesson.steps.map(
        (each, place) =>
          html`<li class=${place < step ? "done" : ""} aria-current=${place === step ? "step" : nothing}>
            ${place < step ? icon("check") : html`<b class="n">${place + 1}</b>`}<span
              >${t(`lesson-${lesson.lesson}-${each.name}-title`)}</span
            >
          </li>`,
      )}
    </ol>
    <p class="small mute">${t("lesson-nothing-counts")}</p>
  </section>`;
}

/** @param {number} each @param {number} step */
const dot = (each, step) => (each < step ? "done" : each === step ? "on" : "");

/** @param {() => void} skip */
const skipping = (skip) =>
  html`<button type="button" class="btn btn--quiet" @click=${skip}>${t("lesson-skip")}</button>`;
