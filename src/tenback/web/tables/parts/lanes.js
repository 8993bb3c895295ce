/** Lanes: one a pile, with its top card, what is planned there, how a chosen card would lie, and what was said. */

import { html, nothing, repeat } from "lit";
import { back, icon } from "../../cards/faces.js";
import { t } from "../../words/words.js";
import { takes } from "./end/why.js";
import { pill } from "./fits.js";
import { laidHere } from "./marked.js";
import { cardName, count, plannedFits, setsAlight, sightOf, teamSight, toLay } from "./pile-game.js";
import { menu, standing } from "./talk.js";

/** @import { Scene, TheGamePiles } from "../../wire/frames.js" */
/** @import { Card, Does, Fit, Pile, View } from "./pile-game.js" */

/** @param {View} view @param {Pile} pile @param {Does} does @param {{sideways?: boolean}} [how] */
export function lane(view, pile, does, { sideways = false } = {}) {
  const { game, scene, selected, tops, shown, story } = view;
  const top = tops[pile.name] ?? null;
  const now = shown[pile.name] ?? null;
  const fit = selected === null ? null : view.fitOf(selected, pile);
  const planned = plannedFits(view).flatMap((each, place) =>
    view.lays[place]?.pile === pile.name ? [{ ...each, card: /** @type {Card} */ (view.lays[place]?.card) }] : [],
  );
  const burning = burningOf(scene, pile);
  const room = game.room(pile, view);
  const head = laneHead(pile, sideways ? "" : room);
  const notes = html`${burning ? fire(burning) : nothing} ${fit ? gap(view, pile, fit, now) : nothing}
  ${takes(view, pile)}${laidHere(view, pile)}${was(view, pile)}`;
  const stack = html`<div class="stack ${planned.length ? "has-plan" : ""}">
    ${repeat(
      [top],
      (card) => card,
      (card) => topCard(view, pile, card, Boolean(burning)),
    )}
    ${planned.length ? plannedCard(view, pile, planned) : ghosts(view, pile)}
  </div>`;
  return html`<div
    class="lane lane--${pile.direction} ${pile.theirs ? "lane--theirs" : ""} ${look(view, pile, fit)}"
    role="group"
    data-pile=${pile.name}
    aria-label=${t("pile-label", {
      pile: pile.letter,
      direction: pile.direction,
      top: game.called(now),
      planned: planned.length,
      more: room ? "yes" : "no",
      room,
    })}
    @contextmenu=${(/** @type {Event} */ event) => {
      event.preventDefault();
      does.openMenu(pile.name);
    }}
    @pointerdown=${(/** @type {PointerEvent} */ event) => does.hold(event, pile.name)}
  >
    <button
      type="button"
      class="lane__press"
      data-press=${pile.name}
      aria-label=${pressLabel(view, pile, fit, now)}
      aria-pressed=${view.pile === pile.name}
      @click=${() => does.press(pile)}
    ></button>
    ${
      sideways
        ? html`${stack}
            <div class="lane__body">
              ${head}${room ? html`<span class="lane__room small opt">${room}</span>` : nothing}${notes}
            </div>`
        : html`${head}${stack}${notes}${standing(scene, pile.name, story)}`
    }
    ${view.menu === pile.name ? menu(scene, pile, does.say, does.closeMenu) : nothing}
  </div>`;
}

/** @param {Pile} pile @param {string} room */
function laneHead({ letter, direction }, room) {
  return html`<div class="lane__head">
    <span class="key">${letter}</span>${icon(direction)}<span class="word"
      >${t(direction === "up" ? "rising" : "falling")}</span
    >${room ? html`<span class="lane__room">${room}</span>` : nothing}
  </div>`;
}

/** Where a card lies that somebody asks to take back, and what it lies on. @param {Scene} scene */
function askedBack({ public: { taking_back: back } }) {
  const [, pile] = back?.action.split(">") ?? [];
  return back && pile && back.was !== null ? { pile, was: back.was } : null;
}

/** @param {View} view @param {Pile} pile */
function was({ scene, game }, pile) {
  const asked = askedBack(scene);
  if (asked?.pile !== pile.name) return nothing;
  return html`<span class="lane__was">${icon("undo")}${t("was-before", { card: game.number(asked.was) })}</span>`;
}

/** @param {number} burning */
const fire = (burning) =>
  html`<span class="fit g4">${icon("fire")}<span class="word small">${t("burns", { count: burning })}</span></span>`;

/**
 * How the card that is held up would lie.
 * @param {View} view @param {Pile} pile @param {Fit} fit @param {Card | null} now
 */
function gap({ game, assist, selected }, pile, fit, now) {
  if (assist !== "gaps") return nothing;
  return pill(game, fit, pile, {
    from: now === null ? "" : String(game.number(now)),
    to: String(game.number(/** @type {Card} */ (selected))),
  });
}

