/** A table with piles, drawn; and what happens there, told. It shows and wishes; the server judges. */

import { html, nothing } from "lit";
import { icon } from "../../cards/faces.js";
import { travel } from "../../cards/travel.js";
import { tell, tellNow } from "../../screens/live.js";
import { play as sound } from "../../screens/sounds.js";
import { settings } from "../../store/settings.js";
import { Watching } from "../../store/watching.js";
import { t, words } from "../../words/words.js";
import "./chat.js";
import { hasChat } from "./chat.js";
import { heardAt } from "./clock.js";
import { endCard } from "./end.js";
import { hand } from "./hand.js";
import { pressed } from "./keys.js";
import { clockOf } from "./people.js";
import { cardName, laidAlready, laidIn, stillFitting } from "./pile-game.js";
import { planning } from "./planning.js";
import { Playing } from "./playing.js";
import { sheet } from "./sheet.js";
import { starting } from "./starting.js";
import { Patience, botForMe } from "./standing-in.js";
import { hasSignals, maySignal, pad } from "./talk.js";
import { list, sentence } from "./told.js";
import { tracker } from "./tracker.js";

/** @import { PropertyValues } from "lit" */
/** @import { TurnItem } from "../../store/story.js" */
/** @import { HappenedFrame, Scene } from "../../wire/frames.js" */
/** @import { View } from "./pile-game.js" */
/** @import { Reading } from "./told.js" */

const NEW_FOR = 20_000; // milliseconds that what happened meanwhile is marked after one is back

export class PileTable extends Playing {
  static properties = { ...Playing.properties, open: { state: true }, checked: { state: true }, endHidden: { state: true }, seen: { state: true }, unread: { state: true } };

  /** Who laid what since the table was last drawn, by the card's name. @type {Map<string, {seat: number, back: boolean}>} */ #laidBy = new Map();
  /** @type {Watching | null} */ #watching = null;
  #patience = new Patience(this);

  constructor() {
    super();
    /** @type {"" | "signal" | "story" | "chat" | "tracker"} */ this.open = "";
    this.checked = false;
    this.endHidden = false;
    /** What had happened when one looked away. */ this.seen = Infinity;
    /** Lines that were written while the chat was not open. */ this.unread = 0;
  }

