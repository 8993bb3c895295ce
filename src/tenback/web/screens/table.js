/** A table: coming in, sitting down, waiting, playing, and what to say when there is none. */

import { LitElement, html, nothing, repeat } from "lit";
import { icon } from "../cards/faces.js";
import { keep, recall } from "../store/session.js";
import { Plan } from "../store/plan.js";
import { me } from "../store/person.js";
import { route } from "../store/route.js";
import { settings } from "../store/settings.js";
import { Table, keyFor } from "../store/table.js";
import { Watching } from "../store/redraw.js";
import { t, words } from "../words/words.js";
import { closed, invited } from "./coming-in.js";
import { open } from "./entering.js";
import { helpSheet, menuSheet, plainMenuSheet } from "./menus.js";
import { page } from "../shell/notice.js";
import { play as sound } from "../shell/sounds.js";
import { strip } from "../shell/line-status.js";
import { toastRefusal } from "../shell/refusals.js";
import { topBar } from "../shell/top.js";
import { beginWithBots, waitingRoom } from "./waiting.js";

/** @import { Connection } from "../wire/connection.js" */
/** @import { Scene } from "../wire/frames.js" */

/** @import { TurnsTold } from "../tables/parts/turn-told.js" */

/**
 * What the folder of a game offers.
 * @typedef {{turnText: (scene: Scene) => {text: string, yours: boolean},
 *   draw: (table: Table, plan: Plan) => unknown, turns: TurnsTold}} GameModule
 */

/** Games with a folder of their own, loaded when one is played. @type {Record<string, () => Promise<GameModule>>} */
const GAMES = {
  "the-game": async () => {
    const { turnText, turns } = await import("../tables/the-game/table.js");
    return {
      turnText,
      turns,
      draw: (table, plan) => html`<the-game-table .table=${table} .plan=${plan}></the-game-table>`,
    };
  },
  "quick-and-easy": async () => {
    const { turnText, turns } = await import("../tables/quick-and-easy/table.js");
    return {
      turnText,
      turns,
      draw: (table, plan) => html`<quick-and-easy-table .table=${table} .plan=${plan}></quick-and-easy-table>`,
    };
  },
  "face-to-face": async () => {
    const { turnText, turns } = await import("../tables/face-to-face/table.js");
    return {
      turnText,
      turns,
      draw: (table, plan) => html`<face-to-face-table .table=${table} .plan=${plan}></face-to-face-table>`,
    };
  },
  ten: async () => {
    const { turnText, turns } = await import("../tables/ten/table.js");
    return { turnText, turns, draw: (table) => html`<ten-table .table=${table}></ten-table>` };
  },
};

