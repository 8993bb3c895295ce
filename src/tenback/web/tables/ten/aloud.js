/** The whole table in sentences, for who asks to hear it; and what is asked of the reader. */

import { listed } from "../../words/lists.js";
import { t } from "../../words/words.js";
import { named } from "../parts/people.js";
import { COLOURS, gameOf, limitOf, risk, turnOf } from "./arithmetic.js";
import { called } from "./marks.js";

/** @import { Scene, Ten as Game, TenHolding as Holding } from "../../wire/frames.js" */

/** What one has to decide now, in a word. @param {Scene} scene */
export function asked(scene) {
  const game = gameOf(scene);
  if (game.phase !== "draw") return game.phase;
  return game.row.length ? "draw" : "first";
}

/** Said at once when it is the reader's turn. @param {Scene} scene */
export function yourMove(scene) {
  const game = gameOf(scene);
  if (game.auction) {
    const range = turnOf(scene)?.bids;
    const leads =
      game.auction.by === null
        ? t("ten-no-bid-yet")
        : t("ten-leads-with", { name: named(scene, game.auction.by), bid: game.auction.bid });
    return `${t("ten-turn-now", { what: "auction" })} ${leads} ${
      range ? t("ten-can-bid", { least: range.least, most: range.most }) : t("ten-cannot-bid")
    }`;
  }
  if (game.owed) return t("ten-pay-now", { left: game.owed.price - game.owed.paid, card: called(game.owed.for) });
  return t("ten-turn-now", { what: asked(scene) });
}

/** How likely the next card busts, counted. @param {Game} game */
export function riskSaid(game) {
  const counted = risk(game);
  return t("ten-risk", {
    bust: counted.bust,
    all: counted.safe + counted.wild + counted.bust,
  });
}

/** @param {Scene} scene */
export function aloud(scene) {
  const game = gameOf(scene);
  const parts = [];
  if (scene.public.phase === "playing")
    parts.push(
      scene.you?.actions.length
        ? yourMove(scene)
        : game.turn === null
          ? ""
          : t("ten-other-read", { name: scene.public.seats[game.turn]?.name ?? "", what: game.phase }),
    );
  if (game.row.length)
    parts.push(
      t("ten-row-read", { cards: listed(game.row.map(called)), total: game.total, coins: game.coins }),
      riskSaid(game),
    );
  parts.push(t("ten-deck-read", { count: game.draw.hidden }));
  parts.push(
    game.market.length ? t("ten-market-read", { cards: listed(game.market.map(called)) }) : t("ten-market-empty"),
  );
  game.seats.forEach((own, seat) => parts.push(holding(own, named(scene, seat))));
  if (scene.setting.seats === 1) parts.push(t("ten-limit-read", { limit: limitOf(scene) }));
  return parts.filter(Boolean).join(" ");
}

/** @param {Holding} own @param {string} name */
function holding(own, name) {
  const runs = own.runs
    .map((run, place) => (run ? t("ten-run-read", { colour: COLOURS[place] ?? "B", from: run.from, to: run.to }) : ""))
    .filter(Boolean);
  return t("ten-owns-read", {
    name,
    points: own.points,
    coins: own.coins,
    tokens: own.busts,
    count: runs.length,
    runs: runs.length ? listed(runs) : "",
  });
}

/** What lies in the market, as it is shown. @param {Element} table */
export function marketSaid(table) {
  const shown = [...table.querySelectorAll(".market [role=img].mk")]
    .filter((each) => /** @type {HTMLElement} */ (each).offsetParent)
    .map((each) => each.getAttribute("aria-label") ?? "");
  return t("ten-market-read", { cards: listed(shown) });
}
