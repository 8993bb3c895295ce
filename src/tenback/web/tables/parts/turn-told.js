/** A turn told in a line, as the list of a game that is looked back at shows it. */

import { html, nothing } from "lit";
import { PAST } from "../../store/session.js";
import { Story } from "../../store/story.js";
import { t } from "../../words/words.js";
import { laidIn } from "./pile-game.js";
import { laidCard, readingOf, sentence } from "./told.js";

/** @import { HappenedFrame, Scene } from "../../wire/frames.js" */
/** @import { PileGame } from "./pile-game.js" */
/** @import { Marked } from "./marked.js" */
/** @import { Reading } from "./told.js" */

/**
 * What a game says of its turns; `before`: the table when the turn began, `moments`: what happened in it.
 * @typedef {object} TurnsTold
 * @property {(before: Scene, moments: readonly (HappenedFrame & {scene: Scene})[]) => readonly Marked[]} marked
 *   what was laid, and on what
 * @property {(scene: Scene, before: Scene, moments: readonly (HappenedFrame & {scene: Scene})[]) => unknown} line
 * @property {(scene: Scene, before: Scene | null, moments: readonly (HappenedFrame & {scene: Scene})[]) => string} said
 */

/** @param {Scene | null} before @param {readonly (HappenedFrame & {scene: Scene})[]} moments */
function heard(before, moments) {
  const story = new Story(PAST);
  if (before) story.hear([], before);
  for (const moment of moments) story.hear([moment], moment.scene);
  return story.items;
}

/** @param {PileGame} game @param {Partial<Reading>} [more] @returns {TurnsTold} */
export function tellsTurns(game, more = {}) {
  const reading = { ...readingOf(game), ...more };
  return {
    marked: (before, moments) => heard(before, moments).flatMap((item) => (item.kind === "turn" ? laidIn(item) : [])),
    line: (scene, before, moments) => {
      const turn = heard(before, moments).find((item) => item.kind === "turn");
      if (turn?.kind !== "turn") return nothing;
      return html`${laidIn(turn).map((laid) => laidCard(scene, laid, reading))}${
        turn.drew ? html`<span class="mute">${t("replay-drew", { count: turn.drew })}</span>` : nothing
      }`;
    },
    said: (scene, before, moments) => {
      const last = heard(before, moments).at(-1);
      return last ? sentence(scene, last, reading) : "";
    },
  };
}
