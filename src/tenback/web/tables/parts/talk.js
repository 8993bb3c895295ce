/** Signals: what may be said in fixed words, and what was said, shown where it was said. */

import { html, nothing } from "lit";
import { icon } from "../../cards/faces.js";
import { t } from "../../words/words.js";
import { avatar, named } from "./people.js";

/** @import { Story } from "../../store/story.js" */
/** @import { Scene } from "../../wire/frames.js" */
/** @import { Pile } from "./pile-game.js" */

/**
 * Signals about a pile, in the order of the pad: `word` as one says it, `meant` what that means.
 * @typedef {{icon: string, tone: string, word: string, meant: string}} Look
 * @type {Readonly<Record<string, Look>>}
 */
const SIGNALS = Object.freeze({
  want: { icon: "want", tone: "sig--ok", word: "say-want", meant: "meant-want" },
  "keep-off": {
    icon: "keepoff",
    tone: "sig--off",
    word: "say-keep-off",
    meant: "meant-keep-off",
  },
  "keep-off-strongly": {
    icon: "keepoff2",
    tone: "sig--off",
    word: "say-keep-off-strongly",
    meant: "meant-keep-off-strongly",
  },
  "small-steps": {
    icon: "steps",
    tone: "sig--step",
    word: "say-small-steps",
    meant: "meant-small-steps",
  },
  "go-ahead": { icon: "ahead", tone: "sig--ok", word: "say-go-ahead", meant: "meant-go-ahead" },
  trick: { icon: "back", tone: "", word: "say-trick", meant: "meant-trick" },
});
const SHOWN = 3; // then how many more

/** @param {string} text  as `keep-off up1`, or `hold R high` */
export function readSignal(text) {
  const [name = "", about = "", height = ""] = text.split(" ");
  return { name, about, height };
}

/** What is said about a pile, in the words of who says it: it stands behind any name. @param {string} name */
export const spoken = (name) => t(SIGNALS[name]?.word ?? "say-keep-off");

/** The signals that this table has about piles. @param {Scene} scene */
function allowed(scene) {
  const names = new Set(scene.setting.signals.map((each) => readSignal(each).name));
  return Object.entries(SIGNALS).filter(([name]) => names.has(name));
}

/** Whether there is anything that one may say. @param {Scene} scene */
export const maySignal = (scene) =>
  scene.you !== null &&
  scene.setting.talk !== "silent" &&
  scene.setting.signals.length > 0 &&
  scene.public.phase !== "ended";

/** Whether a game has signals at all, even if this table is silent. @param {Scene} scene */
export const hasSignals = (scene) => scene.setting.signals.length > 0 || scene.setting.talk === "silent";

/**
 * What stands about a pile: at most three, then how many more. What somebody has answered by laying there is over.
 * @param {Scene} scene @param {string} pile @param {Story} story
 */
export function standing(scene, pile, story) {
  const laying = story.underWay;
  const about = scene.public.said.filter((said) => {
    const { name, about } = readSignal(said.signal);
    return (
      about === pile &&
      name in SIGNALS &&
      !(laying?.seat === said.seat && laying.laid.some((each) => each.pile === pile))
    );
  });
  const more = about.slice(SHOWN);
  return html`<div class="signals">
    ${about.slice(0, SHOWN).map(({ seat, signal }) => {
      const { name } = readSignal(signal);
      const look = /** @type {Look} */ (SIGNALS[name]);
      return html`<span class="sig ${look.tone}" title=${t(look.meant)}
        >${avatar(scene, seat, "avatar--s")}${icon(look.icon)}<span class="word" aria-hidden="true"
          >${spoken(name)}</span
        ><span class="vh">${t("said-by", { name: named(scene, seat), said: spoken(name) })}</span></span
      >`;
    })}${
      more.length
        ? html`<span
            class="sig sig--more"
            title=${more
              .map(({ seat, signal }) =>
                t("said-by", { name: named(scene, seat), said: spoken(readSignal(signal).name) }),
              )
              .join("\n")}
            >+${more.length}<span class="vh"
              >${more.map(
                ({ seat, signal }) =>
                  html`${t("heard-said-by", { name: named(scene, seat), said: spoken(readSignal(signal).name) })} `,
              )}</span
            ></span
          >`
        : nothing
    }
  </div>`;
}

/** Whether one has said exactly that, and it stands. @param {Scene} scene @param {string} signal */
export const saidByMe = (scene, signal) =>
  scene.public.said.some((said) => said.seat === scene.you?.seat && said.signal === signal);

/** @param {Scene} scene @param {readonly Pile[]} piles @param {(signal: string) => void} say */
export function pad(scene, piles, say) {
  if (scene.setting.talk === "silent") return html`<p class="small">${t("silent-table")}</p>`;
  return html`<div class="sigpad ${piles.length < 4 ? "sigpad--2" : ""}">
    <span></span>${piles.map(
      (pile) => html`<span class="h" aria-hidden="true"><span>${pile.letter}</span>${icon(pile.direction)}</span>`,
    )}
    ${allowed(scene).map(
      ([name, look]) =>
        html`<span class="row" aria-hidden="true" title=${t(look.meant)}
            >${piles.length < 4 ? icon(look.icon) : nothing}${t(look.word)}</span
          >${piles.map((pile) => {
            const text = `${name} ${pile.name}`;
            const on = saidByMe(scene, text);
            return html`<button
              type="button"
              aria-pressed=${on}
              aria-label=${t("signal-about", { signal: t(look.word), pile: pile.letter })}
              title=${t(on ? "signal-take-back" : look.meant)}
              @click=${() => say(text)}
            >
              ${icon(look.icon)}
            </button>`;
          })}`,
    )}
  </div>`;
}

/**
 * The menu on a pile: its signals under the keys 1, 2, …
 * @param {Scene} scene @param {Pile} pile @param {(signal: string) => void} say @param {() => void} close
 */
export function menu(scene, pile, say, close) {
  const keys = (/** @type {KeyboardEvent} */ event) => {
    const items = [.../** @type {HTMLElement} */ (event.currentTarget).querySelectorAll("button")];
    const here = items.indexOf(/** @type {HTMLButtonElement} */ (document.activeElement));
    const digit = /^(?:Digit|Numpad)([1-9])$/.exec(event.code)?.[1];
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
  return html`<div class="sigmenu" role="menu" aria-label=${t("signal-menu", { pile: pile.letter })} @keydown=${keys}>
    <p class="sigmenu__pile" aria-hidden="true"><span class="key">${pile.letter}</span>${icon(pile.direction)}</p>
    ${allowed(scene).map(([name, look], place) => {
      const text = `${name} ${pile.name}`;
      return html`<button
        type="button"
        role="menuitemcheckbox"
        aria-checked=${saidByMe(scene, text)}
        tabindex="-1"
        class=${saidByMe(scene, text) ? "is-said" : ""}
        title=${t(saidByMe(scene, text) ? "signal-take-back" : look.meant)}
        @click=${() => {
          say(text);
          close();
        }}
      >
        ${icon(look.icon)}${t(look.word)}<small aria-hidden="true">${place + 1}</small>
      </button>`;
    })}
  </div>`;
}
