/** A new table: everything that players may agree on before the deal, each with its rule. */

import { html, nothing } from "lit";
import { icon } from "../cards/faces.js";
import { settings } from "../store/settings.js";
import { Watching } from "../store/redraw.js";
import { t } from "../words/words.js";
import { CLOCKS, PACES, WATCH, choiceName, clockName, talkWords } from "./setting-words.js";
import { readDeck } from "./deck.js";
import { OWN, gameOf, games } from "./games.js";
import { page } from "../shell/message-page.js";
import { Screen } from "./screen.js";
import { challenge, nameField, open, strengthPicker } from "./entering.js";

/** A deck file to begin with. */
const SAMPLE = new URL("../sample-deck.toml", import.meta.url).href;

/** @import { Connection } from "../wire/connection.js" */
/** @import { Pace, Talk, Watch } from "../wire/frames.js" */
/** @import { Choice, Game, Option } from "./games.js" */

export class NewScreen extends Screen {
  static properties = {
    connection: { attribute: false },
    game: { attribute: false },
    seats: { state: true },
    own: { state: true },
    broken: { state: true },
    talk: { state: true },
    switched: { state: true },
    busy: { state: true },
  };

  constructor() {
    super();
    /** @type {Connection} */ this.connection = /** @type {any} */ (undefined); // given by who draws it
    /** As the address names it. */ this.game = "";
    this.seats = 0;
    /** Whether a deck of one's own is asked for. */ this.own = false;
    /** Whether the chosen file is no deck. */ this.broken = false;
    /** How one talks, where somebody has chosen; else as the rule sheet says. */ this.talk = "";
    /** The house rules that are switched on. @type {string[]} */ this.switched = [];
    this.busy = false;
    new Watching(this, settings);
  }

  get called() {
    const game = gameOf(this.game);
    return game ? t("new-table-of", { game: t(game.title) }) : t("nowhere");
  }

  render() {
    const game = gameOf(this.game);
    if (!game)
      return page({
        sign: "help",
        title: t("nowhere"),
        text: t("no-such-game"),
        ways: html`<a class="btn btn--go" href="/">${t("to-the-lobby")}</a>`,
      });
    this.seats ||= game.atOnce;
    return html`<main class="paper new" id="main">
      <div class="new__head">
        <div>
          <h1>${this.called}</h1>
          <p class="mute">${t(game.text)} <a href="/rules/${this.game}">${t("read-the-rules")}</a></p>
        </div>
        <div class="new__art" aria-hidden="true">${game.art().map((card) => html`<div>${card}</div>`)}</div>
      </div>
      <nav class="row wrap" aria-label=${t("which-game")}>
        ${games().map(
          ({ slug, title }) =>
            html`<a class="btn btn--s" href="/new/${slug}" aria-current=${slug === this.game ? "page" : nothing}
              >${t(title)}</a
            >`,
        )}
      </nav>
      <form class="form" @submit=${this.#submit}>
        ${this.#howMany(game)}
        <fieldset class="box">
          <legend>${t("house-rules")}</legend>
          ${game.options.map((option) => this.#option(option))}
        </fieldset>
        ${this.#talk(game)} ${this.#table(game)}
        <div class="box row wrap">${nameField()}${this.seats > 1 ? strengthPicker() : nothing}</div>
        <div class="box box--go new__go">
          <div class="row wrap">
            <button class="btn btn--go" ?disabled=${this.busy}>${t("open-table")}</button>
            ${
              this.seats > 1
                ? html`<button class="btn" name="start" value="bots" ?disabled=${this.busy}>
                    ${icon("bot")}${t("open-with-bots")}
                  </button>`
                : nothing
            }<button class="btn" name="start" value="challenge" title=${t("new-challenge-why")} ?disabled=${this.busy}>
              ${icon("people")}${t("new-challenge")}
            </button>
          </div>
        </div>
      </form>
    </main>`;
  }

