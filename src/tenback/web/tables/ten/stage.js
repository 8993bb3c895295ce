/** The middle of TEN's table: the row with both meters, what one may choose, the auction, paying, buying. */

import { html, nothing, repeat, svg } from "lit";
import { back, icon, ten } from "../../cards/faces.js";
import { pieces, t } from "../../words/words.js";
import { avatar, named } from "../parts/people.js";
import { MOST, TOKEN, biddingOrder, bids, cheapest, figureOn, gameOf, isNumber, isSolo, limitOf, paying, risk, strictBuying, tally } from "./figures.js";
import { called, coinMark, tokenMark } from "./marks.js";
import { paidWith } from "./told.js";
import { market } from "./view.js";

/** @import { Scene, Seat } from "../../wire/frames.js" */
/** @import { Counted, Game, Holding, Payment } from "./figures.js" */
/** @import { Buying } from "./view.js" */

// The row (T5-T8)

const IN_SIGHT = 4; // cards that a phone shows beside the deck; a longer row scrolls there, by keyboard too

/** The row as it lies, or as it lay when it went bust. @typedef {{cards: readonly string[], numbers: number, coins: number, total: number, bust: "" | "number" | "coin", turn: string}} Row */

/** @param {Game} game @param {string} turn @returns {Row} */
export const rowOf = (game, turn) => ({ cards: game.row, numbers: game.numbers, coins: game.coins, total: game.total, bust: "", turn });

/** @param {Scene} scene @param {Row} row @param {unknown} said  what happened last */
export function rowBox(scene, row, said) {
  const game = gameOf(scene);
  const left = game.draw.hidden;
  const tens = scene.public.seats[game.active]?.kind === "automatic";
  return html`<section class="rowbox ${row.bust ? "is-bust" : ""}" aria-label=${t("ten-row-of", { name: named(scene, game.active), who: game.active === scene.you?.seat ? "you" : "other" })}>
    <ul class="rowcards" tabindex=${row.cards.length > IN_SIGHT ? "0" : nothing}>
      <li class="deckc ${left ? "" : "is-empty"}" data-deck title=${t("ten-deck-left", { count: left })}>${left ? back() : nothing}<span class="deckc__n n" aria-hidden="true">${left}</span><span class="vh">${t("ten-deck-left", { count: left })}</span></li>
      ${repeat(
        row.cards,
        (card, place) => `${row.turn}/${place}/${card}`,
        (card, place) => html`<li data-card="row:${row.turn}/${place}/${card}" class=${row.bust && place === row.cards.length - 1 ? "is-last" : ""}><span class="vh">${called(card)}</span>${ten(card)}</li>`,
      )}
      ${row.cards.length ? nothing : html`<li class="rowcards__none small">${said}</li>`}
    </ul>
    <div class="meters">${totalMeter(row, tens ? limitOf(scene) : null)}${coinMeter(row, tens ? limitOf(scene) : MOST)}</div>
  </section>`;
}

const WIDTH = 8.2; // per cent a segment, gap included

/** Ten segments, then the edge. @param {number} filled @param {string} kind @param {{edge: string, lit: boolean, mark: number | null}} how */
function segments(filled, kind, { edge, lit, mark }) {
  const segs = Array.from(
    { length: MOST },
    (_, i) => svg`<svg x="${(i * WIDTH).toFixed(1)}%" width="7.6%" height="18" y="0"><rect class="mseg ${i < filled ? kind : ""}" width="100%" height="18" rx="4"/></svg>`,
  );
  const stop = mark === null ? nothing : svg`<line class="mstop" x1="${((mark - 0.04) * WIDTH).toFixed(2)}%" x2="${((mark - 0.04) * WIDTH).toFixed(2)}%" y1="-3" y2="21"/>`;
  return html`<svg aria-hidden="true">${segs}${
    edge
      ? svg`<svg x="84%" width="16%" height="18"><rect class="mbust ${lit ? "is-lit" : ""}" x="2%" y="1" width="96%" height="16" rx="4"/></svg><text class="mtext mtext--edge" x="100%" y="31">${edge}</text>`
      : nothing
  }${stop}<text class="mtext" x="3.8%" y="31">1</text><text class="mtext mtext--ten" x="77.6%" y="31">10</text></svg>`;
}

