/** What happened, told: as a list to look at, and as sentences to listen to. */

import { html, nothing } from "lit";
import { pieces, t } from "../../words/words.js";
import { avatar, named } from "./people.js";
import { readSignal, spoken } from "./talk.js";

/** @import { Item, TurnItem } from "../../store/story.js" */
/** @import { Scene } from "../../wire/frames.js" */

/**
 * What a game knows of its own piles.
 * @typedef {{letterOf: (pile: string) => string, isBack: (laid: TurnItem["laid"][number]) => boolean}} Reading
 */

const OTHERS = Object.freeze({
  began: "told-began",
  started: "told-started",
  sat: "told-sat",
  stood: "told-stood",
  paused: "told-paused",
  resumed: "told-resumed",
  proposed: "told-proposed",
  objected: "told-objected",
  "took-back": "told-took-back",
  abandoned: "told-abandoned",
  "handed-over": "told-handed-over",
  "came-back": "told-came-back",
});
const OFFERS = Object.freeze({ gladly: "offer-gladly", willing: "offer-willing", "rather-not": "offer-rather-not" });

/** @param {string} gladly */
export const offered = (gladly) => t(OFFERS[/** @type {keyof typeof OFFERS} */ (gladly)] ?? "offer-willing");

/** @param {Scene} scene @param {number | null} seat */
const who = (scene, seat) => (seat === scene.you?.seat ? "you" : "other");

/**
 * The newest first.
 * @param {Scene} scene @param {readonly Item[]} items @param {Reading} reading @param {number} since  what came after it is new
 */
export function list(scene, items, reading, since) {
  if (!items.length) return html`<p class="small mute">${t("nothing-happened")}</p>`;
  return html`<ol class="lg">${items.toReversed().map((item) => html`<li class=${item.seq > since ? "is-new" : ""}>${
    item.kind === "other" && item.seat === null ? html`<span class="avatar avatar--s av-none" aria-hidden="true">·</span>` : avatar(scene, item.seat ?? 0, "avatar--s")
  }<span>${line(scene, item, reading)}</span></li>`)}</ol>`;
}

/** @param {Scene} scene @param {Item} item @param {Reading} reading */
function line(scene, item, reading) {
  const name = html`<b><bdi>${item.kind === "other" ? item.name && (who(scene, item.seat) === "you" ? t("you") : item.name) : named(scene, item.seat)}</bdi></b>`;
  switch (item.kind) {
    case "turn":
      return html`${pieces(item.drew === null ? "told-lays" : item.drew ? "told-turn" : "told-turn-no-draw", {
        name,
        who: who(scene, item.seat),
        laid: item.laid.length,
        drew: item.drew ?? 0,
      })}${item.by === "clock" ? html` <span class="mute">${t("told-by-clock")}</span>` : nothing}<br>${item.laid.map(
        (laid) => html`<span class="lay"><span class="key">${reading.letterOf(laid.pile)}</span> ${reading.isBack(laid) ? html`<span class="trick xs">↩ <b class="n">${laid.card}</b></span>` : html`<b class="n">${laid.card}</b>`}</span>`,
      )}`;
    case "said": {
      const { name: signal, pile } = readSignal(item.signal);
      return pieces("told-said", { name, signal: spoken(signal).toLowerCase(), pile: html`<span class="key">${reading.letterOf(pile)}</span>` });
    }
    case "offered":
      return pieces("told-offered", { name, offer: offered(item.gladly).toLowerCase() });
    default:
      return pieces(OTHERS[/** @type {keyof typeof OTHERS} */ (item.what)] ?? "told-began", { name, who: who(scene, item.seat) });
  }
}

/**
 * One sentence for the live region.
 * @param {Scene} scene @param {Item} item @param {Reading} reading
 */
export function sentence(scene, item, reading) {
  const name = item.kind === "other" ? item.name : named(scene, item.seat);
  const person = who(scene, item.seat);
  switch (item.kind) {
    case "turn": {
      const laid = item.laid.map((each) =>
        t(reading.isBack(each) ? "heard-back" : "heard-laid", { card: Number(each.card), pile: reading.letterOf(each.pile), from: Number(each.from ?? 0) }),
      );
      const told = t("heard-turn", { name, who: person, laid: new Intl.ListFormat(document.documentElement.lang, { type: "conjunction" }).format(laid) });
      return person === "you" && item.own.length ? `${told} ${t("heard-drew", { count: item.own.length, cards: item.own.join(", ") })}` : told;
    }
    case "said": {
      const { name: signal, pile } = readSignal(item.signal);
      return t("told-said", { name, signal: spoken(signal).toLowerCase(), pile: reading.letterOf(pile) });
    }
    case "offered":
      return t("told-offered", { name, offer: offered(item.gladly).toLowerCase() });
    default:
      return t(OTHERS[/** @type {keyof typeof OTHERS} */ (item.what)] ?? "told-began", { name, who: person });
  }
}
