/** A lesson: a few turns at a real table, and somebody who explains. */

import { LitElement, html, nothing, repeat } from "lit";
import { tell } from "../shell/announce.js";
import { page } from "../shell/message-page.js";
import { toastRefusal, worded } from "../shell/refusals.js";
import { topBar } from "../shell/top.js";
import { LessonPlan, LessonTable } from "../store/lesson.js";
import { keepProgress, progressIn } from "../store/lessons.js";
import { Turned, ask, me } from "../store/person.js";
import { Watching } from "../store/redraw.js";
import { route } from "../store/route.js";
import { settings } from "../store/settings.js";
import { t, words } from "../words/words.js";
import { open } from "./entering.js";
import { gameOf } from "./games.js";
import { coach, stepList } from "./lesson/coach.js";
import { firstPress, light, litIn, point, uncover } from "./lesson/lighting.js";
import { Opened } from "./opened.js";
import { tableOf } from "./table.js";

/** @import { Connection } from "../wire/connection.js" */
/** @import { LessonShown, StepShown } from "../wire/frames.js" */
/** @import { Playing } from "../tables/parts/playing.js" */
/** @import { Said } from "./lesson/coach.js" */
/** @import { GameModule } from "./table.js" */

class LessonScreen extends LitElement {
  static properties = {
    connection: { attribute: false },
    lesson: { attribute: false },
    step: { state: true },
    ended: { state: true },
    trouble: { state: true },
    opened: { state: true },
    elsewhere: { state: true },
    busy: { state: true },
  };

  /** @type {LessonShown | null} */ #shown = null;
  /** @type {readonly string[]} */ #ofGame = [];
  /** @type {GameModule | null} */ #game = null;
  /** @type {LessonTable | null} */ #table = null;
  /** @type {LessonPlan | null} */ #plan = null;
  /** @type {MutationObserver | null} */ #looking = null;
  #opened = new Opened(this);
  /** Whether the focus has to go to what is lit, once it is there. */ #lead = false;
  #asked = 0;

  constructor() {
    super();
    /** @type {Connection} */ this.connection = /** @type {any} */ (undefined); // given by who draws it
    /** Its name in the address. */ this.lesson = "";
    this.step = 0;
    /** All steps are done. */ this.ended = false;
    /** @type {Error | null} */ this.trouble = null;
    /** @type {"" | "help" | "menu"} */ this.opened = "";
    /** Something was pressed that is not lit. */ this.elsewhere = false;
    this.busy = false;
    new Watching(this, words, settings);
  }

  createRenderRoot() {
    return this;
  }

