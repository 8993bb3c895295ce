/** A table: coming in, sitting down, waiting, playing, and what to say when there is none. */

import { LitElement, html, nothing, repeat } from "lit";
import { icon } from "../cards/faces.js";
import { keep, recall } from "../store/kept.js";
import { Plan } from "../store/plan.js";
import { me } from "../store/person.js";
import { route } from "../store/route.js";
import { settings } from "../store/settings.js";
import { Table, keyFor } from "../store/table.js";
import { Watching } from "../store/watching.js";
import { refusal } from "../tables/parts/refusals.js";
import { t, words } from "../words/words.js";
import { closed, invited } from "./coming-in.js";
import { helpSheet, menuSheet, plainMenuSheet } from "./menus.js";
import { page } from "./page.js";
import { play as sound } from "./sounds.js";
import { strip } from "./strip.js";
import { toast } from "./toasts.js";
import { topBar } from "./top.js";
import { beginWithBots, waitingRoom } from "./waiting.js";

/** @import { Connection } from "../wire/connection.js" */
/** @import { Scene } from "../wire/frames.js" */

/** @typedef {{turnText: (scene: Scene) => {text: string, yours: boolean}, draw: (table: Table, plan: Plan) => unknown}} GameTable */

/** One folder a game, loaded when it is played. @type {Record<string, () => Promise<GameTable>>} */
export const GAMES = {
  "the-game": async () => {
    const { turnText } = await import("../tables/the-game/table.js");
    return { turnText, draw: (table, plan) => html`<the-game-table .table=${table} .plan=${plan}></the-game-table>` };
  },
  "quick-and-easy": async () => {
    const { turnText } = await import("../tables/quick-and-easy/table.js");
    return { turnText, draw: (table, plan) => html`<quick-and-easy-table .table=${table} .plan=${plan}></quick-and-easy-table>` };
  },
  "face-to-face": async () => {
    const { turnText } = await import("../tables/face-to-face/table.js");
    return { turnText, draw: (table, plan) => html`<face-to-face-table .table=${table} .plan=${plan}></face-to-face-table>` };
  },
  ten: async () => {
    const { turnText } = await import("../tables/ten/table.js");
    return { turnText, draw: (table) => html`<ten-table .table=${table}></ten-table>` };
  },
};

const BACK_SHOWN = 4000; // milliseconds
const LOAD_AGAIN = 1000;

export class TableScreen extends LitElement {
  static properties = {
    connection: { attribute: false },
    name: { attribute: false },
    opened: { state: true },
    game: { state: true },
  };

  /** @type {Watching | null} */ #watching = null;
  /** Whether one was told already that the table waits for one. */ #called = false;
  #loading = false;

  constructor() {
    super();
    /** @type {Connection} */ this.connection = /** @type {any} */ (undefined); // given by who draws it
    /** The table's name in its address. */ this.name = "";
    /** @type {Table | null} */ this.table = null;
    /** @type {Plan | null} */ this.plan = null;
    /** @type {"" | "help" | "menu"} */ this.opened = "";
    /** @type {GameTable | "missing" | null} */ this.game = null;
  }

  createRenderRoot() {
    return this;
  }

