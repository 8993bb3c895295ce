/** What lies open before everyone: plates with purse and run grid, the market, what is mine. All comes in as values. */

import { html, nothing, repeat } from "lit";
import { icon, ten } from "../../cards/faces.js";
import { listed } from "../../words/lists.js";
import { pieces, t } from "../../words/words.js";
import { avatar, botTag, clockOf, howSomebodyIs, named, others } from "../parts/people.js";
import { COLOURS, MOST, NUMBERS, figureOn, gameOf, isNumber, isWild, limitOf, tally, turnOf } from "./arithmetic.js";
import { called, coinMark, suitMark, suitOf, tokenMark } from "./marks.js";

/** @import { Scene, Seat, Ten as Game, TenHolding as Holding } from "../../wire/frames.js" */

// Purse and runs

/** @param {Holding} own */
export function purse(own) {
  return html`<div class="purse">
    <span class="row"
      >${coinMark()}<span aria-hidden="true">${own.coins}</span
      ><span class="vh">${t("ten-coins", { count: own.coins })}</span></span
    >
    <span class="coins" aria-hidden="true"
      >${Array.from({ length: MOST }, (_, i) => html`<i class=${i < own.coins ? "on" : ""}></i>`)}</span
    >
    ${
      own.busts
        ? html`<span class="row"
            >${tokenMark()}<span aria-hidden="true">${own.busts}</span
            ><span class="vh">${t("ten-tokens", { count: own.busts })}</span></span
          >`
        : nothing
    }
  </div>`;
}

/** The wilds that somebody owns: which, where there is room, or how many. @param {Holding} own */
function wildsOf(own) {
  const wilds = own.cards.filter(isWild);
  if (!wilds.length) return nothing;
  return html`<span class="cm cm--wild wilds__n" aria-hidden="true"
      >${t("ten-wilds")} <b class="n">${wilds.length}</b></span
    ><span class="wilds" title=${wilds.map(called).join("\n")}
      >${wilds.map(
        (card) =>
          html`<span class="cm cm--wild"
            ><span aria-hidden="true"
              >${card.startsWith("*") ? nothing : suitMark(card[0] ?? "")}<b class="n">${card.slice(1)}</b></span
            ><span class="vh">${called(card)}. </span></span
          >`,
      )}</span
    >`;
}

/** @param {number} count */
const pointsWord = (count) => html`<span class="opt"> ${t("ten-points-word", { count })}</span>`;

/**
 * Four colours by nine numbers; `counted` colours show what they count at the end.
 * @param {Holding} own @param {{big?: boolean, counted?: number, wanted?: string | null}} [how]
 */
export function runGrid(own, { big = false, counted = 0, wanted = null } = {}) {
  return html`<div class="grid9">${COLOURS.map((_, place) => gridRow(own, place, { big, counted, wanted }))}</div>`;
}

/**
 * One colour of a grid; `apart`: where the colour stands above it, and what does not count is faded.
 * @param {Holding} own @param {number} place  of the colour
 * @param {{big?: boolean, counted?: number, apart?: boolean, wanted?: string | null}} how
 */
export function gridRow(own, place, { big = false, counted = 0, apart = false, wanted = null }) {
  const colour = COLOURS[place] ?? "B";
  const held = tally(own.cards.filter((card) => isNumber(card) && card[0] === colour).map((card) => card.slice(1)));
  const run = own.runs[place] ?? null;
  const length = run ? run.to - run.from + 1 : 0;
  const points = run?.points ?? 0;
  const label = t("ten-run", {
    colour,
    cards: listed([...held].flatMap(([number, copies]) => Array(copies).fill(number))),
    count: held.size,
    length,
    wilds: run?.wilds.length ?? 0,
    standing: listed((run?.wilds ?? []).map(String)),
  });
  return html`<div
    class="g9 g9--${suitOf(colour)} ${place < counted ? "is-counted" : ""}"
    role="img"
    aria-label=${label}
  >
    ${apart ? nothing : suitMark(colour)}${NUMBERS.map((number) => {
      const copies = held.get(String(number)) ?? 0;
      const within = run && length > 1 && run.from <= number && number <= run.to;
      const counts = run && run.from <= number && number <= run.to;
      const kind = copies ? "on" : run?.wilds.includes(number) ? "wild" : "";
      return html`<span
        class="cell ${kind} ${within ? "run" : ""} ${within && number === run.to ? "run-end" : ""} ${
          copies > 1 ? `dup dup--${Math.min(copies, 3)}` : ""
        } ${apart && copies && !counts ? "off" : ""} ${wanted === `${colour}${number}` ? "want" : ""}"
        >${number}</span
      >`;
    })}<b>${points || "–"}${big && length > 1 ? pointsWord(points) : nothing}</b>
  </div>`;
}

