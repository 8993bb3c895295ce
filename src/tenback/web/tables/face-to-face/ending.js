/** How a duel ended: the lead in cards, who could not go on, ten-backs and gifts. */

import { html, nothing } from "lit";
import { icon } from "../../cards/faces.js";
import { t } from "../../words/words.js";
import { stuck } from "../parts/end/why.js";
import { named } from "../parts/people.js";
import { left, mine } from "./arithmetic.js";

/** @import { EndTold, Scene } from "../../wire/frames.js" */
/** @import { Result } from "../parts/end/dock.js" */
/** @import { View } from "../parts/pile-game.js" */

/** @param {Scene} scene @returns {Result} */
export function endOf(scene) {
  const { result } = scene.public;
  const [winner] = result?.ending?.winners ?? result?.winners ?? [];
  const given = result?.resigned === undefined ? "end-duel-stopped" : "end-resigned";
  const why = result?.ending ? `end-face-to-face-${result.ending.reason}` : given;
  if (winner === undefined) return { figure: "–", title: t("end-nobody"), sentence: t(why), won: false, whole: true };
  const you = scene.you?.seat;
  const loser = 1 - winner;
  const facts = {
    name: named(scene, winner),
    who: winner === you ? "you" : "other",
    loser: named(scene, loser),
    loses: loser === you ? "you" : "other",
  };
  const sentence = t(why, facts);
  if (!result?.ending)
    return { figure: "–", title: t("end-winner", facts), sentence, won: winner === you, whole: true };
  const behind = left(scene, loser);
  const lead = behind - left(scene, winner);
  if (loser === you)
    return {
      figure: String(behind),
      title: t("end-short", { count: behind }),
      sentence: t("end-heard", { title: t("end-winner", facts), sentence }),
      won: false,
    };
  return {
    figure: String(lead > 0 ? lead : behind),
    title: t(lead > 0 ? "end-duel-ahead" : "end-duel-left", { ...facts, count: lead > 0 ? lead : behind }),
    sentence,
    won: true,
  };
}

/** @param {View} view @param {EndTold | null} told */
export function duelWhy(view, told) {
  const { scene } = view;
  if (!told) return nothing;
  const own = mine(scene);
  const row = (/** @type {string} */ id, /** @type {"backs" | "gifts"} */ what, /** @type {string} */ sign) =>
    html`<div>
      <dt>${t(id)}</dt>
      ${[own, 1 - own].map(
        (seat) =>
          html`<dd>
            <span class=${what === "backs" ? "takes takes--trick" : "takes takes--gift"}
              >${icon(sign)}<b class="n">${told.tallies[seat]?.[what] ?? 0}</b></span
            >
            <bdi>${named(scene, seat)}</bdi>
          </dd>`,
      )}
    </div>`;
  return html`${told.last_turn ? stuck(view, told.last_turn) : nothing}
    ${told.last_turn ? nothing : html`<h3>${t("end-way")}</h3>`}
    <dl class="duelfacts">${row("end-ten-backs", "backs", "back")}${row("end-gifts", "gifts", "gift")}</dl>`;
}
