/** TEN: what one bid for each wild, what it was sold for, and up to where bidding would have kept more. */

import { html, nothing, svg } from "lit";
import { cardMark } from "../../tables/ten/marks.js";
import { t } from "../../words/words.js";
import { cost } from "./plays.js";

/** @import { Review, ReviewTurn, Seat } from "../../wire/frames.js" */

/** @typedef {{first: ReviewTurn, wild: string, own: ReviewTurn[], price: number, winner: Seat | null}} Auction */

const MOST = 10; // the scale
const TICKS = [0, 5, 10];

/**
 * The auctions of a game: the turns of each that somebody was asked in, and what came of it.
 * @param {Review} review @param {Seat} mine
 */
function auctionsOf({ turns }, mine) {
  /** @type {Auction[]} */ const found = [];
  /** @type {Auction | null} */ let open = null;
  for (const turn of turns) {
    const [what = "", thing = ""] = turn.actions[0]?.split(":") ?? [];
    if (what !== "bid" && what !== "pass") {
      open = null;
      continue;
    }
    /** @type {string} */ const wild = String(turn.knew?.auction?.wild ?? open?.wild ?? "");
    if (!open || (wild && open.wild && wild !== open.wild)) {
      open = { first: turn, wild, own: [], price: 0, winner: null };
      found.push(open);
    }
    open.wild ||= wild;
    if (what === "bid") [open.price, open.winner] = [Number(thing), turn.seat];
    if (turn.seat === mine) open.own.push(turn);
  }
  return found.filter((each) => each.wild && each.own.length);
}

/**
 * @param {Review} review @param {Seat} mine
 * @param {{choose: (turn: number) => void, face: (seat: Seat) => unknown, name: (seat: Seat) => string}} does
 */
export function auctions(review, mine, { choose, face, name }) {
  const all = auctionsOf(review, mine);
  if (!all.length) return nothing;
  return html`<section class="auctions" aria-labelledby="auctions-title">
    <h2 id="auctions-title">${t("review-auctions")}</h2>
    <ol>
      ${all.map(({ first, wild, own, price, winner }) => {
        const bids = own.map((turn) => Number(turn.actions[0]?.split(":")[1] ?? 0));
        const bid = Math.max(...bids);
        const worth = Math.max(
          0,
          ...own.map((turn) => (turn.best?.[0]?.startsWith("bid:") ? Number(turn.best[0].slice(4)) : 0)),
        );
        const lost = own.reduce((sum, turn) => sum + cost(turn), 0);
        return html`<li>
          <button type="button" @click=${() => choose((own.find((turn) => cost(turn)) ?? own[0] ?? first).turn)}>
            ${cardMark(wild)}<svg class="bids" height="18" aria-hidden="true">
              <line class="grid" x1="8%" x2="92%" y1="9" y2="9" />
              ${worth ? svg`<rect class="bids__worth" x="8%" y="4" height="10" rx="5" width=${bar(worth)}/>` : nothing}
              ${price ? svg`<line class="whisk" x1=${at(price)} x2=${at(price)} y1="1" y2="17"/>` : nothing}
              ${svg`<circle class=${bid ? "bids__own" : "bids__pass"} cx=${at(bid)} cy="9" r="5"/>`}
            </svg>
            <span class="vh">${t("review-auction-heard", { bid, price, worth })}</span>
            <span class="auctions__won n"
              >${price || "–"}${
                winner === null ? nothing : html` ${face(winner)}<span class="vh">${name(winner)}</span>`
              }</span
            ><span class="turns__cost">${lost ? `−${lost}` : "–"}</span>
          </button>
        </li>`;
      })}
    </ol>
    <div class="auctions__scale" aria-hidden="true">
      <svg class="bids" height="14">
        ${TICKS.map((coins) => svg`<text x=${at(coins)} y="11" text-anchor="middle">${coins}</text>`)}
      </svg>
    </div>
    <p class="fine">${t("review-auctions-key")}</p>
  </section>`;
}

/** @param {number} coins */
const at = (coins) => `${8 + (84 * Math.min(coins, MOST)) / MOST}%`;

/** @param {number} worth */
const bar = (worth) => `${(84 * Math.min(worth, MOST)) / MOST}%`;
