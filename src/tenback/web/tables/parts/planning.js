/** The plan as chips, and the one main action: lay it. */

import { html, nothing, repeat } from "lit";
import { icon } from "../../cards/faces.js";
import { pieces, t } from "../../words/words.js";
import { hintsUsed } from "./hints-used.js";
import { pileOf, plannedFits, sightOf } from "./pile-game.js";

/** @import { Plan } from "../../store/plan.js" */
/** @import { Ending } from "../../wire/frames.js" */
/** @import { Card, PileGame, View } from "./pile-game.js" */

/**
 * @typedef {object} Planning
 * @property {Plan} plan
 * @property {boolean} offline
 * @property {unknown} hint  the button that asks for one
 * @property {boolean} asking  the question before a plan that ends the game
 * @property {Ending | null} strands  how the plan ends the game, if that is not as one would like
 * @property {(card: Card) => void} takeBack
 * @property {() => void} undo
 * @property {unknown} askBack  the button that takes back what was laid already
 * @property {() => void} lay
 * @property {() => void} layOn  lay, keep the turn
 * @property {() => void} layAnyway
 * @property {() => void} thinkAgain
 */

/** @param {View} view @param {Planning} p */
export function planning(view, p) {
  const { plan } = p;
  const { game } = view;
  const fits = plannedFits(view);
  const note = game.planNote(view);
  const warned = p.strands ? warning(p.strands) : nothing;
  return html`<div class="plan ${plan.underWay ? "is-under-way" : ""}">
    <div class="plan__list">
      <span class="row small opt plan__head"
        >${icon("private")}<b>${t("your-plan")}</b><span class="mute">${t("unseen")}</span></span
      >${hintsUsed(view.scene)}
      <ol class="plan__chips" aria-label=${t("your-plan")}>
        ${repeat(
          plan.lays,
          (lay) => lay.card,
          (lay, place) =>
            html`<li class="pchip ${p.strands && place === plan.lays.length - 1 ? "pchip--warn" : ""}">
              <span class="n pchip__card" aria-hidden="true">${game.short(lay.card)}</span
              ><span class="vh">${game.called(lay.card)}</span>${icon("next")}<span class="key"
                >${pileOf(game, lay.pile).letter}</span
              >${chipKind(game, fits[place]?.kind ?? "no")}${place === plan.lays.length - 1 ? warned : nothing}<button
                type="button"
                aria-label=${t("take-card-back", { card: game.called(lay.card) })}
                @click=${() => p.takeBack(lay.card)}
              >
                ${icon("x")}
              </button>
            </li>`,
        )}
      </ol>
      ${hint(view, p)} ${note === nothing ? nothing : html`<p class="small mute plan__note">${note}</p>`}
    </div>
    ${p.asking ? question(view, p) : buttons(view, p)}
  </div>`;
}

/** Why the plan is asked about before it is laid. @param {Ending} strands */
function warning({ reason }) {
  const [sign, said] = reason === "burnt" ? ["fire", t("burns", { count: 1 })] : ["warn", t("strands-chip")];
  if (reason !== "burnt" && reason !== "stuck") return nothing;
  return html`<span class="row xs plan__warning">${icon(sign)}<span class="word" id="plan-hint">${said}</span></span>`;
}

/** @param {PileGame} game @param {string} kind */
function chipKind(game, kind) {
  if (kind === "back")
    return html`<span class="trick xs">${icon("back")}<span class="word">${t(game.trick.chip)}</span></span>`;
  return kind === "gift"
    ? html`<span class="row xs">${icon("gift")}<span class="gift__word">${t("gift")}</span></span>`
    : nothing;
}

/** @param {View} view @param {Planning} p */
function hint({ game, yourTurn, selected, scene, turn }, { plan, offline, strands }) {
  if (strands && !plan.underWay)
    return plan.empty ? html`<span class="pchip pchip--warn small">${warning(strands)}</span>` : nothing;
  const missing = turn?.owes ?? 0;
  /** @type {unknown} */ let said = nothing;
  if (plan.underWay) said = t(offline ? "will-be-sent" : "laying");
  else if (!yourTurn) said = t(plan.empty && selected === null ? "plan-ahead" : "if-nothing-changes");
  else if (plan.empty && selected !== null)
    said = pieces("pick-a-pile", {
      card: html`<b class="n pchip__card" aria-hidden="true">${game.short(selected)}</b
        ><span class="vh">${game.called(selected)}</span>`,
    });
  else if (plan.lays.length > 1 && !plan.foreseen) {
    // What was told before counts one card less: said beside two, the hand would jump until the table has answered.
  } else if (missing > 0) said = t("more-to-go", { count: missing, planned: plan.lays.length + sightOf(scene).played });
  else if (plan.empty) said = t("may-lay-more");
  return said === nothing ? nothing : html`<span class="pchip pchip--open small" id="plan-hint">${said}</span>`;
}

/** @param {View} view @param {Planning} p */
function buttons({ yourTurn, scene }, p) {
  const { plan } = p;
  const colour = p.strands ? "btn--warn" : "btn--go";
  const ready = yourTurn && !plan.underWay && (plan.complete || plan.ending !== null);
  return html`<div class="row end plan__acts">
    ${p.hint}
    ${
      plan.empty && scene.you?.takes_back
        ? p.askBack
        : html`<button
            type="button"
            class="btn plan__undo"
            aria-label=${t("undo")}
            aria-disabled=${plan.empty || plan.underWay}
            @click=${p.undo}
          >
            ${icon("undo")}<span class="opt">${t("undo")}</span>
          </button>`
    }
    <span class="split">
      <button
        type="button"
        class="btn plan__lay ${ready ? colour : ""}"
        aria-disabled=${!ready}
        aria-describedby="plan-hint"
        @click=${p.lay}
      >
        ${plan.empty && plan.complete ? t("end-turn") : t("lay-and-end")}
      </button>
      ${
        yourTurn && !plan.empty && !plan.ending
          ? html`<button
              type="button"
              class="btn btn--icon plan__on ${ready ? colour : ""}"
              aria-label=${t("lay-keep-turn")}
              title=${t("lay-keep-turn")}
              @click=${p.layOn}
            >
              ${icon("down-chevron")}
            </button>`
          : nothing
      }
    </span>
  </div>`;
}

/** @param {View} view @param {Planning} p */
function question({ game }, p) {
  return html`<div class="plan__ask" role="alertdialog" aria-label=${t(game.strands)}>
    <p class="small">${t(game.strands)}</p>
    <div class="row">
      <button type="button" class="btn btn--s grow" @click=${p.thinkAgain}>${t("think-again")}</button>
      <button type="button" class="btn btn--s btn--quiet" @click=${p.layAnyway}>${t("lay-anyway")}</button>
    </div>
  </div>`;
}