/** How many ends of turn are left to cover a pile that burns. @param {Scene} scene @param {Pile} pile */
function burningOf(scene, pile) {
  const game = sightOf(scene);
  return "burning" in game ? game.burning?.[/** @type {keyof TheGamePiles} */ (pile.name)] : undefined;
}

/** @param {View} view @param {Pile} pile @param {Fit | null} fit */
function look({ assist, pile: chosen, over, yourTurn, selected, scene }, pile, fit) {
  let kind = "";
  if (fit && fit.kind !== "unknown" && assist !== "none")
    kind = fit.kind === "back" && assist === "gaps" ? "is-trick" : fit.kind === "no" ? "is-barred" : "is-legal";
  if (chosen === pile.name) kind += " is-chosen";
  if (over === pile.name) kind += " is-over";
  if (!yourTurn && selected !== null) kind += " is-if";
  if (askedBack(scene)?.pile === pile.name) kind += " is-asked-back";
  return kind;
}

/** @param {View} view @param {Pile} pile @param {Card | null} top @param {boolean} burning */
function topCard({ game, scene, story }, pile, top, burning) {
  if (top === null || game.isStart(top, pile)) return html`<div class="stack__top">${game.start(pile)}</div>`;
  const owner = game.ownerOf(pile.name, scene.you?.seat ?? 0, scene);
  const seat = owner === null ? null : (story.laidBy(owner, pile.direction) ?? owner);
  return html`<div class="stack__top" data-card=${cardName(top, seat)}>
    ${game.face(top, { burning, ...(seat === null ? {} : { seat }) })}
  </div>`;
}

/** What a bot would lay there, one on the other. @param {View} view @param {Pile} pile */
function ghosts({ game, scene, hinted, placeTag }, pile) {
  const last = hinted.findLastIndex((each) => each.pile === pile.name);
  const seat = game.ownerOf(pile.name, scene.you?.seat ?? 0, scene) === null ? null : (scene.you?.seat ?? null);
  return hinted.map((lay, place) =>
    lay.pile === pile.name
      ? html`<div class="planned is-ghost ${place === last ? "" : "is-under"}" aria-hidden="true">
          ${placeTag?.(place, place === last ? nothing : game.short(lay.card)) ?? nothing}${game.face(
            lay.card,
            seat === null ? {} : { seat },
          )}
        </div>`
      : nothing,
  );
}

/**
 * The last planned card lies on the pile, dashed, and says what it would lie on.
 * @param {View} view @param {Pile} pile @param {(Fit & {card: Card})[]} planned
 */
function plannedCard({ game, scene, tops }, pile, planned) {
  const last = /** @type {Fit & {card: Card}} */ (planned.at(-1));
  const on = planned.length > 1 ? (planned.at(-2)?.card ?? null) : (tops[pile.name] ?? null);
  const sign = last.kind === "back" ? icon("back") : last.kind === "gift" ? icon("gift") : nothing;
  const seat = game.ownerOf(pile.name, scene.you?.seat ?? 0, scene) === null ? null : (scene.you?.seat ?? null);
  return html`<div class="planned" data-card=${cardName(last.card, seat)}>
    <span class="planned__tag"
      >${sign}${on === null ? t("first-card") : t("on-card", { card: game.number(on) })}${
        planned.length > 1 ? html` <b>×${planned.length}</b>` : nothing
      }</span
    >${game.face(last.card, { burning: setsAlight(scene, last.card), ...(seat === null ? {} : { seat }) })}
  </div>`;
}

/** @param {View} view @param {Pile} pile @param {Fit | null} fit @param {Card | null} now */
function pressLabel({ game, selected, assist }, pile, fit, now) {
  if (selected === null || !fit) return t("pile-press", { pile: pile.letter, top: game.called(now) });
  const facts = { card: game.called(selected), pile: pile.letter, by: fit.by };
  if (assist === "none") return t("press-plain", facts);
  switch (fit.kind) {
    case "back":
      return t(assist === "gaps" ? game.trick.press : "press-plain", facts);
    case "gift":
      return t("press-gift", facts);
    case "no":
      return t("press-no", facts);
    case "gap":
      return t(assist === "gaps" ? "press-plan" : "press-plain", facts);
    default:
      return t("press-plain", facts);
  }
}

/** The team's draw pile, and how much is left. @param {View} view */
export function deck({ scene }) {
  const draw = count(teamSight(scene).draw);
  return html`<div class="deck">
    <div class="deck__card ${draw ? "" : "is-empty"}" data-deck>${draw ? back() : nothing}</div>
    <div>
      ${draw ? html`<div class="big">${draw}</div>` : nothing}
      <div class="small">${t("to-draw", { count: draw })}</div>
    </div>
    <div>
      <div class="big">${toLay(scene)}</div>
      <div class="small">${t("still-to-lay")}</div>
    </div>
  </div>`;
}
