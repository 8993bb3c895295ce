/**
 * A table for a game that has none of its own: what one sees, part by part, and what one may do, as buttons. All of it
 * is what the server tells, in the game's own notation. It shows and wishes; the server judges.
 */

import { html, nothing, repeat } from "lit";
import { icon } from "../../cards/faces.js";
import { tell, tellNow } from "../../shell/announce.js";
import { play as sound } from "../../shell/sounds.js";
import { t } from "../../words/words.js";
import { GameTable } from "../parts/game-table.js";
import { clockOf, others, plate } from "../parts/people.js";
import { botForMe } from "../parts/standing-in.js";
import { starting } from "../parts/starting.js";
import { list, sentence } from "../parts/told.js";
import { endOf } from "./ending.js";
import { aloud, sight } from "./sight.js";

/** @import { PropertyValues } from "lit" */
/** @import { HappenedFrame, Scene } from "../../wire/frames.js" */
/** @import { Reading } from "../parts/told.js" */
/** @import { TurnsTold } from "../parts/turn-told.js" */

/** Nothing is known of cards and piles. @type {Reading} */
const READING = {
  letterOf: String,
  kindOf: () => "",
  called: String,
  drawn: String,
  about: String,
  heardBack: "heard-laid",
};

/** What the top bar says. @param {Scene} scene */
export function turnText(scene) {
  const { phase, paused, game, awaited, seats } = scene.public;
  const you = scene.you?.seat ?? -1;
  if (phase === "starting") return { text: t("who-starts"), yours: awaited.includes(you) };
  if (phase === "ended") return { text: t("the-end"), yours: false };
  if (paused) return { text: t("paused"), yours: false };
  if (scene.you?.actions.length) return { text: t("title-your-turn"), yours: true };
  return { text: t("turn-of", { name: seats[game?.turn ?? -1]?.name ?? "" }), yours: false };
}

/** Turns as the game writes its plays: nothing more is known of them. @type {TurnsTold} */
export const turns = {
  marked: () => [],
  line: (_scene, _before, moments) => moments.flatMap((moment) => moment.facts.actions ?? []).join(" "),
  said: (_scene, _before, moments) => (moments.at(-1)?.facts.actions ?? []).join(" "),
};

export class PlainTable extends GameTable {
  static properties = { ...GameTable.properties, underWay: { state: true } };

  /** Whether who plays by keyboard was about to choose. */ #choosing = false;

  constructor() {
    super();
    /** Sent, and not yet answered. */ this.underWay = false;
  }

  // What is seen

  render() {
    const { scene } = this;
    const { phase } = scene.public;
    return html`<div class="room g-plain">
        <main class="felt" id="main">
          <h1 class="vh">${scene.setting.title}</h1>
          ${this.#plates(scene)} ${this.asks(scene)}
          <section class="box sight" id="sight" tabindex="-1" aria-label=${t("the-table")}>${sight(scene)}</section>
          ${this.#sheetBar()}
          ${
            phase === "ended"
              ? this.end(scene)
              : scene.you
                ? this.#mine(scene)
                : html`<p class="mine small watching">${icon("eye")} ${t(scene.past ? "the-table" : "you-watch")}</p>`
          }
          ${phase === "starting" ? starting(scene, (gladly) => this.wish(this.table.offer(gladly))) : nothing}
        </main>
        <aside class="side" aria-label=${t("talk-and-log")}>${this.beside(scene)} ${this.seal(scene)}</aside>
      </div>
      ${this.sheets(scene)}`;
  }

