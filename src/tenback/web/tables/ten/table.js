/** TEN's table: what one does there. It shows and wishes; the server judges. */

import { html, nothing } from "lit";
import { icon } from "../../cards/faces.js";
import { travel } from "../../cards/travel.js";
import { tell, tellNow } from "../../shell/announce.js";
import { worded } from "../../shell/refusals.js";
import { play as sound } from "../../shell/sounds.js";
import { settings } from "../../store/settings.js";
import { listed } from "../../words/lists.js";
import { t } from "../../words/words.js";
import { GameTable } from "../parts/game-table.js";
import { named } from "../parts/people.js";
import { botForMe } from "../parts/standing-in.js";
import { hintsUsed } from "../parts/hints-used.js";
import { aloud, marketSaid, riskSaid, yourMove } from "./aloud.js";
import { deckName, endOf, pointsSaid, tenWhy } from "./ending.js";
import { COLOURS, gameOf, isWild, risk, turnOf } from "./arithmetic.js";
import { bustChoice, choices, oddsBar } from "./choosing.js";
import { called } from "./marks.js";
import { FLIP, flip, nudge, turned } from "./motion.js";
import { addedUp, rowBox, rowOf } from "./row.js";
import { scoreTable } from "./scores.js";
import { auctionBox, buyBox, elsewhere, onlyAnswer, payBox } from "./trading.js";
import { Deeds, isPayment, merged } from "./story.js";
import { list, other, sentence } from "./told.js";
import { doing, markHinted } from "./doing.js";
import { estate, market, plates, wholePlate } from "./view.js";
import { toMarket, walkMarket } from "./walking.js";

/** @import { PropertyValues } from "lit" */
/** @import { HappenedFrame, Scene, Seat, Ten as Game } from "../../wire/frames.js" */
/** @import { Saying } from "../parts/hinting.js" */
/** @import { Row } from "./row.js" */
/** @import { Deed } from "./story.js" */

const STILLNESS = 1500; // milliseconds that a row is looked at after the card that bust it has been turned up
const COUNTED = new Set(["pay:coin", "pay:bust"]); // things to pay with that are all alike
const A_COLOUR = 260; // milliseconds that each colour is counted at the end

/** How long a card takes to be turned up. */
const flipping = () => (settings.still ? 0 : FLIP);

export class TenTable extends GameTable {
  static properties = {
    ...GameTable.properties,
    bid: { state: true },
    selected: { state: true },
    underWay: { state: true },
    held: { state: true },
    counted: { state: true },
  };

  #still = 0;
  #counting = 0;

  constructor() {
    super();
    /** @type {Deeds} */ this.deeds = /** @type {any} */ (undefined); // of that table
    /** What the stepper shows. */ this.bid = 0;
    /** The card of the market that one looks at. @type {string | null} */ this.selected = null;
    /** Sent, and not yet answered. */ this.underWay = false;
    /**
     * A card that is being turned up, or has just bust its row, and the table around it as it was: first the card,
     * then what comes of it. `busts`: it stands its time, however fast the others go on.
     * @type {{row: Row, scene: Scene, until: number, busts: boolean} | null}
     */
    this.held = null;
    /** How many colours have been counted at the end. @type {number} */ this.counted = COLOURS.length;
  }

