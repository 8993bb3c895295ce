/** How The Game's table is drawn: plates, lanes, deck, ruler, hand. Everything comes in as values. */

import { html, nothing, repeat } from "lit";
import { back, icon, start, theGame } from "../../cards/faces.js";
import { t } from "../../words/words.js";
import { backPill, cost, gapPill, noPill } from "../parts/fits.js";
import { others, plate } from "../parts/people.js";
import { ruler } from "../parts/ruler.js";
import { menu, standing } from "../parts/talk.js";
import { PILES, START_DOWN, START_UP, count, room, step, toLay } from "./figures.js";

/** @import { Lay } from "../../store/plan.js" */
/** @import { Story } from "../../store/story.js" */
/** @import { Scene } from "../../wire/frames.js" */
/** @import { Fit, Pile, Tops } from "./figures.js" */

/**
 * @typedef {object} View
 * @property {Scene} scene
 * @property {readonly Lay[]} lays
 * @property {Tops} tops  as laid
 * @property {Tops} shown  as planned
 * @property {(card: number, pile: Pile) => Fit} fitOf  against the plan, and only what the table allows
 * @property {number | null} selected
 * @property {string | null} pile  chosen before a card
 * @property {string | null} over  where a dragged card hovers
 * @property {string | null} menu  the pile whose signals are being chosen
 * @property {number} at  the card that the keyboard stands on
 * @property {"gaps" | "legal" | "none"} assist
 * @property {boolean} yourTurn
 */

const TICKS = [1, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100];

/** @param {View} view @param {Story} story */
export function plates({ scene }, story) {
  const { game, phase, seats } = scene.public;
  const lastTurn = story.items.findLast((item) => item.kind === "turn" && item.drew !== null);
  const open = /** @type {number[][] | undefined} */ (scene.reveal?.position?.hands);
  const around = others(scene);
  if (!around.length) return nothing;
  const next = nextSeat(scene);
  return html`<ul class="seats" aria-label=${t("seats-clockwise")}>${around.map((seat) => {
    const acts = phase === "playing" && game.turn === seat;
    const cards = count(game.hands[seat]);
    let note = "";
    if (phase === "starting") note = scene.public.awaited.includes(seat) ? t("thinking") : "";
    else if (acts) note = scene.public.paused ? t("paused") : t("thinking");
    else if (phase === "playing" && cards === 0) note = t("all-laid");
    else if (phase === "playing" && seat === next) note = t("next");
    else if (lastTurn?.seat === seat) note = t("just-played");
    return plate(scene, seat, { cards, acts, note, open: phase === "ended" && open?.[seat]?.length ? open[seat] : null });
  })}${seats.length > 5 ? nothing : nothing}</ul>`;
}

/** Who follows whoever acts; players without cards are skipped (G11). @param {Scene} scene */
function nextSeat(scene) {
  const { turn, hands } = scene.public.game;
  if (turn === null) return null;
  for (let by = 1; by < hands.length; by += 1) {
    const seat = (turn + by) % hands.length;
    if (count(hands[seat]) > 0) return seat;
  }
  return null;
}

/**
 * @param {View} view
 * @param {{press: (pile: Pile) => void, openMenu: (pile: string) => void, closeMenu: () => void, say: (signal: string) => void,
 *   hold: (event: PointerEvent, pile: string) => void}} does
 */
export function piles(view, does) {
  const { scene } = view;
  const draw = count(scene.public.game.draw);
  return html`<section class="piles" aria-label=${t("piles")}>${PILES.map((pile) => lane(view, pile, does))}
    <div class="deck">
      <div class="deck__card ${draw ? "" : "is-empty"}" data-deck>${draw ? back() : nothing}</div>
      <div><div class="big">${draw}</div><div class="small">${t("to-draw", { count: draw })}</div></div>
      <div><div class="big">${toLay(scene)}</div><div class="small">${t("still-to-lay")}</div></div>
    </div>
  </section>`;
}

