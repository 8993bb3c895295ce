/** What every game's table does alike: it watches, tells, notes what is refused, hears the chat, opens sheets, ends. */

import { LitElement, html, nothing } from "lit";
import { icon } from "../../cards/faces.js";
import { look } from "../../cards/travel.js";
import { tell, tellNow } from "../../shell/announce.js";
import { furnished } from "../../shell/furnish.js";
import { refusal } from "../../shell/refusals.js";
import { sheet } from "../../shell/sheet.js";
import { play as sound } from "../../shell/sounds.js";
import { toast, toasts } from "../../shell/toasts.js";
import { around } from "../../store/around.js";
import { ask } from "../../store/person.js";
import { Watching } from "../../store/redraw.js";
import { route } from "../../store/route.js";
import { keep, recall } from "../../store/session.js";
import { settings } from "../../store/settings.js";
import { judged, keptOf } from "../../store/share.js";
import { t, words } from "../../words/words.js";
import "./chat.js";
import { hasChat } from "./chat.js";
import { heardAt } from "./clock.js";
import { dock, lookBack } from "./end/dock.js";
import { beside } from "./panes.js";
import { sealed } from "./end/seal.js";
import { strips, stripsSaid } from "./asking.js";
import { takeBackButton, takenBack } from "./taking-back.js";

/** @import { PropertyValues } from "lit" */
/** @import { Seen } from "../../cards/travel.js" */
/** @import { Called } from "../../shell/refusals.js" */
/** @import { Table } from "../../store/table.js" */
/** @import { EndTold, HappenedFrame, HintTold, Scene, Seat } from "../../wire/frames.js" */
/** @import { Item } from "../../store/story.js" */
/** @import { Asks } from "./asking.js" */
/** @import { Saying } from "./hinting.js" */
/** @import { Compare, Result } from "./end/dock.js" */
/** @import { Pane } from "./panes.js" */

/** @typedef {typeof import("./hinting.js")} HintModule */

/** For who asks for a hint. */
const LATER = {
  hinting: () => furnished(import("./hinting.js"), { words: ["hints"], styles: ["hints"] }),
  comparing: () => furnished(import("./end/compared.js"), { words: ["compared"], styles: ["low-end"] }),
};

/** What leaves a hint behind. */
const OUTDATED = new Set(["played", "took-back", "abandoned", "resigned"]);
/** What strips and the end say. */
const SEEN_ELSEWHERE = new Set(["proposed", "paused", "abandoned"]);
const NEW_FOR = 20_000; // milliseconds that what happened meanwhile is marked after one is back

export class GameTable extends LitElement {
  static properties = {
    table: { attribute: false },
    open: { state: true },
    checked: { state: true },
    told: { state: true },
    seen: { state: true },
    unread: { state: true },
    hint: { state: true },
    hinting: { state: true },
    back: { state: true },
    pane: { state: true },
  };

  /** @type {Watching | null} */ #watching = null;
  /** Where the cards lay before what comes next. @type {Seen | null} */ #before = null;

  constructor() {
    super();
    /** @type {Table} */ this.table = /** @type {any} */ (undefined); // given by who draws it
    /** The sheet that is open: its name, or whose plate it shows. @type {string | Seat} */ this.open = "";
    this.checked = false;
    /** What the server tells of the end. @type {EndTold | null} */ this.told = null;
    /** What had happened when one looked away. */ this.seen = Infinity;
    /** What the strong bot would do, and how that is shown. @type {{told: HintTold, show: HintModule} | null} */
    this.hint = null;
    /** A hint was asked for, and is on its way. */ this.hinting = false;
    /** Lines that were written while the chat was not in sight. */ this.unread = 0;
    /** What is read beside the table, where only one thing is. */ this.pane = "story";
    /** Turns that a bot has played for one, until one has looked at them. */ this.back = 0;
  }

  createRenderRoot() {
    return this;
  }