/** @param {Holding} own */
const pointsShown = (own) =>
  html`<span class="player__pts"
    ><span class="n">${own.points}</span><span class="opt small">${t("ten-points-word", { count: own.points })}</span
    ><span class="vh"> ${t("ten-points-word", { count: own.points })}</span></span
  >`;

// The others

/**
 * @param {Scene} scene
 * @param {{counted: number, open: (seat: Seat) => void}} how
 */
export function plates(scene, { counted, open }) {
  const around = others(scene);
  return html`<ul class="players players--${around.length}" aria-label=${t("seats-clockwise")}>
    ${around.map((seat) => html`<li>${plate(scene, seat, { counted, open })}</li>`)}
  </ul>`;
}

/**
 * Whether somebody has bought in the final round, is still to buy, or buys last.
 * @param {Game} game @param {Seat} seat
 */
function inFinalRound({ to_buy: left }, seat) {
  if (!left.length) return "";
  return left.includes(seat) ? (left.length > 1 && left.at(-1) === seat ? "last" : "to-buy") : "bought";
}

/** What somebody is doing now, or is about to. @param {Scene} scene @param {Seat} seat */
function note(scene, seat) {
  const game = gameOf(scene);
  if (scene.public.phase !== "playing") return "";
  if (scene.public.seats[seat]?.kind === "automatic" && game.turn !== seat)
    return t("ten-limit-tag", { limit: limitOf(scene) });
  if (scene.public.paused && game.turn === seat) return t("paused");
  if (game.turn === seat) return t("ten-doing", { what: game.phase });
  const round = inFinalRound(game, seat);
  if (round) return t("ten-final", { what: round });
  if (game.active === seat) return t("ten-doing", { what: "draw" });
  return game.next === seat ? t("next") : "";
}

/** @param {Scene} scene @param {Seat} seat @param {{counted: number, open: (seat: Seat) => void}} how */
function plate(scene, seat, { counted, open }) {
  const own = /** @type {Holding} */ (gameOf(scene).seats[seat]);
  const acts = scene.public.phase === "playing" && gameOf(scene).turn === seat;
  const name = named(scene, seat);
  const doing = note(scene, seat);
  return html`<section class="player ${acts ? "is-turn" : ""}" aria-label=${name} data-seat=${seat}>
    <button
      type="button"
      class="player__press"
      aria-label=${t("ten-look-closer", { name })}
      aria-haspopup="dialog"
      @click=${() => open(seat)}
    ></button>
    <div class="player__head">
      ${avatar(scene, seat)}<b class="player__who"><bdi>${name}</bdi></b
      >${botTag(scene, seat)}${
        doing
          ? html`<span
              class="tag ${scene.public.seats[seat]?.kind === "automatic" ? "" : "opt"} ${acts ? "tag--go" : ""}"
              >${doing}</span
            >`
          : nothing
      }${pointsShown(own)}
    </div>
    <div class="row purses">${purse(own)}${wildsOf(own)}</div>
    ${howSomebodyIs(scene, seat)}${runGrid(own, { counted })}${clockOf(scene, seat)}
  </section>`;
}

/** A plate in full, for small screens. @param {Scene} scene @param {Seat} seat */
export function wholePlate(scene, seat) {
  const own = /** @type {Holding} */ (gameOf(scene).seats[seat]);
  const wilds = own.cards.filter(isWild);
  return html`<div class="whole">
    <p>${pieces("ten-points-shown", { shown: html`<b class="n big">${own.points}</b>`, count: own.points })}</p>
    ${purse(own)}
    <div class="estate__grid">${runGrid(own, { big: true })}</div>
    <p class="small">${t("ten-could-pay", { most: own.can_bid })}</p>
    ${
      wilds.length
        ? html`<ul class="minicards minicards--wild" aria-label=${t("ten-wilds")}>
            ${wilds.map((card) => html`<li><span class="vh">${called(card)}</span>${ten(card)}</li>`)}
          </ul>`
        : nothing
    }
  </div>`;
}

// What is mine