  connectedCallback() {
    const table = new Table(this.connection, this.name, keyFor(this.name));
    this.table = table;
    this.plan = new Plan(table);
    this.#watching = new Watching(this, table, this.plan, this.connection, me, settings, words);
    super.connectedCallback();
    if (location.hash) history.replaceState(null, "", location.pathname); // a key in the address bar is easily shown to others
    table.addEventListener("happened", this.#happened);
    table.enter();
    document.addEventListener("visibilitychange", this.#looked);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.table?.removeEventListener("happened", this.#happened);
    this.table?.leave();
    if (this.#watching) this.removeController(this.#watching);
    document.removeEventListener("visibilitychange", this.#looked);
    document.title = "tenback";
  }

  render() {
    const { table, plan, connection } = this;
    if (!table || !plan) return nothing;
    const { scene } = table;
    if (connection.state === "unknown") return this.#door(invited(connection));
    if (table.closed && !scene) return this.#door(closed(table.closed, table.key));
    const playing = scene && scene.public.phase !== "waiting" && scene.public.game && this.game;
    return html`${topBar({
        title: scene?.setting.title,
        turn: playing && this.game !== "missing" && this.game ? this.game.turnText(scene) : null,
        help: () => (this.opened = "help"),
        menu: () => (this.opened = "menu"),
      })}
      ${strip(connection, { missed: table.missed, planned: !plan.empty })}
      ${scene?.public.proposed ? this.#proposal(scene) : nothing}
      ${!scene ? firstPaint() : scene.public.phase === "waiting" ? this.#startsAtOnce ? firstPaint() : waitingRoom(table, (wish) => this.#wish(wish)) : this.#playing(table, plan, scene)}
      ${this.opened === "help" ? helpSheet(scene?.setting.game ?? "the-game", () => (this.opened = "")) : nothing}
      ${this.opened === "menu" ? menuSheet(table, { close: () => (this.opened = ""), wish: (wish) => this.#wish(wish) }) : nothing}`;
  }

  /** @param {Table} table @param {Plan} plan @param {Scene} scene */
  #playing(table, plan, scene) {
    if (!scene.public.game) return page({ sign: "flag", title: t("called-off"), text: t("called-off-text"), ways: toLobby() });
    if (this.game === "missing") return page({ sign: "warn", title: t("not-here-yet"), text: t("not-here-yet-text", { game: scene.setting.title }), ways: toLobby() });
    if (!this.game) return firstPaint();
    const { draw } = this.game;
    return html`<div class="tableroom" @rematch=${() => this.#rematch(scene)}>${repeat([table], (each) => each.id, () => draw(table, plan))}</div>`;
  }

  /** @param {Scene} scene */
  #proposal(scene) {
    const { what, by, agreed } = /** @type {NonNullable<Scene["public"]["proposed"]>} */ (scene.public.proposed);
    const you = scene.you?.seat;
    const asked = you !== undefined && you !== by && !agreed.includes(you);
    return html`<div class="strip-note strip-note--top" role="status">${icon("flag")}<span class="grow">${t(what === "abandon" ? "proposed-abandon" : "proposed-take-back", { name: scene.public.seats[by]?.name ?? "" })}</span>
      ${asked
        ? html`<button type="button" class="btn btn--s" @click=${() => this.#wish(this.table?.wish("answer", { what, yes: true }))}>${t("agree")}</button>
            <button type="button" class="btn btn--s btn--quiet" @click=${() => this.#wish(this.table?.wish("answer", { what, yes: false }))}>${t("rather-not")}</button>`
        : nothing}</div>`;
  }

  /** Before one is in. @param {unknown} body */
  #door(body) {
    return html`${topBar({ help: () => (this.opened = "help"), menu: () => (this.opened = "menu") })}${body}
      ${this.opened === "help" ? helpSheet("", () => (this.opened = "")) : nothing}
      ${this.opened === "menu" ? plainMenuSheet(() => (this.opened = "")) : nothing}`;
  }

  /** @param {PropertyValues} changed @import { PropertyValues } from "lit" */
  updated(changed) {
    super.updated(changed);
    const scene = this.table?.scene;
    if (scene && this.game === null && !this.#loading) this.#load(scene.setting.game);
    if (scene?.public.phase === "waiting" && this.#startsAtOnce && !this.#starting) this.#start();
    this.#entitle();
  }

  #starting = false;

  /** Who pressed Play, or deals again against bots, does not want to see chairs. */
  get #startsAtOnce() {
    return recall(`start:${this.name}`, /** @type {string | null} */ (null)) === "bots";
  }

  async #start() {
    this.#starting = true;
    await beginWithBots(/** @type {Table} */ (this.table), (wish) => this.#wish(wish));
    keep(`start:${this.name}`, null);
    this.requestUpdate();
  }

  /** @param {string} game */
  async #load(game) {
    const load = GAMES[game];
    if (!load) {
      this.game = "missing";
      return;
    }
    this.#loading = true;
    try {
      this.game = await load();
    } catch {
      // With a broken line it is tried again when the line is back; else this version's files are no longer served.
      if (this.connection.state === "open") this.dispatchEvent(new CustomEvent("old-client", { bubbles: true }));
      else setTimeout(() => this.requestUpdate(), LOAD_AGAIN);
    } finally {
      this.#loading = false;
    }
  }

  #happened = () => {
    const table = /** @type {Table} */ (this.table);
    const { missed } = table;
    if (missed) setTimeout(() => table.missed === missed && ((table.missed = null), this.requestUpdate()), BACK_SHOWN);
    if (table.awaitsYou && !this.#called) {
      sound("turn");
      if (document.hidden) this.#notify();
    }
    this.#called = table.awaitsYou;
  };

  #looked = () => this.#entitle();

  /** The title says whose turn it is, for who looks at another tab. */
  #entitle() {
    const title = this.table?.scene?.setting.title ?? this.querySelector("main h1")?.textContent ?? "";
    document.title = `${this.table?.awaitsYou ? `• ${t("title-your-turn")} · ` : ""}${title ? `${title} · ` : ""}tenback`;
  }

  #notify() {
    navigator.vibrate?.(20);
    if (!settings.all.notify || !("Notification" in window) || Notification.permission !== "granted") return;
    const note = new Notification(t("title-your-turn"), { body: this.table?.scene?.setting.title ?? "", tag: this.name });
    note.onclick = () => {
      window.focus();
      note.close();
    };
  }

  /** @param {Scene} scene */
  async #rematch(scene) {
    const table = /** @type {Table} */ (this.table);
    const next = scene.public.rematch ?? (await this.#wish(table.wish("rematch")))?.table;
    if (!next) return;
    if (scene.public.seats.every((seat, number) => seat.kind === "bot" || number === scene.you?.seat)) keep(`start:${next}`, "bots");
    route.go(`/t/${next}`);
  }

  /** @param {Promise<any> | undefined} wish */
  async #wish(wish) {
    try {
      return await wish;
    } catch (error) {
      const { text } = refusal(/** @type {Error} */ (error), (pile) => pile);
      if (text) toast(text);
      return null;
    }
  }
}

customElements.define("table-screen", TableScreen);

function toLobby() {
  return html`<a class="btn btn--go" href="/">${t("to-the-lobby")}</a>`;
}

/** Cloth and outlines at once, before anything is known. */
function firstPaint() {
  return html`<div class="room"><main class="felt" id="main" aria-busy="true"><div class="piles">${Array.from({ length: 4 }, () => html`<div class="lane lane--blank"><div class="stack"><div class="blank"></div></div></div>`)}</div></main></div>`;
}
