/** The Game's table: what one does there. It shows and wishes; the server judges. */

import { LitElement, html, nothing } from "lit";
import { look, shake, travel } from "../../cards/travel.js";
import { tell, tellNow } from "../../screens/live.js";
import { toast } from "../../screens/toasts.js";
import { play as sound } from "../../screens/sounds.js";
import { settings } from "../../store/settings.js";
import { Watching } from "../../store/watching.js";
import { t, words } from "../../words/words.js";
import { icon } from "../../cards/faces.js";
import { Dragging } from "../parts/dragging.js";
import { endCard } from "../parts/end.js";
import { planning } from "../parts/planning.js";
import { refusal } from "../parts/refusals.js";
import { sheet } from "../parts/sheet.js";
import { starting } from "../parts/starting.js";
import { pad } from "../parts/talk.js";
import { list, sentence } from "../parts/told.js";
import { PILES, after, backCard, fit, least, letterOf, pileOf, toLay } from "./figures.js";
import { hand, numberLine, piles, plates } from "./view.js";

/** @import { PropertyValues } from "lit" */
/** @import { Plan } from "../../store/plan.js" */
/** @import { TurnItem } from "../../store/story.js" */
/** @import { Table } from "../../store/table.js" */
/** @import { HappenedFrame, Scene } from "../../wire/frames.js" */
/** @import { Fit, Pile, Tops } from "./figures.js" */
/** @import { View } from "./view.js" */

const LONG_PRESS = 450; // milliseconds
const CARDS = 98; // G2
const EXCELLENT = 9; // G13: so many or fewer left

/** @param {TurnItem["laid"][number]} laid */
function isBack({ card, pile, from }) {
  return from !== null && fit(Number(card), Number(from), pileOf(pile).direction).kind === "back";
}

const READING = { letterOf, isBack };

export class TheGameTable extends LitElement {
  static properties = {
    table: { attribute: false },
    plan: { attribute: false },
    selected: { state: true },
    pile: { state: true },
    over: { state: true },
    menu: { state: true },
    at: { state: true },
    open: { state: true },
    asking: { state: true },
    checked: { state: true },
    endHidden: { state: true },
  };

