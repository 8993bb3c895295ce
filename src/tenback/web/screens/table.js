/** A table: coming in, sitting down, waiting, playing, and what to say when there is none. */

import { LitElement, html, nothing, repeat } from "lit";
import { LEFT, keep, recall } from "../store/session.js";
import { Plan } from "../store/plan.js";
import { around } from "../store/around.js";
import { ask, me } from "../store/person.js";
import { route } from "../store/route.js";
import { settings } from "../store/settings.js";
import { Table, keyFor } from "../store/table.js";
import { Watching } from "../store/redraw.js";
import { t, words } from "../words/words.js";
import { open } from "./entering.js";
import { Opened } from "./opened.js";
import { page } from "../shell/message-page.js";
import { play as sound } from "../shell/sounds.js";
import { strip } from "../shell/line-status.js";
import { toastRefusal } from "../shell/refusals.js";
import { topBar } from "../shell/top.js";
import { furnished } from "../shell/furnish.js";
import { toastDone } from "../shell/toasts.js";
import { isNews, putAway as forGood } from "../store/first-tables.js";
import { shelf } from "../store/shelf.js";
import { notifyOfTurn } from "../shell/turn-notification.js";
import { houseRules } from "./setting-words.js";
import { beginWithBots, sitAtOnce } from "./sitting-down.js";

/** @import { Connection, NotGranted } from "../wire/connection.js" */
/** @import { Turned } from "../store/person.js" */
/** @import { reportSheet } from "./reporting.js" */
/** @import { InvitedTo, Scene, Seat } from "../wire/frames.js" */

/** @import { TurnsTold } from "../tables/parts/turn-told.js" */

/**
 * What the folder of a game offers.
 * @typedef {{turnText: (scene: Scene) => {text: string, yours: boolean},
 *   draw: (table: Table, plan: Plan) => unknown, turns: TurnsTold, fillsPanel?: boolean}} GameModule
 *   `fillsPanel`: beside its table there is something to read even for who plays alone
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
    return { turnText, turns, fillsPanel: true, draw: (table) => html`<ten-table .table=${table}></ten-table>` };
  },
};

/** The table of a game; a game that has none of its own is played at a plain one. @param {string} game */
export async function tableOf(game) {
  const load = Object.hasOwn(GAMES, game) ? GAMES[game] : undefined;
  if (load) return load();
  const { turnText, turns } = await furnished(import("../tables/plain/table.js"), { styles: ["plain"] });
  return /** @type {GameModule} */ ({
    turnText,
    turns,
    draw: (table) => html`<plain-table .table=${table}></plain-table>`,
  });
}

/** What is behind the link, once that was asked. @typedef {{to?: InvitedTo | null, why?: NotGranted}} Behind */

/** @typedef {{[name in keyof typeof LATER]: Awaited<ReturnType<(typeof LATER)[name]>>}} Drawn */

/** What few need, or once only. */
const LATER = {
  comingIn: () => import("./coming-in.js"),
  report: () => import("./reporting.js"),
  waiting: () => import("./waiting.js"),
  firstTable: () => furnished(import("./first-table.js"), { words: ["first-table"], styles: ["first-table"] }),
};

const WIDE = matchMedia("(min-width: 1100px)"); // there is a panel beside the table
const BACK_SHOWN = 4000; // milliseconds
const LOAD_AGAIN = 1000;

export class TableScreen extends LitElement {
  static properties = {
    connection: { attribute: false },
    name: { attribute: false },
    opened: { state: true },
    reported: { state: true },
    waiting: { state: true },
    game: { state: true },
    comingIn: { state: true },
  };

  /** @type {Watching | null} */ #watching = null;
  /** Whether one was told already that the table waits for one. */ #called = false;
  #loading = false;
  #opened = new Opened(this);

  constructor() {
    super();
    /** @type {Connection} */ this.connection = /** @type {any} */ (undefined); // given by who draws it
    /** The table's name in its address. */ this.name = "";
    /** @type {Table | null} */ this.table = null;
    /** @type {Plan | null} */ this.plan = null;
    /** @type {"" | "help" | "menu"} */ this.opened = "";
    /** What is drawn of chairs, once fetched. @type {Drawn["waiting"] | null} */ this.waiting = null;
    /** Whom one is about to report. @type {Seat | null} */ this.reported = null;
    /** @type {GameModule | null} */ this.game = null;
    /** What is drawn before one is in, once fetched. @type {Drawn["comingIn"] | null} */ this.comingIn = null;
  }

  createRenderRoot() {
    return this;
  }

