/** What the owner puts up for everybody: an announcement, and whether accounts are made. */

import { html, nothing } from "lit";
import { icon } from "../cards/faces.js";
import { when } from "../words/dates.js";
import { t } from "../words/words.js";

/** @import { Announced, HouseShown } from "../wire/frames.js" */
/** @import { Does } from "./admin.js" */

const LONGEST = 300; // the server's own bound
const MINUTES = [5, 15, 60];

/** @param {HouseShown} house @param {Does} does */
export function housePanel({ signup, announcement }, does) {
  return html`<section class="box" data-row="announcement">
      <h2>${icon("say")}${t("announcement")}</h2>
      <p class="small mute">${t("admin-announce-why")}</p>
      ${announcement ? standing(announcement, does) : nothing} ${announcing(does)}
    </section>
    ${accounts(signup === "open", does)}`;
}

/**
 * A button that asks once.
 * @param {string} sign @param {string} id @param {string} question @param {(panel: HTMLElement) => void} act
 */
function sure(sign, id, question, act) {
  const press = (/** @type {Event} */ event) => {
    const button = /** @type {HTMLElement & {asking: boolean}} */ (event.currentTarget);
    button.asking = false;
    act(/** @type {HTMLElement} */ (button.closest("section")));
  };
  return html`<sure-button
    sign=${sign}
    label=${t(id)}
    question=${t(question)}
    no=${t("admin-no")}
    @sure=${press}
  ></sure-button>`;
}

/** What everybody reads now. @param {Announced} announcement @param {Does} does */
function standing({ text, until }, does) {
  return html`<p><q>${text}</q></p>
    <p class="small mute">${until === null ? t("admin-until-withdrawn") : t("admin-until", { when: when(until) })}</p>
    ${sure("x", "admin-withdraw", "admin-withdraw-sure", () => does({ do: "withdraw" }))}`;
}

/** @param {Does} does */
function announcing(does) {
  const announce = (/** @type {HTMLElement} */ panel) => {
    const [text, minutes] = ["text", "minutes"].map(
      (name) => /** @type {HTMLInputElement} */ (panel.querySelector(`[name="${name}"]`)).value,
    );
    does({ do: "announce", text: text ?? "", minutes: Number(minutes) || null });
  };
  return html`<div class="form">
    <label class="col-field"
      ><span>${t("admin-announce-text")}</span
      ><textarea class="field" name="text" rows="2" maxlength=${LONGEST}></textarea>
    </label>
    <label class="name"
      ><span>${t("admin-how-long")}</span
      ><select class="field" name="minutes">
        <option value="0">${t("admin-until-withdrawn")}</option>
        ${MINUTES.map((minutes) => html`<option value=${minutes}>${t("admin-minutes", { minutes })}</option>`)}
      </select></label
    >
    ${sure("say", "admin-announce", "admin-announce-sure", announce)}
  </div>`;
}

/** @param {boolean} open @param {Does} does */
function accounts(open, does) {
  return html`<section class="box">
    <h2>${icon("lock")}${t("admin-signup")}</h2>
    <p>${t(open ? "admin-signup-open" : "admin-signup-closed")}</p>
    ${
      open
        ? sure("lock", "admin-close-signup", "admin-close-signup-sure", () => does({ do: "set-signup", open: false }))
        : sure("lock", "admin-open-signup", "admin-open-signup-sure", () => does({ do: "set-signup", open: true }))
    }
  </section>`;
}
