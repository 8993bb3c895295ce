/** What people write to each other, where the table's talk allows it. What would pass on a number, the server stops. */

import { LitElement, html, nothing } from "lit";
import { icon } from "../../cards/faces.js";
import { refusal } from "../../shell/refusals.js";
import { ruleLink } from "../../shell/rule-link.js";
import { Watching } from "../../store/redraw.js";
import { pieces, t, words } from "../../words/words.js";
import { NotGranted } from "../../wire/connection.js";
import { avatar } from "./people.js";

/** @import { Table } from "../../store/table.js" */
/** @import { Scene } from "../../wire/frames.js" */

const LONGEST = 300; // characters, as the server says
const NEARLY = 24; // pixels from the end that still count as there

/** A chat may stand beside the table and in a sheet at once. */
let drawn = 0;

/** Whether one may write here now, and anybody could read it. @param {Scene} scene */
export const mayWrite = (scene) =>
  scene.you !== null &&
  scene.setting.seats > 1 &&
  !scene.past &&
  (scene.setting.talk === "open" || scene.public.phase === "ended");

/** Whether there is anything to show. @param {Table} table */
export const hasChat = (table) => table.scene !== null && (table.chat.length > 0 || mayWrite(table.scene));

export class TableChat extends LitElement {
  static properties = { table: { attribute: false }, stopped: { state: true }, unseen: { state: true } };

  constructor() {
    super();
    /** @type {Table} */ this.table = /** @type {any} */ (undefined); // given by who draws it
    /** @type {{text: string, rule: string | null}} */ this.stopped = { text: "", rule: null };
    this.unseen = 0; // lines that came while one read further up
  }

  createRenderRoot() {
    return this;
  }

  connectedCallback() {
    super.connectedCallback();
    this.#watching ??= new Watching(this, this.table, words);
  }

  /** @type {Watching | null} */ #watching = null;
  #id = `chat-stopped-${++drawn}`;
  #atEnd = true;
  #lines = 0;
  #top = 0; // how far it was scrolled when that was last looked at

  /** The newest line is in sight, unless one has scrolled up to read: also in this very moment, and not yet told of. */
  willUpdate() {
    const list = this.#list;
    if (list && list.scrollTop !== this.#top) this.#scrolled();
    const { length } = this.table.chat;
    if (length > this.#lines) this.unseen = this.#atEnd || !this.#lines ? 0 : this.unseen + length - this.#lines;
    this.#lines = length;
  }

  updated() {
    if (this.#atEnd) this.#toEnd();
  }

  get #list() {
    return /** @type {HTMLElement | null} */ (this.querySelector(".chat__lines"));
  }

  #toEnd() {
    const list = this.#list;
    if (list) {
      list.scrollTop = list.scrollHeight;
      this.#top = list.scrollTop;
    }
    this.unseen = 0;
  }

  #scrolled = () => {
    const list = this.#list;
    this.#top = list?.scrollTop ?? 0;
    this.#atEnd = !list || list.scrollHeight - list.scrollTop - list.clientHeight < NEARLY;
    if (this.#atEnd) this.unseen = 0;
  };

  render() {
    const scene = /** @type {Scene} */ (this.table.scene);
    const { seats } = scene.public;
    return html`<ol class="lg chat__lines" aria-label=${t("chat")} tabindex="0" @scroll=${this.#scrolled}>
        ${this.table.chat.map(({ name, text }) => {
          const seat = seats.findIndex((each) => each.name === name);
          return html`<li>
            ${seat < 0 ? nothing : avatar(scene, seat, "avatar--s")}<span
              >${pieces("said-by", { name: html`<b><bdi>${name}</bdi></b>`, said: html`<bdi>${text}</bdi>` })}</span
            >
          </li>`;
        })}
      </ol>
      ${
        this.unseen
          ? html`<button type="button" class="btn btn--edge chat__new" @click=${() => this.#toEnd()}>
              ${icon("down")}${t("chat-new", { count: this.unseen })}
            </button>`
          : nothing
      }
      ${mayWrite(scene) ? this.#form() : nothing}`;
  }

  #form() {
    const { text, rule } = this.stopped;
    return html`<form class="row chat__form" @submit=${this.#send}>
        <label class="grow row"
          ><span class="vh">${t("say-something")}</span
          ><input
            class="field"
            name="text"
            autocomplete="off"
            maxlength=${LONGEST}
            placeholder=${t("say-something")}
            aria-invalid=${text ? "true" : nothing}
            aria-describedby=${this.#id}
            @input=${() => this.stopped.text && (this.stopped = { text: "", rule: null })}
        /></label>
        <button class="btn btn--icon btn--edge" aria-label=${t("send")} title=${t("send")}>${icon("say")}</button>
      </form>
      <p class="fine chat__stopped" id=${this.#id} role="status">
        ${text ? html`${text} ${rule ? ruleLink(this.table.scene?.setting.game, rule) : nothing}` : nothing}
      </p>`;
  }

  /** @param {SubmitEvent} event */
  #send = async (event) => {
    event.preventDefault();
    const field = /** @type {HTMLInputElement} */ (
      /** @type {HTMLFormElement} */ (event.target).elements.namedItem("text")
    );
    const text = field.value.trim();
    if (!text) return;
    try {
      await this.table.wish("chat", { text });
      field.value = "";
      this.stopped = { text: "", rule: null };
    } catch (error) {
      this.#refused(/** @type {Error} */ (error), field);
    }
  };

  /**
   * Nothing was sent; the words that stay here are marked in the field.
   * @param {Error} error @param {HTMLInputElement} field
   */
  #refused(error, field) {
    this.stopped = refusal(error);
    if (!(error instanceof NotGranted) || error.key !== "number") return;
    const first = String(error.facts.words).split("\n")[0] ?? "";
    const at = field.value.indexOf(first);
    field.focus();
    if (first && at >= 0) field.setSelectionRange(at, at + first.length);
  }
}

customElements.define("table-chat", TableChat);
