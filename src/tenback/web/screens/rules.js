/** The rules of a game, from its page. Rule numbers are anchors, so that a refusal can point at its rule. */

import { html, nothing } from "lit";
import { ENGLISH, directionOf } from "../words/languages.js";
import { t, words } from "../words/words.js";
import { games } from "./games.js";
import { Page } from "./markdown.js";
import { page } from "../shell/message-page.js";
import { hasPage } from "../shell/rule-link.js";
import { named } from "./page-words.js";
import { picture } from "./pictures.js";
import { Screen } from "./screen.js";
import { turn } from "./worked-turn.js";

/** Games that have a page. */
const told = () => games().filter(({ slug }) => hasPage(slug));

export class RulesScreen extends Screen {
  static properties = { game: { attribute: false }, text: { state: true }, state: { state: true } };

  constructor() {
    super();
    /** As the address names it. */ this.game = "";
    /** @type {Page | null} */ this.text = null;
    /** @type {"" | "loading" | "failed"} */ this.state = "";
    this.language = ENGLISH;
    this.#spoken = "";
  }

  #spoken;

  get called() {
    const game = told().find(({ slug }) => slug === this.#which);
    return game ? t("rules-of", { game: t(game.title) }) : t("nowhere");
  }

  /** `/rules` alone is the first game's. */
  get #which() {
    return this.game || (told()[0]?.slug ?? "");
  }

  render() {
    const which = this.#which;
    if (!told().some(({ slug }) => slug === which))
      return page({
        sign: "help",
        title: t("nowhere"),
        text: t("no-such-game"),
        ways: html`<a class="btn btn--go" href="/rules">${t("read-the-rules")}</a>`,
      });
    if (words.language !== this.#spoken) this.#load(which);
    const sections = this.text?.sections ?? [];
    return html`<main class="paper rules" id="main">
      <nav class="row wrap" aria-label=${t("rules")}>
        ${told().map(
          ({ slug, title }) =>
            html`<a class="btn btn--s" href="/rules/${slug}" aria-current=${slug === which ? "page" : nothing}
              >${t(title)}</a
            >`,
        )}
      </nav>
      ${
        this.state === "failed"
          ? html`<h1 tabindex="-1">${this.called}</h1>
              <p role="alert">${t("rules-not-loaded")}</p>
              <div><button type="button" class="btn" @click=${() => this.#load(which)}>${t("try-now")}</button></div>`
          : nothing
      }
      ${
        sections.length
          ? html`<details class="box contents">
              <summary>${t("on-this-page")}</summary>
              <ul>
                ${sections.map(({ title, id }) => html`<li><a href="#${id}" lang=${this.language}>${title}</a></li>`)}
              </ul>
            </details>`
          : nothing
      }
      <article lang=${this.language} dir=${directionOf(this.language)}>${this.text?.drawn ?? nothing}</article>
      <p class="row wrap">
        <a class="btn btn--go" href="/new/${which}">${t("new-table")}</a
        ><a class="btn btn--quiet" href="/">${t("to-the-lobby")}</a>
      </p>
    </main>`;
  }

  /** @param {string} game */
  async #load(game) {
    this.#spoken = words.language;
    const first = this.text === null;
    try {
      const languages = [words.language, ENGLISH];
      let answer = null;
      for (const language of languages) {
        answer = await fetch(new URL(`../pages/${language}/${game}.md`, import.meta.url));
        this.language = language;
        if (answer.ok) break;
      }
      if (!answer?.ok) throw new Error("no page");
      this.text = new Page(await answer.text(), { picture, named: named(game), turn: turn(game) });
      this.state = "";
    } catch {
      this.state = "failed";
    }
    await this.updateComplete;
    if (first && location.hash) this.#show(location.hash.slice(1));
  }

  /** The page was not there yet when the browser looked for the anchor. @param {string} rule */
  #show(rule) {
    const anchor = document.getElementById(rule);
    if (!anchor) return;
    location.replace(`#${rule}`); // only a browser's own jump makes it the :target
    anchor.scrollIntoView();
  }
}

customElements.define("rules-screen", RulesScreen);
