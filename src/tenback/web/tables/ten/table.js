/** TEN's table: what one does there. It shows and wishes; the server judges. */

import { LitElement, html, nothing } from "lit";
import { icon } from "../../cards/faces.js";
import { look, travel } from "../../cards/travel.js";
import { tell, tellNow } from "../../screens/live.js";
import { play as sound } from "../../screens/sounds.js";
import { toast } from "../../screens/toasts.js";
import { settings } from "../../store/settings.js";
import { Watching } from "../../store/watching.js";
import { t, words } from "../../words/words.js";
import "../parts/chat.js";
import { hasChat } from "../parts/chat.js";
import { heardAt } from "../parts/clock.js";
import { endCard } from "../parts/end.js";
import { isBot, named } from "../parts/people.js";
import { refusal } from "../parts/refusals.js";
import { sheet } from "../parts/sheet.js";
import { Patience, botForMe } from "../parts/standing-in.js";
import { aloud, asked, riskSaid, yourMove } from "./aloud.js";
import { deckName, endOf } from "./ending.js";
import { COLOURS, bids, gameOf, isWild, risk } from "./figures.js";
import { FLIP, flip, nudge } from "./motion.js";
import { auctionBox, bustChoice, buyBox, choices, elsewhere, oddsBar, payBox, rowBox, rowOf } from "./stage.js";
import { Deeds, isPayment, merged } from "./story.js";
import { list, other, sentence } from "./told.js";
import { estate, market, plates, wholePlate } from "./view.js";

/** @import { PropertyValues } from "lit" */
/** @import { Table } from "../../store/table.js" */
/** @import { HappenedFrame, Scene, Seat } from "../../wire/frames.js" */
/** @import { Game } from "./figures.js" */
/** @import { Row } from "./stage.js" */
/** @import { Deed, Outcome } from "./story.js" */

const STILLNESS = 420; // milliseconds after the card that went bust has been turned up
const A_COLOUR = 260; // milliseconds that each colour is counted at the end
const NEW_FOR = 20_000; // milliseconds that what happened meanwhile is marked after one is back

/** How long a row that went bust is looked at. */
const stillness = () => (settings.still ? STILLNESS : FLIP + STILLNESS);

export class TenTable extends LitElement {
  static properties = {
    table: { attribute: false },
    bid: { state: true },
    selected: { state: true },
    proposing: { state: true },
    underWay: { state: true },
    open: { state: true },
    bust: { state: true },
    counted: { state: true },
    checked: { state: true },
    endHidden: { state: true },
    seen: { state: true },
  };

  /** @type {Watching | null} */ #watching = null;
  #patience = new Patience(/** @type {any} */ (this)); // asks for no more than the table and its wishes
  /** @type {Map<string, DOMRect> | null} */ #before = null;
  #still = 0;
  #counting = 0;

  constructor() {
    super();
    /** @type {Table} */ this.table = /** @type {any} */ (undefined); // given by who draws it
    /** @type {Deeds} */ this.deeds = /** @type {any} */ (undefined); // of that table
    /** What the stepper shows. */ this.bid = 0;
    /** The card of the market that one looks at. @type {string | null} */ this.selected = null;
    this.proposing = false;
    /** Sent, and not yet answered. */ this.underWay = false;
    /** @type {"" | "story" | "chat" | "deck" | Seat} */ this.open = "";
    /** A row that has just gone bust, and the table around it as it was. @type {{row: Row, scene: Scene} | null} */ this.bust = null;
    /** How many colours have been counted at the end. @type {number} */ this.counted = COLOURS.length;
    this.checked = false;
    this.endHidden = false;
    /** What had happened when one looked away. */ this.seen = Infinity;
  }

  createRenderRoot() {
    return this;
  }

