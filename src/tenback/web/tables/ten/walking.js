/** By keys to the cards that are for sale, and along them. */

/** @param {HTMLElement} table */
const forSale = (table) => [.../** @type {NodeListOf<HTMLElement>} */ (table.querySelectorAll(".mk--buy"))];

/** The first that can be bought, else the first; whether there is any. @param {HTMLElement} table */
export function toMarket(table) {
  const cards = forSale(table);
  const first = cards.find((each) => each.ariaDisabled !== "true") ?? cards[0];
  first?.focus();
  return first !== undefined;
}

/** Arrows walk along the cards that are for sale. @param {HTMLElement} table @param {1 | -1} by */
export function walkMarket(table, by) {
  const cards = forSale(table);
  const here = cards.indexOf(/** @type {HTMLElement} */ (document.activeElement));
  if (here < 0) return false;
  cards[(here + by + cards.length) % cards.length]?.focus();
  return true;
}
