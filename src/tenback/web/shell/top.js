/** The bar on top of every screen. */

import { html, nothing } from "lit";
import { icon } from "../cards/faces.js";
import { settings } from "../store/settings.js";
import { t } from "../words/words.js";

/** @import { BranchShown } from "../wire/frames.js" */

/**
 * @typedef {object} Top
 * @property {string} [title]
 * @property {BranchShown | null} [more]  the moment of an earlier game from which this one goes on
 * @property {{text: string, yours: boolean} | null} [turn]
 * @property {{sign: string, label: string, quiet?: boolean, does: () => void} | null} [act]  what can be done about it
 * @property {unknown} [rules]  house rules in force
 * @property {() => void} help
 * @property {() => void} menu
 */

/** @param {Top} top */
export function topBar({ title = "", more = null, turn = null, act = null, rules = nothing, help, menu }) {
  const { sound } = settings.all;
  return html`<header class="top ${turn ? "has-turn" : ""}">
    <a class="brand" href="/" aria-label=${t("to-lobby")}
      ><svg viewBox="0 0 48 48" aria-hidden="true"><use href="#mark" /></svg><span>tenback</span></a
    >
    ${title ? html`<span class="top__game">${title}${more ? branched(more) : nothing}</span>` : nothing}${rules}
    <span class="grow opt"></span>
    ${
      turn
        ? html`<span class="turn ${turn.yours ? "" : "turn--other"}">${turnWords(turn)}</span>${
              act
                ? html`<button
                    type="button"
                    class="btn btn--s top__act ${act.quiet ? "btn--quiet" : ""}"
                    aria-label=${act.label}
                    title=${act.label}
                    @click=${act.does}
                  >
                    ${icon(act.sign)}<span class=${act.quiet ? "opt" : ""}>${act.label}</span>
                  </button>`
                : nothing
            }<span class="grow opt"></span>`
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

/**
 * On one's own turn the colour says whose it is, so that narrow bars show what to do alone.
 * @param {{text: string, yours: boolean}} turn
 */
function turnWords({ text, yours }) {
  const [whose = "", what] = yours ? text.split(" · ", 2) : [];
  return what ? html`<span class="turn__whose">${whose} · </span>${what}` : text;
}

/** @param {BranchShown} branch */
function branched({ table, turn, actions }) {
  const text = t("from-turn", { turn });
  return html` <span class="top__from small"
    >· ${table ? html`<a href="/replay/${table}#${actions}">${text}</a>` : text}</span
  >`;
}
