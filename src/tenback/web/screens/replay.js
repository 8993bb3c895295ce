/** A game looked back at, on the table where it was played. */

import { LitElement, html, nothing, repeat } from "lit";
import { Turned, ask } from "../store/person.js";
import { deckInOrder } from "../tables/ten/deck-in-order.js";
import { settings } from "../store/settings.js";
import { keptKeyFor } from "../store/table.js";
import { Watching } from "../store/redraw.js";
import { t, words } from "../words/words.js";
import { closed } from "./coming-in.js";
import { Opened } from "./opened.js";
import { page } from "../shell/message-page.js";
import { actionsAt, momentsAfter } from "./review/moments.js";
import { playOnSheet } from "./review/playing-on.js";
import { SPEEDS, controls, turnList } from "./replay/controls.js";
import { NoPlan, Past, asItWas } from "./replay/past.js";
import { beforeOf, placeIn, placeOf, turnAt, turnBack, turnOn, turnsOf } from "./replay/turns.js";
import { tableOf } from "./table.js";
import { toast, toastDone } from "../shell/toasts.js";
import { topBar } from "../shell/top.js";

/** @import { Connection } from "../wire/connection.js" */
/** @import { Replay, Scene } from "../wire/frames.js" */
/** @import { Speed } from "./replay/controls.js" */
/** @import { Moment } from "./replay/past.js" */
/** @import { Turn } from "./replay/turns.js" */
/** @import { GameModule } from "./table.js" */

class ReplayScreen extends LitElement {
  static properties = {
    connection: { attribute: false },
    name: { attribute: false },
    at: { state: true },
    chosen: { state: true },
    trouble: { state: true },
    playing: { state: true },
    speed: { state: true },
    opened: { state: true },
  };

  /** @type {Replay | null} */ #replay = null;
  /** @type {readonly Moment[]} */ #moments = [];
  /** @type {readonly Turn[]} */ #turns = [];
  /** @type {GameModule | null} */ #game = null;
  /** @type {Past | null} */ #past = null;
  /** @type {NoPlan | null} */ #plan = null;
  #opened = new Opened(this);
  #timer = 0;
  #asked = 0;
  /** @type {string | null} */ #key = null;

  constructor() {
    super();
    /** @type {Connection} */ this.connection = /** @type {any} */ (undefined); // given by who draws it
    /** The table's name in its address. */ this.name = "";
    /** Which moment one looks at. */ this.at = 0;
    /** The turn that one looks at, before it is played. @type {Turn | null} */ this.chosen = null;
    /** @type {Error | null} */ this.trouble = null;
    this.playing = false;
    /** @type {Speed} */ this.speed = "even";
    /** @type {"" | "help" | "menu" | "play"} */ this.opened = "";
    new Watching(this, words, settings);
  }

  createRenderRoot() {
    return this;
  }

