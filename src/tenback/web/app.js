/** tenback in the browser: one page, and which screen the address means. */

import { LitElement, html, nothing, repeat } from "lit";
import { icon } from "./cards/faces.js";
import { tell } from "./shell/announce.js";
import { announcementBar } from "./shell/announcement.js";
import { bannedPage } from "./screens/banned.js";
import { furnished } from "./shell/furnish.js";
import "./screens/nowhere.js";
import { Opened } from "./screens/opened.js";
import { strip } from "./shell/line-status.js";
import "./screens/table.js";
import { ruleLink } from "./shell/rule-link.js";
import { startWorker } from "./shell/worker.js";
import { placeToasts, toast, toasts } from "./shell/toasts.js";
import { topBar } from "./shell/top.js";
import { bulletin } from "./store/bulletin.js";
import { ask, me } from "./store/person.js";
import { route } from "./store/route.js";
import { settings } from "./store/settings.js";
import { shelf } from "./store/shelf.js";
import { Watching } from "./store/redraw.js";
import { Connection } from "./wire/connection.js";
import { t, words } from "./words/words.js";

/** @import { Place } from "./store/route.js" */

const version = document.querySelector('meta[name="tenback-version"]')?.getAttribute("content") ?? "";
const SETTLED_WITHIN = 240; // frames until a screen has its heading, or will not get one

/**
 * Screens that are loaded when somebody goes there, with words and styles of their own.
 * @type {Record<string, () => Promise<unknown>>}
 */
const LATER = {
  welcome: () => furnished(import("./screens/welcome.js"), { words: ["lobby"] }),
  new: () => furnished(import("./screens/new.js"), { words: ["new"] }),
  tables: () => furnished(import("./screens/tables.js"), { words: ["lobby"] }),
  me: () => furnished(import("./screens/me.js"), { words: ["me"], styles: ["me"] }),
  replay: () => furnished(import("./screens/replay.js"), { words: ["replay", "review"], styles: ["replay"] }),
  review: () => furnished(import("./screens/review.js"), { words: ["replay", "review"], styles: ["replay", "review"] }),
  puzzle: () => furnished(import("./screens/puzzle.js"), { words: ["review"] }),
  rescue: () => furnished(import("./screens/rescue.js"), { words: ["review"], styles: ["review"] }),
  rules: () => furnished(import("./screens/rules.js"), { styles: ["rules"] }),
  learn: () => furnished(import("./screens/lesson.js"), { words: ["lessons"], styles: ["lessons"] }),
  settings: () => furnished(import("./screens/settings.js"), { words: ["away", "settings"], styles: ["away"] }),
  notices: () => furnished(import("./screens/notices.js"), { words: ["away"], styles: ["away"] }),
  invited: () => import("./screens/invited.js"),
  about: () => furnished(import("./screens/about.js"), { words: ["about"] }),
  day: () => furnished(import("./screens/day.js"), { words: ["day"], styles: ["day"] }),
  results: () => furnished(import("./screens/results.js"), { words: ["results"], styles: ["day", "results"] }),
  challenge: () => furnished(import("./screens/challenge.js"), { words: ["day"], styles: ["day"] }),
  admin: () => furnished(import("./screens/admin.js"), { words: ["admin"], styles: ["admin"] }),
};

/** Where a link before everything leads: what is chosen now, one's hand, or else what the screen is about. */
/** @typedef {readonly [id: string, word: string]} Skip */
/** @type {Skip} */ const MAIN = ["main", "skip-to-main"];
/** @type {readonly Skip[]} */ const SKIPS = [
  ["stage", "skip-to-choice"],
  ["hand", "skip-to-hand"],
];

/** Screens that show a table. */
const AT_TABLES = new Set(["table", "replay", "review", "learn"]);

/** Screens for those whom the host lets in; all may read, and see what is stored of them. */
const TO_PLAY = new Set(["welcome", "table", "new", "tables", "day", "challenge", "puzzle", "rescue"]);

