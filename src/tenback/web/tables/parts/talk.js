/** Signals: what may be said in fixed words, and what was said, shown where it was said. */

import { html, nothing } from "lit";
import { icon } from "../../cards/faces.js";
import { t } from "../../words/words.js";
import { avatar, named } from "./people.js";

/** @import { Scene } from "../../wire/frames.js" */
/** @typedef {{name: string, letter: string, direction: "up" | "down"}} Pile */

/** Signals about a pile, in the order of the pad. */
export const SIGNALS = Object.freeze(
  /** @type {const} */ ([
    { name: "keep-off", icon: "keepoff", tone: "sig--off" },
    { name: "keep-off-strongly", icon: "keepoff2", tone: "sig--off" },
    { name: "small-steps", icon: "steps", tone: "sig--step" },
    { name: "go-ahead", icon: "ahead", tone: "sig--ok" },
  ]),
);

const WORDS = Object.freeze({ "keep-off": "say-keep-off", "keep-off-strongly": "say-keep-off-strongly", "small-steps": "say-small-steps", "go-ahead": "say-go-ahead" });
const MEANT = Object.freeze({ "keep-off": "meant-keep-off", "keep-off-strongly": "meant-keep-off-strongly", "small-steps": "meant-small-steps", "go-ahead": "meant-go-ahead" });

/** @typedef {keyof typeof WORDS} SignalName */

/** @param {string} text */
export function readSignal(text) {
  const [name = "", pile = ""] = text.split(" ");
  return { name: /** @type {SignalName} */ (name), pile };
}

/** @param {string} name */
export const spoken = (name) => t(WORDS[/** @type {SignalName} */ (name)] ?? "say-keep-off");

/** What stands about a pile: at most three, then how many more. @param {Scene} scene @param {string} pile */
export function standing(scene, pile) {
  const about = scene.public.said.filter((said) => readSignal(said.signal).pile === pile);
  const more = about.length - 3;
  return html`<div class="signals">${about.slice(0, 3).map(({ seat, signal }) => {
    const { name } = readSignal(signal);
    const look = SIGNALS.find((each) => each.name === name);
    if (!look) return nothing;
    return html`<span class="sig ${look.tone}" title=${t(MEANT[name])}>${avatar(scene, seat, "avatar--s")}${icon(look.icon)}<span class="word" aria-hidden="true">${spoken(name)}</span><span class="vh">${named(scene, seat)}: ${spoken(name)}</span></span>`;
  })}${more > 0 ? html`<span class="sig sig--more">+${more}</span>` : nothing}</div>`;
}

/** Whether one has said exactly that, and it stands. @param {Scene} scene @param {string} signal */
const saidByMe = (scene, signal) => scene.public.said.some((said) => said.seat === scene.you?.seat && said.signal === signal);

/** @param {Scene} scene @param {readonly Pile[]} piles @param {(signal: string) => void} say */
export function pad(scene, piles, say) {
  if (scene.setting.talk === "silent") return html`<p class="small">${t("silent-table")}</p>`;
  return html`<div class="sigpad">
      <span></span>${piles.map((pile) => html`<span class="h" aria-hidden="true"><span>${pile.letter}</span>${icon(pile.direction)}</span>`)}
      ${SIGNALS.map(
        (signal) => html`<span aria-hidden="true">${spoken(signal.name)}</span>${piles.map((pile) => {
          const text = `${signal.name} ${pile.name}`;
          const on = saidByMe(scene, text);
          return html`<button type="button" aria-pressed=${on} aria-label=${t("signal-about", { signal: spoken(signal.name), pile: pile.letter })} @click=${() => on || say(text)}>${icon(signal.icon)}</button>`;
        })}`,
      )}
    </div>
    <p class="fine">${t("signals-only")}</p>`;
}

/**
 * The menu on a pile: four signals under the keys 1 to 4.
 * @param {Scene} scene @param {Pile} pile @param {(signal: string) => void} say @param {() => void} close
 */
export function menu(scene, pile, say, close) {
  const keys = (/** @type {KeyboardEvent} */ event) => {
    const items = [.../** @type {HTMLElement} */ (event.currentTarget).querySelectorAll("button")];
    const here = items.indexOf(/** @type {HTMLButtonElement} */ (document.activeElement));
    const digit = /^(?:Digit|Numpad)([1-4])$/.exec(event.code)?.[1];
    if (digit) items[Number(digit) - 1]?.click();
    else if (event.key === "ArrowDown") items[(here + 1) % items.length]?.focus();
    else if (event.key === "ArrowUp") items[(here - 1 + items.length) % items.length]?.focus();
    else if (event.key === "Home") items[0]?.focus();
    else if (event.key === "End") items.at(-1)?.focus();
    else if (event.key === "Escape" || event.key === "Tab") close();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return html`<div class="sigmenu" role="menu" aria-label=${t("signal-menu", { pile: pile.letter })} @keydown=${keys}>${SIGNALS.map((signal, place) => {
    const text = `${signal.name} ${pile.name}`;
    return html`<button type="button" role="menuitem" tabindex="-1" class=${saidByMe(scene, text) ? "is-said" : ""} @click=${() => {
      say(text);
      close();
    }}>${icon(signal.icon)}${spoken(signal.name)}<small>${place + 1}</small></button>`;
  })}</div>`;
}