/** @param {Row} row @param {number | null} limit  what TEN draws up to; it cannot go over (T23b) */
function totalMeter({ total, numbers, coins, bust }, limit) {
  const label = limit === null ? t("ten-total-label", { total, numbers, coins }) : t("ten-total-label-limit", { total, numbers, coins, limit });
  return html`<div class="meter" role="img" aria-label=${label}><div class="meter__top" aria-hidden="true"><span>${t("ten-total")}</span><span class="n ${bust === "number" ? "is-bad" : ""}">${total < 0 ? `−${-total}` : total}</span><span class="small mute">${
    limit === null ? t("ten-of-ten") : t("ten-until", { limit })
  }</span><span class="small mute opt">${pieces("ten-equation", { numbers: html`<b>${numbers}</b>`, coins: html`<b>${coins}</b>` })}</span></div>${segments(total, "on", { edge: limit === null ? t("ten-bust-word") : "", lit: bust === "number", mark: limit })}</div>`;
}

/** @param {Row} row @param {number} most */
function coinMeter({ coins, bust }, most) {
  return html`<div class="meter" role="img" aria-label=${t("ten-coins-label", { coins, most })}><div class="meter__top" aria-hidden="true"><span>${t("ten-coins-word")}</span><span class="n ${bust === "coin" ? "is-bad" : ""}">${coins}</span><span class="small mute">${t("ten-of", { most })}</span></div>${segments(coins, "coin-on", { edge: t("ten-bust-word"), lit: bust === "coin", mark: most < MOST ? most : null })}</div>`;
}

// What the next card may do

/** @param {Counted} counted */
function sum({ safe, wild, bust }) {
  return Math.max(1, safe + wild + bust);
}

/** @param {Counted} counted */
export function oddsBar(counted) {
  const all = sum(counted);
  let x = 0;
  const part = (/** @type {number} */ count, /** @type {string[]} */ kinds) => {
    const drawn = svg`<svg x="${x.toFixed(2)}%" width="${((100 * count) / all).toFixed(2)}%" height="100%">${kinds.map((kind) => svg`<rect class=${kind} width="100%" height="100%"/>`)}</svg>`;
    x += (100 * count) / all;
    return drawn;
  };
  const key = (/** @type {string[]} */ kinds, /** @type {string} */ text) => html`<span class="key-i xs"><svg aria-hidden="true">${kinds.map((kind) => svg`<rect class=${kind} width="100%" height="100%"/>`)}</svg>${text}</span>`;
  const { safe, wild, bust } = counted;
  return html`<div class="odds__bar" aria-hidden="true"><svg>${part(safe, ["safe"])}${part(wild, ["wildx"])}${part(bust, ["bustb", "bustx"])}</svg></div>
    <div class="row wrap odds__keys">${key(["safe"], t("ten-safe", { count: safe }))}${key(["wildx"], t("ten-wild-count", { count: wild }))}${key(["bustb", "bustx"], t("ten-bust-count", { count: bust }))}</div>`;
}

/** @param {Game} game */
export function percent(game) {
  const counted = risk(game);
  return Math.round((100 * counted.bust) / sum(counted));
}

/** The lowest cards that bust, said. @param {Game} game */
function whatBusts({ bust_from: { number, coin } }) {
  return t("ten-what-busts", { number: number ?? 0, coin: coin ?? 0 });
}

// Three choices (T6, T10, T11)

