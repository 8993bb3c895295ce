/** What shall we play? A name, four games, and Play sits you down at once. */

import { LitElement, html, nothing } from "lit";
import { duel, icon, quick, ten, theGame } from "../cards/faces.js";
import { keep } from "../store/kept.js";
import { ask, me } from "../store/person.js";
import { route } from "../store/route.js";
import { Watching } from "../store/watching.js";
import { refusal } from "../tables/parts/refusals.js";
import { sheet } from "../tables/parts/sheet.js";
import { t, words } from "../words/words.js";
import { toast } from "./toasts.js";

/** @import { Connection } from "../wire/connection.js" */
/** @import { Listed, SeatShown } from "../wire/frames.js" */

/** @typedef {{slug: string, title: string, players: string, text: string, art: () => unknown[], ready: boolean}} Tile */
/** @typedef {{table: string, game: string, phase: string, seats: SeatShown[], your_seats: number[], changed: number}} Played */

/** @type {Tile[]} */
const TILES = [
  { slug: "the-game", title: "the-game", players: "players-the-game", text: "about-the-game", art: () => [theGame(37), theGame(47), theGame(68)], ready: true },
  { slug: "quick-and-easy", title: "quick-and-easy", players: "players-quick-and-easy", text: "about-quick-and-easy", art: () => [quick("Y3"), quick("G8"), quick("B5")], ready: false },
  { slug: "face-to-face", title: "face-to-face", players: "players-face-to-face", text: "about-face-to-face", art: () => [duel("silver", 17), duel("gold", 29), duel("silver", 41)], ready: false },
  { slug: "ten", title: "ten", players: "players-ten", text: "about-ten", art: () => [ten("P4"), ten("*5"), ten("B7")], ready: false },
];

/** For who has not said otherwise: names that are anybody's in all our languages. */
const NAMES = ["Robin", "Kim", "Sasha", "Alex", "Noa", "Mika", "Toni", "Nikita", "Jo", "Charlie"];
const AT_THE_TABLE = 3; // you and two bots

export class WelcomeScreen extends LitElement {
  static properties = { connection: { attribute: false }, busy: { state: true }, making: { state: true }, mine: { state: true }, listed: { state: true } };

  constructor() {
    super();
    /** @type {Connection} */ this.connection = /** @type {any} */ (undefined); // given by who draws it
    this.busy = false;
    this.making = false;
    /** Tables that one sits at. @type {Played[]} */ this.mine = [];
    /** Tables that look for players. @type {Listed[]} */ this.listed = [];
    this.name = "";
    new Watching(this, me, words);
  }

  createRenderRoot() {
    return this;
  }

  connectedCallback() {
    super.connectedCallback();
    this.#look();
  }