  connectedCallback() {
    const table = new Table(this.connection, this.name, keyFor(this.name));
    this.table = table;
    this.plan = new Plan(table);
    this.#watching = new Watching(this, table, this.plan, this.connection, me, settings, words, around);
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
    const running = this.table?.you && ["starting", "playing"].includes(this.table.scene?.public.phase ?? "");
    keep(LEFT, running ? this.name : null);
    this.table?.leave();
    if (this.#watching) this.removeController(this.#watching);
    document.removeEventListener("visibilitychange", this.#looked);
    document.title = "tenback";
  }

  render() {
    const { table, plan, connection } = this;
    if (!table || !plan) return nothing;
    const { scene } = table;
    if (this.#outside) return this.#door(this.comingIn ? this.#atTheDoor(table, this.comingIn) : firstPaint());
    const playing = scene && scene.public.phase !== "waiting" && scene.public.game && this.game;
    return html`${topBar({
      title: scene?.setting.title,
      more: scene?.setting.branch ?? null,
      turn: playing && this.game ? this.#turn(table.shown ?? scene) : null,
      act: playing ? this.#act(scene) : null,
      rules: scene ? houseRules(scene.setting) : nothing,
      help: () => (this.opened = "help"),
      menu: () => (this.opened = "menu"),
    })}
    ${strip(connection, { missed: table.missed, planned: !plan.empty, laying: plan.underWay })}
    ${
      !scene
        ? firstPaint()
        : scene.public.phase === "waiting"
          ? this.#startsAtOnce || scene.public.shares?.dealing
            ? firstPaint()
            : (this.waiting?.waitingRoom(table, (wish) => this.#wish(wish)) ?? firstPaint())
          : this.#playing(table, plan, scene)
    }
    ${this.#opened.sheets(scene?.setting.game ?? "", {
      menu: (menus, close) =>
        menus.menuSheet(table, {
          close,
          wish: (wish) => this.#wish(wish),
          invitation: this.waiting?.invitation ?? null,
          report: (seat) => this.#toReport(seat),
          takeBack: async () => this.#drawn?.takeBackPlay(),
        }),
      helped: () => table.awaitsYou && this.#drawn?.focusNext(),
    })}
    ${this.reported === null ? nothing : this.#report?.(table, this.reported, () => (this.reported = null))}`;
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
      @challenge=${() => this.#challenge()}
    >
      ${repeat(
        [table],
        (each) => each.id,
        () => draw(table, plan),
      )}
    </div>`;
  }

  /** The table itself. @returns {any} */
  get #drawn() {
    return this.querySelector(".tableroom > *");
  }

  /** What the bar says of the turn; while a bot plays for one, that. @param {Scene} scene */
  #turn(scene) {
    if (this.#stoodIn(scene)) return { text: t("bot-for-you-now"), yours: false };
    return /** @type {GameModule} */ (this.game).turnText(scene);
  }

  /** @param {Scene} scene */
  #stoodIn({ you, public: { seats, phase } }) {
    return phase !== "ended" && you !== null && Boolean(seats[you.seat]?.bot);
  }

  /** What can be done about it at once: take over, or not wait for a bot. @param {Scene} scene */
  #act(scene) {
    const { you, setting, public: shown } = scene;
    const table = /** @type {Table} */ (this.table);
    if (this.#stoodIn(scene))
      return { sign: "people", label: t("take-over"), does: () => this.#wish(table.wish("come-back")) };
    const seat = shown.seats[shown.awaited[0] ?? -1];
    const waits = shown.phase === "playing" && setting.pace !== "instant" && (seat?.bot || seat?.kind === "automatic");
    return waits && you && shown.seats[you.seat]?.host
      ? { sign: "next", label: t("skip-wait"), quiet: true, does: () => this.#hurry(table) }
      : null;
  }

  /** Pressed too late, there is nothing to skip. @param {Table} table */
  async #hurry(table) {
    try {
      await table.wish("hurry");
    } catch {
      // the bot has just moved
    }
  }

  /** @type {Behind | null} */ #behind = null;

  /** One has no name yet, or may not come in. */
  get #outside() {
    const { table } = this;
    return this.connection.state === "unknown" || Boolean(table?.closed && (!table.scene || table.gone));
  }

  /** For who has no name yet, where there is a table. @param {Table} table @param {Drawn["comingIn"]} drawn */
  #atTheDoor(table, { closed, invited }) {
    if (this.connection.state !== "unknown") return closed(/** @type {NotGranted} */ (table.closed), table.key);
    const { to, why } = (this.#behind ??= this.#knock(table));
    return why ? closed(why, table.key) : to === undefined ? firstPaint() : invited(this.connection, to);
  }

  /** @param {Table} table */
  #knock({ id, key }) {
    /** @type {Behind} */ const behind = {};
    ask("GET /api/tables/{table}/door", { table: id, headers: key ? { "x-tenback-key": key } : {} })
      .then(
        (to) => (behind.to = to),
        (/** @type {Turned} */ why) => (why.status ? (behind.why = why) : (behind.to = null)),
      )
      .then(() => this.requestUpdate());
    return behind;
  }

  /** Before one is in. @param {unknown} body */
  #door(body) {
    return html`${topBar({ help: () => (this.opened = "help"), menu: () => (this.opened = "menu") })}${body}
    ${this.#opened.sheets("")}`;
  }

  /** @param {PropertyValues} changed @import { PropertyValues } from "lit" */
  updated(changed) {
    super.updated(changed);
    const scene = this.table?.scene;
    if (scene && this.game === null && !this.#loading) this.#load(scene.setting.game);
    if (scene?.public.phase === "waiting" && this.#startsAtOnce && !this.#starting) this.#start();
    if (scene?.public.phase === "starting") this.#agree(scene);
    if (scene?.public.phase === "playing" && scene.you) this.#explain(scene.setting.game);
    if (scene && this.table) this.#fill(this.table);
    if (this.table) sitAtOnce(this.table, (wish) => this.#wish(wish));
    const waits = scene?.public.phase === "waiting" && !this.#startsAtOnce;
    if ((waits || this.opened === "menu") && !this.waiting) this.#wait();
    if (this.#outside && !this.comingIn)
      LATER.comingIn().then(
        (drawn) => (this.comingIn = drawn),
        () => {},
      );
    this.#entitle();
  }

  /** Chairs and invitations, for who sees them; without a line they come with the next change. */
  async #wait() {
    this.waiting = await LATER.waiting().catch(() => null);
  }

  #starting = false;
  /** Whether one knows of the next deal. */ #invitedAlong = false;

  /** Who pressed Play, or deals again against bots, does not want to see chairs. */
  get #startsAtOnce() {
    return this.#starting || recall(`start:${this.name}`, /** @type {string | null} */ (null)) === "bots";
  }

  async #start() {
    this.#starting = true;
    keep(`start:${this.name}`, "agree");
    await beginWithBots(/** @type {Table} */ (this.table), (wish) => this.#wish(wish));
    this.#starting = false;
    this.requestUpdate();
  }

  /**
   * Nobody is asked who starts where bots alone could mind: one could, and the bots say how gladly.
   * @param {Scene} scene
   */
  #agree({ public: { awaited, seats }, you }) {
    if (recall(`start:${this.name}`, /** @type {string | null} */ (null)) !== "agree") return;
    keep(`start:${this.name}`, null);
    const alone = seats.every((seat, number) => seat.kind === "bot" || number === you?.seat);
    if (!alone || !awaited.includes(you?.seat ?? -1)) return;
    const table = /** @type {Table} */ (this.table);
    table.agreed = true;
    this.#wish(table.offer("willing"));
    toastDone(t("agreed-for-you"));
  }

  /** Who plays alone has nobody to talk to; without a tracker the rules in short have the room. @param {Table} table */
  async #fill(table) {
    const { setting } = /** @type {Scene} */ (table.scene);
    const { game } = this;
    if (this.#filled || !game || game.fillsPanel || setting.seats > 1 || setting.tracker || !WIDE.matches) return;
    this.#filled = true;
    const inShort = await this.#opened.inShort();
    if (inShort) table.beside = () => inShort(setting.game);
    table.dispatchEvent(new Event("change"));
  }

  #filled = false;
  #explained = false;

  /** At one's first table of a game. @param {string} game */
  async #explain(game) {
    if (this.#explained) return;
    this.#explained = true;
    if (!isNews(game, shelf.of(game)?.lessons ?? [])) return;
    const found = await LATER.firstTable().catch(() => null);
    const table = this.table;
    if (!found || !table) return;
    const putAway = () => {
      forGood(game);
      table.coach = null;
      table.dispatchEvent(new Event("change"));
    };
    table.coach = () => (table.scene?.public.phase === "playing" ? found.firstTable(game, putAway) : nothing);
    table.dispatchEvent(new Event("change"));
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

  /** @param {Event} event */
  #happened = (event) => {
    const table = /** @type {Table} */ (this.table);
    const { missed, scene } = table;
    const { before } = /** @type {CustomEvent<{before: Scene | null}>} */ (event).detail;
    if (missed) setTimeout(() => table.missed === missed && ((table.missed = null), this.requestUpdate()), BACK_SHOWN);
    if (scene?.public.rematch && !this.#invitedAlong) {
      this.#invitedAlong = true;
      keep(`key:${scene.public.rematch}`, table.key);
      if (before && !before.public.rematch) sound("turn");
    }
    if (table.awaitsYou && !this.#called) {
      sound("turn");
      if (document.hidden) notifyOfTurn(this.name, table.scene?.setting.title ?? "");
    }
    this.#called = table.awaitsYou;
  };

  /** @type {typeof reportSheet | null} */ #report = null;

  /** @param {Seat} seat */
  async #toReport(seat) {
    this.#report ??= (await LATER.report()).reportSheet;
    this.reported = seat;
  }

  #looked = () => this.#entitle();

  /** The title says whose turn it is, for who looks at another tab. */
  #entitle() {
    const title = this.table?.scene?.setting.title ?? this.querySelector("main h1")?.textContent ?? "";
    const next = this.table?.scene?.public.rematch && this.table.scene.public.phase === "ended";
    document.title = `${
      next ? `• ${t("title-rematch")} · ` : this.table?.awaitsYou ? `• ${t("title-your-turn")} · ` : ""
    }${title ? `${title} · ` : ""}tenback`;
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

  /** Somebody else shall play these cards: the page of the challenge has the link for them. */
  async #challenge() {
    const made = await this.#wish(this.table?.wish("challenge"));
    if (made) route.go(`/challenge/${made.table}#${made.key}`);
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