  connectedCallback() {
    this.deeds ??= new Deeds(this.table.id);
    this.#recall();
    super.connectedCallback();
    this.#settle();
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    clearTimeout(this.#still);
    clearTimeout(this.#counting);
  }

  get called() {
    return { card: called };
  }

  // What is seen

  render() {
    const scene = this.held?.scene ?? this.scene;
    const { phase } = scene.public;
    const ended = phase === "ended";
    return html`<div class="room g-ten ${ended ? "g-end" : ""}">
        <main class="felt" id="main">
          <h1 class="vh">${t("ten")}</h1>
          ${ended ? this.#over(scene) : this.#table(scene)} ${this.#sheetBar()}
        </main>
        ${this.#side(scene)}
      </div>
      ${this.sheets(scene)}`;
  }

  /** How it was counted, and what came of it. @param {Scene} scene */
  #over(scene) {
    return html`${this.asks(scene)}${scoreTable(scene, { counted: this.counted, told: this.told })}${this.end(scene)}
      <section class="market market--strip" aria-label=${t("ten-market")}>${market(scene, null)}</section>`;
  }

  /** @param {Scene} scene */
  #table(scene) {
    return html`${plates(scene, { counted: 0, open: (seat) => (this.open = seat) })} ${this.table.coach?.() ?? nothing}
      ${this.hintBar()} ${this.asks(scene)}
      <div
        class="stage ${gameOf(scene).auction || gameOf(scene).owed ? "stage--auction" : ""} ${
          this.underWay ? "is-under-way" : ""
        }"
        id="stage"
        tabindex=${this.#actions.length ? -1 : 0 /* where nothing in it can be pressed, keys must scroll it */}
      >
        ${this.#stage(scene)}
      </div>
      ${
        scene.you?.hint || scene.public.hints || scene.you?.takes_back
          ? html`<div class="row end ten-hint">
              ${hintsUsed(scene)}${scene.you?.takes_back ? this.takeBackButton() : nothing}${this.hintButton()}
            </div>`
          : nothing
      }
      ${
        this.#buying
          ? nothing
          : html`<section class="market market--strip" aria-label=${t("ten-market")}>${market(scene, null)}</section>`
      }
      ${
        scene.you
          ? estate(scene, { counted: 0, wanted: this.selected })
          : html`<p class="mine small watching">${icon("eye")} ${t("you-watch")}</p>`
      }`;
  }

  /** @param {Scene} scene */
  #stage(scene) {
    const game = gameOf(scene);
    const row = this.held?.row ?? rowOf(game, this.#turnName);
    const box = rowBox(scene, row, this.#lastSaid(scene));
    if (row.bust || scene.public.phase !== "playing") return box;
    const act = (/** @type {string} */ action) => this.#act([action]);
    const away = botForMe(scene, () => this.wish(this.table.wish("come-back")));
    if (away)
      return html`${game.auction ? this.#auction(scene) : nothing}${box}
        <section class="box">${away}</section>`;
    if (game.auction) return html`${this.#auction(scene)}${box}`;
    if (!scene.you?.actions.length) return html`${elsewhere(scene)}${box}${this.#odds(scene)}`;
    if (game.owed) {
      return html`${payBox(scene, (actions) => this.#pay(actions))}${game.row.length ? box : nothing}`;
    }
    if (game.phase === "choose") return html`${box}${bustChoice(scene, act)}`;
    if (game.phase === "draw") return html`${box}${choices(scene, act)}`;
    return buyBox(scene, { may: this.#mayBuy, selected: this.selected, press: (card) => this.#look(card) }, act);
  }

  /** @param {Scene} scene */
  #auction(scene) {
    return auctionBox(scene, {
      bid: this.bid,
      made: this.deeds.bids,
      step: (bid) => this.#step(bid),
      act: (action) => this.#act([action]),
    });
  }

  /** What is left, where there is no room beside the table. @param {Scene} scene */
  #odds(scene) {
    const game = gameOf(scene);
    return game.row.length && game.draw.hidden
      ? html`<div class="odds odds--here">${oddsBar(risk(game))}</div>`
      : nothing;
  }

  /** @param {Scene} scene */
  #side(scene) {
    const game = gameOf(scene);
    return html`<aside class="side" aria-label=${t("talk-and-log")}>
      ${this.table.beside?.() ?? nothing}
      <section class="market">
        <h2>${t("ten-market")}</h2>
        ${market(scene, null)}
        <p class="fine">${t("ten-market-how")}</p>
      </section>
      <section class="odds" title=${t("ten-deck-called", { deck: deckName(scene) })}>
        <h2>${t("ten-left-in-deck", { count: game.draw.hidden })}</h2>
        ${this.#left(scene)}
      </section>
      ${this.beside(scene)} ${this.seal(scene)}
    </aside>`;
  }