/** @param {View} view @param {Pile} pile @param {Parameters<typeof piles>[1]} does */
function lane(view, pile, does) {
  const { scene, selected, shown, tops, assist } = view;
  const top = /** @type {number} */ (tops[pile.name]);
  const now = /** @type {number} */ (shown[pile.name]);
  const fit = selected === null ? null : view.fitOf(selected, pile);
  const planned = view.lays.filter((lay) => lay.pile === pile.name);
  const burning = scene.public.game.burning?.[pile.name];
  let look = "";
  if (fit && assist !== "none") look = fit.kind === "back" && assist === "gaps" ? "is-trick" : fit.kind === "no" ? "is-barred" : "is-legal";
  if (view.pile === pile.name) look += " is-chosen";
  if (view.over === pile.name) look += " is-over";
  if (!view.yourTurn && selected !== null) look += " is-if";
  const facts = { pile: pile.letter, direction: pile.direction, top: now, room: room(now, pile.direction), planned: planned.length };
  return html`<div class="lane lane--${pile.direction} ${look}" role="group" aria-label=${t("pile-label", facts)} data-pile=${pile.name}
      @contextmenu=${(/** @type {Event} */ event) => {
        event.preventDefault();
        does.openMenu(pile.name);
      }} @pointerdown=${(/** @type {PointerEvent} */ event) => does.hold(event, pile.name)}>
    <button type="button" class="lane__press" data-press=${pile.name} aria-label=${pressLabel(view, pile, fit, now)} aria-pressed=${view.pile === pile.name} @click=${() => does.press(pile)}></button>
    <div class="lane__head"><span class="key">${pile.letter}</span>${icon(pile.direction)}<span class="word">${t(pile.direction === "up" ? "rising" : "falling")}</span><span class="lane__room">${t("room", { count: facts.room })}</span></div>
    <div class="stack ${planned.length ? "has-plan" : ""}">
      ${repeat([top], (card) => card, (card) => topCard(card, pile, Boolean(burning)))}
      ${planned.length ? plannedCard(planned, top) : nothing}
    </div>
    ${burning ? html`<span class="fit g4">${icon("fire")}<span class="word small">${t("burns", { count: burning })}</span></span>` : nothing}
    ${fit && assist === "gaps" ? pill(fit, pile) : nothing}
    ${standing(scene, pile.name)}
    ${view.menu === pile.name ? menu(scene, pile, does.say, does.closeMenu) : nothing}
  </div>`;
}

/** @param {number} card @param {Pile} pile @param {boolean} burning */
function topCard(card, pile, burning) {
  if (card === START_UP || card === START_DOWN) return html`<div class="stack__top">${start(pile.direction, String(card))}</div>`;
  return html`<div class="stack__top" data-card=${card}>${theGame(card, { burning })}</div>`;
}

/** The last planned card lies on the pile, dashed, and says what it would lie on. @param {readonly Lay[]} planned @param {number} top */
function plannedCard(planned, top) {
  const last = /** @type {Lay} */ (planned.at(-1));
  const on = planned.length > 1 ? Number(planned.at(-2)?.card) : top;
  const isBack = Math.abs(Number(last.card) - on) === 10 && (Number(last.card) < on) === last.pile.startsWith("up");
  return html`<div class="planned" data-card=${last.card}><span class="planned__tag">${isBack ? icon("back") : nothing}${t("on-card", { card: on })}${planned.length > 1 ? html` <b>×${planned.length}</b>` : nothing}</span>${theGame(Number(last.card))}</div>`;
}

/** @param {Fit} fit @param {Pile} pile */
function pill(fit, pile) {
  if (fit.kind === "back") return backPill();
  return fit.kind === "no" ? noPill() : gapPill(pile.direction, fit.by, step(fit.by));
}

/** @param {View} view @param {Pile} pile @param {Fit | null} fit @param {number} now */
function pressLabel({ selected }, pile, fit, now) {
  if (selected === null || !fit) return t("pile-press", { pile: pile.letter, top: now });
  const args = { card: selected, pile: pile.letter, by: fit.by };
  if (fit.kind === "back") return t("press-back", args);
  return fit.kind === "no" ? t("press-no", args) : t("press-plan", args);
}