  connectedCallback() {
    this.#watching ??= new Watching(this, this.table, this.plan, this.table.connection, settings, words);
    super.connectedCallback();
    this.table.addEventListener("happened", this.#happened);
    this.plan.addEventListener("broken", this.broken);
    addEventListener("keydown", this.#key);
    addEventListener("pointerdown", this.#pressedElsewhere);
    document.addEventListener("visibilitychange", this.#lookedAway);
    this.plan.settle((lays) => stillFitting(this.game, this.scene, lays));
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.table.removeEventListener("happened", this.#happened);
    this.plan.removeEventListener("broken", this.broken);
    removeEventListener("keydown", this.#key);
    removeEventListener("pointerdown", this.#pressedElsewhere);
    document.removeEventListener("visibilitychange", this.#lookedAway);
  }

  // What each game draws for itself

  /** The others and the piles. @param {View} _view @returns {unknown} */
  middle(_view) {
    return nothing;
  }

  /** What one may say, beside what happened. @param {Scene} scene @returns {unknown} */
  talk(scene) {
    return html`<section><h2 class="talk__title">${t("signal")}</h2>${pad(scene, this.game.piles, (signal) => this.say(signal))}${scene.setting.talk === "silent" ? nothing : html`<p class="fine">${t("signals-only")}</p>`}</section>`;
  }

  /** How what happened is read. @returns {Reading} */
  get reading() {
    const { letterOf, kindOf, called, trick } = this.game;
    return { letterOf, kindOf, called, heardBack: trick.heard, drawn: (card) => html`<b class="n">${card}</b>` };
  }

  // What is seen

  render() {
    const { view, scene } = this;
    const { phase, result } = scene.public;
    const talks = scene.you !== null && !result && hasSignals(scene) && scene.public.seats.length > 1;
    return html`<div class="room g-${this.game.slug}"><main class="felt" id="main">
        <h1 class="vh">${t(this.game.slug)}</h1>
        ${this.middle(view)}
        ${this.#patience.notice()}
        ${this.#sheetBar(scene)}
        ${scene.you ? this.#mine(view) : html`<p class="mine small watching">${icon("eye")} ${t("you-watch")}</p>`}
        ${phase === "starting" ? starting(scene, (gladly) => this.wish(this.table.offer(gladly))) : nothing}
        ${phase === "ended" ? this.#end(scene) : nothing}
      </main>
      <aside class="side" aria-label=${t("talk-and-log")}>
        ${talks ? this.talk(scene) : nothing}
        <section class="grow side__story"><h2 id="story" tabindex="-1">${t("what-happened")}</h2>${this.#story(scene)}</section>
        ${hasChat(this.table) ? html`<section class="side__chat"><h2>${t("chat")}</h2><table-chat .table=${this.table}></table-chat></section>` : nothing}
        ${this.#trackerButton(scene)}
        <p class="fine">${t("deal-sealed")} <span class="n seal" title=${scene.setting.seed_hash}>${scene.setting.seed_hash.slice(0, 4)}…${scene.setting.seed_hash.slice(-4)}</span></p>
      </aside></div>
      ${this.#sheets(scene)}`;
  }

  /** @param {Scene} scene */
  #story(scene) {
    return list(scene, this.table.story.items, this.reading, this.seen);
  }

  /** @param {Scene} scene */
  #trackerButton(scene) {
    return scene.public.game.laid ? html`<button type="button" class="btn btn--s" @click=${() => (this.open = "tracker")}>${icon("eye")}${t("cards-laid")}</button>` : nothing;
  }

  /** Where there is no room beside the table. @param {Scene} scene */
  #sheetBar(scene) {
    const fresh = this.table.story.items.filter((item) => item.seq > this.seen).length;
    return html`<div class="sheetbar">
      ${maySignal(scene) && scene.public.seats.length > 1 ? html`<button type="button" class="btn btn--s" @click=${() => (this.open = "signal")}>${icon("say")}${t("signal")}</button>` : nothing}
      ${hasChat(this.table) ? html`<button type="button" class="btn btn--s" @click=${this.#openChat}>${icon("say")}${t("chat")}${this.unread ? html` <b class="n">${this.unread}</b>` : nothing}</button>` : nothing}
      <button type="button" class="btn btn--s" @click=${() => (this.open = "story")}>${icon("log")}${t("what-happened")}${fresh ? html` <b class="n">${fresh}</b>` : nothing}</button>
      ${this.#trackerButton(scene)}
    </div>`;
  }

  #openChat = () => {
    this.open = "chat";
    this.unread = 0;
  };

  /** @param {View} view */
  #mine(view) {
    const { scene } = this;
    return html`<section class="mine mine--split ${view.yourTurn ? "is-turn" : ""}" id="hand" tabindex="-1" aria-label=${t("your-hand")}>
      ${hand(view, this.does)}
      ${scene.past ? nothing : this.#plan(view)}
      ${scene.you ? clockOf(scene, scene.you.seat) : nothing}
    </section>`;
  }

  /** @param {View} view */
  #plan(view) {
    const { scene } = this;
    return (
      botForMe(scene, () => this.wish(this.table.wish("come-back"))) ??
      (scene.public.phase === "playing"
        ? planning(view, {
            plan: this.plan,
            missing: this.missing,
            offline: this.table.connection.state !== "open",
            asking: this.asking,
            strands: this.strands,
            takeBack: (card) => this.takeBack(card),
            undo: () => this.undo(),
            lay: () => this.lay(),
            layOn: () => this.layOn(),
            layAnyway: () => this.layNow(true),
            thinkAgain: () => (this.asking = false),
          })
        : html`<div class="plan"><p class="small mute plan__quiet">${scene.public.phase === "starting" ? t("look-at-hand") : nothing}</p></div>`)
    );
  }

  /** @param {Scene} scene */
  #end(scene) {
    return endCard(scene, {
      ...this.game.end(scene),
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
    switch (this.open) {
      case "signal":
        return sheet({ title: t("signal"), body: this.talk(scene), close });
      case "story":
        return sheet({ title: t("what-happened"), body: this.#story(scene), close });
      case "chat":
        return sheet({ title: t("chat"), body: html`<table-chat .table=${this.table}></table-chat>`, close });
      case "tracker":
        return sheet({ title: t("cards-laid"), body: tracker(this.game, scene), close });
      default:
        return nothing;
    }
  }

  /** @param {PropertyValues} changed */
  willUpdate(changed) {
    super.willUpdate(changed);
    if (this.hasUpdated) this.lookAtCards();
    if (this.selected !== null && !this.table.you?.hand?.includes(this.selected)) this.letGo();
  }

  /** @param {PropertyValues} changed */
  updated(changed) {
    super.updated(changed);
    const before = this.whereCardsLay();
    const laidBy = this.#laidBy;
    if (before) travel(this, before, (card, element) => this.#origin(card, element, laidBy));
    this.#laidBy = new Map();
    if (changed.has("menu") && this.menu) /** @type {HTMLElement | null} */ (this.querySelector(".sigmenu button"))?.focus();
    if (changed.has("asking") && this.asking) /** @type {HTMLElement | null} */ (this.querySelector(".plan__ask button"))?.focus();
  }

  /** Where a card that was not in sight comes from. @param {string} card @param {HTMLElement} element @param {Map<string, {seat: number, back: boolean}>} laidBy */
  #origin(card, element, laidBy) {
    if (element.closest(".hand")) {
      const deck = this.querySelector("[data-deck]")?.getBoundingClientRect();
      return deck ? { rect: deck } : null;
    }
    const laid = laidBy.get(card);
    if (!laid) return null;
    const plate = this.querySelector(`[data-seat="${laid.seat}"]`);
    const face = plate?.querySelector(".avatar")?.getBoundingClientRect();
    const rect = face?.width ? face : plate?.getBoundingClientRect();
    return rect ? { rect, back: laid.back } : null;
  }

  // What happens

  /** @param {Event} event */
  #happened = (event) => {
    const { moment, before, caughtUp } = /** @type {CustomEvent<{moment: HappenedFrame[], before: Scene | null, caughtUp: boolean}>} */ (event).detail;
    const { scene } = this;
    const since = before?.seq ?? scene.seq;
    for (const item of this.table.story.items) {
      if (item.seq <= since) continue;
      if (item.kind === "turn") this.#watch(item);
      if (item.kind !== "turn" || item.drew !== null || scene.public.phase === "ended") tell(sentence(scene, item, this.reading));
      if (item.kind === "said" && item.seat !== scene.you?.seat) sound("signal");
    }
    this.#listen(moment);
    if (moment.length && !caughtUp) heardAt(/** @type {HappenedFrame} */ (moment.at(-1)).at);
    this.#patience.waitAnew();
    this.plan.settle((lays) => stillFitting(this.game, scene, lays));
    const actedBefore = (before?.you?.actions.length ?? 0) > 0;
    if (this.table.yourTurn && !actedBefore) tellNow(t("your-turn-now", { count: this.game.least(scene) - laidAlready(scene) }));
    if (scene.public.phase === "ended" && before && before.public.phase !== "ended") this.#over(scene);
    if (caughtUp || !moment.length) this.whereCardsLay();
  };

  /** What others have written. @param {readonly HappenedFrame[]} moment */
  #listen(moment) {
    const written = moment.filter((each) => each.kind === "chatted" && each.seat !== this.table.you?.seat);
    for (const { facts } of written) tell(`${facts.name}: ${facts.text}`);
    if (this.open !== "chat") this.unread += written.length;
  }

  /** @param {TurnItem} turn */
  #watch(turn) {
    const { game, scene } = this;
    for (const laid of laidIn(turn)) {
      const apart = game.ownerOf(laid.pile, laid.seat, scene) !== null;
      this.#laidBy.set(cardName(laid.card, apart ? laid.seat : null), { seat: laid.seat, back: game.kindOf(laid) === "back" });
    }
    const last = laidIn(turn).at(-1);
    if (last && turn.drew !== null) sound(game.kindOf(last) === "back" ? "back" : "lay", game.height(last.card));
  }

  /** @param {Scene} scene */
  #over(scene) {
    this.endHidden = false;
    const { title, sentence: why, won } = this.game.end(scene);
    tellNow(`${title}. ${why}`);
    if (won) sound("won");
    this.requestUpdate();
    this.updateComplete.then(() => /** @type {HTMLElement | null} */ (this.querySelector("#end-title"))?.focus());
  }

  #lookedAway = () => {
    if (document.hidden) this.seen = Math.min(this.seen, this.table.story.seq);
    else setTimeout(() => document.hidden || (this.seen = Infinity), NEW_FOR);
  };

  /** @param {PointerEvent} event */
  #pressedElsewhere = (event) => {
    if (!(/** @type {Element} */ (event.target).closest?.(".sigmenu"))) this.dropMenu();
  };

  /** @param {KeyboardEvent} event */
  #key = (event) => {
    const target = /** @type {Element} */ (event.target);
    if (!settings.all.keys || event.defaultPrevented || event.altKey || event.metaKey || document.querySelector("dialog[open]")) return;
    if (target.closest?.("input, textarea, select, .sigmenu")) return;
    if (pressed(this, event)) event.preventDefault();
  };
}