  connectedCallback() {
    this.deeds ??= new Deeds(this.table.id);
    this.#recall();
    this.#watching ??= new Watching(this, this.table, this.table.connection, settings, words);
    super.connectedCallback();
    this.table.addEventListener("happened", this.#happened);
    addEventListener("keydown", this.#key);
    document.addEventListener("visibilitychange", this.#lookedAway);
    this.#settle();
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.table.removeEventListener("happened", this.#happened);
    removeEventListener("keydown", this.#key);
    document.removeEventListener("visibilitychange", this.#lookedAway);
    clearTimeout(this.#still);
    clearTimeout(this.#counting);
  }

  get scene() {
    return /** @type {Scene} */ (this.table.scene);
  }

  // What is seen

  render() {
    const scene = this.bust?.scene ?? this.scene;
    const { phase } = scene.public;
    const ended = phase === "ended";
    const counted = ended ? this.counted : 0;
    return html`<div class="room g-ten"><main class="felt" id="main">
        <h1 class="vh">${t("ten")}</h1>
        ${plates(scene, { counted, open: (seat) => (this.open = seat) })}
        ${this.#patience.notice()}
        <div class="stage ${gameOf(scene).auction || gameOf(scene).owed ? "stage--auction" : ""}" id="stage" tabindex="-1">${this.#stage(scene)}</div>
        ${this.#buying ? nothing : html`<section class="market market--strip" aria-label=${t("ten-market")}>${market(scene, null)}</section>`}
        ${scene.you ? estate(scene, { counted }) : html`<p class="mine small watching">${icon("eye")} ${t("you-watch")}</p>`}
        ${this.#sheetBar()}
        ${ended ? this.#end(scene) : nothing}
      </main>
      ${this.#side(scene)}</div>
      ${this.#sheets(scene)}`;
  }

  /** @param {Scene} scene */
  #stage(scene) {
    const game = gameOf(scene);
    const row = this.bust?.row ?? rowOf(game, this.#turnName);
    const box = rowBox(scene, row, this.#lastSaid(scene));
    if (this.bust || scene.public.phase !== "playing") return box;
    const act = (/** @type {string} */ action) => this.#act([action]);
    const away = botForMe(scene, () => this.wish(this.table.wish("come-back")));
    if (away) return html`${game.auction ? this.#auction(scene) : nothing}${box}<section class="box">${away}</section>`;
    if (game.auction) return html`${this.#auction(scene)}${box}`;
    if (!scene.you?.actions.length) return html`${elsewhere(scene)}${box}${this.#odds(scene)}`;
    if (game.owed) {
      return html`${payBox(scene, { proposing: this.proposing, propose: () => (this.proposing = true), drop: () => (this.proposing = false), pay: (actions) => this.#act(actions) })}${game.row.length ? box : nothing}`;
    }
    if (game.phase === "choose") return html`${box}${bustChoice(scene, act)}`;
    if (game.phase === "draw") return html`${box}${choices(scene, act)}`;
    return buyBox(scene, { may: this.#mayBuy, selected: this.selected, press: (card) => this.#look(card) }, act);
  }

  /** @param {Scene} scene */
  #auction(scene) {
    return auctionBox(scene, { bid: this.bid, made: this.deeds.bids, step: (bid) => this.#step(bid), act: (action) => this.#act([action]) });
  }

  /** What is left, where there is no room beside the table. @param {Scene} scene */
  #odds(scene) {
    const game = gameOf(scene);
    return game.row.length && game.draw.hidden ? html`<div class="odds odds--here">${oddsBar(risk(game))}</div>` : nothing;
  }

  /** @param {Scene} scene */
  #side(scene) {
    const game = gameOf(scene);
    return html`<aside class="side" aria-label=${t("talk-and-log")}>
      <section class="market"><h2>${t("ten-market")}</h2>${market(scene, null)}<p class="fine">${t("ten-market-how")}</p></section>
      <section class="odds" title=${t("ten-deck-called", { deck: deckName(scene) })}><h2>${t("ten-left-in-deck", { count: game.draw.hidden })}</h2>${this.#left(scene)}</section>
      <section class="grow side__story"><h2 id="story" tabindex="-1">${t("what-happened")}</h2>${this.#story(scene)}</section>
      ${hasChat(this.table) ? html`<section class="side__chat"><h2>${t("chat")}</h2><table-chat .table=${this.table}></table-chat></section>` : nothing}
      <p class="fine">${t("deal-sealed")} <span class="n seal" title=${scene.setting.seed_hash}>${scene.setting.seed_hash.slice(0, 4)}…${scene.setting.seed_hash.slice(-4)}</span></p>
    </aside>`;
  }

  /** What the deck may still hold, and how that is known. @param {Scene} scene */
  #left(scene) {
    const game = gameOf(scene);
    const deck = t("ten-deck-called", { deck: deckName(scene) });
    if (!game.draw.hidden) return html`<p class="fine">${deck}</p>`;
    return html`${oddsBar(risk(game))}<p class="fine">${t(game.still_to_come ? "ten-counted-deck" : "ten-counted-sight")} ${deck}</p>`;
  }

  #sheetBar() {
    const fresh = this.deeds.all.filter((deed) => deed.seq > this.seen).length;
    return html`<div class="sheetbar">
      ${hasChat(this.table) ? html`<button type="button" class="btn btn--s" @click=${() => (this.open = "chat")}>${icon("say")}${t("chat")}</button>` : nothing}
      <button type="button" class="btn btn--s" @click=${() => (this.open = "story")}>${icon("log")}${t("what-happened")}${fresh ? html` <b class="n">${fresh}</b>` : nothing}</button>
      <button type="button" class="btn btn--s" @click=${() => (this.open = "deck")}>${icon("eye")}${t("ten-the-deck")}</button>
    </div>`;
  }

  /** @param {Scene} scene */
  #story(scene) {
    return list(scene, this.deeds.all, this.table.story.items, this.seen);
  }

  /** @param {Scene} scene */
  #sheets(scene) {
    const close = () => (this.open = "");
    const game = gameOf(scene);
    switch (this.open) {
      case "":
        return nothing;
      case "story":
        return sheet({ title: t("what-happened"), body: this.#story(scene), close });
      case "chat":
        return sheet({ title: t("chat"), body: html`<table-chat .table=${this.table}></table-chat>`, close });
      case "deck":
        return sheet({
          title: t("ten-left-in-deck", { count: game.draw.hidden }),
          body: html`<div class="odds">${this.#left(scene)}</div>`,
          close,
        });
      default:
        return sheet({ title: named(scene, this.open), body: wholePlate(scene, this.open), close });
    }
  }

  /** The runs are counted colour by colour; any press shows the result at once. @param {Scene} scene */
  #end(scene) {
    if (this.counted < COLOURS.length) return html`<button type="button" class="btn end-show" @click=${() => this.#counted()}>${icon("next")}${t("ten-skip-counting")}</button>`;
    return endCard(scene, {
      ...endOf(scene),
      checked: this.checked,
      hidden: this.endHidden,
      check: () => (this.checked = true),
      again: () => this.dispatchEvent(new CustomEvent("rematch", { bubbles: true })),
      hide: () => (this.endHidden = true),
      show: () => (this.endHidden = false),
    });
  }

  /** What stands in an empty row: the last thing that happened. @param {Scene} scene */
  #lastSaid(scene) {
    const last = merged(this.deeds.all).at(-1);
    return last ? sentence(scene, last) : t("ten-row-empty");
  }

  /** Rows of different turns are different rows: whoever draws, and how many have taken theirs. */
  get #turnName() {
    return `${gameOf(this.scene).active}-${this.#rows}`;
  }

  #rows = 0;

  // Cards that move

  /** @param {PropertyValues} changed */
  willUpdate(changed) {
    super.willUpdate(changed);
    if (this.hasUpdated && !this.#before) this.#before = look(this);
  }

  /** @param {PropertyValues} changed */
  updated(changed) {
    super.updated(changed);
    const before = this.#before;
    this.#before = null;
    if (!before) return;
    const deck = this.querySelector("[data-deck]")?.getBoundingClientRect();
    travel(this, before, (card, element) => {
      if (card.startsWith("row:") || card.startsWith("lot:")) {
        flip(element, deck);
        return null;
      }
      const face = /^market:(\w\d)/.exec(card)?.[1];
      const from = [...before].find(([name]) => name.startsWith("row:") && name.endsWith(`/${face}`))?.[1];
      return from ? { rect: from } : null;
    });
  }

  // What happens

  /** What happened before one came is listed, and nothing moves for it. */
  #recall() {
    if (this.table.scene) this.deeds.hear(this.table.recalled, null, this.table.scene);
  }

  /** @param {Event} event */
  #happened = (event) => {
    const { moment, before, caughtUp } = /** @type {CustomEvent<{moment: HappenedFrame[], before: Scene | null, caughtUp: boolean}>} */ (event).detail;
    const { scene } = this;
    const since = before?.seq ?? scene.seq;
    clearTimeout(this.#still);
    this.bust = null;
    this.#recall();
    const fresh = this.deeds.hear(moment, before, scene);
    for (const deed of fresh) this.#watch(scene, deed, before);
    for (const item of this.table.story.items) if (item.seq > since && item.kind === "other") tell(other(scene, item));
    if (moment.length && !caughtUp) heardAt(/** @type {HappenedFrame} */ (moment.at(-1)).at);
    this.#patience.waitAnew();
    this.#settle();
    this.#sayTurn(scene, before);
    if (scene.public.phase === "ended" && before && before.public.phase !== "ended") this.#over(scene);
    if (caughtUp || !moment.length) this.#before = null;
  };

  /** @param {Scene} scene @param {Deed} deed @param {Scene | null} before */
  #watch(scene, deed, before) {
    const { outcome, acts } = deed;
    const turned = acts[0]?.turned ?? null;
    this.#tell(scene, deed);
    if (outcome?.bust && turned && before) this.#goBust(before, turned, outcome);
    if (turned === null || outcome?.bust) this.#rows += gameOf(scene).row.length ? 0 : 1;
    if (outcome?.bust) sound("bust");
    else if (turned) sound("lay", 0.5);
    else if (acts.some((act) => act.action.startsWith("pay:")) || outcome?.coins || outcome?.others) sound("coin");
    if (before?.public.game) setTimeout(() => this.#nudgePurses(gameOf(before)), outcome?.bust ? stillness() : 0);
  }

  /** What others pay is told once it is paid; after one's own card comes what the next may do. @param {Scene} scene @param {Deed} deed */
  #tell(scene, deed) {
    const game = gameOf(scene);
    const yours = deed.seat === scene.you?.seat;
    const turned = deed.acts[0]?.turned;
    if (isPayment(deed) && !yours) {
      if (!game.owed) tell(sentence(scene, merged(this.deeds.all).at(-1) ?? deed));
      return;
    }
    const more = yours && turned && !isWild(turned) && !deed.outcome?.bust && game.draw.hidden;
    tell(more ? `${sentence(scene, deed)} ${riskSaid(game)}` : sentence(scene, deed));
  }

  /** The row that went bust stays for a moment, with the edge lit; then everything goes where it belongs. @param {Scene} scene @param {string} turned @param {Outcome} outcome */
  #goBust(scene, turned, outcome) {
    const was = gameOf(scene);
    const coin = outcome.bust === "coin";
    const worth = Number(turned.slice(1));
    this.bust = {
      scene,
      row: {
        cards: [...was.row, turned],
        numbers: was.numbers + (coin ? 0 : worth),
        coins: was.coins + (coin ? worth : 0),
        total: was.total + (coin ? -worth : worth),
        bust: outcome.bust,
        turn: `${was.active}-${this.#rows}`,
      },
    };
    this.#still = setTimeout(() => (this.bust = null), stillness());
  }

  /** @param {Game} was */
  #nudgePurses(was) {
    gameOf(this.scene).seats.forEach((own, seat) => {
      if (own.coins !== was.seats[seat]?.coins || own.busts !== was.seats[seat]?.busts) nudge(this.querySelector(`[data-seat="${seat}"] .purse`));
    });
  }

  /** @param {Scene} scene @param {Scene | null} before */
  #sayTurn(scene, before) {
    if (!this.table.yourTurn) return;
    const what = (/** @type {Scene} */ each) => `${each.you?.actions.length ? "yours" : ""} ${gameOf(each)?.phase}`;
    if (before?.public.game && what(before) === what(scene)) return;
    tellNow(yourMove(scene));
    this.#onceDrawn(() => this.#holdFocus());
  }

  /** After the table has been drawn as it is now. @param {() => void} act */
  #onceDrawn(act) {
    this.requestUpdate();
    this.updateComplete.then(act);
  }