/** @param {View} view */
export function numberLine(view) {
  const hand = /** @type {number[]} */ (view.scene.you?.hand ?? []);
  const free = hand.filter((card) => !view.lays.some((lay) => lay.card === card));
  const turned = view.selected === null || view.assist !== "gaps" ? null : PILES.find((pile) => view.fitOf(/** @type {number} */ (view.selected), pile).kind === "back");
  return ruler({
    low: START_UP,
    high: START_DOWN,
    ticks: TICKS,
    piles: PILES.map((pile) => ({ letter: pile.letter, direction: pile.direction, top: /** @type {number} */ (view.shown[pile.name]) })),
    hand: free,
    selected: view.selected,
    planned: view.lays.map((lay) => Number(lay.card)),
    arc: turned && view.selected !== null ? [/** @type {number} */ (view.shown[turned.name]), view.selected] : null,
    label: t("number-line", { piles: PILES.map((pile) => `${pile.letter} ${view.shown[pile.name]}`).join(", "), cards: free.join(", ") }),
  });
}

/**
 * @param {View} view
 * @param {{press: (card: number, place: number) => void, pick: (event: PointerEvent, card: number) => void, step: (event: KeyboardEvent) => void}} does
 */
export function hand(view, does) {
  const cards = /** @type {number[]} */ (view.scene.you?.hand ?? []);
  return html`<div class="hand ${cards.length > 6 ? "hand--many" : ""}" role="toolbar" aria-label=${t("your-hand")} @keydown=${does.step}>${
    cards.length
      ? repeat(
          cards,
          (card) => card,
          (card, place) => held(view, card, place, does),
        )
      : html`<p class="mute">${t("hand-empty")}</p>`
  }</div>`;
}

/** @param {View} view @param {number} card @param {number} place @param {Parameters<typeof hand>[1]} does */
function held(view, card, place, does) {
  const lay = view.lays.find((each) => each.card === card);
  const tab = place === view.at ? 0 : -1;
  if (lay) {
    const letter = PILES.find((pile) => pile.name === lay.pile)?.letter ?? "";
    return html`<div class="hcard is-away" data-held=${card}><button type="button" class="hcard__press" tabindex=${tab} aria-label=${t("planned-card", { card, pile: letter })} @click=${() => does.press(card, place)}></button><span class="slot" aria-hidden="true"><span>${t("planned-for", { pile: letter })}</span></span><span class="strip" aria-hidden="true">${view.assist === "gaps" ? html`<span class="cost cost--no"><small>&nbsp;</small>&nbsp;</span>` : nothing}</span></div>`;
  }
  const fits = PILES.map((pile) => ({ pile, fit: view.fitOf(card, pile) }));
  const on = view.selected === card;
  const answer = view.pile === null ? null : fits.find(({ pile }) => pile.name === view.pile)?.fit.kind;
  const dim = answer === "no" && view.assist !== "none";
  return html`<div class="hcard ${on ? "is-selected" : ""} ${dim ? "is-dim" : ""}" data-held=${card}>
    <button type="button" class="hcard__press" tabindex=${tab} aria-pressed=${on} aria-label=${handLabel(view, card, fits)}
      @click=${() => does.press(card, place)} @pointerdown=${(/** @type {PointerEvent} */ event) => does.pick(event, card)}></button>
    ${view.assist === "gaps" && fits.some(({ fit }) => fit.kind === "back") ? html`<span class="trick hcard__pin">${icon("back")}</span>` : nothing}
    <span class="hcard__face" data-card=${card}>${theGame(card)}</span>
    ${view.assist === "gaps" ? html`<span class="strip" aria-hidden="true">${fits.map(({ pile, fit }) => cost(pile.letter, fit, step(fit.by)))}</span>` : nothing}
  </div>`;
}

/** @param {View} view @param {number} card @param {{pile: Pile, fit: Fit}[]} fits */
function handLabel(view, card, fits) {
  if (view.assist === "none") return String(card);
  const possible = fits.filter(({ fit }) => fit.kind !== "no");
  if (!possible.length) return t("card-fits-nowhere", { card });
  const told = possible.map(({ pile, fit }) =>
    view.assist === "legal" ? pile.letter : fit.kind === "back" ? t("fits-back", { pile: pile.letter }) : t("fits-by", { pile: pile.letter, by: fit.by, direction: pile.direction }),
  );
  return t("card-fits", { card, fits: told.join("; ") });
}