/** @param {Scene} scene @param {{counted: number, wanted?: string | null}} how  `wanted`: the card one looks at */
export function estate(scene, { counted, wanted = null }) {
  const seat = /** @type {Seat} */ (scene.you?.seat);
  const own = /** @type {Holding} */ (gameOf(scene).seats[seat]);
  const acts = (scene.you?.actions.length ?? 0) > 0;
  const cards = own.cards.filter(isNumber).length;
  return html`<section
    class="estate ${acts ? "is-turn" : ""}"
    id="hand"
    tabindex="-1"
    aria-label=${t("ten-what-you-own")}
    data-seat=${seat}
  >
    <div class="mypurse">
      <div class="row">
        ${avatar(scene, seat)}<b>${t("you")}</b>${botTag(scene, seat)}${pointsShown(own)}${wildsOf(own)}
      </div>
      ${purse(own)}
      <p class="small mute opt">
        ${t("ten-you-can-pay", {
          most: own.can_pay,
          coins: own.coins,
          tokens: own.busts,
          cards,
        })}
      </p>
      ${clockOf(scene, seat)}
    </div>
    <div class="estate__grid">${runGrid(own, { big: true, counted, wanted })}</div>
  </section>`;
}

// Market

const MANY = 8; // from there on the cards beside the table lie closer

/**
 * @typedef {object} Buying
 * @property {readonly string[]} may  the cards that one may buy now
 * @property {string | null} selected
 * @property {(card: string) => void} press
 */

/**
 * By colour, then number, what one may buy now first, with what each costs; a lock on what one owns, and what one is
 * short of.
 * @param {Scene} scene @param {Buying | null} buying  null: nobody here may buy now
 */
export function market(scene, buying) {
  const game = gameOf(scene);
  if (!game.market.length) return html`<p class="small mute">${t("ten-market-empty")}</p>`;
  const copies = new Map();
  const keyed = game.market.map((card) => {
    const copy = (copies.get(card) ?? 0) + 1;
    copies.set(card, copy);
    return { card, key: `${card}/${copy}` };
  });
  if (buying)
    keyed.sort((one, other) => Number(buying.may.includes(other.card)) - Number(buying.may.includes(one.card)));
  // Where nothing in it can be pressed, it must be reached by itself: on a phone it scrolls.
  return html`<ul
    class="market__row ${keyed.length > MANY ? "market__row--many" : ""}"
    aria-label=${t("ten-market")}
    tabindex=${buying ? nothing : 0}
  >
    ${repeat(
      keyed,
      ({ key }) => key,
      ({ card, key }) => html`<li class="mk__place" data-card="market:${key}">${offer(scene, card, buying)}</li>`,
    )}
  </ul>`;
}

/** @param {Scene} scene @param {string} card @param {Buying | null} buying */
function offer(scene, card, buying) {
  const own = scene.you ? gameOf(scene).seats[scene.you.seat] : null;
  const price = figureOn(card);
  const locked = own?.locked.includes(card) ?? false;
  const short = own ? price - own.can_pay : 0;
  const tag = locked ? icon("lock") : html`${coinMark()}${price}`;
  const bought = turnOf(scene)?.purchases.find((each) => each.card === card);
  const offered = t("ten-offer", {
    card: called(card),
    price,
    why: locked ? "owned" : short > 0 ? "short" : "none",
    short: Math.max(0, short),
  });
  const label = bought ? t("ten-would-have", { offered, points: t("ten-points", { count: bought.points }) }) : offered;
  const body = html`${ten(card)}<span class="row xs ${short > 0 && !locked ? "mk__dear" : ""}" aria-hidden="true"
      >${tag}</span
    >${
      short > 0 && !locked
        ? html`<span class="mk__short" aria-hidden="true">${t("ten-short-by", { short })}</span>`
        : nothing
    }${
      bought && buying
        ? html`<span class="mk__then" aria-hidden="true">${own?.points} → <b>${bought.points}</b></span>`
        : nothing
    }`;
  if (!buying) return html`<div class="mk ${locked ? "is-no" : ""}" role="img" aria-label=${label}>${body}</div>`;
  const may = buying.may.includes(card);
  return html`<button
    type="button"
    class="mk mk--buy ${may ? "" : "is-no"}"
    data-buy=${card}
    aria-disabled=${!may}
    aria-pressed=${buying.selected === card}
    @click=${() => buying.press(card)}
  >
    <span class="vh">${label}</span>${body}
  </button>`;
}