/** @param {Scene} scene @param {(action: string) => void} act */
export function choices(scene, act) {
  const game = gameOf(scene);
  const actions = scene.you?.actions ?? [];
  const own = /** @type {Holding} */ (game.seats[game.active]);
  const numbers = game.row.filter(isNumber);
  const first = !game.row.length;
  const chosen = (/** @type {string} */ action) => () => actions.includes(action) && act(action);
  const taken = Math.min(MOST, own.coins + game.coins);
  return html`<section class="choices" aria-label=${t("ten-your-choice")}>
    <button type="button" class="choice" data-act="draw" aria-disabled=${!actions.includes("draw")} @click=${chosen("draw")}>
      <span class="choice__h">${icon("play")}${t(first ? "ten-draw-first" : "ten-draw-on")}<span class="key end opt" aria-hidden="true">D</span></span>
      ${actions.includes("draw")
        ? html`<span class="odds">${risk(game).bust === 0 ? html`<span>${t("ten-nothing-busts")}</span>` : html`<span>${pieces("ten-would-bust", { percent: html`<b class="n">${percent(game)}%</b>` })}</span>`}${oddsBar(risk(game))}</span><span class="small mute opt">${whatBusts(game)}</span>`
        : html`<span class="small mute">${t("ten-deck-out")}</span>`}
    </button>
    <button type="button" class="choice" data-act="take:numbers" aria-disabled=${!actions.includes("take:numbers")} @click=${chosen("take:numbers")}>
      <span class="choice__h">${icon("check")}${t("ten-take-numbers")}<span class="key end opt" aria-hidden="true">N</span></span>
      ${actions.includes("take:numbers")
        ? html`<span class="minicards" aria-hidden="true">${numbers.map((card) => html`<span>${ten(card)}</span>`)}</span>
            <span class="cons"><span>${pieces("ten-points-to", { from: own.points, to: html`<b>${t("ten-points", { count: game.points_with_row })}</b>` })}</span>
            ${game.coins ? html`<span class="opt">${pieces("ten-others-take", { coin: coinMark(), count: game.coins, who: isSolo(scene) ? "ten" : game.seats.length === 2 ? "one" : "all" })}</span>` : nothing}
            <span class="opt">${t("ten-then-buy")}</span></span>`
        : html`<span class="small mute">${t("ten-draw-before")}</span>`}
    </button>
    <button type="button" class="choice" data-act="take:coins" aria-disabled=${!actions.includes("take:coins")} @click=${chosen("take:coins")}>
      <span class="choice__h">${coinMark()}${game.coins ? t("ten-take-coins", { count: game.coins }) : t("ten-take-coins-none")}<span class="key end opt" aria-hidden="true">C</span></span>
      ${actions.includes("take:coins")
        ? html`<span class="cons"><span>${pieces("ten-coins-to", { from: own.coins, to: html`<b>${t("ten-coins", { count: taken })}</b>` })}</span>
            ${own.coins + game.coins > MOST ? html`<span>${t("ten-most-coins")}</span>` : nothing}
            ${numbers.length ? html`<span class="opt">${t("ten-to-market")}</span>` : nothing}<span class="opt">${t("ten-turn-ends")}</span></span>`
        : html`<span class="small mute">${t("ten-no-coin-card")}</span>`}
    </button>
  </section>`;
}

/** After a bust in the variant fiasco (T22). @param {Scene} scene @param {(action: string) => void} act */
export function bustChoice(scene, act) {
  const own = /** @type {Holding} */ (gameOf(scene).seats[gameOf(scene).active]);
  return html`<section class="choices choices--two" aria-label=${t("ten-your-choice")}>
    <button type="button" class="choice" data-act="take:token" @click=${() => act("take:token")}><span class="choice__h">${tokenMark()}${t("ten-take-token")}</span>
      <span class="cons"><span>${t("ten-token-worth", { count: own.busts + 1 })}</span><span>${t("ten-turn-ends-plain")}</span></span></button>
    <button type="button" class="choice" data-act="go:buy" @click=${() => act("go:buy")}><span class="choice__h">${icon("check")}${t("ten-go-buy")}</span>
      <span class="cons"><span>${t("ten-go-buy-why")}</span><span>${t("ten-go-buy-nothing")}</span></span></button>
  </section>`;
}

// Auction (T15-T17)

/**
 * @typedef {object} Bidding
 * @property {number} bid  what the stepper shows
 * @property {Record<Seat, number>} made  what was bid so far, 0 is a pass
 * @property {(bid: number) => void} step
 * @property {(action: string) => void} act
 */

/** @param {Scene} scene @param {Bidding} bidding */
export function auctionBox(scene, bidding) {
  const game = gameOf(scene);
  const auction = /** @type {NonNullable<Game["auction"]>} */ (game.auction);
  const you = scene.you?.seat;
  const own = you === undefined ? null : game.seats[you];
  const mine = (scene.you?.actions.length ?? 0) > 0;
  const range = bids(scene.you?.actions ?? []);
  return html`<section class="auction" aria-label=${t("ten-auction")}>
    <div class="lot" data-card="lot:${auction.wild}">${ten(auction.wild)}</div>
    <div class="row wrap auction__head"><div class="grow"><h2>${t("ten-auction-of", { card: called(auction.wild) })}</h2>
      <p class="small mute">${own && you !== undefined ? html`${pieces("ten-for-you", { from: own.points, to: html`<b>${t("ten-points", { count: auction.points[you] ?? 0 })}</b>` })} ` : nothing}${t("ten-one-bid")}</p></div>
      ${mine && range ? html`<span class="tag tag--line">${t("ten-up-to", { most: range.most })}</span>` : nothing}</div>
    <div class="wide"><ol class="bidders" aria-label=${t("ten-bids-in-order")}>${biddingOrder(game).map((seat) => bidder(scene, seat, bidding.made))}</ol></div>
    ${mine ? bidRow(range, bidding) : nothing}
  </section>`;
}