class App extends LitElement {
  static properties = { opened: { state: true }, old: { state: true }, failed: { state: true } };

  #connection = new Connection();
  /** @type {Set<string>} */ #loaded = new Set();
  #opened = new Opened(this, () => !AT_TABLES.has(route.place.screen));

  constructor() {
    super();
    /** @type {"" | "help" | "menu"} */ this.opened = "";
    /** A newer client is served by now. */ this.old = false;
    /** A screen could not be loaded. */ this.failed = false;
    new Watching(this, route, words, settings, toasts, me, shelf, bulletin, this.#connection);
    bulletin.addEventListener("announced", (event) => tell(/** @type {CustomEvent<string>} */ (event).detail));
    this.#connection.addEventListener("frame", (event) => {
      const frame = /** @type {CustomEvent} */ (event).detail;
      if (frame.type === "announcement") bulletin.hear(frame);
    });
    this.addEventListener("old-client", () => (this.old = true));
    route.addEventListener("change", () => {
      this.opened = "";
      this.failed = false;
      this.#go();
      this.#settle(location.pathname);
    });
    this.#go();
    this.#connection.addEventListener("change", () => this.#listen());
  }

  createRenderRoot() {
    return this;
  }

  firstUpdated() {
    for (const each of ["resize", "scroll"]) addEventListener(each, placeToasts, { passive: true });
  }

  updated() {
    placeToasts();
  }

  #listen() {
    const { server } = this.#connection;
    if (this.#connection.state === "banned" && !me.person?.banned) me.look();
    if (server && version && server !== version) this.old = true;
  }

  render() {
    const { place } = route;
    const atTable = AT_TABLES.has(place.screen); // they have a bar and a line of their own
    const skip = SKIPS.find(([id]) => document.getElementById(id)) ?? MAIN; // looked up again when somebody comes to it
    return html`<a class="skip" href="#${skip[0]}" @focus=${() => this.requestUpdate()}>${t(skip[1])}</a>
      ${this.old || this.#connection.state === "old" ? this.#outdated() : nothing} ${announcementBar()}
      ${atTable ? nothing : topBar({ help: () => (this.opened = "help"), menu: () => (this.opened = "menu") })}
      ${atTable ? nothing : strip(this.#connection, { planned: false })}
      ${
        me.unreachable || this.failed
          ? html`<unreachable-screen @again=${() => this.#again()}></unreachable-screen>`
          : repeat(
              [location.pathname],
              (each) => each,
              () => this.#screen(place),
            )
      }
      ${this.#opened.sheets("")}
      <div class="toasts">
        ${repeat(
          toasts.all,
          (each) => each.id,
          (each) =>
            html`<div class="toast">
              ${icon(each.sign ?? "warn")}<span
                >${each.text} ${each.rule ? ruleLink(each.game, each.rule, "xs") : nothing}</span
              >
              <button type="button" class="toast__x" aria-label=${t("close")} @click=${() => toasts.drop(each.id)}>
                ${icon("x")}
              </button>
            </div>`,
        )}
      </div>
      <div id="live-polite" class="vh" role="status" aria-live="polite"></div>
      <div id="live-assertive" class="vh" role="alert" aria-live="assertive"></div>`;
  }

  /** @param {Place} place */
  #screen(place) {
    if (me.person?.banned && TO_PLAY.has(place.screen)) return bannedPage(() => this.#letIn());
    if (LATER[place.screen] && !this.#loaded.has(place.screen)) {
      this.#load(place.screen);
      return html`<main id="main" aria-busy="true"></main>`;
    }
    const connection = this.#connection;
    switch (place.screen) {
      case "welcome":
        return html`<welcome-screen .connection=${connection}></welcome-screen>`;
      case "table":
        return html`<table-screen .connection=${connection} .name=${place.table}></table-screen>`;
      case "replay":
        return html`<replay-screen .connection=${connection} .name=${place.table}></replay-screen>`;
      case "review":
        return html`<review-screen .connection=${connection} .name=${place.table}></review-screen>`;
      case "puzzle":
        return html`<puzzle-screen .connection=${connection} .puzzle=${place.puzzle}></puzzle-screen>`;
      case "rescue":
        return html`<rescue-screen .connection=${connection}></rescue-screen>`;
      case "new":
        return html`<new-screen .connection=${connection} .game=${place.game}></new-screen>`;
      case "tables":
        return html`<tables-screen .connection=${connection}></tables-screen>`;
      case "me":
        return html`<me-screen .connection=${connection}></me-screen>`;
      case "learn":
        return html`<lesson-screen .connection=${connection} .lesson=${place.lesson}></lesson-screen>`;
      case "day":
        return html`<day-screen .connection=${connection} .date=${place.date} .deal=${place.deal}></day-screen>`;
      case "results":
        return html`<results-screen .connection=${connection}></results-screen>`;
      case "challenge":
        return html`<challenge-screen .connection=${connection} .name=${place.challenge}></challenge-screen>`;
      case "rules":
        return html`<rules-screen .game=${place.game}></rules-screen>`;
      case "settings":
        return html`<settings-screen></settings-screen>`;
      case "notices":
        return html`<notices-screen></notices-screen>`;
      case "invited":
        return html`<invited-screen></invited-screen>`;
      case "about":
        return html`<about-screen></about-screen>`;
      case "admin":
        return me.person?.owner ? html`<admin-screen></admin-screen>` : html`<nowhere-screen></nowhere-screen>`;
      default:
        return html`<nowhere-screen></nowhere-screen>`;
    }
  }

  /** @param {string} screen */
  async #load(screen) {
    try {
      await LATER[screen]?.();
      this.#loaded.add(screen);
      this.failed = false;
      this.requestUpdate();
    } catch {
      // Either nobody answers, or this version's files are no longer served.
      const answered = await ask("GET /health").catch(() => null);
      if (answered) this.old = true;
      else this.failed = true;
    }
  }

  #go() {
    if (route.place.screen === "table") this.#connection.goTo(route.place.table);
  }

  /** Whether the host has thought better of it. */
  async #letIn() {
    await me.look();
    if (!me.person?.banned) this.#connection.start();
  }

  /** Ask once more; a screen that could not be loaded is loaded with the page. */
  async #again() {
    await Promise.all([me.look(), shelf.look(), bulletin.look()]);
    if (this.failed && !me.unreachable) location.reload();
  }

  /** Who changes the screen by keyboard, or hears it, goes on from its heading. @param {string} path */
  async #settle(path) {
    for (let frame = 0; frame < SETTLED_WITHIN; frame += 1) {
      await new Promise(requestAnimationFrame);
      const focused = document.activeElement;
      if (location.pathname !== path || location.hash || (focused && focused !== document.body)) return;
      const heading = /** @type {HTMLElement | null} */ (this.querySelector("main h1"));
      if (!heading) continue;
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
      return;
    }
  }

  #outdated() {
    return html`<div class="strip-note strip-note--top" role="alert">
      ${icon("warn")}<span class="grow">${t("old-client")}</span
      ><button type="button" class="btn btn--s" @click=${() => location.reload()}>${t("load-again")}</button>
    </div>`;
  }
}

settings.apply();
settings.addEventListener("change", () => words.speak().catch(() => toast(t("refused-no-answer"))));
try {
  await Promise.all([words.speak(), me.look(), shelf.look(), bulletin.look()]);
  document.querySelector("tenback-app")?.replaceChildren();
  customElements.define("tenback-app", App);
  tell(bulletin.announced?.text ?? ""); // what stands already
  startWorker();
} catch {
  document.querySelector("#no-words")?.removeAttribute("hidden"); // not a word of any language has come
}
