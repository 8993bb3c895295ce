/** Sitting down: be somebody, open a table or go to one. */

import { html } from "lit";
import { keep } from "../store/session.js";
import { me } from "../store/person.js";
import { route } from "../store/route.js";
import { settings } from "../store/settings.js";
import { shelf } from "../store/shelf.js";
import { strengthName } from "../words/strengths.js";
import { t } from "../words/words.js";
import { toastRefusal } from "../shell/refusals.js";

/** @import { Connection } from "../wire/connection.js" */
/** @import { OpenWish } from "../wire/frames.js" */

export const LONGEST_NAME = 24;
/** For who has not said otherwise: names that are anybody's in all our languages. */
const NAMES = ["Robin", "Kim", "Sasha", "Alex", "Noa", "Mika", "Toni", "Nikita", "Jo", "Charlie"];

/** The name that stands in the field: the same on every screen until it is used. */
let shown = "";
let typed = false;

/** @param {readonly string[]} taken  by others at the table where one is about to sit down */
function nameShown(taken) {
  if (typed) return shown;
  const same = (/** @type {string} */ name) => taken.some((each) => each.toLowerCase() === name.toLowerCase());
  if (!me.name && same(shown)) shown = "";
  const free = NAMES.filter((name) => !same(name));
  shown ||= me.name || free[Math.floor(Math.random() * free.length)] || "Robin";
  return shown;
}

/** @param {readonly string[]} [taken]  names that are not proposed */
export function nameField(taken = []) {
  return html`<label class="name"
    ><span>${t("your-name")}</span
    ><input
      class="field"
      name="name"
      required
      maxlength=${LONGEST_NAME}
      autocomplete="nickname"
      .value=${nameShown(taken)}
      @input=${(/** @type {Event} */ event) => {
        shown = /** @type {HTMLInputElement} */ (event.target).value;
        typed = true;
      }}
  /></label>`;
}

/**
 * Be somebody of the name in the field, with a line to the server.
 * @param {Connection} connection
 */
export async function greet(connection) {
  if (!me.person) await me.look(); // another tab may have become somebody since
  const before = me.person;
  try {
    await me.be((before && !typed ? before.name : shown).trim().replace(/\s+/g, " "));
  } catch (error) {
    toastRefusal(error);
    return false;
  }
  shown = "";
  typed = false;
  if (before && before.name !== me.person?.name) connection.renew();
  else connection.start();
  return true;
}

/** @param {Connection} connection @param {string} table */
export async function join(connection, table) {
  if (await greet(connection)) route.go(`/t/${table}`);
}

/**
 * Open a table and go there.
 * @param {Connection} connection
 * @param {OpenWish} wish
 * @param {"" | "bots"} start  whether bots take the other chairs at once
 */
export async function open(connection, wish, start) {
  if (!(await greet(connection))) return;
  try {
    const { table, key } = await connection.wish("open", wish);
    keep(`key:${table}`, key);
    if (start) keep(`start:${table}`, start);
    // Back from the table means the lobby, not the form that is done with.
    if (route.place.screen === "new") route.replace(`/t/${table}`);
    else route.go(`/t/${table}`);
  } catch (error) {
    toastRefusal(error, String(wish.game));
  }
}

/** Strengths to choose among: who plays at random is for those who try things out. @param {readonly string[]} bots */
export function offered(bots) {
  const sensible = settings.all.experiments ? bots : bots.filter((each) => each !== "random");
  return sensible.length ? sensible : bots;
}

/**
 * New cards for oneself and somebody else, each at a table of their own.
 * @param {Connection} connection @param {{slug: string, bots: readonly string[]}} game
 * @param {number} seats @param {Record<string, unknown>} options
 */
export async function challenge(connection, game, seats, options) {
  if (!(await greet(connection))) return;
  const bots = seats > 1 ? strengthAmong(game.bots) : null;
  try {
    const { table, key } = await connection.wish("challenge", { game: game.slug, seats, options, bots });
    route.go(`/challenge/${table}#${key}`);
  } catch (error) {
    toastRefusal(error, game.slug);
  }
}

/**
 * The strength that one likes to play with, if there is such a bot; else the best one.
 * @param {readonly string[]} bots
 */
export function strengthAmong(bots) {
  const { bots: liked } = settings.all;
  return offered(bots).includes(liked) ? liked : (bots.at(-1) ?? "novice");
}

/** @param {readonly string[]} [bots] */
export function strengthPicker(bots = shelf.strengths) {
  const chosen = strengthAmong(bots);
  return html`<label class="name"
    ><span>${t("bots-play")}</span
    ><select
      class="field"
      @change=${(/** @type {Event} */ event) =>
        settings.choose({ bots: /** @type {HTMLSelectElement} */ (event.target).value })}
    >
      ${offered(bots).map(
        (each) => html`<option value=${each} .selected=${each === chosen}>${strengthName(each)}</option>`,
      )}
    </select></label
  >`;
}
