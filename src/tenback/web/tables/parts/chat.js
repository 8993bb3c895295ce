/** What people write to each other, where the table's talk allows it. What would pass on a number, the server stops. */

import { LitElement, html, nothing } from "lit";
import { icon } from "../../cards/faces.js";
import { Watching } from "../../store/watching.js";
import { t, words } from "../../words/words.js";
import { NotGranted } from "../../wire/connection.js";
import { avatar } from "./people.js";
import { refusal } from "./refusals.js";

/** @import { Table } from "../../store/table.js" */
/** @import { Scene } from "../../wire/frames.js" */

const LONGEST = 300; // characters, as the server says

/** A chat may stand beside the table and in a sheet at once. */
let drawn = 0;

/** Whether one may write here now. @param {Scene} scene */
export const mayWrite = (scene) => scene.you !== null && !scene.past && (scene.setting.talk === "open" || scene.public.phase === "ended");

/** Whether there is anything to show. @param {Table} table */
export const hasChat = (table) => table.scene !== null && (table.chat.length > 0 || mayWrite(table.scene));

export class TableChat extends LitElement {
  static properties = { table: { attribute: false }, stopped: { state: true } };

  constructor() {
    super();
    /** @type {Table} */ this.table = /** @type {any} */ (undefined); // given by who draws it
    /** @type {{text: string, rule: string | null}} */ this.stopped = { text: "", rule: null };
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

  render() {
    const scene = /** @type {Scene} */ (this.table.scene);
    const { seats } = scene.public;
    return html`<ol class="lg chat__lines" aria-label=${t("chat")} tabindex="0">${this.table.chat.map(({ name, text }) => {
        const seat = seats.findIndex((each) => each.name === name);
        return html`<li>${seat < 0 ? nothing : avatar(scene, seat, "avatar--s")}<span><b><bdi>${name}</bdi></b>: <bdi>${text}</bdi></span></li>`;
      })}</ol>
      ${mayWrite(scene) ? this.#form() : nothing}`;
  }

  #form() {
    const { text, rule } = this.stopped;
    return html`<form class="row chat__form" @submit=${this.#send}>
        <label class="grow row"><span class="vh">${t("say-something")}</span><input class="field" name="text" autocomplete="off" maxlength=${LONGEST} placeholder=${t("say-something")}
          aria-invalid=${text ? "true" : nothing} aria-describedby=${this.#id} @input=${() => this.stopped.text && (this.stopped = { text: "", rule: null })}></label>
        <button class="btn btn--icon btn--edge" aria-label=${t("send")} title=${t("send")}>${icon("say")}</button>
      </form>
      <p class="fine chat__stopped" id=${this.#id} role="status">${text ? html`${text} ${rule ? html`<a href="/rules/${this.table.scene?.setting.game}#${rule}" target="_blank">${t("rule", { rule })}</a>` : nothing}` : nothing}</p>`;
  }

  /** @param {SubmitEvent} event */
  #send = async (event) => {
    event.preventDefault();
    const field = /** @type {HTMLInputElement} */ (/** @type {HTMLFormElement} */ (event.target).elements.namedItem("text"));
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

  /** Nothing was sent; the words that stay here are marked in the field. @param {Error} error @param {HTMLInputElement} field */
  #refused(error, field) {
    if (!(error instanceof NotGranted) || error.key !== "number") {
      this.stopped = refusal(error, (pile) => pile);
      return;
    }
    const told = String(error.facts.words ?? "");
    this.stopped = { text: t("chat-number", { words: told }), rule: error.rule };
    const first = /“([^”]*)”/.exec(told)?.[1] ?? "";
    const at = field.value.indexOf(first);
    field.focus();
    if (first && at >= 0) field.setSelectionRange(at, at + first.length);
  }
}

customElements.define("table-chat", TableChat);