  /** Where the focus stood on something that is gone, it goes to the middle; never onto something that acts. */
  #holdFocus() {
    if (document.activeElement === document.body && !document.querySelector("dialog[open]")) /** @type {HTMLElement | null} */ (this.querySelector("#stage"))?.focus({ preventScroll: true });
  }

  /** What the controls show follows from what may be done. */
  #settle() {
    const { scene } = this;
    const range = bids(scene?.you?.actions ?? []);
    if (range) this.bid = Math.min(Math.max(this.bid, range.least), range.most);
    else this.bid = 0;
    if (this.selected && !this.#mayBuy.includes(this.selected)) this.selected = null;
    if (!gameOf(scene)?.owed) this.proposing = false;
  }

  /** @param {Scene} scene */
  #over(scene) {
    this.endHidden = false;
    const { title, sentence: why, won } = endOf(scene);
    tellNow(`${title}. ${why}`);
    if (won) sound("won");
    this.counted = settings.still || scene.public.result?.abandoned ? COLOURS.length : 0;
    this.#count();
  }

  #count() {
    if (this.counted >= COLOURS.length) return this.#onceDrawn(() => /** @type {HTMLElement | null} */ (this.querySelector("#end-title"))?.focus());
    this.#counting = setTimeout(() => {
      this.counted += 1;
      this.#count();
    }, A_COLOUR);
  }

  #counted() {
    clearTimeout(this.#counting);
    this.counted = COLOURS.length;
    this.#count();
  }

  #lookedAway = () => {
    if (document.hidden) this.seen = Math.min(this.seen, this.table.story.seq);
    else setTimeout(() => document.hidden || (this.seen = Infinity), NEW_FOR);
  };

  // What one does

  get #actions() {
    return this.table.you?.actions ?? [];
  }

  get #mayBuy() {
    return this.#actions.filter((action) => action.startsWith("buy:")).map((action) => action.slice("buy:".length));
  }

  get #buying() {
    const { phase } = gameOf(this.scene);
    return this.#actions.length > 0 && (phase === "buy" || phase === "final");
  }

  /** @param {string[]} actions */
  async #act(actions) {
    if (this.underWay || !this.#actions.includes(actions[0] ?? "")) return;
    this.underWay = true;
    this.proposing = false;
    navigator.vibrate?.(10);
    await this.wish(this.table.play(actions));
    this.underWay = false;
  }

  /** @param {number} bid */
  #step(bid) {
    const range = bids(this.#actions);
    if (range) this.bid = Math.min(Math.max(bid, range.least), range.most);
  }

  /** Pick a card of the market, or say why it cannot be bought. @param {string} card */
  #look(card) {
    if (this.#mayBuy.includes(card)) this.selected = this.selected === card ? null : card;
    else if (gameOf(this.scene).seats[this.scene.you?.seat ?? 0]?.cards.includes(card)) this.#note(t("ten-owned-already"), "T14");
    else this.#note(t("ten-too-dear"), "T13");
  }

  /** @param {Promise<unknown>} wish */
  async wish(wish) {
    try {
      await wish;
    } catch (error) {
      const { text, rule } = refusal(/** @type {Error} */ (error), (pile) => pile);
      if (text) this.#note(text, rule);
    }
  }

  /** @param {string} text @param {string | null} [rule] */
  #note(text, rule = null) {
    toast(text, rule ? { rule, game: "ten" } : {});
    tell(text);
  }

  // Keys: places on the keyboard, so that they work in every language

  /** @param {KeyboardEvent} event */
  #key = (event) => {
    const target = /** @type {Element} */ (event.target);
    if (!settings.all.keys || event.defaultPrevented || event.altKey || event.metaKey || event.ctrlKey || event.shiftKey || document.querySelector("dialog[open]")) return;
    if (target.closest?.("input, textarea, select")) return;
    if (this.#did(event, target)) event.preventDefault();
  };

  /** Whether the key did something. @param {KeyboardEvent} event @param {Element} target */
  #did(event, target) {
    const bidding = bids(this.#actions);
    switch (event.code) {
      case "KeyD":
        return this.#may("draw");
      case "KeyN":
        return this.#may("take:numbers");
      case "KeyC":
        return this.#may("take:coins");
      case "KeyX":
        return this.#may("pass") || this.#may("skip");
      case "ArrowUp":
      case "ArrowDown":
        if (!bidding) return false;
        return this.#step(this.bid + (event.code === "ArrowUp" ? 1 : -1)), tell(String(this.bid)), true;
      case "ArrowLeft":
      case "ArrowRight":
        return this.#walkMarket(event.code === "ArrowRight" ? 1 : -1);
      case "Enter":
        if (!bidding || target.closest?.("button, a, summary")) return false;
        return this.#act([`bid:${this.bid}`]), true;
      case "KeyM":
        return this.#toMarket(), true;
      case "KeyH":
        return /** @type {HTMLElement | null} */ (this.querySelector("#hand"))?.focus(), true;
      case "KeyT":
        return this.#toStory(), true;
      case "KeyR":
        return tell(aloud(this.scene)), true;
      case "Escape":
        if (this.scene.public.phase === "ended" && this.counted < COLOURS.length) return this.#counted(), true;
        if (!this.selected && !this.proposing) return false;
        this.selected = null;
        this.proposing = false;
        return true;
      default:
        return false;
    }
  }

  /** @param {string} action */
  #may(action) {
    if (!this.#actions.includes(action)) return false;
    this.#act([action]);
    return true;
  }

  #toMarket() {
    const buttons = [.../** @type {NodeListOf<HTMLElement>} */ (this.querySelectorAll(".mk--buy"))];
    const first = buttons.find((each) => each.ariaDisabled !== "true") ?? buttons[0];
    if (first) first.focus();
    else tell(gameOf(this.scene).market.length ? this.#marketSaid() : t("ten-market-empty"));
  }

  #marketSaid() {
    return [...this.querySelectorAll(".market [role=img].mk")].filter((each) => /** @type {HTMLElement} */ (each).offsetParent).map((each) => each.getAttribute("aria-label")).join(". ");
  }

  /** Arrows walk along the cards that are for sale. @param {1 | -1} by */
  #walkMarket(by) {
    const cards = [.../** @type {NodeListOf<HTMLElement>} */ (this.querySelectorAll(".mk--buy"))];
    const here = cards.indexOf(/** @type {HTMLElement} */ (document.activeElement));
    if (here < 0) return false;
    cards[(here + by + cards.length) % cards.length]?.focus();
    return true;
  }

  #toStory() {
    const heading = /** @type {HTMLElement | null} */ (this.querySelector("#story"));
    if (heading?.offsetParent) heading.focus();
    else this.open = "story";
  }
}

customElements.define("ten-table", TenTable);

/** What the top bar says about the turn. @param {Scene} scene */
export function turnText(scene) {
  const { phase, paused } = scene.public;
  const game = gameOf(scene);
  if (phase === "ended") return { text: t("the-end"), yours: false };
  if (paused) return { text: t("paused"), yours: false };
  if (scene.you?.actions.length) return { text: t("ten-turn", { what: asked(scene) }), yours: true };
  if (game.turn === null) return { text: t("who-starts"), yours: false };
  const away = game.turn === scene.you?.seat && isBot(scene, game.turn);
  return { text: t("ten-other", { name: away ? t("bot") : named(scene, game.turn), what: game.phase }), yours: false };
}