  /** @param {Game} game */
  #howMany(game) {
    return html`<fieldset class="box">
      <legend>${t("how-many")}</legend>
      <div class="seats-pick">
        ${Array.from({ length: Math.max(...games().flatMap((each) => each.seats)) }, (_, place) => place + 1).map(
          (seats) =>
            html`<label
              ><input
                type="radio"
                name="seats"
                value=${seats}
                ?disabled=${!game.seats.includes(seats)}
                .checked=${seats === this.seats}
                @change=${() => (this.seats = seats)}
              /><span>${seats}</span></label
            >`,
        )}
      </div>
      ${game.seatsWhy ? reason(t(game.seatsWhy)) : nothing}
    </fieldset>`;
  }

  /** @param {Option} option */
  #option(option) {
    const { name, rule, label, why, picks } = option;
    const barred = !option.seats.includes(this.seats);
    const link = html`<a
      class="rule-link"
      href="/rules/${this.game}#${rule}"
      target="_blank"
      aria-label=${t("rule", { rule })}
      >${rule}</a
    >`;
    const because = barred ? reason(t("only-alone"), `${name}-barred`) : nothing;
    if (!picks) {
      const on = option.default === true && !barred;
      const change = (/** @type {boolean} */ chosen) => this.#choose(option, chosen);
      return html`<div class="option">${box({ name, label, why, on, barred, more: link, change })}${because}</div>`;
    }
    return html`<div class="option option--pick">
      ${pick({
        name,
        label,
        why,
        choices: picks,
        usual: option.default,
        barred,
        more: link,
        change: (value) => (this.own = name === "deck" ? value === OWN : this.own),
      })}${because}
      ${
        name === "deck" && this.own
          ? html`<label class="col-field"
                ><span>${t("deck-file")}</span
                ><input
                  class="field field--file"
                  type="file"
                  name="file"
                  accept=".toml,.json"
                  required
                  @change=${this.#judge}
              /></label>
              <p class="small mute">
                ${t("deck-file-why")} <a href=${SAMPLE} download="deck.toml">${t("deck-file-sample")}</a>
              </p>
              <div role="status">${this.broken ? reason(t("deck-file-broken")) : nothing}</div>`
          : nothing
      }
    </div>`;
  }

  /** A house rule may bar some ways of talking. @param {Option} option @param {boolean} chosen */
  #choose(option, chosen) {
    this.switched = [...this.switched.filter((name) => name !== option.name), ...(chosen ? [option.name] : [])];
    if (chosen && !option.talk.some((each) => each === this.talk)) this.talk = "";
  }

  /** @param {Game} game */
  #talk(game) {
    const alone = this.seats === 1;
    const switched = game.options.filter((option) => this.switched.includes(option.name));
    return html`<fieldset class="box">
      <legend>${t("talk")}</legend>
      ${alone ? reason(t("nobody-to-talk-to")) : nothing}${game.talk.map((each, place) => {
        const [label = "", why = ""] = talkWords(game, each);
        const barred = switched.find((option) => !option.talk.includes(each));
        return html`<div class="option">
          <input
            type="radio"
            id="talk-${each}"
            name="talk"
            value=${each}
            .checked=${this.talk ? each === this.talk : place === 0}
            ?disabled=${alone || barred !== undefined}
            aria-describedby="talk-${each}-why ${barred ? "talk-barred" : ""}"
            @change=${() => (this.talk = each)}
          /><label for="talk-${each}"><b>${t(label)}</b></label
          ><span class="option__why" id="talk-${each}-why">${t(why)}</span>${
            barred ? reason(t(barred.whyNoTalk), "talk-barred") : nothing
          }
        </div>`;
      })}
    </fieldset>`;
  }

  /** @param {Game} game */
  #table(game) {
    const alone = this.seats === 1;
    const memory = game.from_memory
      ? html`<a
          class="rule-link"
          href="/rules/${this.game}#${game.from_memory}"
          target="_blank"
          aria-label=${t("rule", { rule: game.from_memory })}
          >${game.from_memory}</a
        >`
      : nothing;
    const clocks = [{ value: "", label: "clock-none" }, ...CLOCKS.map((value) => ({ value, label: "" }))];
    return html`<fieldset class="box">
      <legend>${t("the-table")}</legend>
      <div class="option">
        ${box({ name: "listed", label: "option-listed", why: "option-listed-why", barred: alone })}${
          alone ? reason(t("one-chair-only"), "listed-barred") : nothing
        }
      </div>
      <div class="option">
        ${box({ name: "tracker", label: "option-tracker", why: "option-tracker-why", more: memory })}
      </div>
      <div class="option option--pick">
        ${pick({ name: "watch", label: "watch-who", why: "watch-who-why", choices: WATCH })}
      </div>
      <div class="option option--pick">
        ${pick({
          name: "clock",
          label: "new-clock",
          why: "new-clock-why",
          choices: clocks,
          shown: (each) => (each.value ? clockName(Number(each.value)) : t(each.label)),
        })}
      </div>
      <div class="option option--pick">
        ${pick({ name: "pace", label: "new-pace", why: "new-pace-why", choices: PACES, usual: "human" })}
      </div>
    </fieldset>`;
  }

  /** @param {SubmitEvent} event */
  #submit = async (event) => {
    event.preventDefault();
    const game = gameOf(this.game);
    if (this.busy || !game) return;
    const form = new FormData(/** @type {HTMLFormElement} */ (event.target));
    const withBots = /** @type {HTMLButtonElement | null} */ (event.submitter)?.value === "bots" || this.seats === 1;
    this.busy = true;
    const options = await this.#chosen(game, form);
    const submitted = /** @type {HTMLButtonElement | null} */ (event.submitter)?.value;
    if (options && submitted === "challenge") await challenge(this.connection, game, this.seats, options);
    else if (options) {
      const wish = {
        game: this.game,
        seats: this.seats,
        options,
        talk: /** @type {Talk | null} */ (form.get("talk")),
        watch: /** @type {Watch | null} */ (form.get("watch")),
        listed: form.has("listed"),
        tracker: form.has("tracker"),
        clock: Number(form.get("clock")) || null,
        pace: /** @type {Pace | null} */ (form.get("pace")),
      };
      await open(this.connection, wish, withBots ? "bots" : "");
    }
    this.busy = false;
  };

  /** A file that is no deck is told so when it is chosen. @param {Event} event */
  #judge = async (event) => {
    const [file] = /** @type {HTMLInputElement} */ (event.target).files ?? [];
    this.broken = file !== undefined && !readDeck(await file.text());
  };

  /**
   * What differs from the rule sheet; null if a file cannot be read.
   * @param {Game} game @param {FormData} form
   */
  async #chosen(game, form) {
    /** @type {Record<string, unknown>} */ const options = {};
    for (const { name, picks, seats, default: usual } of game.options) {
      if (!seats.includes(this.seats)) continue;
      const said = picks ? form.get(name) : form.has(name);
      if (said === null || String(said) === String(usual)) continue;
      options[name] = picks?.find(({ value }) => String(value) === said)?.value ?? said;
    }
    if (options.deck !== OWN) return options;
    const file = /** @type {File} */ (form.get("file"));
    const deck = readDeck(await file.text());
    this.broken = !deck;
    return deck ? { ...options, deck } : null;
  }
}

