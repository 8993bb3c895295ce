/** Colours that somebody says they hold, and perhaps roughly how high. */

import { html, nothing } from "lit";
import { icon, suit } from "../../cards/faces.js";
import { t } from "../../words/words.js";
import { readSignal, saidByMe } from "../parts/talk.js";
import { COLOURS } from "./arithmetic.js";

/** @import { Scene, Seat } from "../../wire/frames.js" */
/** @import { Colour } from "./arithmetic.js" */

const HEIGHTS = Object.freeze({ low: "height-low", middle: "height-middle", high: "height-high" });
/** @typedef {keyof typeof HEIGHTS} Height */

/** @param {Colour} colour */
export const colourName = (colour) => t(COLOURS[colour] ?? "red");

/** @param {string} height */
const bars = (height) => html`<span class="lvl lvl--${height}" aria-hidden="true"><i></i><i></i><i></i></span>`;

/** A signal about a colour, in words; null for one about a pile. @param {string} signal */
export function held(signal) {
  const { name, about, height } = readSignal(signal);
  if (name !== "hold") return null;
  return t("said-hold", { hold: holdText(/** @type {Colour} */ (about), height) });
}

/** @param {Colour} colour @param {string} height */
function holdText(colour, height) {
  const name = colourName(colour);
  return height ? t("colour-and-height", { colour: name, height: t(HEIGHTS[/** @type {Height} */ (height)]) }) : name;
}

/** @param {Scene} scene @param {Seat} seat */
const heldBy = (scene, seat) =>
  scene.public.said.filter((each) => each.seat === seat && readSignal(each.signal).name === "hold");

/** @param {string} signal */
function holdMark(signal) {
  const { about, height } = readSignal(signal);
  const colour = /** @type {Colour} */ (about);
  const said = holdText(colour, height);
  const mark = html`${suit(colour.toLowerCase())}<span aria-hidden="true">${colourName(colour)}</span>${
      height ? bars(height) : nothing
    }`;
  return { kind: `hold hold--${colour.toLowerCase()}`, said, mark };
}

/** What somebody says they hold, on their plate. @param {Scene} scene @param {Seat} seat */
export function holds(scene, seat) {
  const held = heldBy(scene, seat);
  if (!held.length) return nothing;
  return html`<div class="holds">
    ${held.map(({ signal }) => {
      const { kind, said, mark } = holdMark(signal);
      return html`<span class=${kind} title=${said}>${mark}<span class="vh">${said}</span></span>`;
    })}
  </div>`;
}

/**
 * What one has said of one's own hand; a press takes it back.
 * @param {Scene} scene @param {(signal: string) => void} press
 */
export function holdsOfMine(scene, press) {
  const held = heldBy(scene, scene.you?.seat ?? -1);
  if (!held.length) return nothing;
  return html`<div class="holds holds--mine" role="group" aria-label=${t("you-said")}>
    ${held.map(({ signal }) => {
      const { kind, said, mark } = holdMark(signal);
      if (scene.past) return html`<span class=${kind} title=${said}>${mark}<span class="vh">${said}</span></span>`;
      const back = t("take-back-said", { said });
      return html`<button type="button" class=${kind} aria-label=${back} title=${back} @click=${() => press(signal)}>
        ${mark}${icon("undo")}
      </button>`;
    })}
  </div>`;
}

/**
 * Pick a colour, then how high, or the colour alone; pros speak of colours only.
 * @param {Scene} scene
 * @param {{picked: Colour | null, pick: (colour: Colour | null) => void, say: (signal: string) => void}} does
 */
export function holdPad(scene, { picked, pick, say }) {
  const withHeights = scene.setting.signals.includes("hold R high");
  const press = (/** @type {Colour} */ colour) =>
    withHeights ? pick(picked === colour ? null : colour) : say(`hold ${colour}`); // again takes it back
  const spokenOf = (/** @type {Colour} */ colour) =>
    heldBy(scene, scene.you?.seat ?? -1).some((each) => readSignal(each.signal).about === colour);
  return html`<div class="pick5">
      ${
        /** @type {Colour[]} */ (Object.keys(COLOURS)).map(
          (colour) =>
            html`<button
              type="button"
              class=${spokenOf(colour) ? "is-said" : ""}
              aria-pressed=${withHeights ? picked === colour : spokenOf(colour)}
              aria-label=${t(spokenOf(colour) ? "colour-said" : "colour-hold", { colour: colourName(colour) })}
              title=${colourName(colour)}
              @click=${() => press(colour)}
            >
              ${suit(colour.toLowerCase())}
            </button>`,
        )
      }
    </div>
    ${
      withHeights && picked
        ? html`<div class="pick3 pick4">
            <button
              type="button"
              aria-pressed=${saidByMe(scene, `hold ${picked}`)}
              @click=${() => say(`hold ${picked}`)}
            >
              ${t("height-unsaid")}
            </button>
            ${
              /** @type {Height[]} */ (Object.keys(HEIGHTS)).map(
                (height) =>
                  html`<button
                    type="button"
                    aria-pressed=${saidByMe(scene, `hold ${picked} ${height}`)}
                    @click=${() => say(`hold ${picked} ${height}`)}
                  >
                    <span class="row">${bars(height)}${t(HEIGHTS[height])}</span>
                  </button>`,
              )
            }
          </div>`
        : nothing
    }`;
}