  async #look() {
    const [mine, listed] = await Promise.all([
      me.person ? ask("GET", "/api/me/history").catch(() => ({ tables: [] })) : { tables: [] },
      ask("GET", "/api/tables").catch(() => ({ tables: [] })),
    ]);
    this.mine = mine.tables.filter((/** @type {Played} */ each) => each.phase !== "ended").slice(0, 3);
    const own = new Set(this.mine.map((each) => each.table));
    this.listed = listed.tables.filter((/** @type {Listed} */ each) => each.phase === "waiting" && !own.has(each.table)).slice(0, 6);
  }

  render() {
    this.name ||= me.name || NAMES[Math.floor(Math.random() * NAMES.length)] || "Robin";
    return html`<main class="lobby" id="main">
      <header><h1>${t("what-shall-we-play")}</h1>
        <label class="name end"><span>${t("your-name")}</span><input class="field" maxlength="24" autocomplete="nickname" .value=${this.name} @input=${(/** @type {Event} */ event) => (this.name = /** @type {HTMLInputElement} */ (event.target).value)}></label>
      </header>
      <div class="tiles">${TILES.map((tile) => this.#tile(tile))}</div>
      <div class="col">
        ${this.mine.map((each) => this.#waiting(each))}
        <section class="box"><h2>${icon("people")}${t("open-tables")}</h2>
          ${this.listed.length
            ? html`<ul class="chairs">${this.listed.map((each) => html`<li class="chair"><b>${each.title}</b><span class="small mute"><bdi>${each.seats.filter((seat) => seat.name).map((seat) => seat.name).join(", ")}</bdi></span><button type="button" class="btn btn--s" @click=${() => this.#join(each.table)}>${t("join")}</button></li>`)}</ul>`
            : html`<p class="small mute">${t("no-open-tables")}</p>`}
        </section>
        <section class="box"><h2>${icon("link")}${t("have-a-link")}</h2><p class="small mute">${t("have-a-link-text")}</p></section>
      </div>
    </main>
    <footer class="foot"><span class="grow">${t("independent")}</span><a href="/rules/the-game">${t("rules")}</a><a href="/settings">${t("settings")}</a><a href="/about">${t("about")}</a></footer>
    ${this.making ? this.#newTable() : nothing}`;
  }

  /** @param {Tile} tile */
  #tile({ slug, title, players, text, art, ready }) {
    return html`<article class="tile"><div class="tile__art" aria-hidden="true">${art().map((card) => html`<div>${card}</div>`)}</div>
      <div class="tile__body"><h2>${t(title)} <small>${t(players)}</small></h2><p class="mute">${t(text)}</p>
        ${ready
          ? html`<div class="row wrap"><button type="button" class="btn btn--go" ?disabled=${this.busy} aria-label=${t("play-game", { game: t(title) })} @click=${() => this.#play(slug)}>${t("play")}</button>
              <button type="button" class="btn" aria-label=${t("new-table-of", { game: t(title) })} @click=${() => (this.making = true)}>${icon("people")}${t("new-table")}</button></div>`
          : html`<p class="small mute">${t("terminal-only")} <code>tenback play ${slug}</code></p>`}
      </div></article>`;
  }

  /** @param {Played} played */
  #waiting(played) {
    const names = played.seats.map((seat) => seat.name).filter(Boolean);
    return html`<section class="box box--go"><h2>${t("your-table-waits")}</h2><p class="small"><bdi>${names.join(", ")}</bdi></p><a class="btn btn--go" href="/t/${played.table}">${t("go-on")}</a></section>`;
  }

  #newTable() {
    const make = (/** @type {SubmitEvent} */ event) => {
      event.preventDefault();
      const form = new FormData(/** @type {HTMLFormElement} */ (event.target));
      const options = Object.fromEntries(["expert", "short_hands", "on_fire"].filter((name) => form.has(name)).map((name) => [name, true]));
      this.#open({ game: "the-game", seats: Number(form.get("seats")), options, talk: form.get("talk"), listed: form.has("listed"), tracker: form.has("tracker") }, "");
    };
    const box = (/** @type {string} */ name, /** @type {string} */ id, /** @type {string} */ why) =>
      html`<label class="option"><input type="checkbox" name=${name}><span><b>${t(id)}</b><br><span class="small mute">${t(why)}</span></span></label>`;
    return sheet({
      title: t("new-table-of", { game: t("the-game") }),
      close: () => (this.making = false),
      body: html`<form class="new-table" @submit=${make}>
        <fieldset><legend>${t("how-many")}</legend><div class="seats-pick">${[1, 2, 3, 4, 5].map((n) => html`<label><input type="radio" name="seats" value=${n} ?checked=${n === 3}><span>${n}</span></label>`)}</div></fieldset>
        <fieldset><legend>${t("house-rules")}</legend>
          ${box("expert", "option-expert", "option-expert-why")}${box("short_hands", "option-short-hands", "option-short-hands-why")}${box("on_fire", "option-on-fire", "option-on-fire-why")}</fieldset>
        <fieldset><legend>${t("talk")}</legend>${[
          ["signals", "talk-signals", "talk-signals-why"],
          ["open", "talk-open", "talk-open-why"],
          ["silent", "talk-silent", "talk-silent-why"],
        ].map(
          ([value, id, why], place) => html`<label class="option"><input type="radio" name="talk" value=${value} ?checked=${place === 0}><span><b>${t(id ?? "")}</b><br><span class="small mute">${t(why ?? "")}</span></span></label>`,
        )}</fieldset>
        <fieldset><legend>${t("the-table")}</legend>${box("listed", "option-listed", "option-listed-why")}${box("tracker", "option-tracker", "option-tracker-why")}</fieldset>
        <button class="btn btn--go" ?disabled=${this.busy}>${t("open-table")}</button>
      </form>`,
    });
  }

  /** @param {string} slug */
  #play(slug) {
    this.#open({ game: slug, seats: AT_THE_TABLE }, "bots");
  }

  /** @param {string} table */
  async #join(table) {
    if (await this.#be()) route.go(`/t/${table}`);
  }

  async #be() {
    this.busy = true;
    const before = me.person;
    try {
      await me.be(this.name.trim());
      if (before && before.name !== me.person?.name) this.connection.renew();
      else this.connection.start();
      return true;
    } catch (error) {
      toast(/** @type {Error} */ (error).message);
      return false;
    } finally {
      this.busy = false;
    }
  }

  /**
   * @param {Record<string, unknown>} wish
   * @param {"" | "bots"} start  whether bots take the other chairs at once
   */
  async #open(wish, start) {
    if (this.busy || !(await this.#be())) return;
    this.busy = true;
    try {
      const { table, key } = await this.connection.wish("open", wish);
      if (!table) return;
      keep(`key:${table}`, key);
      if (start) keep(`start:${table}`, start);
      route.go(`/t/${table}`);
    } catch (error) {
      const { text } = refusal(/** @type {Error} */ (error), (pile) => pile);
      if (text) toast(text);
    } finally {
      this.busy = false;
    }
  }
}

customElements.define("welcome-screen", WelcomeScreen);