  connectedCallback() {
    super.connectedCallback();
    this.#key = keptKeyFor(this.name);
    addEventListener("keydown", this.#pressed, true);
    addEventListener("hashchange", this.#addressed);
    this.#load(placeIn(location.hash)?.eyes ?? null);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    clearTimeout(this.#timer);
    removeEventListener("keydown", this.#pressed, true);
    removeEventListener("hashchange", this.#addressed);
    document.title = "tenback";
  }

  /** @param {string | null} eyes  null: one's own */
  async #load(eyes) {
    const asked = ++this.#asked;
    try {
      const replay = await ask("GET /api/tables/{table}/replay", {
        table: this.name,
        ...(eyes === null ? {} : { query: { eyes } }),
        headers: this.#key ? { "x-tenback-key": this.#key } : {},
      });
      const game = await tableOf(replay.moments[0]?.scene.setting.game ?? "");
      if (asked !== this.#asked) return;
      this.#replay = replay;
      this.#game = game;
      this.#moments = replay.moments.map((moment, place) => asItWas(moment, replay.positions?.[place]));
      this.#turns = turnsOf(this.#moments);
      this.trouble = null;
      if (this.#past) this.#jump(this.at, this.#turns[(this.chosen?.number ?? 0) - 1] ?? null);
      else this.#open(placeIn(location.hash));
    } catch (error) {
      if (asked !== this.#asked) return;
      // A link may name eyes that are not for who follows it: then one looks through one's own.
      if (eyes !== null && error instanceof Turned && error.key === "not-your-eyes") return void this.#load(null);
      this.trouble = /** @type {Error} */ (error);
    }
  }

  /** @param {ReturnType<typeof placeIn>} place */
  #open(place) {
    const turn = place?.turn ? (this.#turns[place.number - 1] ?? null) : null;
    this.#jump(turn ? beforeOf(turn) : place?.turn ? 0 : (place?.number ?? 0), turn);
  }

  // What is seen

  render() {
    const title = this.#moments[0]?.scene.setting.title ?? "";
    return html`${topBar({
      title: title ? `${title} · ${t("replay")}` : t("replay"),
      help: () => (this.opened = "help"),
      menu: () => (this.opened = "menu"),
    })}
    ${this.trouble ? this.#inTheWay(this.trouble) : this.#table()}
    ${this.#opened.sheets(this.#moments[0]?.scene.setting.game ?? "")}
    ${this.opened === "play" && this.#past?.scene ? this.#playOn(this.#past.scene) : nothing}`;
  }

  /** From the moment that one looks at. @param {Scene} scene */
  #playOn({ setting }) {
    const actions = actionsAt(momentsAfter(this.#moments), this.at);
    return playOnSheet({
      connection: this.connection,
      table: this.name,
      key: this.#key,
      game: setting.game,
      seats: setting.seats,
      turn: this.chosen?.number ?? turnAt(this.#turns, this.at + 1)?.number ?? 1,
      actions,
      close: () => (this.opened = ""),
    });
  }

  #table() {
    const past = this.#past;
    const plan = this.#plan;
    const replay = this.#replay;
    const game = this.#game;
    if (!past?.scene || !plan || !replay || !game) return html`<main class="felt" id="main" aria-busy="true"></main>`;
    const shown = {
      scene: past.scene,
      replay,
      turns: this.#turns,
      turn: this.chosen ?? turnAt(this.#turns, this.at),
      chosen: this.chosen,
      told: this.#told(game),
      line: (/** @type {Turn} */ turn) => game.turns.line(past.scene ?? turn.before, turn.before, turn.moments),
      at: this.at,
      last: this.#last,
      playing: this.playing,
      speed: this.speed,
      go: (/** @type {number} */ at) => this.#go(at),
      choose: (/** @type {Turn} */ turn) => this.#choose(turn),
      turnBack: () => this.#choose(turnBack(this.#turns, this.at, this.chosen)),
      turnOn: () => this.#choose(turnOn(this.#turns, this.at, this.chosen), this.#last),
      toggle: () => this.#toggle(),
      pace: (/** @type {Speed} */ speed) => {
        this.speed = speed;
        if (this.playing) this.#tick();
      },
      look: (/** @type {string} */ eyes) => {
        this.#stop();
        this.#load(eyes);
      },
      share: () => this.#share(),
      actions: actionsAt(momentsAfter(this.#moments), this.at),
      playOn: () => (this.opened = "play"),
    };
    return html`<div class="replay">
      <div class="replay__table">
        ${repeat(
          [past],
          (each) => each,
          () => game.draw(past, plan),
        )}
      </div>
      ${turnList(shown)}${controls(shown)}
    </div>`;
  }

  /** @param {Error} trouble */
  #inTheWay(trouble) {
    if (!(trouble instanceof Turned))
      return page({
        sign: "warn",
        title: t("replay-broken"),
        text: t("replay-broken-text"),
        ways: html`<button type="button" class="btn btn--go" @click=${() => this.#load(null)}>${t("try-now")}</button>`,
      });
    if (trouble.key === "not-ended")
      return page({
        sign: "lock",
        title: t("replay-not-ended"),
        text: t("replay-not-ended-text"),
        ways: html`<a class="btn btn--go" href="/t/${this.name}">${t("replay-to-table")}</a>`,
      });
    return closed(trouble, this.#key);
  }

  /** @param {PropertyValues} changed @import { PropertyValues } from "lit" */
  updated(changed) {
    super.updated(changed);
    const title = this.#moments[0]?.scene.setting.title;
    document.title = `${title ? `${title} · ` : ""}${t("replay")} · tenback`;
    this.#showTurn();
  }

  /** The list follows; the page stays where it is. */
  #showTurn() {
    const row = this.querySelector(".replay__turns .is-now");
    const list = row?.closest("ol");
    if (!row || !list) return;
    const [seen, frame] = [row.getBoundingClientRect(), list.getBoundingClientRect()];
    if (seen.top < frame.top) list.scrollTop -= frame.top - seen.top;
    else if (seen.bottom > frame.bottom) list.scrollTop += seen.bottom - frame.bottom;
  }

  // Where one looks

  get #last() {
    return this.#moments.length - 1;
  }

  /** What happened at the moment that one looks at, in a sentence. @param {GameModule} game */
  #told(game) {
    const moment = this.#moments[this.at];
    const turn = turnAt(this.#turns, this.at);
    const scene = this.#past?.scene;
    if (!moment || !scene || this.chosen) return "";
    const within = turn && this.at <= turn.to && moment.kind === "played";
    return within
      ? game.turns.said(scene, turn.before, this.#moments.slice(turn.from, this.at + 1))
      : game.turns.said(scene, this.#moments[this.at - 1]?.scene ?? null, [moment]);
  }

  /** The table before a turn; no turn: the moment. @param {Turn | null} turn @param {number} [otherwise] */
  #choose(turn, otherwise = 0) {
    if (!turn) return this.#go(otherwise);
    this.#stop();
    this.#jump(beforeOf(turn), turn);
    this.#address();
  }

  /** By hand: then it does not play on by itself. @param {number} at */
  #go(at) {
    this.#stop();
    this.#show(at);
  }

  /** @param {number} wanted */
  #show(wanted) {
    const at = Math.max(0, Math.min(this.#last, wanted));
    if (at === this.at + 1 && this.#past) {
      this.#past.next(at);
      this.at = at;
      this.chosen = null;
    } else this.#jump(at);
    this.#address();
  }

  /** Where one is stands in the address, but for the key. */
  #address() {
    const start = this.at === 0 && !this.chosen && this.#eyes === null;
    history.replaceState(null, "", `${location.pathname}${start ? "" : this.#place}`);
  }

  get #place() {
    return placeOf(this.at, this.chosen, this.#eyes);
  }

  /** Whose eyes a link has to name: where there is a choice. */
  get #eyes() {
    const replay = this.#replay;
    return replay && replay.allowed.length > 1 ? replay.eyes : null;
  }

  /**
   * Anywhere: the table is drawn anew, without cards that travel.
   * @param {number} wanted @param {Turn | null} [chosen]
   */
  #jump(wanted, chosen = null) {
    const at = Math.max(0, Math.min(this.#last, wanted));
    const marked = chosen && this.#game ? this.#game.turns.marked(chosen.before, chosen.moments) : [];
    this.chosen = chosen;
    const past = new Past(this.#moments, at, marked);
    past.coach = () => (past.scene ? deckInOrder(past.scene) : nothing);
    this.#past = past;
    this.#plan = new NoPlan(this.#past);
    this.at = at;
    this.requestUpdate();
  }

  #addressed = () => {
    const place = placeIn(location.hash);
    if (!place || !this.#past || location.hash.split(":")[0] === this.#place) return;
    this.#stop();
    this.#open(place);
    if (place.eyes !== null && place.eyes !== this.#replay?.eyes) this.#load(place.eyes);
  };

  #toggle() {
    if (this.playing) return this.#stop();
    this.playing = true;
    if (this.at === this.#last) this.#show(0);
    this.#tick();
  }

  #stop() {
    clearTimeout(this.#timer);
    this.playing = false;
  }

  #tick() {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#show(this.at + 1);
      if (this.at < this.#last) this.#tick();
      else this.playing = false;
    }, SPEEDS[this.speed]);
  }

  /** The moment one looks at, as a link; the key of a private table goes with it. */
  async #share() {
    const link = `${location.origin}/replay/${this.name}${this.#place}${this.#key ? `:${this.#key}` : ""}`;
    try {
      await navigator.clipboard.writeText(link);
      toastDone(t("replay-copied"));
    } catch {
      toast(link);
    }
  }

  /**
   * Before the table hears them: there, arrows walk through a hand that nobody holds any more.
   * @param {KeyboardEvent} event
   */
  #pressed = (event) => {
    const target = /** @type {Element} */ (event.target);
    if (
      !this.#past ||
      event.ctrlKey ||
      event.altKey ||
      event.metaKey ||
      document.querySelector("dialog[open]") ||
      target.closest?.("select, textarea, input:not([type=range])")
    )
      return;
    if (event.code === "Space" && target.closest?.("button, a")) return;
    const step = this.#steps(event);
    if (!step) return;
    event.preventDefault();
    event.stopPropagation();
    step();
  };

  /** @param {KeyboardEvent} event @returns {(() => void) | null} */
  #steps({ code, shiftKey }) {
    switch (code) {
      case "ArrowRight":
        return () =>
          shiftKey ? this.#go(this.at + 1) : this.#choose(turnOn(this.#turns, this.at, this.chosen), this.#last);
      case "ArrowLeft":
        return () => (shiftKey ? this.#go(this.at - 1) : this.#choose(turnBack(this.#turns, this.at, this.chosen)));
      case "Home":
        return () => this.#go(0);
      case "End":
        return () => this.#go(this.#last);
      case "Space":
        return () => this.#toggle();
      default:
        return null;
    }
  }
}

customElements.define("replay-screen", ReplayScreen);