/** The table of a game; a game that has none of its own is played at a plain one. @param {string} game */
export async function tableOf(game) {
  const load = Object.hasOwn(GAMES, game) ? GAMES[game] : undefined;
  if (load) return load();
  const { turnText, turns } = await import("../tables/plain/table.js");
  return /** @type {GameModule} */ ({
    turnText,
    turns,
    draw: (table) => html`<plain-table .table=${table}></plain-table>`,
  });
}

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
    /** @type {GameModule | null} */ this.game = null;
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
    // A key in the address bar is easily shown to others.
    if (location.hash) history.replaceState(null, "", location.pathname);
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
      turn: playing && this.game ? this.game.turnText(scene) : null,
      help: () => (this.opened = "help"),
      menu: () => (this.opened = "menu"),
    })}
    ${strip(connection, { missed: table.missed, planned: !plan.empty })}
    ${scene?.public.proposed ? this.#proposal(scene) : nothing}
    ${
      !scene
        ? firstPaint()
        : scene.public.phase === "waiting"
          ? this.#startsAtOnce
            ? firstPaint()
            : waitingRoom(table, (wish) => this.#wish(wish))
          : this.#playing(table, plan, scene)
    }
    ${this.opened === "help" ? helpSheet(scene?.setting.game ?? "", () => (this.opened = "")) : nothing}
    ${
      this.opened === "menu"
        ? menuSheet(table, { close: () => (this.opened = ""), wish: (wish) => this.#wish(wish) })
        : nothing
    }`;
  }

  /** @param {Table} table @param {Plan} plan @param {Scene} scene */
  #playing(table, plan, scene) {
    if (!scene.public.game)
      return page({ sign: "flag", title: t("called-off"), text: t("called-off-text"), ways: toLobby() });
    if (!this.game) return firstPaint();
    const { draw } = this.game;
    return html`<div
      class="tableroom"
      @rematch=${(/** @type {CustomEvent<{sameDeal: boolean}>} */ event) => this.#rematch(scene, event.detail.sameDeal)}
      @climb=${(/** @type {CustomEvent<{limit: number}>} */ event) => this.#climb(scene, event.detail.limit)}
    >
      ${repeat(
        [table],
        (each) => each.id,
        () => draw(table, plan),
      )}
    </div>`;
  }

  /** @param {Scene} scene */
  #proposal(scene) {
    const { what, by, agreed } = /** @type {NonNullable<Scene["public"]["proposed"]>} */ (scene.public.proposed);
    const you = scene.you?.seat;
    const asked = you !== undefined && you !== by && !agreed.includes(you);
    return html`<div class="strip-note strip-note--top" role="status">
      ${icon("flag")}<span class="grow">${t(`proposed-${what}`, { name: scene.public.seats[by]?.name ?? "" })}</span>
      ${
        asked
          ? html`<button
                type="button"
                class="btn btn--s"
                @click=${() => this.#wish(this.table?.wish("answer", { yes: true }))}
              >
                ${t("agree")}
              </button>
              <button
                type="button"
                class="btn btn--s btn--quiet"
                @click=${() => this.#wish(this.table?.wish("answer", { yes: false }))}
              >
                ${t("rather-not")}
              </button>`
          : nothing
      }
    </div>`;
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
    this.#loading = true;
    try {
      this.game = await tableOf(game);
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
    document.title = `${
      this.table?.awaitsYou ? `• ${t("title-your-turn")} · ` : ""
    }${title ? `${title} · ` : ""}tenback`;
  }

  #notify() {
    navigator.vibrate?.(20);
    if (!settings.all.notify || !("Notification" in window) || Notification.permission !== "granted") return;
    const note = new Notification(t("title-your-turn"), {
      body: this.table?.scene?.setting.title ?? "",
      tag: this.name,
    });
    note.onclick = () => {
      window.focus();
      note.close();
    };
  }

  /** Alone against TEN, with the next limit. @param {Scene} scene @param {number} limit */
  #climb({ setting: { game, seats, options, talk, watch, listed, tracker, clock, pace } }, limit) {
    const wish = { game, seats, options: { ...options, limit }, talk, watch, listed, tracker, clock, pace };
    return open(this.connection, wish, "bots");
  }

  /** @param {Scene} scene @param {boolean} sameDeal */
  async #rematch(scene, sameDeal) {
    const table = /** @type {Table} */ (this.table);
    const next = scene.public.rematch ?? (await this.#wish(table.wish("rematch", { same_deal: sameDeal })))?.table;
    if (!next) return;
    if (scene.public.seats.every((seat, number) => seat.kind === "bot" || number === scene.you?.seat))
      keep(`start:${next}`, "bots");
    route.go(`/t/${next}`);
  }

  /** @param {Promise<any> | undefined} wish */
  async #wish(wish) {
    try {
      return await wish;
    } catch (error) {
      toastRefusal(error, this.table?.scene?.setting.game);
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
  return html`<div class="room">
    <main class="felt" id="main" aria-busy="true">
      <div class="piles">
        ${Array.from(
          { length: 4 },
          () =>
            html`<div class="lane lane--blank">
              <div class="stack"><div class="blank"></div></div>
            </div>`,
        )}
      </div>
    </main>
  </div>`;
}