  connectedCallback() {
    this.#watching ??= new Watching(this, ...this.watched);
    super.connectedCallback();
    this.table.addEventListener("happened", this.#happened);
    this.#hearBack([]);
    addEventListener("keydown", this.#key);
    document.addEventListener("visibilitychange", this.#lookedAway);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.table.removeEventListener("happened", this.#happened);
    removeEventListener("keydown", this.#key);
    document.removeEventListener("visibilitychange", this.#lookedAway);
  }

  /** @returns {Scene} */
  get scene() {
    return /** @type {Scene} */ (this.table.scene);
  }

  // What each game says for itself

  /** What is shown here, and drawn anew when it changes. @returns {EventTarget[]} */
  get watched() {
    return [this.table, this.table.connection, settings, words, around];
  }

  /** What cards and piles are called here. @returns {Called} */
  get called() {
    return {};
  }

  /** What happened, turn by turn. @param {Scene} _scene @returns {unknown} */
  story(_scene) {
    return nothing;
  }

  /**
   * A sheet of the game's own.
   * @param {string | Seat} _open @param {Scene} _scene @returns {{title: string, body: unknown} | null}
   */
  sheetOf(_open, _scene) {
    return null;
  }

  /** How it ended. @param {Scene} _scene @returns {Result} */
  result(_scene) {
    throw new Error("Every game ends somehow.");
  }

  /** Why it ended so. @param {Scene} _scene @returns {unknown} */
  why(_scene) {
    return nothing;
  }

  /** The same in words, for who listens. @param {Scene} scene */
  whySaid(scene) {
    return this.result(scene).sentence;
  }

  /** How a hint is said here. @returns {Saying | null} */
  get saying() {
    return null;
  }

  /**
   * What makes a hint one's plan; nothing is laid.
   * @param {readonly string[]} _actions @returns {(() => void) | null}
   */
  taking(_actions) {
    return null;
  }

  /** Something has happened: tell it. @param {readonly HappenedFrame[]} _moment @param {Scene | null} _before */
  happens(_moment, _before) {}

  /** The table stands still again: settle what is shown, and say whose turn it is. @param {Scene | null} _before */
  settles(_before) {}

  /** The game is over: the result is shown. @param {Scene} _scene */
  ends(_scene) {
    this.toResult();
  }

  /** Whether the key did something. @param {KeyboardEvent} _event */
  pressed(_event) {
    return false;
  }

  // What is seen

  /**
   * A button that opens a sheet, where there is no room beside the table.
   * @param {string} name @param {{sign: string, label: string, fresh?: number, kind?: string}} how
   */
  sheetButton(name, { sign, label, fresh = 0, kind = "" }) {
    return html`<button type="button" class="btn btn--s ${kind}" title=${label} @click=${() => (this.open = name)}>
      ${icon(sign)}${label}${fresh ? html` <b class="n">${fresh}</b>` : nothing}
    </button>`;
  }

  chatButton() {
    return hasChat(this.table)
      ? this.sheetButton("chat", { sign: "say", label: t("chat"), fresh: this.unread })
      : nothing;
  }

  /** @param {readonly {seq: number}[]} told */
  storyButton(told) {
    const fresh = told.filter((each) => each.seq > this.seen).length;
    return this.sheetButton("story", { sign: "log", label: t("what-happened"), fresh });
  }

  /** What is read beside the table, where there is room. @param {Scene} scene @returns {Pane[]} */
  panes(scene) {
    const story = { name: "story", title: t("what-happened"), body: this.story(scene) };
    if (!hasChat(this.table)) return [story];
    const body = html`<table-chat .table=${this.table}></table-chat>`;
    return [story, { name: "chat", title: t("chat"), fresh: this.unread, body }];
  }

  /** @param {Scene} scene */
  beside(scene) {
    return beside(this.panes(scene), {
      chosen: this.pane,
      choose: (name) => {
        this.#chosePane = true;
        this.turnTo(name);
      },
      apart: scene.setting.seats === 1,
    });
  }

  #chosePane = false;

  /** @param {string} pane */
  turnTo(pane) {
    this.pane = pane;
    // Of what is not shown nobody knows how long it is: the newest line is looked for again.
    this.onceDrawn(() => {
      /** @type {LitElement | null} */ (this.querySelector(".side__chat table-chat"))?.requestUpdate();
      if (this.#chatInSight) this.unread = 0;
    });
  }

  get #chatInSight() {
    const beside = /** @type {HTMLElement | null} */ (this.querySelector(".side__chat"));
    return this.open === "chat" || Boolean(beside?.offsetParent);
  }

  /** The deal, promised by its hash. @param {Scene} scene */
  seal(scene) {
    const { seed_hash: hash, known } = scene.setting;
    if (scene.public.phase === "ended" && scene.reveal && !scene.past)
      return html`<div class="side__seal">${sealed(scene, this.#checking)}</div>`;
    return html`${known ? html`<p class="fine known">${icon("undo")} ${t("deal-known")}</p>` : nothing}
      <p class="fine">
        ${t("deal-sealed")} <span class="n seal" title=${hash}>${hash.slice(0, 4)}…${hash.slice(-4)}</span>
      </p>`;
  }

  // Hints

  /** Where one may ask what the strong bot would do. */
  hintButton() {
    if (!this.scene.you?.hint || !this.saying) return nothing;
    return html`<button
      type="button"
      class="btn plan__hint"
      aria-pressed=${this.hint !== null}
      aria-busy=${this.hinting}
      aria-label=${t("hint-ask")}
      title=${t("hint-ask")}
      @click=${() => this.askHint()}
    >
      ${this.hinting ? html`<span class="spin" aria-hidden="true"></span>` : icon("bulb")}<span class="opt"
        >${t(this.hinting ? "hint-thinking" : "hint")}</span
      >
    </button>`;
  }

  hintBar() {
    if (!this.hint || !this.saying) return nothing;
    const { told, show } = this.hint;
    return show.hintBar(told, this.saying, {
      take: this.taking(told.best.actions),
      putAway: () => (this.hint = null),
    });
  }

  async askHint() {
    const { saying } = this;
    if (this.hinting || this.hint || !this.scene.you?.hint || !saying) return;
    this.hinting = true;
    tell(t("hint-thinking"));
    const asked = async () => {
      const [show, { hint }] = await Promise.all([LATER.hinting(), this.table.wish("hint")]);
      this.hint = { told: hint, show };
      tell(show.heard(hint, saying));
    };
    await this.wish(asked());
    this.hinting = false;
  }

  /** @param {Scene} scene */
  sheets(scene) {
    const shown = this.#shown(scene);
    return shown ? sheet({ ...shown, close: () => (this.open = "") }) : nothing;
  }

  /** @param {Scene} scene @returns {{title: string, body: unknown} | null} */
  #shown(scene) {
    switch (this.open) {
      case "":
        return null;
      case "story":
        return { title: t("what-happened"), body: this.story(scene) };
      case "chat":
        return { title: t("chat"), body: html`<table-chat .table=${this.table}></table-chat>` };
      default:
        return this.sheetOf(this.open, scene);
    }
  }

  get #checking() {
    return { checked: this.checked, check: () => (this.checked = true) };
  }

  /** @param {Scene} scene */
  end(scene) {
    return dock(scene, {
      ...this.#checking,
      result: this.result(scene),
      why: this.why(scene),
      told: this.told,
      compared: this.#compared,
      again: (sameDeal) => this.#again(sameDeal),
      climb: (limit) => this.dispatchEvent(new CustomEvent("climb", { bubbles: true, detail: { limit } })),
      challenge: () => this.dispatchEvent(new CustomEvent("challenge", { bubbles: true })),
    });
  }

  /** @param {boolean} sameDeal */
  #again(sameDeal) {
    this.dispatchEvent(new CustomEvent("rematch", { bubbles: true, detail: { sameDeal } }));
  }

  // What people ask of one another

  /** A play, as it is asked for. @param {string} action */
  play(action) {
    const [card = "", pile = ""] = action.split(">");
    const { called } = this;
    return pile ? `${called.card?.(card) ?? card} → ${called.pile?.(pile) ?? pile}` : t("play-last");
  }

  /** @param {Scene} scene */
  asks(scene) {
    return strips(scene, this.#asks(scene));
  }

  /** @param {Scene} scene @returns {Asks} */
  #asks(scene) {
    const { table } = this;
    const bots = scene.setting.bots;
    const strength = bots.includes("fast") ? "fast" : (bots.at(-1) ?? "novice");
    return {
      called: (action) => this.play(action),
      answer: (yes) => this.wish(table.wish("answer", { yes })),
      goOn: () => this.wish(table.wish("resume")),
      standIn: (seat) => this.wish(table.wish("hand-over", { seat, strength })),
      takeChair: (seat) => this.wish(table.wish("sit", { seat })),
      next: () => this.#again(false),
      by: this.#wantsAnother,
      invited: table.key !== null,
      back: this.back,
      whatItLaid: () => {
        this.back = 0;
        this.toStory();
      },
    };
  }

  /** What the strips have said that stand there. @type {string[]} */ #saidByStrips = [];

  /** Said once, when it appears. */
  #sayStrips() {
    const strips = this.scene ? stripsSaid(this.scene, this.#asks(this.scene)) : [];
    for (const { said, now } of strips) if (!this.#saidByStrips.includes(said)) (now ? tellNow : tell)(said);
    this.#saidByStrips = strips.map(({ said }) => said);
  }

  /** Who of the others has dealt again, as far as that was told. */
  #wantsAnother = "";

  /** @param {readonly HappenedFrame[]} moment */
  #hearRematch(moment) {
    const asked = [...this.table.recalled, ...moment].find((each) => each.kind === "rematched");
    if (!asked || asked.seat === null || asked.seat === this.table.you?.seat) return;
    this.#wantsAnother = this.scene.public.seats[asked.seat]?.name ?? "";
  }

  /** Who declined, or asks no longer. @param {readonly HappenedFrame[]} moment @param {Scene | null} before */
  #hearDeclined(moment, before) {
    const { seat } = moment.find((each) => each.kind === "objected") ?? {};
    if (seat === undefined || seat === null || seat === this.table.you?.seat) return;
    const own = seat === before?.public.proposed?.by ? "yes" : "no";
    toast(t("declined", { name: this.table.nameOf(seat), own }), { sign: "undo" });
  }

  /** What is told by the list alone, and by no strip, notice or end. @param {Item} item */
  isTold(item) {
    if (item.kind !== "other") return true;
    return !SEEN_ELSEWHERE.has(item.what) && (item.what !== "objected" || item.seat === this.table.you?.seat);
  }

  /** Who comes back reads what the bot has done. @param {readonly HappenedFrame[]} moment */
  #hearBack(moment) {
    const own = this.table.you?.seat;
    const last = [...this.table.recalled, ...moment].findLast((each) => each.kind === "came-back" && each.seat === own);
    const name = `back:${this.table.id}`;
    if (!last || last.seq <= recall(name, 0)) return;
    keep(name, last.seq);
    this.back = last.facts.turns ?? 0;
  }

