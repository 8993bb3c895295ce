/** A game looked back at, on the table where it was played. */

import { LitElement, html, nothing, repeat } from "lit";
import { keep, recall } from "../store/kept.js";
import { Turned, ask, me } from "../store/person.js";
import { settings } from "../store/settings.js";
import { keyIn } from "../store/table.js";
import { Watching } from "../store/watching.js";
import { NotGranted } from "../wire/connection.js";
import { t, words } from "../words/words.js";
import { closed, invited } from "./coming-in.js";
import { helpSheet, plainMenuSheet } from "./menus.js";
import { page } from "./page.js";
import { SPEEDS, controls, turnList } from "./replay/controls.js";
import { NoPlan, Past, asItWas } from "./replay/past.js";
import { turnAt, turnBack, turnOn, turnsOf } from "./replay/turns.js";
import { GAMES } from "./table.js";
import { toast } from "./toasts.js";
import { topBar } from "./top.js";

/** @import { Connection } from "../wire/connection.js" */
/** @import { Replay } from "../wire/frames.js" */
/** @import { Speed } from "./replay/controls.js" */
/** @import { Moment } from "./replay/past.js" */
/** @import { Turn } from "./replay/turns.js" */
/** @import { GameTable } from "./table.js" */

class ReplayScreen extends LitElement {
  static properties = {
    connection: { attribute: false },
    name: { attribute: false },
    at: { state: true },
    trouble: { state: true },
    playing: { state: true },
    speed: { state: true },
    opened: { state: true },
  };

  /** @type {Replay | null} */ #replay = null;
  /** @type {readonly Moment[]} */ #moments = [];
  /** @type {readonly Turn[]} */ #turns = [];
  /** @type {GameTable | null} */ #game = null;
  /** @type {Past | null} */ #past = null;
  /** @type {NoPlan | null} */ #plan = null;
  #timer = 0;
  #asked = 0;
  /** @type {string | null} */ #key = null;

  constructor() {
    super();
    /** @type {Connection} */ this.connection = /** @type {any} */ (undefined); // given by who draws it
    /** The table's name in its address. */ this.name = "";
    /** Which moment one looks at. */ this.at = 0;
    /** @type {Error | null} */ this.trouble = null;
    this.playing = false;
    /** @type {Speed} */ this.speed = "even";
    /** @type {"" | "help" | "menu"} */ this.opened = "";
    new Watching(this, words, settings);
  }

  createRenderRoot() {
    return this;
  }