/** @param {Scene} scene @param {Seat} seat @param {Record<Seat, number>} made */
function bidder(scene, seat, made) {
  const game = gameOf(scene);
  const auction = /** @type {NonNullable<Game["auction"]>} */ (game.auction);
  const leads = auction.by === seat;
  const now = game.turn === seat;
  const waits = !now && auction.to_bid.includes(seat);
  const last = waits && seat === game.active;
  const bid = leads ? auction.bid : made[seat];
  const state = now ? "now" : leads ? "top" : waits ? "" : "out";
  const word = now ? t("ten-to-bid") : last ? t("ten-bids-last") : waits ? t("ten-waits") : bid === 0 ? t("ten-passed") : "";
  return html`<li class="bidder ${state ? `is-${state}` : ""}"><span class="who">${avatar(scene, seat, "avatar--s")}<bdi>${named(scene, seat)}</bdi></span>${
    word ? html`<span class="bid--word">${word}</span>` : html`<span class="bid">${bid ?? "–"}</span>`
  }${leads ? html`<span class="vh">${t("ten-leads")}</span>` : nothing}</li>`;
}

/** @param {{least: number, most: number} | null} range @param {Bidding} bidding */
function bidRow(range, { bid, step, act }) {
  if (!range) {
    return html`<div class="bidrow wide"><span class="small grow">${t("ten-cannot-bid")}</span><button type="button" class="btn grow" data-act="pass" @click=${() => act("pass")}>${t("ten-pass")}<span class="key opt" aria-hidden="true">X</span></button></div>`;
  }
  const { least, most } = range;
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    act(`bid:${bid}`);
  };
  const typed = (/** @type {Event} */ event) => {
    const field = /** @type {HTMLInputElement} */ (event.target);
    const value = Math.round(Number(field.value));
    if (field.value !== "" && value >= least && value <= most) step(value);
  };
  const settled = (/** @type {Event} */ event) => {
    /** @type {HTMLInputElement} */ (event.target).value = String(bid);
  };
  return html`<form class="bidrow wide" novalidate @submit=${submit}>
    <span class="stepper"><button type="button" class="btn" aria-label=${t("ten-one-less")} aria-disabled=${bid <= least} @click=${() => step(bid - 1)}>${icon("minus")}</button>
      <input class="n" type="number" inputmode="numeric" aria-label=${t("ten-your-bid", { least, most })} min=${least} max=${most} .value=${String(bid)} @input=${typed} @blur=${settled}>
      <button type="button" class="btn" aria-label=${t("ten-one-more")} aria-disabled=${bid >= most} @click=${() => step(bid + 1)}>${icon("plus")}</button></span>
    <button class="btn btn--go grow" data-act="bid">${t("ten-bid", { bid })}</button>
    <button type="button" class="btn grow" data-act="pass" @click=${() => act("pass")}>${t("ten-pass")}<span class="key opt" aria-hidden="true">X</span></button>
  </form>`;
}

// Paying (T13)

/**
 * @typedef {object} Paying
 * @property {boolean} proposing  whether the cheapest way is shown
 * @property {() => void} propose
 * @property {() => void} drop  the proposal
 * @property {(actions: string[]) => void} pay
 */

