/** A table with piles, drawn; and what happens there, told. It shows and wishes; the server judges. */

import { html, nothing } from "lit";
import { icon } from "../../cards/faces.js";
import { travel } from "../../cards/travel.js";
import { tell, tellNow } from "../../shell/announce.js";
import { play as sound } from "../../shell/sounds.js";
import { t } from "../../words/words.js";
import { stuckSaid } from "./end/why.js";
import { hand } from "./hand.js";
import { pressed } from "./keys.js";
import { clockOf } from "./people.js";
import { cardName, kindOf, laidIn, owedNow, sightOf } from "./pile-game.js";
import { planning } from "./planning.js";
import { Playing } from "./playing.js";
import { starting } from "./starting.js";
import { botForMe } from "./standing-in.js";
import { hasSignals, maySignal, pad } from "./talk.js";
import { lately, list, readingOf, sentence } from "./told.js";
import { tracker } from "./tracker.js";

/** @import { PropertyValues } from "lit" */
/** @import { TurnItem } from "../../store/story.js" */
/** @import { HappenedFrame, Scene, Seat } from "../../wire/frames.js" */
/** @import { Pane } from "./panes.js" */
/** @import { View } from "./pile-game.js" */
/** @import { Reading } from "./told.js" */

export class PileTable extends Playing {
  /**
   * Who laid what since the table was last drawn, by the card's name.
   * @type {Map<string, {seat: number, back: boolean}>}
   */
  #laidBy = new Map();

  connectedCallback() {
    super.connectedCallback();
    this.plan.addEventListener("broken", this.broken);
    addEventListener("pointerdown", this.#pressedElsewhere);
    this.plan.settle();
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.plan.removeEventListener("broken", this.broken);
    removeEventListener("pointerdown", this.#pressedElsewhere);
  }

  get watched() {
    return [...super.watched, this.plan];
  }

  // What each game draws for itself

  /** The others and the piles. @param {View} _view @returns {unknown} */
  middle(_view) {
    return nothing;
  }

  /** What one may say, beside what happened. @param {Scene} scene @returns {unknown} */
  talk(scene) {
    return html`<section>
      <h2 class="talk__title">${t("signal")}</h2>
      ${pad(scene, this.game.piles, (signal) => this.say(signal))}${
        scene.setting.talk === "silent"
          ? nothing
          : html`<p class="fine">${t(scene.setting.talk === "open" ? "signals-and-text" : "signals-only")}</p>`
      }
    </section>`;
  }

  /** What one has said that no pile shows, at one's hand. @param {Scene} _scene @returns {unknown} */
  saidByHand(_scene) {
    return nothing;
  }

  /** How what happened is read. @returns {Reading} */
  get reading() {
    return readingOf(this.game);
  }

  // What is seen

  render() {
    const { view, scene } = this;
    const { phase, result } = scene.public;
    const talks = scene.you !== null && !result && hasSignals(scene) && scene.public.seats.length > 1;
    const ended = phase === "ended";
    return html`<div class="room g-${this.game.slug} ${ended ? "g-end" : ""}">
        <main class="felt" id="main">
          <h1 class="vh">${t(this.game.slug)}</h1>
          ${this.middle(view)} ${this.table.coach?.() ?? nothing}${this.hintBar()} ${this.asks(scene)}
          ${this.#sheetBar(scene)} ${scene.you && phase === "playing" && !scene.past ? this.#lately(scene) : nothing}
          ${
            ended
              ? this.end(scene)
              : scene.you
                ? this.#mine(view)
                : html`<p class="mine small watching">${icon("eye")} ${t("you-watch")}</p>`
          }
          ${phase === "starting" && !this.table.agreed ? this.#starting(scene) : nothing}
        </main>
        <aside class="side" aria-label=${t("talk-and-log")}>
          ${this.table.beside?.() ?? nothing} ${talks ? this.talk(scene) : nothing} ${this.beside(scene)}
          ${this.#trackerButton(scene, "side__laid")} ${this.seal(scene)}
        </aside>
      </div>
      ${this.sheets(scene)}`;
  }

  /** @param {Scene} scene */
  #starting(scene) {
    return starting(scene, (gladly) => this.wish(this.table.offer(gladly)));
  }

  /** @param {Scene} scene */
  story(scene) {
    return list(scene, this.table.story.items, this.reading, this.seen);
  }

  /** @param {Scene} scene */
  panes(scene) {
    const [story, ...more] = super.panes(scene);
    const laid = { name: "tracker", title: t("cards-laid"), body: tracker(this.game, scene) };
    return [.../** @type {Pane[]} */ (story ? [story] : []), ...(sightOf(scene).laid ? [laid] : []), ...more];
  }

  /** In the empty room above the hand. @param {Scene} scene */
  #lately(scene) {
    return lately(scene, this.table.story.items, this.reading, () => this.toStory());
  }

