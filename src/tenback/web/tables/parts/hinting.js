/** A hint on request: what the strong bot would do, one sentence why, and what the next best would keep. */

import { html, nothing } from "lit";
import { icon } from "../../cards/faces.js";
import { listed, percent } from "../../words/lists.js";
import { t, words } from "../../words/words.js";

/** @import { Guess, HintTold, HintWorth } from "../../wire/frames.js" */

/**
 * How a game says it.
 * @typedef {object} Saying
 * @property {(actions: readonly string[]) => string} does  what is done, as a list
 * @property {(signal: string) => string} about  what a signal speaks of
 * @property {(seat: number) => string} named
 * @property {boolean} lays  cards are laid on piles
 */

/** @param {Guess} guess */
const tenths = (guess) => new Intl.NumberFormat(words.language, { maximumFractionDigits: 1 }).format(guess.value);

/** @param {Guess} guess @param {number} by */
const error = ({ plus_minus: off }, by) =>
  new Intl.NumberFormat(words.language, { maximumFractionDigits: by === 1 ? 1 : 0 }).format(off * by);

/** What would be done. @param {HintTold} told @param {Saying} saying */
export const choice = (told, saying) =>
  t(saying.lays ? "hint-lays" : "hint-does", { what: saying.does(told.best.actions) });

/** Why. @param {HintTold} told @param {Saying} saying */
function why({ back, steps, heeded, best, next, risk, runs }, saying) {
  const laid = best.actions.filter((each) => each.includes(">")).length;
  const said = [];
  if (back.length) said.push(t("hint-back", { count: back.length, all: back.length === laid ? "yes" : "no" }));
  else if (steps !== null && laid) said.push(t("hint-steps", { steps }));
  // What it keeps open.
  if (best.room !== null && laid) said.push(t("hint-room", { count: best.room, next: next?.room ?? "none" }));
  if (runs) said.push(t("hint-runs", { now: runs[0] ?? 0, with: runs[1] ?? 0 }));
  if (risk !== null) said.push(t("hint-risk", { share: percent(risk) }));
  if (heeded.length) {
    const names = [...new Set(heeded.map((each) => saying.named(each.seat)))];
    const about = [...new Set(heeded.map((each) => saying.about(each.signal)))];
    said.push(t("hint-heeded", { names: listed(names), piles: listed(about) }));
  }
  return said.join(" ");
}

/** @param {HintWorth} worth @param {HintWorth} best */
const asGood = (worth, best) =>
  best.points && worth.points ? worth.points.value >= best.points.value : worth.chance.value >= best.chance.value;

/** How sure. @param {HintTold} told @param {Saying} saying */
function worth({ best, next, exact }, saying) {
  const facts = best.points
    ? { value: tenths(best.points), error: error(best.points, 1) }
    : { value: percent(best.chance.value), error: error(best.chance, 100) };
  const said = [t(best.points ? "hint-points" : exact ? "hint-counted" : "hint-chance", facts)];
  if (next) {
    const value = best.points && next.points ? tenths(next.points) : percent(next.chance.value);
    said.push(t(asGood(next, best) ? "hint-as-good" : "hint-next", { what: saying.does(next.actions), value }));
  }
  return said.join(" ");
}

/** For who listens. @param {HintTold} told @param {Saying} saying */
export const heard = (told, saying) => t("hint-heard", { hint: `${choice(told, saying)} ${why(told, saying)}`.trim() });

/**
 * @param {HintTold} told @param {Saying} saying
 * @param {{take: (() => void) | null, putAway: () => void}} does  `take`: make it one's plan
 */
export function hintBar(told, saying, { take, putAway }) {
  return html`<section class="hintbar" role="region" aria-label=${t("hint")}>
    <span class="hintbar__i">${icon("bulb")}</span>
    <p><b>${choice(told, saying)}</b> ${why(told, saying)} <span class="small mute">${worth(told, saying)}</span></p>
    <div class="row hintbar__acts">
      <button type="button" class="btn btn--quiet" @click=${putAway}>${t("hint-put-away")}</button>
      ${
        take
          ? html`<button type="button" class="btn" @click=${take}>${icon("check")}${t("hint-take")}</button>`
          : nothing
      }
    </div>
  </section>`;
}

/**
 * The place of a ghost among what would be laid, and its card if the next lies on it.
 * @param {number} place @param {unknown} card
 */
export function placeTag(place, card) {
  const named = card === nothing ? nothing : html` <b class="n">${card}</b>`;
  return html`<span class="planned__tag ghost__tag"
    >${icon("bulb")}${t("hint-place", { place: place + 1 })}${named}</span
  >`;
}
