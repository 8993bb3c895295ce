/** Where coins and cards change hands: the auction, paying, buying. */

import { html, nothing, repeat } from "lit";
import { back, icon, ten } from "../../cards/faces.js";
import { pieces, t } from "../../words/words.js";
import { avatar, named } from "../parts/people.js";
import { figureOn, gameOf, isSolo, tally, turnOf } from "./arithmetic.js";
import { called, coinMark, tokenMark } from "./marks.js";
import { paidWith } from "./told.js";
import { market } from "./view.js";

/** @import { Scene, Seat, Ten as Game, TenHolding as Holding } from "../../wire/frames.js" */
/** @import { TenPayment, TenSuggestion } from "../../wire/frames.js" */
/** @import { Buying } from "./view.js" */

// Auction

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
  const range = turnOf(scene)?.bids ?? null;
  return html`<section class="auction" aria-label=${t("ten-auction")}>
    <div class="lot" data-card="lot:${auction.wild}">${ten(auction.wild)}</div>
    <div class="row wrap auction__head">
      <div class="grow">
        <h2>${t("ten-auction-of", { card: called(auction.wild) })}</h2>
        <p class="small mute">
          ${
            own && you !== undefined
              ? html`${pieces("ten-for-you", {
                  from: own.points,
                  to: html`<b>${t("ten-points", { count: auction.points[you] ?? 0 })}</b>`,
                })} `
              : nothing
          }${afterPaying(scene, bidding.bid)}${t("ten-one-bid")}${
            isSolo(scene) ? html` <span class="auction__alone">${t("ten-bids-alone")}</span>` : nothing
          }
        </p>
      </div>
      ${mine && range ? html`<span class="tag tag--line">${t("ten-up-to", { most: range.most })}</span>` : nothing}
    </div>
    <div class="wide">
      <ol class="bidders" aria-label=${t("ten-bids-in-order")}>
        ${auction.order.map((seat) => bidder(scene, seat, bidding.made))}
      </ol>
    </div>
    ${mine ? bidRow(range, bidding) : nothing}
  </section>`;
}

/**
 * What one would have once the bid is paid, where that takes cards that count.
 * @param {Scene} scene @param {number} bid
 */
function afterPaying(scene, bid) {
  const range = turnOf(scene)?.bids;
  const points = range?.points[bid - range.least];
  const won = gameOf(scene).auction?.points[scene.you?.seat ?? 0];
  if (points === undefined || points === won) return nothing;
  return html`<b>${t("ten-after-paying", { bid, points: t("ten-points", { count: points }) })}</b> `;
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
  const word = now
    ? t("ten-to-bid")
    : last
      ? t("ten-bids-last")
      : waits
        ? t("ten-waits")
        : bid === 0
          ? t("ten-passed")
          : "";
  return html`<li class="bidder ${state ? `is-${state}` : ""}">
    <span class="who">${avatar(scene, seat, "avatar--s")}<bdi>${named(scene, seat)}</bdi></span
    >${word ? html`<span class="bid--word">${word}</span>` : html`<span class="bid">${bid ?? "–"}</span>`}${
      now || waits ? html`<span class="xs">${t("ten-up-to", { most: game.seats[seat]?.can_bid ?? 0 })}</span>` : nothing
    }${leads ? html`<span class="vh">${t("ten-leads")}</span>` : nothing}
  </li>`;
}

