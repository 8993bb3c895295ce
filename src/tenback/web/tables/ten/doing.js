/** An action of TEN in the words of its button. */

import { t } from "../../words/words.js";
import { gameOf } from "./arithmetic.js";
import { called } from "./marks.js";

/** @import { Scene } from "../../wire/frames.js" */

/** @type {Readonly<Record<string, string>>} */
const PLAIN = Object.freeze({
  "take:numbers": "ten-take-numbers",
  "take:token": "ten-take-token",
  "go:buy": "ten-go-buy",
  pass: "ten-pass",
  skip: "ten-buy-nothing",
});

/** @param {Scene} scene @param {string} action */
export function doing(scene, action) {
  const game = gameOf(scene);
  const [verb, what = ""] = action.split(":");
  if (action === "draw") return t(game.row.length ? "ten-draw-on" : "ten-draw-first");
  if (action === "take:coins")
    return game.coins ? t("ten-take-coins", { count: game.coins }) : t("ten-take-coins-none");
  if (verb === "bid") return t("ten-bid", { bid: Number(what) });
  if (verb === "buy") return t("hint-buy", { card: called(what) });
  if (verb === "pay")
    return t("hint-pay", { kind: what === "coin" || what === "bust" ? what : "card", card: called(what) });
  return t(PLAIN[action] ?? "hint-ends");
}

/** What the strong bot would press. @param {Element} table @param {string} action  "" where no hint is shown */
export function markHinted(table, action) {
  const wanted = new Set([action, action.split(":")[0] === "bid" ? "bid" : action]);
  for (const each of /** @type {NodeListOf<HTMLElement>} */ (table.querySelectorAll("[data-act], [data-buy]"))) {
    const does = each.dataset.act ?? `buy:${each.dataset.buy}`;
    each.toggleAttribute("data-hinted", wanted.has(does));
  }
}