  takeBackButton() {
    return takeBackButton(() => this.takeBackPlay());
  }

  async takeBackPlay() {
    await this.wish(takenBack(this.table));
  }

  /** Agree, or rather not. @param {KeyboardEvent} event */
  #answered({ key, ctrlKey }) {
    const asked = this.querySelector(".asked--you");
    if (!asked || ctrlKey || !/^[yx]$/i.test(key)) return false;
    this.wish(this.table.wish("answer", { yes: key.toLowerCase() === "y" }));
    return true;
  }

  /** @type {Promise<unknown> | null} */ #learning = null;
  /** @type {Compare | null} */ #compared = null;

  /** Once it is over: why, and beside what it stands. Without an answer the end is told as far as it is seen. */
  #learn() {
    const { table } = this.scene;
    const key = recall(`key:${table}`, /** @type {string | null} */ (null));
    /** @type {Record<string, string>} */ const headers = key ? { "x-tenback-key": key } : {};
    this.#learning ??= Promise.allSettled([
      ask("GET /api/tables/{table}/end", { table, headers }).then((told) => (this.told = told)),
      LATER.comparing().then(({ compared }) => ((this.#compared = compared), this.requestUpdate())),
    ]);
    return this.#learning;
  }

  // Cards that move

  /** @param {PropertyValues} changed */
  willUpdate(changed) {
    super.willUpdate(changed);
    if (this.open === "chat") this.unread = 0;
    if (this.table.scene?.public.phase === "ended" && this.table.scene.public.game) this.#learn();
    if (this.hasUpdated) this.lookAtCards();
    this.#hadFocus = this.contains(document.activeElement);
  }

  #hadFocus = false;

  /** What was pressed may be gone; then one goes on from the next sensible thing. @param {PropertyValues} changed */
  updated(changed) {
    super.updated(changed);
    if (this.#hadFocus && document.activeElement === document.body) this.focusNext();
    this.#sayStrips();
  }

  /** Where the keyboard goes on after what had the focus is gone. */
  focusNext() {
    const next = ["#end-title", "#stage", "#hand"].map((each) => this.querySelector(each)).find(Boolean);
    /** @type {HTMLElement | undefined} */ (next ?? undefined)?.focus({ preventScroll: true });
  }

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

  /** After the table has been drawn as it is now. @param {() => void} act */
  onceDrawn(act) {
    this.requestUpdate();
    this.updateComplete.then(act);
  }

  // What happens

  /** @param {Event} event */
  #happened = (event) => {
    const { moment, before, caughtUp } =
      /** @type {CustomEvent<{moment: HappenedFrame[], before: Scene | null, caughtUp: boolean}>} */ (event).detail;
    const { scene } = this;
    if (!moment.length || moment.some((each) => OUTDATED.has(each.kind))) this.hint = null;
    this.happens(moment, before);
    this.#listen(moment);
    if (moment.length && !caughtUp) heardAt(/** @type {HappenedFrame} */ (moment.at(-1)).at);
    this.#hearRematch(moment);
    this.#hearDeclined(moment, before);
    this.#hearBack(moment);
    this.settles(before);
    if (scene.public.phase === "ended" && before && before.public.phase !== "ended") this.#over(scene);
    if (caughtUp || !moment.length) this.whereCardsLay();
  };

  /** What others have written. @param {readonly HappenedFrame[]} moment */
  #listen(moment) {
    const written = moment.filter((each) => each.kind === "chatted" && each.seat !== this.table.you?.seat);
    for (const { facts } of written) tell(t("said-by", { name: facts.name ?? "", said: facts.text ?? "" }));
    if (!this.#chatInSight) this.unread += written.length;
    if (written.length && !this.#chosePane) this.turnTo("chat"); // who has chosen what to read goes on reading it
  }

  /** Said once, when it is known why. @param {Scene} scene */
  async #over(scene) {
    if (this.result(scene).won) sound("won");
    this.ends(scene);
    const deal = scene.reveal && judged(scene, keptOf(scene.table));
    if (deal && !deal.holds) this.note(t(deal.said)); // what does not hold may stand below the fold
    await this.#learn();
    const { figure, title, whole = false } = this.result(scene);
    const said = t("end-heard", {
      title: (whole ? title : `${figure} ${title}`).replace(/\.$/, ""),
      sentence: this.whySaid(scene),
    });
    tellNow(t("end-heard", { title: t("the-end"), sentence: said }));
  }

  toResult() {
    this.onceDrawn(() => /** @type {HTMLElement | null} */ (this.querySelector("#end-title"))?.focus());
  }

  #lookedAway = () => {
    if (document.hidden) this.seen = Math.min(this.seen, this.table.story.seq);
    else setTimeout(() => document.hidden || (this.seen = Infinity), NEW_FOR);
  };

  // What one does

  /** @param {Promise<unknown>} wish */
  async wish(wish) {
    toasts.putAway();
    try {
      await wish;
    } catch (error) {
      const { text, rule } = refusal(error, this.called);
      if (text) this.note(text, rule);
    }
  }

  /** @param {string} text @param {string | null} [rule] */
  note(text, rule = null) {
    toast(text, rule ? { rule, game: this.scene.setting.game } : {});
  }

  /** Keys are places on the keyboard, so that they work in every language. @param {KeyboardEvent} event */
  #key = (event) => {
    const target = /** @type {Element} */ (event.target);
    if (!settings.all.keys || event.defaultPrevented || event.altKey || event.metaKey) return;
    if (document.querySelector("dialog[open]") || target.closest?.("input, textarea, select")) return;
    const heeded =
      this.#answered(event) || this.#pressedAtEnd(event) || this.#pressedForHint(event) || this.pressed(event);
    if (!heeded) return;
    event.preventDefault();
    // By keys alone it is never lost.
    this.onceDrawn(() => document.activeElement === document.body && this.focusNext());
  };

  /** @param {KeyboardEvent} event */
  #pressedForHint({ code, ctrlKey, shiftKey }) {
    if (code !== "KeyI" || ctrlKey || shiftKey || !this.scene?.you?.hint) return false;
    return (this.askHint(), true);
  }

  /** Look back, deal again. @param {KeyboardEvent} event */
  #pressedAtEnd({ code, ctrlKey, shiftKey }) {
    const { scene } = this;
    if (ctrlKey || shiftKey || scene?.public.phase !== "ended" || scene.past || !this.querySelector(".ended"))
      return false;
    if (code === "KeyL") return (route.go(lookBack(scene)), true);
    if (code !== "KeyN" || !scene.you) return false;
    return (this.#again(false), true);
  }

  /** To what happened, beside the table or as a sheet. */
  toStory() {
    this.turnTo("story");
    this.onceDrawn(() => {
      const heading = /** @type {HTMLElement | null} */ (this.querySelector("#story"));
      if (heading?.offsetParent) heading.focus();
      else this.open = "story";
    });
  }
}