/** @param {{least: number, most: number} | null} range @param {Bidding} bidding */
function bidRow(range, { bid, step, act }) {
  if (!range) {
    return html`<div class="bidrow wide">
      <span class="small grow">${t("ten-cannot-bid")}</span
      ><button type="button" class="btn grow" data-act="pass" @click=${() => act("pass")}>
        ${t("ten-pass")}<span class="key opt" aria-hidden="true">X</span>
      </button>
    </div>`;
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
    <span class="stepper"
      ><button
        type="button"
        class="btn"
        aria-label=${t("ten-one-less")}
        aria-disabled=${bid <= least}
        @click=${() => step(bid - 1)}
      >
        ${icon("minus")}
      </button>
      <input
        class="n"
        type="number"
        inputmode="numeric"
        aria-label=${t("ten-your-bid", { least, most })}
        min=${least}
        max=${most}
        .value=${String(bid)}
        @input=${typed}
        @blur=${settled}
      />
      <button
        type="button"
        class="btn"
        aria-label=${t("ten-one-more")}
        aria-disabled=${bid >= most}
        @click=${() => step(bid + 1)}
      >
        ${icon("plus")}
      </button></span
    >
    <button class="btn btn--go grow" data-act="bid">${t("ten-bid", { bid })}</button>
    <button type="button" class="btn grow" data-act="pass" @click=${() => act("pass")}>
      ${t("ten-pass")}<span class="key opt" aria-hidden="true">X</span>
    </button>
  </form>`;
}

/** What one can do, where that is one thing only, and not a card that is turned up. @param {Scene} scene */
export function onlyAnswer(scene) {
  const actions = scene.you?.actions ?? [];
  const { payments = [], suggested = null } = turnOf(scene) ?? {};
  if (payments.length === 1 && suggested) return suggested.actions;
  return actions.length === 1 && (actions[0] === "pass" || actions[0] === "skip") ? actions : null;
}

// Paying

/**
 * Thing by thing, or all that is left in the cheapest way, by one press.
 * @param {Scene} scene @param {(actions: string[]) => void} pay
 */
export function payBox(scene, pay) {
  const game = gameOf(scene);
  const owed = /** @type {NonNullable<Game["owed"]>} */ (game.owed);
  const { payments = [], suggested = null } = turnOf(scene) ?? {};
  const left = owed.price - owed.paid;
  const own = /** @type {Holding} */ (game.seats[game.turn ?? 0]);
  const lost = payments.find((each) => each.lost)?.lost ?? 0;
  return html`<section class="pay box" aria-label=${t("ten-paying")}>
    <div class="row wrap">
      <h2 class="grow">${t("ten-pay-for", { price: owed.price, card: called(owed.for) })}</h2>
      <span
        >${pieces("ten-paid-so-far", {
          paid: html`<b class="n">${owed.paid}</b>`,
          left: html`<b class="n">${left}</b>`,
        })}</span
      >
    </div>
    <div class="pay__bar" aria-hidden="true">
      ${Array.from({ length: owed.price }, (_, i) => html`<i class=${i < owed.paid ? "on" : ""}></i>`)}
    </div>
    <div class="pay__items">
      ${repeat(
        payments,
        (each) => each.action,
        (each) => item(each, own, called(owed.for), () => pay([each.action])),
      )}
    </div>
    <p class="small mute">
      ${lost ? `${t("ten-token-loses", { lost })} ` : nothing}${
        payments.every((each) => each.last) ? t("ten-next-ends", { card: called(owed.for) }) : t("ten-each-is-final")
      }
    </p>
    ${suggested ? atOnce(suggested, payments.length === 1, pay) : nothing}
  </section>`;
}

/**
 * @param {TenSuggestion} suggested @param {boolean} only  there is no other way
 * @param {(actions: string[]) => void} pay
 */
function atOnce({ actions, lost }, only, pay) {
  const things = actions.map((action) => action.slice("pay:".length));
  return html`<div class="row wrap">
    ${
      only && !lost
        ? nothing
        : html`<p class="pay__proposal">
            ${only ? nothing : pieces("ten-proposal", { with: html`<b>${paidWith(things)}</b>` })}${
              lost ? ` ${t("ten-token-loses", { lost })}` : nothing
            }
          </p>`
    }
    <button type="button" class="btn btn--go grow" data-act="pay-so" @click=${() => pay(actions)}>
      ${only ? t("ten-pay-all", { with: paidWith(things) }) : t("ten-pay-so")}
    </button>
  </div>`;
}

/**
 * One thing to pay with, and how many there are of it.
 * @param {TenPayment} payment @param {Holding} own @param {string} card  what it is paid for @param {() => void} pay
 */
function item({ action, last, lost }, own, card, pay) {
  const thing = action.slice("pay:".length);
  const label = (/** @type {string} */ named) =>
    html`<span class="vh"
      >${t("ten-pay-with", { thing: named, ends: last ? "yes" : "no", card })}${
        lost ? ` ${t("ten-token-loses", { lost })}` : ""
      }</span
    >`;
  const count = (/** @type {number} */ many) => html`<span aria-hidden="true">× ${many}</span>`;
  if (thing === "coin")
    return html`<button type="button" data-act=${action} @click=${pay}>
      ${label(t("ten-coins", { count: 1 }))}${coinMark()}${count(own.coins)}
    </button>`;
  if (thing === "bust")
    return html`<button type="button" data-act=${action} @click=${pay}>
      ${label(t("ten-tokens", { count: 1 }))}${tokenMark()}${count(own.busts)}
    </button>`;
  const copies = tally(own.cards).get(thing) ?? 0;
  return html`<button type="button" class="mini" data-act=${action} @click=${pay}>
    ${label(called(thing))}${ten(thing)}${
      copies > 1 ? html`<span class="mini__n" aria-hidden="true">×${copies}</span>` : nothing
    }
  </button>`;
}

// Buying

/** @param {Scene} scene @param {Buying} buying @param {(action: string) => void} act */
export function buyBox(scene, buying, act) {
  const game = gameOf(scene);
  const card = buying.selected;
  return html`<section class="buy box" aria-labelledby="buy-title">
    <div class="row wrap">
      <h2 class="grow" id="buy-title" tabindex="-1">${t(game.phase === "final" ? "ten-buy-final" : "ten-buy-one")}</h2>
    </div>
    ${market(scene, buying)}
    <div class="row wrap">
      <button
        type="button"
        class="btn ${card ? "btn--go" : ""} grow"
        data-act="buy"
        aria-disabled=${!card}
        @click=${() => card && act(`buy:${card}`)}
      >
        ${
          card
            ? html`<span>${t("ten-buy", { card: called(card), price: figureOn(card) })}</span>${then(scene, card)}`
            : t(buying.may.length ? "ten-pick-one" : "ten-none-to-buy")
        }
      </button>
      <button type="button" class="btn" data-act="skip" @click=${() => act("skip")}>
        ${t("ten-buy-nothing")}<span class="key opt" aria-hidden="true">X</span>
      </button>
    </div>
  </section>`;
}

/** What one would have then. @param {Scene} scene @param {string} card */
function then(scene, card) {
  const bought = turnOf(scene)?.purchases.find((each) => each.card === card);
  const own = scene.you && gameOf(scene).seats[scene.you.seat];
  if (!bought || !own) return nothing;
  const to = html`<b>${t("ten-points", { count: bought.points })}</b>`;
  return html`<span class="buy__then">${pieces("ten-points-to", { from: own.points, to })}</span>`;
}

/** What somebody else is about, where it is not the row. @param {Scene} scene */
export function elsewhere(scene) {
  const game = gameOf(scene);
  if (game.turn === null || scene.public.phase !== "playing") return nothing;
  const name = scene.public.seats[game.turn]?.name ?? ""; // by name, where one looks back at oneself too
  if (game.owed) {
    return html`<section class="pay box box--quiet" aria-label=${t("ten-paying")}>
      <div class="row">
        <span class="lot lot--s">${ten(game.owed.for)}</span>
        <p class="grow">
          ${t("ten-pays-now", { name, price: game.owed.price, paid: game.owed.paid, card: called(game.owed.for) })}
        </p>
      </div>
      <div class="pay__bar" aria-hidden="true">
        ${Array.from(
          { length: game.owed.price },
          (_, i) => html`<i class=${i < (game.owed?.paid ?? 0) ? "on" : ""}></i>`,
        )}
      </div>
    </section>`;
  }
  return nothing;
}
