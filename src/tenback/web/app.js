/** tenback in the browser: one page, and which screen the address means. */

import { LitElement, html, nothing, repeat } from "lit";
import { icon } from "./cards/faces.js";
import { about } from "./screens/about.js";
import { tellNow } from "./screens/live.js";
import { helpSheet, plainMenuSheet } from "./screens/menus.js";
import { page } from "./screens/page.js";
import "./screens/rules.js";
import "./screens/settings.js";
import "./screens/table.js";
import { toasts } from "./screens/toasts.js";
import { topBar } from "./screens/top.js";
import "./screens/welcome.js";
import { me } from "./store/person.js";
import { route } from "./store/route.js";
import { settings } from "./store/settings.js";
import { Watching } from "./store/watching.js";
import { Connection } from "./wire/connection.js";
import { t, words } from "./words/words.js";

const version = document.querySelector('meta[name="tenback-version"]')?.getAttribute("content") ?? "";

class App extends LitElement {
  static properties = { opened: { state: true }, old: { state: true } };

  #connection = new Connection();

  constructor() {
    super();
    /** @type {"" | "help" | "menu"} */ this.opened = "";
    this.old = false;
    new Watching(this, route, words, settings, toasts, this.#connection);
    this.addEventListener("old-client", () => (this.old = true));
    route.addEventListener("change", () => (this.opened = ""));
    this.#connection.addEventListener("change", () => this.#listen());
  }

  createRenderRoot() {
    return this;
  }

  #trouble = "none";

  #listen() {
    const { trouble, server } = this.#connection;
    if (trouble === "lost" && this.#trouble !== "lost") tellNow(t("line-lost"));
    this.#trouble = trouble;
    if (server && version && server !== version) this.old = true;
  }

  render() {
    const { place } = route;
    return html`<a class="skip" href=${place.screen === "table" ? "#hand" : "#main"}>${t(place.screen === "table" ? "skip-to-hand" : "skip-to-main")}</a>
      ${this.old || this.#connection.state === "old" ? this.#outdated() : nothing}
      ${place.screen === "table" ? nothing : topBar({ help: () => (this.opened = "help"), menu: () => (this.opened = "menu") })}
      ${this.#screen(place)}
      ${this.opened === "help" ? helpSheet("the-game", () => (this.opened = "")) : nothing}
      ${this.opened === "menu" ? plainMenuSheet(() => (this.opened = "")) : nothing}
      <div class="toasts">${repeat(
        toasts.all,
        (each) => each.id,
        (each) => html`<div class="toast">${icon("warn")}<span>${each.text} ${each.rule ? html`<a class="xs" href="/rules/${each.game}#${each.rule}" target="_blank">${t("rule", { rule: each.rule })}</a>` : nothing}</span>
          <button type="button" class="toast__x" aria-label=${t("close")} @click=${() => toasts.drop(each.id)}>${icon("x")}</button></div>`,
      )}</div>
      <div id="live-polite" class="vh" role="status" aria-live="polite"></div>
      <div id="live-assertive" class="vh" role="alert" aria-live="assertive"></div>`;
  }

  /** @param {typeof route.place} place */
  #screen(place) {
    switch (place.screen) {
      case "welcome":
        return html`<welcome-screen .connection=${this.#connection}></welcome-screen>`;
      case "table":
        return repeat([place.table], (each) => each, (each) => html`<table-screen .connection=${this.#connection} .name=${each}></table-screen>`);
      case "rules":
        return html`<rules-screen></rules-screen>`;
      case "settings":
        return html`<settings-screen></settings-screen>`;
      case "about":
        return about();
      default:
        return page({ sign: "help", title: t("nowhere"), text: t("nowhere-text"), ways: html`<a class="btn btn--go" href="/">${t("to-the-lobby")}</a>` });
    }
  }

  #outdated() {
    return html`<div class="strip-note strip-note--top" role="alert">${icon("warn")}<span class="grow">${t("old-client")}</span><button type="button" class="btn btn--s" @click=${() => location.reload()}>${t("load-again")}</button></div>`;
  }
}

settings.apply();
settings.addEventListener("change", () => words.speak());
await Promise.all([words.speak(), me.look()]);
document.querySelector("tenback-app")?.replaceChildren();
customElements.define("tenback-app", App);
