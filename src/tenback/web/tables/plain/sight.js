/** What a viewer sees of any game, part by part, as the server tells it: for the eye, and as words to hear. */

import { html } from "lit";
import { plain } from "../../cards/faces.js";
import { t, words } from "../../words/words.js";
import { avatar, named } from "../parts/people.js";

/** @import { Plain, Scene } from "../../wire/frames.js" */

/** Parts that many games have; all others are called as the game calls them. */
const CALLED = Object.freeze({ hands: "part-hands", draw: "part-draw", piles: "piles" });
const BY_SEAT = new Set(["hands", "seats"]);
const APART = new Set(["game", "options", "turn"]); // of a position: a scene tells them elsewhere
const SHOWN_BACKS = 12; // more of them are only counted

/** What the table shows now; once all may be seen, all of it. @param {Scene} scene @returns {[string, unknown][]} */
export function partsOf(scene) {
  const position = scene.reveal?.position;
  const seen = position ?? scene.you?.sees ?? /** @type {Plain} */ (scene.public.game).parts;
  return Object.entries(seen).filter(([name]) => !(position && APART.has(name)));
}

/** @param {string} name */
function called(name) {
  const known = CALLED[/** @type {keyof typeof CALLED} */ (name)];
  return known ? t(known) : name.replaceAll("_", " ");
}

/** @param {unknown} value @returns {value is {hidden: number}} */
const isHidden = (value) =>
  typeof value === "object" && value !== null && Object.keys(value).length === 1 && "hidden" in value;

/** @param {unknown} value @returns {value is number | string} */
const isCard = (value) => typeof value === "number" || typeof value === "string";

/** @param {Scene} scene */
export function sight(scene) {
  return html`<dl class="parts">
    ${partsOf(scene).map(
      ([name, value]) =>
        html`<div class="part" data-part=${name}>
          <dt>${called(name)}</dt>
          <dd>${shown(scene, value, BY_SEAT.has(name))}</dd>
        </div>`,
    )}
  </dl>`;
}

/** @param {Scene} scene @param {unknown} value @param {boolean} bySeat @returns {unknown} */
function shown(scene, value, bySeat = false) {
  if (value === null || value === "") return html`<span class="mute">–</span>`;
  if (typeof value === "boolean") return t(value ? "plain-yes" : "plain-no");
  if (isCard(value)) return html`<b class="n part__one">${value}</b>`;
  if (isHidden(value)) return backs(value.hidden);
  if (Array.isArray(value)) return bySeat ? seats(scene, value) : list(scene, value);
  return html`<dl class="parts parts--in">
    ${Object.entries(/** @type {object} */ (value)).map(
      ([name, each]) =>
        html`<div class="part">
          <dt>${called(name)}</dt>
          <dd>${shown(scene, each)}</dd>
        </div>`,
    )}
  </dl>`;
}

/** @param {number} count */
function backs(count) {
  return html`<span class="minis"
    >${Array.from({ length: Math.min(count, SHOWN_BACKS) }, () => html`<i></i>`)}<b class="n" aria-hidden="true"
      >${count}</b
    ><span class="vh">${t("plain-hidden", { count })}</span></span
  >`;
}

/** @param {Scene} scene @param {readonly unknown[]} values */
function list(scene, values) {
  if (!values.length) return html`<span class="mute">${t("plain-none")}</span>`;
  if (values.every(isCard))
    return html`<ul class="part__cards">
      ${values.map((card) => html`<li>${plain(card)}<span class="vh">${card}</span></li>`)}
    </ul>`;
  return html`<ol class="part__list">
    ${values.map((each) => html`<li>${shown(scene, each)}</li>`)}
  </ol>`;
}

/** One a seat. @param {Scene} scene @param {readonly unknown[]} values */
function seats(scene, values) {
  return html`<ul class="part__seats">
    ${values.map(
      (each, seat) =>
        html`<li class=${seat === scene.you?.seat ? "is-yours" : ""} data-of=${seat}>
          <span class="part__who">${avatar(scene, seat, "avatar--s")}<bdi>${named(scene, seat)}</bdi></span>
          ${shown(scene, each)}
        </li>`,
    )}
  </ul>`;
}

// Aloud

/** @param {Scene} scene */
export const aloud = (scene) =>
  partsOf(scene)
    .map(([name, value]) => t("heard-said-by", { name: called(name), said: said(scene, value, BY_SEAT.has(name)) }))
    .join(" ");

/** @param {readonly string[]} each */
const listed = (each) => new Intl.ListFormat(words.language, { type: "unit" }).format(each);

/** @param {Scene} scene @param {unknown} value @param {boolean} bySeat @returns {string} */
function said(scene, value, bySeat = false) {
  if (value === null || value === "") return "–";
  if (typeof value === "boolean") return t(value ? "plain-yes" : "plain-no");
  if (isCard(value)) return String(value);
  if (isHidden(value)) return t("plain-hidden", { count: value.hidden });
  if (Array.isArray(value)) {
    if (!value.length) return t("plain-none");
    return listed(
      value.map((one, seat) =>
        bySeat ? t("said-by", { name: named(scene, seat), said: said(scene, one) }) : said(scene, one),
      ),
    );
  }
  const parts = Object.entries(/** @type {object} */ (value));
  return parts.length
    ? listed(parts.map(([name, each]) => t("said-by", { name: called(name), said: said(scene, each) })))
    : t("plain-none");
}
