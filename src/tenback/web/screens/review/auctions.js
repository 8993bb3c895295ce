/** TEN: what one bid for each wild, what it was sold for, and up to where bidding would have kept more. */

import { html, nothing, svg } from "lit";
import { cardMark } from "../../tables/ten/marks.js";
import { t } from "../../words/words.js";
import { cost } from "./plays.js";

/** @import { Review, ReviewTurn, Seat } from "../../wire/frames.js" */

const MOST = 10; // the scale

/**
 * The auctions of a game: the turns of each that somebody was asked in, and what came of it.
 * @param {Review} review @param {Seat} mine
 */
function auctionsOf({ turns }, mine) {
  /** @type {{first: ReviewTurn, wild: string, own: ReviewTurn[], price: number}[]} */ const found = [];
  /** @type {{first: ReviewTurn, wild: string, own: ReviewTurn[], price: number} | null} */ let open = null;
  for (const turn of turns) {
    const [what = "", thing = ""] = turn.actions[0]?.split(":") ?? [];
    if (what !== "bid" && what !== "pass") {
      open = null;
      continue;
    }
    /** @type {string} */ const wild = String(turn.knew?.auction?.wild ?? open?.wild ?? "");
    if (!open || (wild && open.wild && wild !== open.wild)) {
      open = { first: turn, wild, own: [], price: 0 };
      found.push(open);
    }
    open.wild ||= wild;
    if (what === "bid") open.price = Number(thing);
    if (turn.seat === mine) open.own.push(turn);
  }
  return found.filter((each) => each.wild && each.own.length);
}

/** @param {Review} review @param {Seat} mine @param {(turn: number) => void} choose */
export function auctions(review, mine, choose) {
  const all = auctionsOf(review, mine);
  if (!all.length) return nothing;
  return html`<section class="auctions" aria-labelledby="auctions-title">
    <h2 id="auctions-title">${t("review-auctions")}</h2>
    <ol>
      ${all.map(({ first, wild, own, price }) => {
        const bids = own.map((turn) => Number(turn.actions[0]?.split(":")[1] ?? 0));
        const bid = Math.max(...bids);
        const worth = Math.max(
          0,
          ...own.map((turn) => (turn.best?.[0]?.startsWith("bid:") ? Number(turn.best[0].slice(4)) : 0)),
        );
        const lost = own.reduce((sum, turn) => sum + cost(turn), 0);
        const at = (/** @type {number} */ coins) => `${8 + (84 * Math.min(coins, MOST)) / MOST}%`;
        return html`<li>
          <button type="button" @click=${() => choose((own.find((turn) => cost(turn)) ?? own[0] ?? first).turn)}>
            ${cardMark(wild)}<svg class="bids" height="18" aria-hidden="true">
              <line class="grid" x1="8%" x2="92%" y1="9" y2="9" />
              ${worth ? svg`<rect class="bids__worth" x="8%" y="4" height="10" rx="5" width=${bar(worth)}/>` : nothing}
              ${price ? svg`<line class="whisk" x1=${at(price)} x2=${at(price)} y1="1" y2="17"/>` : nothing}
              ${svg`<circle class=${bid ? "bids__own" : "bids__pass"} cx=${at(bid)} cy="9" r="5"/>`}
            </svg>
            <span class="vh">${t("review-auction-heard", { bid, price, worth })}</span>
            <span class="n">${price || "–"}</span><span class="turns__cost">${lost ? `−${lost}` : "–"}</span>
          </button>
        </li>`;
      })}
    </ol>
    <p class="fine">${t("review-auctions-key")}</p>
  </section>`;
}

/** @param {number} worth */
const bar = (worth) => `${(84 * Math.min(worth, MOST)) / MOST}%`;
