/** The bar on top of every screen. */

import { html, nothing } from "lit";
import { icon } from "../cards/faces.js";
import { settings } from "../store/settings.js";
import { t } from "../words/words.js";

/**
 * @typedef {object} Top
 * @property {string} [title]
 * @property {{text: string, yours: boolean} | null} [turn]
 * @property {() => void} help
 * @property {() => void} menu
 */

/** @param {Top} top */
export function topBar({ title = "", turn = null, help, menu }) {
  const { sound } = settings.all;
  return html`<header class="top ${turn ? "has-turn" : ""}">
    <a class="brand" href="/" aria-label=${t("to-lobby")}
      ><svg viewBox="0 0 48 48" aria-hidden="true"><use href="#mark" /></svg><span>tenback</span></a
    >
    ${title ? html`<span class="top__game">${title}</span>` : nothing}
    <span class="grow opt"></span>
    ${
      turn
        ? html`<span class="turn ${turn.yours ? "" : "turn--other"}">${turn.text}</span><span class="grow opt"></span>`
        : nothing
    }
    <button
      type="button"
      class="btn btn--icon opt"
      aria-pressed=${sound}
      aria-label=${t("sound")}
      title=${t(sound ? "sound-on" : "sound-off")}
      @click=${() => settings.choose({ sound: !sound })}
    >
      ${icon("sound", sound ? "" : "is-off")}
    </button>
    <button
      type="button"
      class="btn btn--icon opt"
      aria-label=${t("theme")}
      title=${t("theme")}
      @click=${() => settings.choose({ theme: settings.dark ? "light" : "dark" })}
    >
      ${icon("theme")}
    </button>
    <button
      type="button"
      class="btn btn--icon"
      aria-label=${t("rules-and-keys")}
      title=${t("rules-and-keys")}
      @click=${help}
    >
      ${icon("help")}
    </button>
    <button type="button" class="btn btn--icon" aria-label=${t("menu")} title=${t("menu")} @click=${menu}>
      ${icon("menu")}
    </button>
  </header>`;
}