  /** Where it does not stand beside the table. @param {Scene} scene @param {string} [kind] */
  #trackerButton(scene, kind) {
    return sightOf(scene).laid ? this.sheetButton("tracker", { sign: "eye", label: t("cards-laid"), kind }) : nothing;
  }

  /** Where there is no room beside the table. @param {Scene} scene */
  #sheetBar(scene) {
    return html`<div class="sheetbar">
      ${
        maySignal(scene) && scene.public.seats.length > 1
          ? this.sheetButton("signal", { sign: "say", label: t("signal") })
          : nothing
      }
      ${this.chatButton()} ${this.storyButton(this.table.story.items)} ${this.#trackerButton(scene)}
    </div>`;
  }

  /** @param {View} view */
  #mine(view) {
    const { scene } = this;
    return html`<section
      class="mine mine--split ${view.yourTurn ? "is-turn" : ""}"
      id="hand"
      tabindex="-1"
      aria-label=${t("your-hand")}
    >
      ${scene.you ? this.saidByHand(scene) : nothing} ${hand(view, this.does)}
      ${scene.past ? nothing : this.#plan(view)} ${scene.you ? clockOf(scene, scene.you.seat) : nothing}
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
            offline: this.table.connection.state !== "open",
            hint: this.hintButton(),
            asking: this.asking,
            strands: this.strands,
            takeBack: (card) => this.takeBack(card),
            undo: () => this.undo(),
            askBack: this.takeBackButton(),
            lay: () => this.lay(),
            layOn: () => this.layOn(),
            layAnyway: () => this.layNow(true),
            thinkAgain: () => (this.asking = false),
          })
        : html`<div class="plan">
            <p class="small mute plan__quiet">${scene.public.phase === "starting" ? t("look-at-hand") : nothing}</p>
          </div>`)
    );
  }

  /** @param {Scene} scene */
  result(scene) {
    return this.game.end(scene, this.told);
  }

  /** @param {Scene} _scene */
  why(_scene) {
    return this.game.why(this.view, this.told);
  }

  /** @param {Scene} scene */
  whySaid(scene) {
    return stuckSaid(scene, this.game, this.told) || super.whySaid(scene);
  }

  /** @param {string | Seat} open @param {Scene} scene */
  sheetOf(open, scene) {
    if (open === "signal") return { title: t("signal"), body: this.talk(scene) };
    return open === "tracker" ? { title: t("cards-laid"), body: tracker(this.game, scene) } : null;
  }

  /** @param {PropertyValues} changed */
  willUpdate(changed) {
    super.willUpdate(changed);
    if (this.selected !== null && !this.table.you?.hand?.includes(this.selected)) this.letGo();
  }

  /** @param {PropertyValues} changed */
  updated(changed) {
    super.updated(changed);
    const before = this.whereCardsLay();
    const laidBy = this.#laidBy;
    if (before) travel(this, before, (card, element) => this.#origin(card, element, laidBy));
    this.#laidBy = new Map();
    if (changed.has("menu") && this.menu)
      /** @type {HTMLElement | null} */ (this.querySelector(".sigmenu button"))?.focus();
    this.#askWhoStarts();
    if (changed.has("asking") && this.asking)
      /** @type {HTMLElement | null} */ (this.querySelector(".plan__ask button"))?.focus();
  }

  #askedWhoStarts = false;

  /** The first question of a game is said, and the keyboard goes on from it. */
  #askWhoStarts() {
    const { phase, awaited } = this.scene.public;
    const asks =
      phase === "starting" && !this.table.agreed && this.scene.you !== null && awaited.includes(this.scene.you.seat);
    if (asks && !this.#askedWhoStarts) {
      tellNow(`${t("who-starts")} ${t("who-starts-how")}`);
      /** @type {HTMLElement | null} */ (this.querySelector("#starting-title"))?.focus({ preventScroll: true });
    }
    this.#askedWhoStarts = asks;
  }

  /**
   * Where a card that was not in sight comes from.
   * @param {string} card @param {HTMLElement} element @param {Map<string, {seat: number, back: boolean}>} laidBy
   */
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

  /** @param {readonly HappenedFrame[]} _moment @param {Scene | null} before */
  happens(_moment, before) {
    const { scene } = this;
    const since = before?.seq ?? scene.seq;
    for (const item of this.table.story.items) {
      if (item.seq <= since) continue;
      if (item.kind === "turn") this.#watch(item);
      const done = item.kind !== "turn" || item.drew !== null || scene.public.phase === "ended";
      if (done && this.isTold(item)) tell(sentence(scene, item, this.reading));
      if (item.kind === "said" && item.seat !== scene.you?.seat) sound("signal");
    }
  }

  /** @param {Scene | null} before */
  settles(before) {
    const { scene } = this;
    this.plan.settle();
    const actedBefore = (before?.you?.actions.length ?? 0) > 0;
    if (this.table.yourTurn && !actedBefore) tellNow(t("your-turn-now", { count: owedNow(scene) }));
  }

  /** @param {TurnItem} turn */
  #watch(turn) {
    const { game, scene } = this;
    for (const laid of laidIn(turn)) {
      const apart = game.ownerOf(laid.pile, laid.seat, scene) !== null;
      this.#laidBy.set(cardName(laid.card, apart ? laid.seat : null), {
        seat: laid.seat,
        back: kindOf(game, laid) === "back",
      });
    }
    const last = laidIn(turn).at(-1);
    if (last && turn.drew !== null) sound(kindOf(game, last) === "back" ? "back" : "lay", game.height(last.card));
  }

  /** @param {PointerEvent} event */
  #pressedElsewhere = (event) => {
    if (!(/** @type {Element} */ (event.target).closest?.(".sigmenu"))) this.dropMenu();
  };

  /** @param {KeyboardEvent} event */
  pressed(event) {
    return pressed(this, event);
  }
}
