/** The plan as chips, and the one main action: lay it. */

import { html, nothing, repeat } from "lit";
import { icon } from "../../cards/faces.js";
import { pieces, t } from "../../words/words.js";

/** @import { Plan } from "../../store/plan.js" */

/**
 * @typedef {object} Planning
 * @property {Plan} plan
 * @property {boolean} yourTurn
 * @property {number} missing  cards until the turn may end
 * @property {boolean} offline
 * @property {boolean} asking  the question before a plan that ends the game
 * @property {(pile: string) => string} letterOf
 * @property {(place: number) => boolean} isBack
 * @property {number | null} selected
 * @property {(card: number | string) => void} takeBack
 * @property {() => void} undo
 * @property {() => void} lay
 * @property {() => void} layOn  lay, keep the turn
 * @property {() => void} layAnyway
 * @property {() => void} thinkAgain
 */

/** @param {Planning} p */
export function planning(p) {
  const { plan, missing, yourTurn } = p;
  const strands = plan.ending !== null && plan.ending.won === false;
  return html`<div class="plan ${plan.underWay ? "is-under-way" : ""}">
    <div class="plan__list">
      <span class="row small opt plan__head">${icon("private")}<b>${t("your-plan")}</b><span class="mute">${t("unseen")}</span></span>
      <ol class="plan__chips" aria-label=${t("your-plan")}>${repeat(
        plan.lays,
        (lay) => lay.card,
        (lay, place) => html`<li class="pchip"><span class="n">${lay.card}</span>${icon("next")}<span class="key">${p.letterOf(lay.pile)}</span>${
          p.isBack(place) ? html`<span class="trick xs">${icon("back")}<span class="word">${t("ten-back")}</span></span>` : nothing
        }${strands && place === plan.lays.length - 1 ? html`<span class="row xs g4">${icon("warn")}<span class="word">${t("strands-chip")}</span></span>` : nothing}<button
          type="button" aria-label=${t("take-card-back", { card: lay.card })} @click=${() => p.takeBack(lay.card)}>${icon("x")}</button></li>`,
      )}</ol>
      ${hint(p)}
    </div>
    ${p.asking ? question(p) : buttons(p, strands, missing, yourTurn)}
  </div>`;
}

/** @param {Planning} p */
function hint({ plan, yourTurn, missing, selected, offline }) {
  /** @type {unknown} */ let said = nothing;
  if (plan.underWay) said = t(offline ? "will-be-sent" : "laying");
  else if (!yourTurn) said = plan.empty ? t("plan-ahead") : t("if-nothing-changes");
  else if (missing > 0 && plan.empty && selected !== null) said = pieces("pick-a-pile", { card: html`<b class="n">${selected}</b>` });
  else if (missing > 0) said = t("more-to-go", { count: missing, planned: plan.lays.length });
  else if (plan.empty) said = t("may-lay-more");
  return said === nothing ? nothing : html`<span class="pchip pchip--open small" id="plan-hint">${said}</span>`;
}

/** @param {Planning} p @param {boolean} strands @param {number} missing @param {boolean} yourTurn */
function buttons(p, strands, missing, yourTurn) {
  const { plan } = p;
  const ready = yourTurn && !plan.underWay && (missing <= 0 || plan.ending !== null) && (!plan.empty || plan.complete);
  const label = plan.empty && missing <= 0 ? t("end-turn") : t("lay-and-end");
  return html`<div class="row end plan__acts">
    <button type="button" class="btn plan__undo" aria-label=${t("undo")} aria-disabled=${plan.empty || plan.underWay} @click=${p.undo}>${icon("undo")}<span class="opt">${t("undo")}</span></button>
    ${yourTurn && !plan.empty && !strands && !plan.ending
      ? html`<button type="button" class="btn btn--icon btn--edge plan__on" aria-label=${t("lay-keep-turn")} title=${t("lay-keep-turn")} @click=${p.layOn}>${icon("play")}</button>`
      : nothing}
    <button type="button" class="btn plan__lay ${ready ? "btn--go" : ""}" aria-disabled=${!ready} aria-describedby="plan-hint" @click=${p.lay}>${label}</button>
  </div>`;
}

/** @param {Planning} p */
function question(p) {
  return html`<div class="plan__ask" role="alertdialog" aria-label=${t("strands-ask")}>
    <p class="small">${t("strands-ask")}</p>
    <div class="row"><button type="button" class="btn btn--s grow" @click=${p.thinkAgain}>${t("think-again")}</button>
      <button type="button" class="btn btn--s btn--quiet" @click=${p.layAnyway}>${t("lay-anyway")}</button></div>
  </div>`;
}