/** @param {string} text @param {string} [id] */
function reason(text, id) {
  return html`<p class="reason small" id=${id ?? nothing}>${icon("lock")}<span>${text}</span></p>`;
}

/**
 * @typedef {object} Asked
 * @property {string} name
 * @property {string} label
 * @property {string} why
 * @property {boolean} [on]  from the start
 * @property {boolean} [barred]
 * @property {unknown} [more]
 */

/** @param {Asked & {change?: ((chosen: boolean) => void) | undefined}} asked */
function box({ name, label, why, on = false, barred = false, more = nothing, change }) {
  return html`<input
      type="checkbox"
      id="set-${name}"
      name=${name}
      ?checked=${on}
      ?disabled=${barred}
      aria-describedby="${name}-why ${barred ? `${name}-barred` : ""}"
      @change=${(/** @type {Event} */ event) => change?.(/** @type {HTMLInputElement} */ (event.target).checked)}
    /><label for="set-${name}"><b>${t(label)}</b></label
    >${more}<span class="option__why" id="${name}-why">${t(why)}</span>`;
}

/**
 * @param {Asked & {choices: readonly Choice[], usual?: unknown, shown?: (choice: Choice) => string,
 *   change?: (value: string) => void}} asked  without `usual` the first choice is chosen
 */
function pick({ name, label, why, choices, usual, barred = false, more = nothing, shown = choiceName, change }) {
  return html`<label for="set-${name}"><b>${t(label)}</b></label
    >${more}
    <select
      class="field"
      id="set-${name}"
      name=${name}
      ?disabled=${barred}
      aria-describedby="${name}-why ${barred ? `${name}-barred` : ""}"
      @change=${(/** @type {Event} */ event) => change?.(/** @type {HTMLSelectElement} */ (event.target).value)}
    >
      ${choices.map(
        (each) => html`<option value=${each.value} ?selected=${each.value === usual}>${shown(each)}</option>`,
      )}
    </select>
    <span class="option__why" id="${name}-why">${t(why)}</span>`;
}

customElements.define("new-screen", NewScreen);
