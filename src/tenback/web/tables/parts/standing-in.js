/** A bot that stands in for oneself. */

import { html } from "lit";
import { icon } from "../../cards/faces.js";
import { t } from "../../words/words.js";
import { isBot } from "./people.js";

/** @import { Scene } from "../../wire/frames.js" */

/**
 * What stands where one's plan would be while a bot plays for one.
 * @param {Scene} scene @param {() => void} comeBack
 */
export function botForMe(scene, comeBack) {
  const seat = scene.you?.seat;
  if (seat === undefined || !isBot(scene, seat) || scene.public.phase === "ended") return null;
  return html`<div class="plan">
    <p class="small row">${icon("bot")}${t("bot-for-you")}</p>
    <div class="row end plan__acts">
      <button type="button" class="btn btn--go plan__back" @click=${comeBack}>${t("come-back")}</button>
    </div>
  </div>`;
}
