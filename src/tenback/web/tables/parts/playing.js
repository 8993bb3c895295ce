/**
 * What one does at a table with piles: pick up, plan, take back, lay, signal. Only the server is asked about a plan;
 * the others hear of it when it is laid.
 */

import { shake } from "../../cards/travel.js";
import { tell } from "../../shell/announce.js";
import { worded } from "../../shell/refusals.js";
import { toasts } from "../../shell/toasts.js";
import { settings } from "../../store/settings.js";
import { t } from "../../words/words.js";
import { Dragging } from "./dragging.js";
import { GameTable } from "./game-table.js";
import { lying } from "./fits.js";
import { after, isLost, pileOf } from "./pile-game.js";
import { listed } from "../../words/lists.js";
import { named } from "./people.js";
import { maySignal, readSignal, saidByMe } from "./talk.js";

/** @import { Lay, Plan } from "../../store/plan.js" */
/** @import { Saying } from "./hinting.js" */
/** @import { Card, Does, Pile, PileGame, View } from "./pile-game.js" */

const LONG_PRESS = 450; // milliseconds
const AFTER_A_LONG_PRESS = 60; // the click that follows it comes within

export class Playing extends GameTable {
  static properties = {
    ...GameTable.properties,
    plan: { attribute: false },
    selected: { state: true },
    pile: { state: true },
    over: { state: true },
    menu: { state: true },
    at: { state: true },
    asking: { state: true },
  };

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
      this.whereCardsLay();
      this.lookAtCards();
      this.over = null;
      this.selected = null;
      if (pile) this.put(card, pileOf(this.game, pile));
    },
  });

  constructor() {
    super();
    /** @type {Plan} */ this.plan = /** @type {any} */ (undefined); // given by who draws it
    /** @type {Card | null} */ this.selected = null;
    /** @type {string | null} */ this.pile = null;
    /** @type {string | null} */ this.over = null;
    /** @type {string | null} */ this.menu = null;
    this.at = 0;
    this.asking = false;
  }

  /** Each game's table names its game. @returns {PileGame} */
  get game() {
    throw new Error("A table is of some game.");
  }

  /** @returns {View} */
  get view() {
    const { game, scene, plan } = this;
    const tops = game.tops(scene);
    const shown = after(tops, plan.lays);
    /** @type {View} */ const view = {
      game,
      scene,
      story: this.table.story,
      tops,
      shown,
      lays: plan.lays,
      hinted: this.hinted,
      placeTag: this.hint?.show.placeTag ?? null,
      selected: this.selected,
      pile: this.pile,
      over: this.over,
      menu: this.menu,
      at: Math.min(this.at, Math.max(0, (scene.you?.hand?.length ?? 1) - 1)),
      assist: scene.public.phase === "ended" ? "none" : settings.all.assist,
      yourTurn: this.table.yourTurn,
      told: this.told,
      marked: this.table.marked,
      turn: plan.turnShown,
      complete: plan.complete,
      fitOf: (card, pile) => {
        const allowed = plan.allows({ card, pile: pile.name });
        if (allowed === null) return { kind: "unknown", by: 0 };
        if (!allowed) return { kind: "no", by: 0, why: game.bars?.(pile, view) };
        return lying(game, card, pile, shown[pile.name] ?? null);
      },
    };
    return view;
  }

  // Hints

  /** What the strong bot would lay. @returns {Lay[]} */
  get hinted() {
    return (this.hint?.told.best.actions ?? []).flatMap((action) => {
      const [card = "", pile] = action.split(">");
      const held = this.table.you?.hand?.find((each) => String(each) === card);
      return pile && held !== undefined ? [{ card: held, pile }] : [];
    });
  }

  /** @returns {Saying} */
  get saying() {
    const { game, scene } = this;
    const letter = (/** @type {string} */ pile) => game.letterOf(pile, scene.you?.seat ?? 0, scene);
    return {
      lays: true,
      does: (actions) => {
        const laid = actions.flatMap((action) => {
          const [card = "", pile] = action.split(">");
          return pile ? [t("hint-lay", { card: game.called(card), pile: letter(pile) })] : [];
        });
        return laid.length ? listed(laid) : t("hint-ends");
      },
      about: (signal) => letter(readSignal(signal).about),
      named: (seat) => named(scene, seat),
    };
  }

  /** @returns {(() => void) | null} */
  taking() {
    const lays = this.hinted;
    if (!lays.length) return null;
    return () => {
      this.plan.keepOnly(lays);
      this.hint = null;
    };
  }

  /** How the game ends with the plan, or with the turn after it, if that is not as one would like. */
  get strands() {
    const ending = this.plan.ending ?? this.plan.turn?.ending ?? null;
    return ending && isLost(ending, this.scene.you?.seat ?? -1) ? ending : null;
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
    const lay = { card, pile: pile.name };
    if (this.plan.allows(lay) === false) return this.#doesNotFit(lay);
    const { kind } = lying(this.game, card, pile, this.view.shown[pile.name] ?? null);
    this.letGo();
    this.asking = false;
    toasts.putAway();
    this.plan.add(lay);
    navigator.vibrate?.(10);
    this.#tellPlanned(card, pile, kind);
  }

  /** Once the table has told what is still to be laid. @param {Card} card @param {Pile} pile @param {string} kind */
  async #tellPlanned(card, pile, kind) {
    const { plan, game } = this;
    if (this.table.connection.state === "open") await plan.answered;
    if (!plan.holds(card)) return; // it does not fit, and that was told
    tell(
      t("planned-now", {
        card: game.called(card),
        pile: pile.letter,
        kind: kind === "back" ? game.trick.chip : kind,
        missing: plan.turnShown?.owes ?? 0,
        turn: this.table.yourTurn ? "yes" : "no",
      }),
    );
  }

  /** The table says why. @param {Lay} lay */
  async #doesNotFit(lay) {
    shake(this.querySelector(`[data-pile="${lay.pile}"] .stack`));
    const why = await this.plan.whyNot(lay).catch(() => null);
    if (why) this.note(worded(why, this.called), why.rule);
  }

  /** A card goes back to the hand, and with it what was planned to lie upon it. @param {Card} card */
  takeBack(card) {
    this.asking = false;
    this.plan.keepOnly(this.plan.lays.filter((lay) => lay.card !== card));
    tell(t("taken-back", { card: this.game.called(card) }));
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
    return gone
      .map((lay) => t("no-longer-fits", { card: this.game.called(lay.card), pile: pileOf(this.game, lay.pile).letter }))
      .join(" ");
  }

  // Laying

  async lay() {
    const { plan } = this;
    await plan.answered; // who is quick presses before the table has said what it thinks of the last card
    if (!this.table.yourTurn || plan.underWay) return;
    if (plan.complete || plan.ending) return void this.layNow(false);
    const owes = plan.turn?.owes ?? 0;
    if (owes) tell(t("more-to-go", { count: owes, planned: plan.lays.length }));
    shake(this.querySelector("#plan-hint"));
  }

  layOn() {
    if (this.table.yourTurn && !this.plan.empty && !this.plan.ending) this.wish(this.plan.lay({ end: false }));
  }

  /** @param {boolean} anyway  even if it ends the game, and not as one would like */
  async layNow(anyway) {
    if (this.#laying) return; // pressed twice
    this.#laying = true;
    try {
      await this.plan.answered;
      if (this.strands && !anyway) {
        this.asking = true;
        return;
      }
      this.asking = false;
      this.selected = null;
      await this.wish(this.plan.empty ? this.table.play(["end"]) : this.plan.lay({ end: true }));
    } finally {
      this.#laying = false;
    }
  }

  #laying = false;

  /** What cards and piles are called here. */
  get called() {
    const { game, scene } = this;
    return {
      card: game.called,
      pile: (/** @type {string} */ pile) => game.letterOf(pile, scene.you?.seat ?? 0, scene),
    };
  }

  // Signals

  /** Pressed again, it is taken back. @param {string} signal */
  say(signal) {
    this.wish(saidByMe(this.scene, signal) ? this.table.unsay(signal) : this.table.say(signal));
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

  /**
   * Arrows walk through the hand; that is how a toolbar works, whatever the settings say.
   * @param {KeyboardEvent} event
   */
  #stepInHand(event) {
    const cards = this.table.you?.hand?.length ?? 0;
    const to = { ArrowRight: this.at + 1, ArrowLeft: this.at - 1, Home: 0, End: cards - 1 }[event.key];
    if (to === undefined || !cards || event.ctrlKey || event.altKey) return;
    event.preventDefault();
    this.at = (to + cards) % cards;
    this.updateComplete.then(() => this.focusHand());
  }

  /** The next card that is still to be placed; when all are, what lays them. */
  focusNext() {
    const cards = this.table.you?.hand ?? [];
    const order = [...cards.keys()].map((place) => (this.at + place) % cards.length);
    const free = order.find((place) => !this.plan.holds(/** @type {Card} */ (cards[place])));
    const lay = /** @type {HTMLElement | null} */ (this.querySelector(".plan__lay"));
    if (free === undefined && lay) return lay.focus();
    if (free === undefined) return super.focusNext();
    this.at = free;
    // In a lesson the coach may have asked for the next step meanwhile: there one goes on.
    this.updateComplete.then(() => document.activeElement?.closest(".coach") || this.focusHand());
  }

  focusHand() {
    /** @type {HTMLElement | null} */ (this.querySelector(".hcard__press[tabindex='0']"))?.focus();
  }
}
