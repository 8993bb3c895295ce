/** What one does at a table with piles: pick up, plan, take back, lay, signal. Nothing is sent before it is laid. */

import { LitElement } from "lit";
import { look, shake } from "../../cards/travel.js";
import { tell } from "../../screens/live.js";
import { toast } from "../../screens/toasts.js";
import { settings } from "../../store/settings.js";
import { t } from "../../words/words.js";
import { Dragging } from "./dragging.js";
import { NO_FIT, after, laidAlready, pileOf, stillFitting } from "./pile-game.js";
import { refusal } from "./refusals.js";
import { maySignal } from "./talk.js";

/** @import { Plan } from "../../store/plan.js" */
/** @import { Table } from "../../store/table.js" */
/** @import { Scene } from "../../wire/frames.js" */
/** @import { Card, Does, Pile, PileGame, View } from "./pile-game.js" */

const LONG_PRESS = 450; // milliseconds
const AFTER_A_LONG_PRESS = 60; // the click that follows it comes within

export class Playing extends LitElement {
  static properties = {
    table: { attribute: false },
    plan: { attribute: false },
    selected: { state: true },
    pile: { state: true },
    over: { state: true },
    menu: { state: true },
    at: { state: true },
    asking: { state: true },
  };

  /** Where the cards lay before what comes next. @type {Map<string, DOMRect> | null} */ #before = null;
  #holding = 0;
  #held = false;
  #dragging = new Dragging({
    picked: (card) => {
      this.selected = card;
      this.pile = null;
    },
    over: (pile) => {
      this.over = pile;
    },
    dropped: (card, pile) => {
      this.#before = look(this);
      this.over = null;
      this.selected = null;
      if (pile) this.put(card, pileOf(this.game, pile));
    },
  });

  constructor() {
    super();
    /** @type {Table} */ this.table = /** @type {any} */ (undefined); // given by who draws it
    /** @type {Plan} */ this.plan = /** @type {any} */ (undefined); // given by who draws it
    /** @type {Card | null} */ this.selected = null;
    /** @type {string | null} */ this.pile = null;
    /** @type {string | null} */ this.over = null;
    /** @type {string | null} */ this.menu = null;
    this.at = 0;
    this.asking = false;
  }

  createRenderRoot() {
    return this;
  }

  /** Each game's table names its game. @returns {PileGame} */
  get game() {
    throw new Error("A table is of some game.");
  }

  /** @returns {Scene} */
  get scene() {
    return /** @type {Scene} */ (this.table.scene);
  }

  /** @returns {View} */
  get view() {
    const { game, scene, plan } = this;
    const tops = game.tops(scene);
    const shown = after(tops, plan.lays);
    const allowed = plan.actions;
    return {
      game,
      scene,
      story: this.table.story,
      tops,
      shown,
      lays: plan.lays,
      selected: this.selected,
      pile: this.pile,
      over: this.over,
      menu: this.menu,
      at: Math.min(this.at, Math.max(0, (scene.you?.hand?.length ?? 1) - 1)),
      assist: scene.public.phase === "ended" ? "none" : settings.all.assist,
      yourTurn: this.table.yourTurn,
      fitOf: (card, pile) => {
        const found = game.fit(card, pile, shown, plan.lays, scene);
        return allowed && found.kind !== "no" && !allowed.includes(`${card}>${pile.name}`) ? NO_FIT : found;
      },
    };
  }

  /** Cards until the turn may end. */
  get missing() {
    return this.game.least(this.scene) - laidAlready(this.scene) - this.plan.lays.length;
  }

  /** Whether the plan ends the game, and not as one would like. */
  get strands() {
    const { ending } = this.plan;
    return ending !== null && this.game.loses(ending, this.scene.you?.seat ?? -1);
  }

  /** @type {Does} */
  does = {
    press: (pile) => this.pressPile(pile),
    openMenu: (pile) => this.openMenu(pile),
    closeMenu: () => this.closeMenu(),
    say: (signal) => this.say(signal),
    hold: (event, pile) => this.#hold(event, pile),
    pressCard: (card, place) => this.#pressCard(card, place),
    pick: (event, card) => this.#dragging.press(event, card),
    step: (event) => this.#stepInHand(event),
  };

  /** Before something is drawn anew; what a hand let go of elsewhere is remembered already. */
  lookAtCards() {
    this.#before ??= look(this);
  }

  /** What was remembered, once. */
  whereCardsLay() {
    const before = this.#before;
    this.#before = null;
    return before;
  }

  // Cards and piles

  letGo() {
    this.selected = null;
    this.pile = null;
  }

  /** @param {Card} card @param {number} place */
  #pressCard(card, place) {
    this.at = place;
    if (this.plan.holds(card)) return this.takeBack(card);
    if (this.pile) return this.put(card, pileOf(this.game, this.pile));
    this.selected = this.selected === card ? null : card;
  }

  /** @param {Pile} pile */
  pressPile(pile) {
    if (this.#held) {
      this.#held = false; // that was a long press
      return;
    }
    if (!this.table.you || this.scene.past) return;
    if (this.selected !== null) return this.put(this.selected, pile);
    this.pile = this.pile === pile.name ? null : pile.name;
  }

  /** Plan a card for a pile. @param {Card} card @param {Pile} pile */
  put(card, pile) {
    if (this.scene.public.phase !== "playing" || this.scene.past || this.plan.underWay || this.plan.holds(card)) return;
    const { view } = this;
    const found = view.fitOf(card, pile);
    if (found.kind === "no") return this.#doesNotFit(card, pile, view);
    this.letGo();
    this.asking = false;
    this.plan.add({ card, pile: pile.name });
    navigator.vibrate?.(10);
    const kind = found.kind === "back" ? this.game.trick.chip : found.kind;
    tell(t("planned-now", { card: this.game.called(card), pile: pile.letter, kind, missing: Math.max(0, this.missing), turn: this.table.yourTurn ? "yes" : "no" }));
  }

  /** @param {Card} card @param {Pile} pile @param {View} view */
  #doesNotFit(card, pile, view) {
    shake(this.querySelector(`[data-pile="${pile.name}"] .stack`));
    const { text, rule } = this.game.whyNot(card, pile, view);
    this.note(text, rule);
  }

  /** A card goes back to the hand, and with it what was planned to lie upon it. @param {Card} card */
  takeBack(card) {
    this.asking = false;
    const rest = this.plan.lays.filter((lay) => lay.card !== card);
    const kept = stillFitting(this.game, this.scene, rest);
    const gone = rest.filter((lay) => !kept.includes(lay));
    this.plan.keepOnly(kept);
    const back = t("taken-back", { card: this.game.called(card) });
    if (gone.length) this.note(`${back} ${this.#noLongerFits(gone)}`);
    else tell(back);
  }

  undo() {
    const last = this.plan.lays.at(-1);
    if (last) this.takeBack(last.card);
  }

  /** What somebody's play has broken. @param {Event} event */
  broken = (event) => {
    shake(this.querySelector(".plan"));
    this.note(this.#noLongerFits(/** @type {CustomEvent<{card: Card, pile: string}[]>} */ (event).detail));
  };

  /** @param {readonly {card: Card, pile: string}[]} gone */
  #noLongerFits(gone) {
    return gone.map((lay) => t("no-longer-fits", { card: this.game.called(lay.card), pile: pileOf(this.game, lay.pile).letter })).join(" ");
  }

  // Laying

  lay() {
    const { plan } = this;
    if (!this.table.yourTurn || plan.underWay) return;
    if (plan.empty) {
      if (plan.complete) this.wish(this.table.play(["end"]));
      return;
    }
    if (this.missing > 0 && !plan.ending) {
      tell(t("more-to-go", { count: this.missing, planned: plan.lays.length }));
      shake(this.querySelector("#plan-hint"));
      return;
    }
    this.layNow(false);
  }

  layOn() {
    if (this.table.yourTurn && !this.plan.empty && !this.plan.ending) this.wish(this.plan.lay({ end: false }));
  }

  /** @param {boolean} anyway  even if it ends the game, and not as one would like */
  async layNow(anyway) {
    await this.plan.answered;
    if (this.strands && !anyway) {
      this.asking = true;
      return;
    }
    this.asking = false;
    this.selected = null;
    await this.wish(this.plan.lay({ end: true }));
  }

  /** @param {Promise<unknown>} wish */
  async wish(wish) {
    try {
      await wish;
    } catch (error) {
      const { text, rule } = refusal(/** @type {Error} */ (error), (pile) => this.game.letterOf(pile, this.scene.you?.seat ?? 0, this.scene), this.game.called);
      if (text) this.note(text, rule);
    }
  }

  /** @param {string} text @param {string | null} [rule] */
  note(text, rule = null) {
    toast(text, rule ? { rule, game: this.game.slug } : {});
    tell(text);
  }

  // Signals

  /** @param {string} signal */
  say(signal) {
    this.wish(this.table.say(signal));
  }

  /** @param {string} pile */
  openMenu(pile) {
    if (maySignal(this.scene)) this.menu = pile;
  }

  dropMenu() {
    this.menu = null;
  }

  closeMenu() {
    const pile = this.menu;
    this.dropMenu();
    if (pile) /** @type {HTMLElement | null} */ (this.querySelector(`[data-press="${pile}"]`))?.focus();
  }

  /** A long press of a finger opens what a right click does. @param {PointerEvent} event @param {string} pile */
  #hold(event, pile) {
    if (event.pointerType === "mouse") return;
    clearTimeout(this.#holding);
    this.#holding = setTimeout(() => {
      this.#held = true;
      this.openMenu(pile);
    }, LONG_PRESS);
    const letGo = () => {
      clearTimeout(this.#holding);
      removeEventListener("pointerup", letGo);
      removeEventListener("pointercancel", letGo);
      setTimeout(() => (this.#held = false), AFTER_A_LONG_PRESS);
    };
    addEventListener("pointerup", letGo);
    addEventListener("pointercancel", letGo);
  }

  // The hand by keyboard

  /** Arrows walk through the hand; that is how a toolbar works, whatever the settings say. @param {KeyboardEvent} event */
  #stepInHand(event) {
    const cards = this.table.you?.hand?.length ?? 0;
    const to = { ArrowRight: this.at + 1, ArrowLeft: this.at - 1, Home: 0, End: cards - 1 }[event.key];
    if (to === undefined || !cards || event.ctrlKey || event.altKey) return;
    event.preventDefault();
    this.at = (to + cards) % cards;
    this.updateComplete.then(() => this.focusHand());
  }

  focusHand() {
    /** @type {HTMLElement | null} */ (this.querySelector(".hcard__press[tabindex='0']"))?.focus();
  }
}
