/** The rules of a game, from its page. Rule numbers are anchors, so that a refusal can point at its rule. */

import { LitElement, html, nothing } from "lit";
import { theGame } from "../cards/faces.js";
import { route } from "../store/route.js";
import { Watching } from "../store/watching.js";
import { t, words } from "../words/words.js";
import { blocks } from "./markdown.js";

const GAMES = ["the-game", "quick-and-easy", "face-to-face", "ten"];
const FALLBACK = "en";

export class RulesScreen extends LitElement {
  static properties = { text: { state: true }, failed: { state: true } };

  constructor() {
    super();
    this.text = "";
    this.failed = false;
    this.game = "";
    this.spoken = "";
    new Watching(this, route, words);
  }

  createRenderRoot() {
    return this;
  }

  render() {
    const { place } = route;
    if (place.screen !== "rules") return nothing;
    const game = GAMES.includes(place.game) ? place.game : "the-game";
    if (game !== this.game || words.language !== this.spoken) this.#load(game);
    return html`<main class="paper rules" id="main">
      <nav class="row wrap" aria-label=${t("rules")}>${GAMES.map((each) => html`<a class="btn btn--s" href="/rules/${each}" aria-current=${each === game ? "page" : nothing}>${t(each)}</a>`)}</nav>
      ${this.failed ? html`<p>${t("refused-broken")}</p>` : nothing}
      ${game === "the-game" ? html`<div class="rules__art" aria-hidden="true">${[47, 37, 38].map((card) => html`<div>${theGame(card)}</div>`)}</div>` : nothing}
      <article lang=${this.language ?? nothing}>${blocks(this.text)}</article>
    </main>`;
  }

  /** @param {string} game */
  async #load(game) {
    this.game = game;
    this.spoken = words.language;
    const page = async (/** @type {string} */ language) => fetch(new URL(`../pages/${language}/${game}.md`, import.meta.url));
    let answer = await page(words.language);
    this.language = words.language;
    if (!answer.ok) {
      answer = await page(FALLBACK);
      this.language = FALLBACK;
    }
    this.failed = !answer.ok;
    this.text = answer.ok ? await answer.text() : "";
    await this.updateComplete;
    if (location.hash) document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }
}

customElements.define("rules-screen", RulesScreen);