  /** @param {Scene} scene */
  #plates(scene) {
    const { phase, paused, game, awaited } = scene.public;
    return html`<ul class="seats" aria-label=${t("seats-clockwise")}>
      ${others(scene).map((seat) => {
        const acts = phase === "playing" && game?.turn === seat;
        const waitsFor = acts || (phase === "starting" && awaited.includes(seat));
        return plate(scene, seat, { cards: null, acts, note: waitsFor ? t(paused ? "paused" : "thinking") : "" });
      })}
    </ul>`;
  }

  /** @param {Scene} scene */
  #mine(scene) {
    const { you } = scene;
    if (!you || scene.past) return nothing;
    const away = botForMe(scene, () => this.wish(this.table.wish("come-back")));
    return html`<section
      class="mine ${you.actions.length ? "is-turn" : ""}"
      id="hand"
      tabindex="-1"
      aria-label=${t("plain-acts")}
      @keydown=${this.#walk}
    >
      ${away ?? this.#acts(you.actions, scene)} ${clockOf(scene, you.seat)}
    </section>`;
  }

  /** @param {readonly string[]} actions @param {Scene} scene */
  #acts(actions, scene) {
    if (!actions.length) return html`<p class="small mute">${turnText(scene).text}</p>`;
    return html`<div class="acts">
      ${repeat(
        actions,
        (action) => action,
        (action) =>
          html`<button
            type="button"
            class="btn act"
            lang="en"
            aria-disabled=${this.underWay || this.table.connection.state !== "open"}
            data-action=${action}
            @click=${() => this.#act(action)}
          >
            ${action}
          </button>`,
      )}
    </div>`;
  }

  #sheetBar() {
    return html`<div class="sheetbar">${this.chatButton()} ${this.storyButton(this.table.story.items)}</div>`;
  }

  /** @param {Scene} scene */
  story(scene) {
    return list(scene, this.table.story.items, READING, this.seen);
  }

  /** @param {Scene} scene */
  result(scene) {
    return endOf(scene);
  }

  // What happens

  /** @param {PropertyValues} changed */
  willUpdate(changed) {
    super.willUpdate(changed);
    this.#choosing = document.activeElement?.closest(".act") !== null;
  }

  /** @param {PropertyValues} changed */
  updated(changed) {
    super.updated(changed);
    // The button that was pressed is gone. Nothing that would do something is pressed by the same key again.
    if (this.#choosing && document.activeElement === document.body)
      /** @type {HTMLElement | null} */ (this.querySelector("#hand"))?.focus();
  }

  /** @param {readonly HappenedFrame[]} _moment @param {Scene | null} before */
  happens(_moment, before) {
    const since = before?.seq ?? this.scene.seq;
    for (const item of this.table.story.items) {
      if (item.seq <= since) continue;
      if (this.isTold(item)) tell(sentence(this.scene, item, READING));
      if (item.kind === "did") sound("lay", 0.5);
    }
  }

  /** @param {Scene | null} before */
  settles(before) {
    if (this.table.yourTurn && !before?.you?.actions.length) tellNow(t("turn-read", { turn: t("title-your-turn") }));
  }

  // What one does

  /** @param {string} action */
  async #act(action) {
    if (this.underWay || this.table.connection.state !== "open") return;
    this.underWay = true;
    await this.wish(this.table.play([action]));
    this.underWay = false;
  }

  #toActs() {
    const first = this.querySelector(".act") ?? this.querySelector("#hand");
    /** @type {HTMLElement | null} */ (first)?.focus();
  }

  /** Arrows walk through what may be done. @param {KeyboardEvent} event */
  #walk = (event) => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (!step) return;
    const all = /** @type {HTMLElement[]} */ ([...this.querySelectorAll(".act")]);
    const here = all.indexOf(/** @type {HTMLElement} */ (document.activeElement));
    all.at((here + step) % all.length)?.focus();
    event.preventDefault();
  };

  /** @param {KeyboardEvent} event */
  pressed({ code, ctrlKey, shiftKey }) {
    if (ctrlKey || shiftKey) return false;
    switch (code) {
      case "KeyP":
        /** @type {HTMLElement | null} */ (this.querySelector("#sight"))?.focus();
        return true;
      case "KeyH":
        return (this.#toActs(), true);
      case "KeyT":
        return (this.toStory(), true);
      case "KeyR":
        return (tell(`${t("turn-read", { turn: turnText(this.scene).text })} ${aloud(this.scene)}`), true);
      default:
        return false;
    }
  }
}

customElements.define("plain-table", PlainTable);