  connectedCallback() {
    super.connectedCallback();
    this.#key = keyIn(location.hash) ?? recall(`key:${this.name}`, /** @type {string | null} */ (null));
    keep(`key:${this.name}`, this.#key);
    addEventListener("keydown", this.#pressed, true);
    addEventListener("hashchange", this.#addressed);
    me.addEventListener("change", this.#known);
    this.#load(null);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    clearTimeout(this.#timer);
    removeEventListener("keydown", this.#pressed, true);
    removeEventListener("hashchange", this.#addressed);
    me.removeEventListener("change", this.#known);
    document.title = "tenback";
  }

  /** @param {string | null} eyes  null: one's own */
  async #load(eyes) {
    const asked = ++this.#asked;
    try {
      const path = `/api/tables/${encodeURIComponent(this.name)}/replay${eyes === null ? "" : `?eyes=${eyes}`}`;
      const replay = /** @type {Replay} */ (await ask("GET", path, undefined, this.#key ? { "x-tenback-key": this.#key } : {}));
      const game = await GAMES[replay.moments[0]?.scene.setting.game ?? ""]?.();
      if (asked !== this.#asked) return;
      if (!game) throw new Error(t("not-here-yet"));
      this.#replay = replay;
      this.#game = game;
      this.#moments = replay.moments.map((moment, place) => asItWas(moment, replay.positions?.[place]));
      this.#turns = turnsOf(this.#moments);
      this.trouble = null;
      this.#jump(this.#past ? this.at : (momentIn(location.hash) ?? 0));
    } catch (error) {
      if (asked === this.#asked) this.trouble = /** @type {Error} */ (error);
    }
  }

  #known = () => {
    if (this.trouble instanceof Turned && this.trouble.status === 401) this.#load(null);
  };

  // What is seen

  render() {
    const title = this.#moments[0]?.scene.setting.title ?? "";
    return html`${topBar({
        title: title ? `${title} · ${t("replay")}` : t("replay"),
        help: () => (this.opened = "help"),
        menu: () => (this.opened = "menu"),
      })}
      ${this.trouble ? this.#inTheWay(this.trouble) : this.#table()}
      ${this.opened === "help" ? helpSheet(this.#moments[0]?.scene.setting.game ?? "", () => (this.opened = "")) : nothing}
      ${this.opened === "menu" ? plainMenuSheet(() => (this.opened = "")) : nothing}`;
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
      turn: turnAt(this.#turns, this.at),
      at: this.at,
      last: this.#last,
      playing: this.playing,
      speed: this.speed,
      go: (/** @type {number} */ at) => this.#go(at),
      turnBack: () => this.#go(turnBack(this.#turns, this.at)),
      turnOn: () => this.#go(turnOn(this.#turns, this.at, this.#last)),
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
    };
    return html`<div class="replay"><div class="replay__table">${repeat([past], (each) => each, () => game.draw(past, plan))}</div>${turnList(shown)}${controls(shown)}</div>`;
  }

  /** @param {Error} trouble */
  #inTheWay(trouble) {
    if (!(trouble instanceof Turned)) return page({ sign: "warn", title: t("replay-broken"), text: t("replay-broken-text"), ways: html`<button type="button" class="btn btn--go" @click=${() => this.#load(null)}>${t("try-now")}</button>` });
    if (trouble.status === 401) return invited(this.connection);
    if (trouble.key === "not-ended") return page({ sign: "lock", title: t("replay-not-ended"), text: t("replay-not-ended-text"), ways: html`<a class="btn btn--go" href="/t/${this.name}">${t("replay-to-table")}</a>` });
    return closed(new NotGranted({ key: trouble.key, sentence: trouble.message, rule: null, facts: {} }), this.#key);
  }

  /** @param {PropertyValues} changed @import { PropertyValues } from "lit" */
  updated(changed) {
    super.updated(changed);
    const title = this.#moments[0]?.scene.setting.title;
    document.title = `${title ? `${title} · ` : ""}${t("replay")} · tenback`;
    this.querySelector(".replay__turns .is-now")?.scrollIntoView({ block: "nearest" });
  }

  // Where one looks

  get #last() {
    return this.#moments.length - 1;
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
    } else this.#jump(at);
    history.replaceState(null, "", `${location.pathname}${at ? `#${at}` : ""}`);
  }

  /** Anywhere: the table is drawn anew, without cards that travel. @param {number} wanted */
  #jump(wanted) {
    const at = Math.max(0, Math.min(this.#last, wanted));
    this.#past = new Past(this.#moments, at);
    this.#plan = new NoPlan(this.#past);
    this.at = at;
    this.requestUpdate();
  }

  #addressed = () => {
    const at = momentIn(location.hash);
    if (at !== null && at !== this.at && this.#past) this.#go(at);
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
    const link = `${location.origin}/replay/${this.name}#${this.at}${this.#key ? `:${this.#key}` : ""}`;
    try {
      await navigator.clipboard.writeText(link);
      toast(t("replay-copied"));
    } catch {
      toast(link);
    }
  }

  /** Before the table hears them: there, arrows walk through a hand that nobody holds any more. @param {KeyboardEvent} event */
  #pressed = (event) => {
    const target = /** @type {Element} */ (event.target);
    if (!this.#past || event.ctrlKey || event.altKey || event.metaKey || document.querySelector("dialog[open]") || target.closest?.("select, textarea, input:not([type=range])")) return;
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
        return () => this.#go(shiftKey ? this.at + 1 : turnOn(this.#turns, this.at, this.#last));
      case "ArrowLeft":
        return () => this.#go(shiftKey ? this.at - 1 : turnBack(this.#turns, this.at));
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

/** `#12` or, with the key of a private table, `#12:KEY`. @param {string} hash */
function momentIn(hash) {
  const found = /^#(\d{1,5})(?::|$)/.exec(hash)?.[1];
  return found === undefined ? null : Number(found);
}

customElements.define("replay-screen", ReplayScreen);