  /** What the deck may still hold, and how that is known. @param {Scene} scene */
  #left(scene) {
    const game = gameOf(scene);
    const deck = t("ten-deck-called", { deck: deckName(scene) });
    if (!game.draw.hidden) return html`<p class="fine">${deck}</p>`;
    return html`${oddsBar(risk(game))}
      <p class="fine">${t("ten-counted")} ${deck}</p>`;
  }

  #sheetBar() {
    return html`<div class="sheetbar">
      ${this.chatButton()} ${this.storyButton(this.deeds.all)}
      ${this.sheetButton("deck", { sign: "eye", label: t("ten-the-deck"), kind: "not-low" })}
      ${this.#buying ? nothing : this.sheetButton("market", { sign: "shop", label: t("ten-market"), kind: "only-low" })}
    </div>`;
  }

  /** @param {Scene} scene */
  story(scene) {
    const { until = Infinity } = this.held ?? {};
    return list(
      scene,
      this.deeds.all.filter((deed) => deed.seq < until),
      this.table.story.items,
      this.seen,
    );
  }

  /** What is left in the deck, or somebody's plate in full. @param {string | Seat} open @param {Scene} scene */
  sheetOf(open, scene) {
    if (typeof open === "number") return { title: named(scene, open), body: wholePlate(scene, open) };
    if (open === "market")
      return {
        title: t("ten-market"),
        body: html`<div class="market">${market(scene, null)}</div>
          <h3>${t("ten-left-in-deck", { count: gameOf(scene).draw.hidden })}</h3>
          <div class="odds">${this.#left(scene)}</div>`,
      };
    const left = { count: gameOf(scene).draw.hidden };
    return { title: t("ten-left-in-deck", left), body: html`<div class="odds">${this.#left(scene)}</div>` };
  }

  /** @param {Scene} scene */
  result(scene) {
    return endOf(scene);
  }

  /** @param {Scene} scene */
  why(scene) {
    return tenWhy(scene, this.told);
  }

  /** @param {Scene} scene */
  whySaid(scene) {
    return `${super.whySaid(scene)} ${pointsSaid(scene)}`;
  }

  /** The runs are counted colour by colour; any press or key shows the result at once. @param {Scene} scene */
  end(scene) {
    if (this.counted < COLOURS.length)
      return html`<button type="button" class="btn end-show" @click=${() => this.#counted()}>
        ${icon("next")}${t("ten-skip-counting")}
      </button>`;
    return super.end(scene);
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

  /** @returns {Saying} */
  get saying() {
    return {
      lays: false,
      does: (actions) => listed(actions.map((action) => doing(this.scene, action))),
      about: String,
      named: (seat) => named(this.scene, seat),
    };
  }

  /** A bid is set, a card picked; nothing is done. @param {readonly string[]} actions */
  taking([action = ""]) {
    const [verb, what = ""] = action.split(":");
    if (verb !== "bid" && verb !== "buy") return null;
    return () => {
      if (verb === "bid") this.#step(Number(what));
      else this.selected = what;
      this.hint = null;
    };
  }

  /** @param {PropertyValues} changed */
  updated(changed) {
    super.updated(changed);
    markHinted(this, this.hint?.told.best.actions[0] ?? "");
    this.#answerAlone();
    const before = this.whereCardsLay();
    if (!before) return;
    const deck = this.querySelector("[data-deck]")?.getBoundingClientRect();
    travel(this, before, (card, element) => {
      if (card.startsWith("row:") || card.startsWith("lot:")) {
        flip(element, deck);
        return null;
      }
      const face = /^market:(\w\d)/.exec(card)?.[1];
      const from = [...before.cards].find(([name]) => name.startsWith("row:") && name.endsWith(`/${face}`))?.[1];
      return from ? { rect: from } : null;
    });
  }

  // What happens

  /** What happened before one came is listed, and nothing moves for it. */
  #recall() {
    if (this.table.scene) this.deeds.hear(this.table.recalled, null, this.table.scene);
  }

  /** @param {readonly HappenedFrame[]} moment @param {Scene | null} before */
  happens(moment, before) {
    const { scene } = this;
    const since = before?.seq ?? scene.seq;
    if (!this.held?.busts || scene.public.phase === "ended" || !moment.length) this.#show(null);
    this.#recall();
    for (const deed of this.deeds.hear(moment, before, scene)) this.#watch(scene, deed, before);
    for (const item of this.table.story.items)
      if (item.seq > since && item.kind === "other" && this.isTold(item)) tell(other(scene, item));
  }

  /** @param {Scene | null} before */
  settles(before) {
    this.#settle();
    this.#sayTurn(this.scene, before);
  }

  /** @param {Scene} scene @param {Deed} deed @param {Scene | null} before */
  #watch(scene, deed, before) {
    const { outcome, acts } = deed;
    const turned = acts[0]?.turned ?? null;
    const reveals = outcome && turned && !isWild(turned) && before?.public.game;
    if (reveals && !this.held?.busts) this.#reveal(before, turned, deed);
    setTimeout(() => this.#tell(scene, deed), reveals ? flipping() : 0);
    if (turned === null || outcome?.bust) this.#rows += gameOf(scene).row.length ? 0 : 1;
    if (outcome?.bust) sound("bust");
    else if (turned) sound("lay", 0.5);
    else if (acts.some((act) => act.action.startsWith("pay:")) || outcome?.coins || outcome?.others) sound("coin");
    if (before?.public.game)
      setTimeout(() => this.#nudgePurses(gameOf(before)), outcome?.bust ? flipping() + STILLNESS : 0);
  }

  /**
   * What others pay is told once it is paid; after one's own card comes what the next may do.
   * @param {Scene} scene @param {Deed} deed
   */
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

  /**
   * First the card is turned up, then its row is added up; one that went bust stays for a while, with the edge lit.
   * @param {Scene} scene  before it @param {string} turned @param {Deed} deed
   */
  #reveal(scene, turned, { seq, outcome }) {
    const was = gameOf(scene);
    const cards = [...was.row, turned];
    const turn = `${was.active}-${this.#rows}`;
    const bust = outcome?.bust ?? "";
    const settle = () => {
      if (!bust) return this.#show(null);
      const worth = Number(turned.slice(1));
      const coin = bust === "coin";
      const row = {
        cards,
        numbers: was.numbers + (coin ? 0 : worth),
        coins: was.coins + (coin ? worth : 0),
        total: was.total + (coin ? -worth : worth),
        bust,
        turn,
        sum: addedUp(cards, bust),
      };
      this.#show({ row, scene, until: seq + 1, busts: true });
      this.#still = setTimeout(() => this.#show(null), STILLNESS);
    };
    if (!flipping()) return settle();
    const { numbers, coins, total } = was;
    this.#show({ row: { cards, numbers, coins, total, bust: "", turn }, scene, until: seq, busts: bust !== "" });
    this.#still = setTimeout(settle, flipping());
  }

  /** @param {TenTable["held"]} held */
  #show(held) {
    clearTimeout(this.#still);
    this.held = held;
    this.table.shows(held?.scene ?? null);
  }

  /** @param {Game} was */
  #nudgePurses(was) {
    gameOf(this.scene).seats.forEach((own, seat) => {
      if (own.coins !== was.seats[seat]?.coins || own.busts !== was.seats[seat]?.busts)
        nudge(this.querySelector(`[data-seat="${seat}"] .purse`));
    });
  }

  /** @param {Scene} scene @param {Scene | null} before */
  #sayTurn(scene, before) {
    if (!this.table.yourTurn) return;
    const what = (/** @type {Scene} */ each) => `${each.you?.actions.length ? "yours" : ""} ${gameOf(each)?.phase}`;
    if (before?.public.game && what(before) === what(scene)) return;
    tellNow(yourMove(scene));
    this.onceDrawn(() => this.#holdFocus());
  }

  /** Where the focus stood on something that is gone, it goes to the middle; never onto something that acts. */
  #holdFocus() {
    if (document.activeElement === document.body && !document.querySelector("dialog[open]")) this.#toStage();
  }

  /** What the controls show follows from what may be done. */
  #settle() {
    const { scene } = this;
    const range = scene && turnOf(scene)?.bids;
    if (range) this.bid = Math.min(Math.max(this.bid, range.least), range.most);
    else this.bid = 0;
    if (this.selected && !this.#mayBuy.includes(this.selected)) this.selected = null;
  }

  /** @param {Scene} scene */
  ends(scene) {
    this.counted = settings.still || scene.public.result?.abandoned ? COLOURS.length : 0;
    this.#count();
  }

  #count() {
    if (this.counted >= COLOURS.length) return this.toResult();
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
    navigator.vibrate?.(10);
    const wishing = this.wish(this.table.play(actions));
    if (this.table.connection.state !== "open") this.note(t("will-be-sent"));
    await wishing;
    if (actions[0] === "draw") await turned(); // nobody draws on before the card is seen: it cannot be taken back
    this.underWay = false;
  }

  /** After a card no other one has the focus: whoever presses twice pays once. @param {string[]} actions */
  async #pay(actions) {
    const paying = this.#act(actions);
    if (!COUNTED.has(actions[0] ?? "")) this.#toStage();
    await paying;
  }

  #toStage() {
    /** @type {HTMLElement | null} */ (this.querySelector("#stage"))?.focus({ preventScroll: true });
  }

  /** Up to which moment what has one answer only was answered. */ #answered = 0;

  /**
   * What has one answer only is answered: all that anybody owns lies open, so that nobody learns from it. Not in a
   * lesson, and not before a card that was turned up has been seen.
   */
  #answerAlone() {
    const { scene, table } = this;
    if (!settings.all.skip || !table.skips || scene.past || scene.public.paused || this.underWay || this.held) return;
    if (table.connection.state !== "open" || this.#answered === scene.seq) return;
    const only = onlyAnswer(scene);
    if (!only) return;
    this.#answered = scene.seq;
    this.#act(only);
  }

  /** @param {number} bid */
  #step(bid) {
    const range = turnOf(this.scene)?.bids;
    if (range) this.bid = Math.min(Math.max(bid, range.least), range.most);
  }

  /** Pick a card of the market, or say why it cannot be bought. @param {string} card */
  async #look(card) {
    if (this.#mayBuy.includes(card)) {
      this.selected = this.selected === card ? null : card;
      return;
    }
    const why = await this.table.plan([`buy:${card}`]).catch(() => null);
    if (why?.refused) this.note(worded(why.refused, this.called), why.refused.rule);
  }

  // Keys

  /** @param {KeyboardEvent} event */
  pressed(event) {
    if (event.ctrlKey || event.shiftKey) return false;
    const target = /** @type {Element} */ (event.target);
    const bidding = turnOf(this.scene)?.bids ?? null;
    if (this.scene.public.phase === "ended" && this.counted < COLOURS.length) return (this.#counted(), true);
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
        return (this.#step(this.bid + (event.code === "ArrowUp" ? 1 : -1)), tell(String(this.bid)), true);
      case "ArrowLeft":
      case "ArrowRight":
        return walkMarket(this, event.code === "ArrowRight" ? 1 : -1);
      case "Enter":
        if (!bidding || target.closest?.("button, a, summary")) return false;
        return (this.#act([`bid:${this.bid}`]), true);
      case "KeyM":
        return (
          toMarket(this) || tell(gameOf(this.scene).market.length ? marketSaid(this) : t("ten-market-empty")),
          true
        );
      case "KeyH":
        /** @type {HTMLElement | null} */ (this.querySelector("#hand"))?.focus();
        return true;
      case "KeyT":
        return (this.toStory(), true);
      case "KeyR":
        return (tell(aloud(this.scene)), true);
      case "Escape":
        if (!this.selected) return false;
        return ((this.selected = null), true);
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
}

customElements.define("ten-table", TenTable);

export { turnText, turns } from "./turn-told.js";