  /** @type {Map<string, DOMRect> | null} */ #before = null;
  /** Who laid what since the table was last drawn. @type {Map<string, {seat: number, back: boolean}>} */ #laidBy = new Map();
  /** What had happened when one looked away. */ #seen = Infinity;
  #holding = 0;
  #held = false;
  #dragging = new Dragging({
    picked: (card) => {
      this.selected = Number(card);
      this.pile = null;
    },
    over: (pile) => {
      this.over = pile;
    },
    dropped: (card, pile) => {
      this.#before = look(this);
      this.over = null;
      this.selected = null;
      if (pile) this.#put(Number(card), pileOf(pile));
    },
  });

  constructor() {
    super();
    /** @type {Table} */ this.table = /** @type {any} */ (undefined); // given by who draws it
    /** @type {Plan} */ this.plan = /** @type {any} */ (undefined); // given by who draws it
    /** @type {number | null} */ this.selected = null;
    /** @type {string | null} */ this.pile = null;
    /** @type {string | null} */ this.over = null;
    /** @type {string | null} */ this.menu = null;
    this.at = 0;
    /** @type {"" | "signal" | "story"} */ this.open = "";
    this.asking = false;
    this.checked = false;
    this.endHidden = false;
  }

  createRenderRoot() {
    return this;
  }

  connectedCallback() {
    this.addController(new Watching(this, this.table, this.plan, this.table.connection, settings, words));
    super.connectedCallback();
    this.table.addEventListener("happened", this.#happened);
    this.plan.addEventListener("broken", this.#broken);
    addEventListener("keydown", this.#key);
    addEventListener("pointerdown", this.#pressedElsewhere);
    document.addEventListener("visibilitychange", this.#lookedAway);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.table.removeEventListener("happened", this.#happened);
    this.plan.removeEventListener("broken", this.#broken);
    removeEventListener("keydown", this.#key);
    removeEventListener("pointerdown", this.#pressedElsewhere);
    document.removeEventListener("visibilitychange", this.#lookedAway);
  }

  // What is seen

  /** @returns {View} */
  get #view() {
    const scene = /** @type {Scene} */ (this.table.scene);
    const tops = /** @type {Tops} */ (scene.public.game.piles);
    const shown = after(tops, this.plan.lays);
    const allowed = this.plan.actions;
    return {
      scene,
      tops,
      shown,
      lays: this.plan.lays,
      selected: this.selected,
      pile: this.pile,
      over: this.over,
      menu: this.menu,
      at: Math.min(this.at, Math.max(0, (scene.you?.hand?.length ?? 1) - 1)),
      assist: settings.all.assist,
      yourTurn: this.table.yourTurn,
      fitOf: (card, pile) => {
        const found = fit(card, /** @type {number} */ (shown[pile.name]), pile.direction);
        return allowed && found.kind !== "no" && !allowed.includes(`${card}>${pile.name}`) ? /** @type {Fit} */ ({ kind: "no", by: 0 }) : found;
      },
    };
  }

  get #missing() {
    const scene = /** @type {Scene} */ (this.table.scene);
    return least(scene) - scene.public.game.played - this.plan.lays.length;
  }

  render() {
    const view = this.#view;
    const { scene } = view;
    const { phase } = scene.public;
    const { story } = this.table;
    const playing = phase === "playing";
    return html`<div class="room"><main class="felt" id="main">
        <h1 class="vh">${t("the-game")}</h1>
        ${plates(view, story)}
        ${piles(view, {
          press: (pile) => this.#pressPile(pile),
          openMenu: (pile) => this.#openMenu(pile),
          closeMenu: () => this.#closeMenu(),
          say: (signal) => this.#say(signal),
          hold: (event, pile) => this.#hold(event, pile),
        })}
        ${numberLine(view)}
        <div class="sheetbar">
          ${scene.you && scene.setting.talk !== "silent" ? html`<button type="button" class="btn btn--s" @click=${() => (this.open = "signal")}>${icon("say")}${t("signal")}</button>` : nothing}
          <button type="button" class="btn btn--s" @click=${() => (this.open = "story")}>${icon("log")}${t("what-happened")}</button>
        </div>
        ${scene.you ? this.#mine(view, playing) : html`<p class="mine small">${t("you-watch")}</p>`}
        ${phase === "starting" ? starting(scene, (gladly) => this.#wish(this.table.offer(gladly))) : nothing}
        ${phase === "ended" ? this.#end(scene) : nothing}
      </main>
      <aside class="side" aria-label=${t("talk-and-log")}>
        ${scene.you && !scene.public.result ? html`<section><h2>${t("signal")}</h2>${pad(scene, PILES, (signal) => this.#say(signal))}</section>` : nothing}
        <section class="grow side__story"><h2 id="story" tabindex="-1">${t("what-happened")}</h2>${list(scene, story.items, READING, this.#seen)}</section>
        <p class="fine">${t("deal-sealed")} <span class="n seal" title=${scene.setting.seed_hash}>${scene.setting.seed_hash.slice(0, 4)}…${scene.setting.seed_hash.slice(-4)}</span></p>
      </aside></div>
      ${this.#sheets(scene)}`;
  }

  /** @param {View} view @param {boolean} playing */
  #mine(view, playing) {
    const { plan } = this;
    return html`<section class="mine mine--split ${view.yourTurn ? "is-turn" : ""}" id="hand" tabindex="-1" aria-label=${t("your-hand")}>
      ${hand(view, { press: (card, place) => this.#pressCard(card, place), pick: (event, card) => this.#dragging.press(event, card), step: (event) => this.#stepInHand(event) })}
      ${playing
        ? planning({
            plan,
            yourTurn: view.yourTurn,
            missing: this.#missing,
            offline: this.table.connection.state !== "open",
            asking: this.asking,
            letterOf,
            isBack: (place) => this.#plannedBack(place),
            selected: this.selected,
            takeBack: (card) => this.#takeBack(Number(card)),
            undo: () => this.#undo(),
            lay: () => this.#lay(),
            layOn: () => this.#layOn(),
            layAnyway: () => this.#layNow(true),
            thinkAgain: () => (this.asking = false),
          })
        : html`<div class="plan"><p class="small mute plan__quiet">${view.scene.public.phase === "starting" ? t("look-at-hand") : nothing}</p></div>`}
    </section>`;
  }

  /** @param {Scene} scene */
  #end(scene) {
    const { result } = scene.public;
    const left = result?.ending?.left ?? toLay(scene);
    const won = result?.ending?.won ?? false;
    const laid = CARDS - left;
    const reason = result?.abandoned ? "end-abandoned" : won ? "end-won" : result?.ending?.reason === "burnt" ? "end-burnt" : left <= EXCELLENT ? "end-excellent" : "end-stuck";
    return endCard(scene, {
      figure: String(left),
      title: won ? t("end-title-won") : t("end-title", { count: left }),
      sentence: t(reason, { laid }),
      won,
      checked: this.checked,
      hidden: this.endHidden,
      check: () => (this.checked = true),
      again: () => this.dispatchEvent(new CustomEvent("rematch", { bubbles: true })),
      hide: () => (this.endHidden = true),
      show: () => (this.endHidden = false),
    });
  }

  /** @param {Scene} scene */
  #sheets(scene) {
    const close = () => (this.open = "");
    if (this.open === "signal") return sheet({ title: t("signal"), body: pad(scene, PILES, (signal) => this.#say(signal)), close });
    if (this.open === "story") return sheet({ title: t("what-happened"), body: list(scene, this.table.story.items, READING, this.#seen), close });
    return nothing;
  }

  /** @param {PropertyValues} changed */
  willUpdate(changed) {
    super.willUpdate(changed);
    if (this.hasUpdated && !this.#before) this.#before = look(this);
    if (this.selected !== null && !this.table.you?.hand?.includes(this.selected)) this.selected = null;
  }

  /** @param {PropertyValues} changed */
  updated(changed) {
    super.updated(changed);
    const before = this.#before;
    this.#before = null;
    const laidBy = this.#laidBy;
    if (before) travel(this, before, (card, element) => this.#origin(card, element, laidBy));
    this.#laidBy = new Map();
    if (changed.has("menu") && this.menu) /** @type {HTMLElement | null} */ (this.querySelector(".sigmenu button"))?.focus();
  }

  /** Where a card that was not in sight comes from. @param {string} card @param {HTMLElement} element @param {Map<string, {seat: number, back: boolean}>} laidBy */
  #origin(card, element, laidBy) {
    if (element.closest(".hand")) {
      const deck = this.querySelector("[data-deck]")?.getBoundingClientRect();
      return deck ? { rect: deck } : null;
    }
    const laid = laidBy.get(card);
    if (!laid) return null;
    const face = this.querySelector(`[data-seat="${laid.seat}"] .avatar`)?.getBoundingClientRect();
    return face ? { rect: face, back: laid.back } : null;
  }

  // What happens

  /** @param {Event} event */
  #happened = (event) => {
    const { moment, before, caughtUp } = /** @type {CustomEvent<{moment: HappenedFrame[], before: Scene | null, caughtUp: boolean}>} */ (event).detail;
    const scene = /** @type {Scene} */ (this.table.scene);
    const since = before?.seq ?? scene.seq;
    for (const item of this.table.story.items) {
      if (item.seq <= since) continue;
      if (item.kind === "turn") this.#watch(item);
      if (item.kind !== "turn" || item.drew !== null || scene.public.phase === "ended") tell(sentence(scene, item, READING));
      if (item.kind === "said" && item.seat !== scene.you?.seat) sound("signal");
    }
    this.plan.settle();
    const actedBefore = (before?.you?.actions.length ?? 0) > 0;
    if (this.table.yourTurn && !actedBefore) tellNow(t("your-turn-now", { count: least(scene) }));
    if (scene.public.phase === "ended" && before && before.public.phase !== "ended") this.#over(scene);
    if (caughtUp || !moment.length) this.#before = null;
  };

  /** @param {TurnItem} turn */
  #watch(turn) {
    for (const laid of turn.laid) this.#laidBy.set(String(laid.card), { seat: turn.seat, back: isBack(laid) });
    const last = turn.laid.at(-1);
    if (last && turn.drew !== null) sound(isBack(last) ? "back" : "lay", Number(last.card) / 100);
  }

  /** @param {Scene} scene */
  #over(scene) {
    this.endHidden = false;
    const won = scene.public.result?.ending?.won ?? false;
    tellNow(t("over-now", { count: scene.public.result?.ending?.left ?? 0, won: won ? "yes" : "no" }));
    if (won) sound("won");
    this.updateComplete.then(() => /** @type {HTMLElement | null} */ (this.querySelector("#end-title"))?.focus());
  }

  /** @param {Event} event */
  #broken = (event) => {
    const [lay] = /** @type {CustomEvent<{card: number, pile: string}[]>} */ (event).detail;
    if (!lay) return;
    shake(this.querySelector(".plan"));
    this.#note(t("no-longer-fits", { card: lay.card, pile: letterOf(lay.pile) }));
  };

  #lookedAway = () => {
    if (document.hidden) this.#seen = this.table.story.seq;
    else setTimeout(() => (this.#seen = Infinity), 20_000);
  };

  // What one does

  /** @param {number} card @param {number} place */
  #pressCard(card, place) {
    this.at = place;
    if (this.plan.holds(card)) return this.#takeBack(card);
    if (this.pile) return this.#put(card, pileOf(this.pile));
    this.selected = this.selected === card ? null : card;
  }

  /** @param {Pile} pile */
  #pressPile(pile) {
    if (this.#held) {
      this.#held = false; // that was a long press
      return;
    }
    if (this.selected !== null) return this.#put(this.selected, pile);
    this.pile = this.pile === pile.name ? null : pile.name;
  }

  /** Plan a card for a pile. @param {number} card @param {Pile} pile */
  #put(card, pile) {
    const { phase } = /** @type {Scene} */ (this.table.scene).public;
    if (phase !== "playing" || this.plan.underWay || this.plan.holds(card)) return;
    const view = this.#view;
    const found = view.fitOf(card, pile);
    if (found.kind === "no") return this.#doesNotFit(card, pile, /** @type {number} */ (view.shown[pile.name]));
    this.selected = null;
    this.pile = null;
    this.asking = false;
    this.plan.add({ card, pile: pile.name });
    navigator.vibrate?.(10);
    tell(t("planned-now", { card, pile: pile.letter, back: found.kind === "back" ? "yes" : "no", missing: Math.max(0, this.#missing), turn: this.table.yourTurn ? "yes" : "no" }));
  }

  /** @param {number} card @param {Pile} pile @param {number} top */
  #doesNotFit(card, pile, top) {
    const back = backCard(top, pile.direction);
    shake(this.querySelector(`[data-pile="${pile.name}"] .stack`));
    this.#note(t("does-not-fit-why", { card, pile: pile.letter, top, back: back ?? 0, direction: pile.direction }), "G6");
  }

  /** @param {number} card */
  #takeBack(card) {
    this.asking = false;
    this.plan.takeBack(card);
    tell(t("taken-back", { card }));
  }

  #undo() {
    const last = this.plan.lays.at(-1);
    if (last) this.#takeBack(Number(last.card));
  }

  #lay() {
    if (!this.table.yourTurn || this.plan.underWay) return;
    if (this.plan.empty) {
      if (this.plan.complete) this.#wish(this.table.play(["end"]));
      return;
    }
    if (this.#missing > 0 && !this.plan.ending) {
      this.#note(t("more-to-go", { count: this.#missing, planned: this.plan.lays.length }), "G8");
      return;
    }
    this.#layNow(false);
  }

  #layOn() {
    if (this.table.yourTurn && !this.plan.empty && !this.plan.ending) this.#wish(this.plan.lay({ end: false }));
  }

  /** @param {boolean} anyway  even if it ends the game for everyone */
  async #layNow(anyway) {
    await this.plan.answered;
    if (this.plan.ending?.won === false && !anyway) {
      this.asking = true;
      return;
    }
    this.asking = false;
    this.selected = null;
    await this.#wish(this.plan.lay({ end: true }));
  }

  /** @param {string} signal */
  #say(signal) {
    this.#wish(this.table.say(signal));
  }

  /** @param {Promise<unknown>} wish */
  async #wish(wish) {
    try {
      await wish;
    } catch (error) {
      const { text, rule } = refusal(/** @type {Error} */ (error), letterOf);
      if (text) this.#note(text, rule);
    }
  }

  /** @param {string} text @param {string | null} [rule] */
  #note(text, rule = null) {
    toast(text, rule ? { rule, game: "the-game" } : {});
    tell(text);
  }

  /** @param {number} place */
  #plannedBack(place) {
    const { game } = /** @type {Scene} */ (this.table.scene).public;
    const lay = this.plan.lays[place];
    if (!lay) return false;
    const tops = after(game.piles, this.plan.lays.slice(0, place));
    return fit(Number(lay.card), /** @type {number} */ (tops[lay.pile]), pileOf(lay.pile).direction).kind === "back";
  }

  // Signals on a pile

  /** @param {string} pile */
  #openMenu(pile) {
    const scene = /** @type {Scene} */ (this.table.scene);
    if (!scene.you || scene.setting.talk === "silent" || scene.public.phase === "ended") return;
    this.menu = pile;
  }

  #closeMenu() {
    const pile = this.menu;
    this.menu = null;
    if (pile) /** @type {HTMLElement | null} */ (this.querySelector(`[data-press="${pile}"]`))?.focus();
  }

  /** A long press of a finger opens what a right click does. @param {PointerEvent} event @param {string} pile */
  #hold(event, pile) {
    if (event.pointerType === "mouse") return;
    clearTimeout(this.#holding);
    this.#holding = setTimeout(() => {
      this.#held = true;
      this.#openMenu(pile);
    }, LONG_PRESS);
    const let_go = () => {
      clearTimeout(this.#holding);
      removeEventListener("pointerup", let_go);
      removeEventListener("pointercancel", let_go);
      setTimeout(() => (this.#held = false), 60);
    };
    addEventListener("pointerup", let_go);
    addEventListener("pointercancel", let_go);
  }

  /** @param {PointerEvent} event */
  #pressedElsewhere = (event) => {
    if (this.menu && !(/** @type {Element} */ (event.target).closest?.(".sigmenu"))) this.menu = null;
  };

  // Keys

  /** Arrows walk through the hand; that is how a toolbar works, whatever the settings say. @param {KeyboardEvent} event */
  #stepInHand(event) {
    const cards = this.table.you?.hand?.length ?? 0;
    const to = { ArrowRight: this.at + 1, ArrowLeft: this.at - 1, Home: 0, End: cards - 1 }[event.key];
    if (to === undefined || !cards || event.ctrlKey || event.altKey) return;
    event.preventDefault();
    this.at = (to + cards) % cards;
    this.updateComplete.then(() => this.#focusHand());
  }

  #focusHand() {
    /** @type {HTMLElement | null} */ (this.querySelector(".hcard__press[tabindex='0']"))?.focus();
  }

  /** @param {KeyboardEvent} event */
  #key = (event) => {
    const target = /** @type {Element} */ (event.target);
    if (!settings.all.keys || event.defaultPrevented || event.altKey || event.metaKey || document.querySelector("dialog[open]")) return;
    if (target.closest?.("input, textarea, select, .sigmenu")) return;
    if (this.#did(event)) event.preventDefault();
  };

  /** @param {KeyboardEvent} event */
  #did(event) {
    if (event.code === "Enter" && event.ctrlKey) return this.#lay(), true;
    if (event.code === "Enter" && event.shiftKey) return this.#layOn(), true;
    if (event.ctrlKey || event.shiftKey) return false;
    const letter = /^Key([A-D])$/.exec(event.code)?.[1];
    const pile = letter ? PILES.find((each) => each.letter === letter) : undefined;
    if (pile) return this.#keyOnPile(pile), true;
    switch (event.code) {
      case "Escape":
        if (this.selected === null && this.pile === null) return false;
        this.selected = this.pile = null;
        return true;
      case "Backspace":
        return this.#undo(), true;
      case "KeyP":
        return /** @type {HTMLElement | null} */ (this.querySelector(".lane__press"))?.focus(), true;
      case "KeyH":
        return this.#focusHand(), true;
      case "KeyT":
        return this.#focusStory(), true;
      case "KeyS":
        return this.#openMenu(this.#focusedPile() ?? this.pile ?? "up1"), true;
      case "KeyR":
        return tell(this.#readAloud()), true;
      default:
        return false;
    }
  }

  /** @param {Pile} pile */
  #keyOnPile(pile) {
    const focused = Number(/** @type {HTMLElement | null} */ (document.activeElement?.closest?.("[data-held]"))?.dataset.held);
    const card = this.selected ?? (focused && !this.plan.holds(focused) ? focused : null);
    if (card !== null) this.#put(card, pile);
    else this.#pressPile(pile);
  }

  #focusedPile() {
    return /** @type {HTMLElement | null} */ (document.activeElement?.closest?.("[data-pile]"))?.dataset.pile ?? null;
  }

  #focusStory() {
    const heading = /** @type {HTMLElement | null} */ (this.querySelector("#story"));
    if (heading?.offsetParent) heading.focus();
    else this.open = "story";
  }

  /** The whole table in sentences. */
  #readAloud() {
    const { scene, shown } = this.#view;
    const parts = [this.table.yourTurn ? t("your-turn-now", { count: least(scene) }) : t("turn-of", { name: this.table.nameOf(scene.public.game.turn) })];
    for (const pile of PILES) {
      const top = /** @type {number} */ (shown[pile.name]);
      parts.push(t("pile-read", { pile: pile.letter, direction: pile.direction, top }));
    }
    parts.push(t("hand-read", { cards: (scene.you?.hand ?? []).join(", ") }));
    return parts.join(" ");
  }
}

customElements.define("the-game-table", TheGameTable);

/** @param {Scene} scene */
export function turnText(scene) {
  const { phase, paused, game } = scene.public;
  const name = scene.public.seats[game?.turn ?? -1]?.name ?? "";
  if (phase === "starting") return { text: t("who-starts"), yours: scene.public.awaited.includes(scene.you?.seat ?? -1) };
  if (phase === "ended") return { text: t("the-end"), yours: false };
  if (paused) return { text: t("paused"), yours: false };
  if (scene.you?.actions.length) return { text: t("your-turn", { count: Math.max(0, least(scene) - game.played) }), yours: true };
  return { text: t("turn-of", { name }), yours: false };
}

