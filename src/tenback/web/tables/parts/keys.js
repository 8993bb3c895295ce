/** A table with piles by keyboard. Keys are places on the keyboard, so that they work in every language. */

import { tell } from "../../shell/announce.js";
import { aloud } from "./aloud.js";

/** @import { PileTable } from "./pile-table.js" */
/** @import { Pile } from "./pile-game.js" */

/** Whether the key did something. @param {PileTable} table @param {KeyboardEvent} event */
export function pressed(table, event) {
  if (/** @type {Element} */ (event.target).closest?.(".sigmenu")) return false;
  if (event.code === "Enter" && event.ctrlKey) return (table.lay(), true);
  if (event.code === "Enter" && event.shiftKey) return (table.layOn(), true);
  if (event.ctrlKey || event.shiftKey) return false;
  const letter = /^Key([A-D])$/.exec(event.code)?.[1];
  const pile = letter && table.game.piles.find((each) => each.letter === letter);
  if (pile) return (onPile(table, pile), true);
  switch (event.code) {
    case "Escape":
      if (table.selected === null && table.pile === null) return false;
      return (table.letGo(), true);
    case "Backspace":
      return (table.undo(), true);
    case "KeyP":
      /** @type {HTMLElement | null} */ (table.querySelector(".lane__press"))?.focus();
      return true;
    case "KeyH":
      return (table.focusHand(), true);
    case "KeyT":
      return (table.toStory(), true);
    case "KeyS":
      return (table.openMenu(focusedPile() ?? table.pile ?? table.game.piles[0]?.name ?? ""), true);
    case "KeyR":
      return (tell(aloud(table.view)), true);
    default:
      return false;
  }
}

/** @param {PileTable} table @param {Pile} pile */
function onPile(table, pile) {
  const focused = /** @type {HTMLElement | null} */ (document.activeElement?.closest?.("[data-held]"))?.dataset.held;
  const held = table.table.you?.hand?.find((card) => String(card) === focused && !table.plan.holds(card));
  const card = table.selected ?? held ?? null;
  if (card !== null) table.put(card, pile);
  else table.pressPile(pile);
}

function focusedPile() {
  return /** @type {HTMLElement | null} */ (document.activeElement?.closest?.("[data-pile]"))?.dataset.pile ?? null;
}