/** @param {Scene} scene @param {Paying} how */
export function payBox(scene, how) {
  const game = gameOf(scene);
  const owed = /** @type {NonNullable<Game["owed"]>} */ (game.owed);
  const actions = scene.you?.actions ?? [];
  const left = owed.price - owed.paid;
  const own = /** @type {Holding} */ (game.seats[game.turn ?? 0]);
  const held = tally(own.cards);
  const payable = actions.filter((action) => action.startsWith("pay:") && action !== "pay:coin" && action !== "pay:bust").map((action) => action.slice("pay:".length));
  const duplicatesOnly = isSolo(scene) && (owed.in === "auction" || strictBuying(scene));
  const payment = how.proposing ? cheapest(own, left, { payable, duplicatesOnly }) : null;
  const ends = (/** @type {number} */ worth) => worth >= left;
  const lost = TOKEN - left;
  const label = (/** @type {string} */ thing, /** @type {number} */ worth) => t("ten-pay-with", { thing, ends: ends(worth) ? "yes" : "no", card: called(owed.for) });
  return html`<section class="pay box" aria-label=${t("ten-paying")}>
    <div class="row wrap"><h2 class="grow">${t("ten-pay-for", { price: owed.price, card: called(owed.for) })}</h2><span>${pieces("ten-paid-so-far", { paid: html`<b class="n">${owed.paid}</b>`, left: html`<b class="n">${left}</b>` })}</span></div>
    <div class="pay__bar" aria-hidden="true">${Array.from({ length: owed.price }, (_, i) => html`<i class=${i < owed.paid ? "on" : payment ? "is-planned" : ""}></i>`)}</div>
    ${payment
      ? proposal(payment, how)
      : html`<div class="pay__items">
          ${actions.includes("pay:coin") ? html`<button type="button" data-act="pay:coin" @click=${() => how.pay(["pay:coin"])}><span class="vh">${label(t("ten-coins", { count: 1 }), 1)}</span>${coinMark()}<span aria-hidden="true">× ${own.coins}</span></button>` : nothing}
          ${actions.includes("pay:bust") ? html`<button type="button" data-act="pay:bust" @click=${() => how.pay(["pay:bust"])}><span class="vh">${label(t("ten-tokens", { count: 1 }), TOKEN)}${lost > 0 ? ` ${t("ten-token-loses", { lost })}` : ""}</span>${tokenMark()}<span aria-hidden="true">× ${own.busts}</span></button>` : nothing}
          ${payable.map((card) => html`<button type="button" class="mini" data-act="pay:${card}" @click=${() => how.pay([`pay:${card}`])}><span class="vh">${label(called(card), 1)}</span>${ten(card)}${(held.get(card) ?? 0) > 1 ? html`<span class="mini__n" aria-hidden="true">×${held.get(card)}</span>` : nothing}</button>`)}
        </div>
        <p class="small mute">${actions.includes("pay:bust") && lost > 0 ? `${t("ten-token-loses", { lost })} ` : nothing}${left === 1 ? t("ten-next-ends", { card: called(owed.for) }) : t("ten-each-is-final")}</p>
        <div class="row"><button type="button" class="btn btn--go grow" data-act="suggest" @click=${how.propose}>${t("ten-suggest")}</button></div>`}
  </section>`;
}

/** @param {Payment} payment @param {Paying} how */
function proposal(payment, how) {
  const actions = paying(payment);
  return html`<p class="pay__proposal">${pieces("ten-proposal", { with: html`<b>${paidWith(actions.map((action) => action.slice("pay:".length)))}</b>` })}${payment.lost ? ` ${t("ten-token-loses", { lost: payment.lost })}` : nothing}</p>
    <p class="minicards" aria-hidden="true">${payment.cards.map((card) => html`<span>${ten(card)}</span>`)}</p>
    <div class="row"><button type="button" class="btn" data-act="own-way" @click=${how.drop}>${icon("undo")}${t("ten-own-way")}</button>
      <button type="button" class="btn btn--go grow" data-act="pay-so" @click=${() => how.pay(actions)}>${t("ten-pay-so")}</button></div>`;
}

// Buying (T12, T14, T19)

/** @param {Scene} scene @param {Buying} buying @param {(action: string) => void} act */
export function buyBox(scene, buying, act) {
  const game = gameOf(scene);
  const card = buying.selected;
  return html`<section class="buy box" aria-labelledby="buy-title">
    <div class="row wrap"><h2 class="grow" id="buy-title" tabindex="-1">${t(game.phase === "final" ? "ten-buy-final" : "ten-buy-one")}</h2></div>
    ${market(scene, buying)}
    <div class="row wrap">
      <button type="button" class="btn ${card ? "btn--go" : ""} grow" data-act="buy" aria-disabled=${!card} @click=${() => card && act(`buy:${card}`)}>${card ? t("ten-buy", { card: called(card), price: figureOn(card) }) : t(buying.may.length ? "ten-pick-one" : "ten-none-to-buy")}</button>
      <button type="button" class="btn" data-act="skip" @click=${() => act("skip")}>${t("ten-buy-nothing")}<span class="key opt" aria-hidden="true">X</span></button>
    </div></section>`;
}

/** What somebody else is about, where it is not the row. @param {Scene} scene */
export function elsewhere(scene) {
  const game = gameOf(scene);
  if (game.turn === null || scene.public.phase !== "playing") return nothing;
  const name = scene.public.seats[game.turn]?.name ?? ""; // by name, where one looks back at oneself too
  if (game.owed) {
    return html`<section class="pay box box--quiet" aria-label=${t("ten-paying")}><div class="row"><span class="lot lot--s">${ten(game.owed.for)}</span><p class="grow">${t("ten-pays-now", { name, price: game.owed.price, paid: game.owed.paid, card: called(game.owed.for) })}</p></div>
      <div class="pay__bar" aria-hidden="true">${Array.from({ length: game.owed.price }, (_, i) => html`<i class=${i < (game.owed?.paid ?? 0) ? "on" : ""}></i>`)}</div></section>`;
  }
  return nothing;
}