  connectedCallback() {
    super.connectedCallback();
    addEventListener("keydown", this.#key, true);
    addEventListener("resize", this.#relight);
    this.#looking = new MutationObserver(() => this.#relight());
    this.#looking.observe(this, { childList: true, subtree: true });
    this.#load();
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    removeEventListener("keydown", this.#key, true);
    removeEventListener("resize", this.#relight);
    this.#looking?.disconnect();
    document.title = "tenback";
  }

  async #load() {
    try {
      const { lessons } = await ask("GET /api/lessons");
      this.#shown = lessons.find((each) => each.lesson === this.lesson) ?? null;
      if (!this.#shown) throw new Turned(404, "no-such-lesson");
      const { game } = this.#shown;
      this.#ofGame = lessons.filter((each) => each.game === game).map((each) => each.lesson);
      this.#game = await tableOf(game);
      const { step, done } = progressIn(this.lesson);
      await this.#go(done && step >= this.#shown.steps.length ? 0 : step);
    } catch (error) {
      this.trouble = /** @type {Error} */ (error);
    }
  }

  // Where one is

  /** @param {number} step */
  async #go(step) {
    const shown = /** @type {LessonShown} */ (this.#shown);
    const to = Math.min(Math.max(step, 0), shown.steps.length - 1);
    const table = new LessonTable(this.lesson, to, me.name || t("you"));
    const asked = ++this.#asked;
    try {
      await table.begin();
    } catch (error) {
      if (!this.#table) throw error;
      return toastRefusal(error);
    }
    if (asked !== this.#asked) return;
    table.coach = () => this.#coach();
    table.beside = () => stepList(shown, this.step);
    for (const each of ["change", "finished"]) table.addEventListener(each, () => this.#heard(table));
    this.#table = table;
    this.#plan = new LessonPlan(table);
    this.step = to;
    this.ended = false;
    this.elsewhere = false;
    this.#last = "";
    keepProgress(this.lesson, { step: to, done: progressIn(this.lesson).done });
    this.#lead = true;
    this.requestUpdate();
    tell(this.#aloud);
  }

  #last = "";

  /** What the coach says has changed. @param {LessonTable} table */
  #heard(table) {
    if (table !== this.#table) return;
    const { text } = this.#said;
    if (text === this.#last) return;
    const first = this.#last === "" && !table.outcome && !table.wrong && !table.refused;
    this.#last = text;
    if (first) return;
    if (table.outcome) {
      this.#lead = true;
      const element = this.#element;
      if (element) element.open = ""; // a sheet would lie over what the coach says now
    }
    this.elsewhere = false;
    tell(this.#aloud);
    this.requestUpdate();
  }

  #on() {
    const shown = /** @type {LessonShown} */ (this.#shown);
    if (this.step + 1 < shown.steps.length) return void this.#go(this.step + 1);
    this.ended = true;
    keepProgress(this.lesson, { step: 0, done: true });
    this.#lead = true;
    this.#table?.dispatchEvent(new Event("change"));
    tell(this.#aloud);
  }

  #leave() {
    route.go("/");
  }

  // What is said

  get #at() {
    return /** @type {StepShown} */ (this.#shown?.steps[this.step]);
  }

  /** @param {string} what */
  #words(what) {
    return t(`lesson-${this.lesson}-${this.#at.name}-${what}`);
  }

  /** @returns {Said} */
  get #said() {
    const table = /** @type {LessonTable} */ (this.#table);
    if (this.ended) return { title: t("lesson-all"), text: t(this.#playing), todo: "" };
    const title = this.#words("title");
    if (table.outcome) return { title, text: this.#words(table.outcome), todo: "" };
    const todo = this.#at.by === "read" ? "" : this.#words("do");
    if (table.refused) {
      const called = /** @type {any} */ (this.#element)?.called ?? {};
      return { title, text: worded(table.refused, called), todo, rule: table.refused.rule ?? "", kindly: true };
    }
    if (table.wrong) return { title, text: this.#words("not"), todo, kindly: true };
    if (this.elsewhere) return { title, text: t("lesson-elsewhere"), todo, kindly: true };
    return { title, text: this.#words("say"), todo };
  }

  get #aloud() {
    const { title, text, todo } = this.#said;
    return [t("lesson-title-read", { title }), text, todo].filter(Boolean).join(" ");
  }

  /** How the game is offered at the end. */
  get #playing() {
    const seats = gameOf(this.#shown?.game ?? "")?.atOnce ?? 1;
    return seats > 2 ? "lesson-play-with-bots" : "lesson-play-a-bot";
  }

  #coach() {
    const shown = /** @type {LessonShown} */ (this.#shown);
    const going = Boolean(this.#table?.outcome) || this.#at.by === "read";
    return coach(shown, this.ended ? shown.steps.length : this.step, this.#said, {
      on: !this.ended && going ? () => this.#on() : null,
      back: this.step > 0 || this.ended ? () => this.#go(this.ended ? this.step : this.step - 1) : null,
      skip: () => this.#leave(),
      more: this.ended ? this.#further(shown) : undefined,
    });
  }

  /** @param {LessonShown} shown */
  #further({ game }) {
    const next = this.#ofGame[this.#ofGame.indexOf(this.lesson) + 1];
    return html`<a class="btn btn--quiet" href="/">${t("to-the-lobby")}</a>
      ${next ? html`<a class="btn" href="/learn/${next}">${t("lesson-next")}</a>` : nothing}
      <button type="button" class="btn coach__on" ?disabled=${this.busy} @click=${() => this.#play(game)}>
        ${t("play")}
      </button>`;
  }

  /** @param {string} game */
  async #play(game) {
    if (this.busy) return;
    this.busy = true;
    await open(this.connection, { game, seats: gameOf(game)?.atOnce ?? 1 }, "bots");
    this.busy = false;
  }

  // What is lit

  #due = 0;

  #relight = () => {
    cancelAnimationFrame(this.#due);
    this.#due = requestAnimationFrame(() => this.#light());
  };

  #light() {
    const room = this.querySelector(".room");
    const strip = /** @type {HTMLElement | null} */ (this.querySelector(".coach"));
    if (!room || !strip || !this.#table) return;
    const free = this.ended || Boolean(this.#table.outcome);
    const lit = litIn(room, this.#at.lit);
    light(room, { lit, seen: litIn(room, this.#at.seen) }, { press: !free && this.#at.by !== "read", dim: !free });
    point(strip, free ? undefined : (lit.find((each) => each.matches("[data-pile]")) ?? lit[0]));
    uncover(strip, room.querySelector(".mine, .estate"));
    const on = /** @type {HTMLElement | null} */ (strip.querySelector(".coach__on"));
    if (!this.#lead || (free && !on) || room.querySelector("dialog[open]")) return; // the coach is still to be drawn
    this.#lead = false;
    if (!free) this.#pickUp();
    const next = this.#at.held ? lit.filter((each) => !each.matches("[data-held]")) : lit;
    (on ?? firstPress(next))?.focus({ preventScroll: true });
  }

  /** The table, as it is drawn. */
  get #element() {
    return /** @type {Playing | null} */ (this.querySelector(".tableroom > *"));
  }

  /** The card that one holds already. */
  #pickUp() {
    const element = this.#element;
    const hand = this.#table?.you?.hand ?? [];
    const { held, lit } = this.#at;
    if (!element || !hand.length) return;
    const named = held || (lit.find((each) => each.startsWith("card:"))?.slice("card:".length) ?? "");
    const place = hand.findIndex((card) => String(card) === named);
    if (place < 0) return;
    element.at = place;
    if (held) element.selected = hand[place] ?? null;
  }

  // What one does

  /** @param {KeyboardEvent} event */
  #key = (event) => {
    const target = /** @type {Element} */ (event.target);
    if (event.ctrlKey || event.altKey || event.metaKey || document.querySelector("dialog[open]")) return;
    if (target.closest?.(".sigmenu, input, textarea, select")) return;
    if (event.code === "KeyR" && settings.all.keys) tell(this.#aloud);
    else if (event.code === "Escape") this.#leave();
    else return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };

  /** What is not lit cannot be pressed; who tries is told. @param {MouseEvent} event */
  #pressed(event) {
    const target = /** @type {Element} */ (event.target);
    if (this.ended || this.#table?.outcome || this.#at.by === "read") return;
    if (target.closest("[data-lit], .coach, button, a, dialog, .lessonlist")) return;
    if (this.#table) [this.#table.wrong, this.#table.refused] = [false, null];
    this.elsewhere = true;
    tell(this.#aloud);
    this.#table?.dispatchEvent(new Event("change"));
  }

  /** @param {PropertyValues} changed @import { PropertyValues } from "lit" */
  updated(changed) {
    super.updated(changed);
    document.title = this.#shown ? `${t(`lesson-${this.lesson}`)} · tenback` : "tenback";
    this.#relight();
  }

  render() {
    if (this.trouble) return this.#none();
    const table = this.#table;
    const shown = this.#shown;
    const top = {
      title: shown ? t(gameOf(shown.game)?.title ?? shown.game) : "",
      turn: shown
        ? { text: t("lesson-header", { step: this.step + 1, count: shown.steps.length }), yours: true }
        : null,
      help: () => (this.opened = "help"),
      menu: () => (this.opened = "menu"),
    };
    return html`${topBar(top)}
    ${
      table?.scene && this.#plan && this.#game
        ? html`<div
            class="tableroom lesson ${this.#at.lit.includes("talk") ? "lesson--talk" : ""}"
            @click=${this.#pressed}
          >
            ${repeat(
              [table],
              (each) => each,
              () => this.#game?.draw(table, /** @type {LessonPlan} */ (this.#plan)),
            )}
          </div>`
        : html`<main id="main" aria-busy="true"></main>`
    }
    ${this.#opened.sheets(shown?.game ?? "")}`;
  }

  #none() {
    const none = this.trouble instanceof Turned && this.trouble.status === 404;
    return html`${topBar({ help: () => (this.opened = "help"), menu: () => (this.opened = "menu") })}
    ${page({
      sign: "warn",
      title: t(none ? "lesson-none" : "lesson-not-now"),
      text: t(none ? "lesson-none-text" : "refused-no-answer"),
      ways: html`<a class="btn btn--go" href="/">${t("to-the-lobby")}</a>`,
    })}`;
  }
}

customElements.define("lesson-screen", LessonScreen);
