/** How things move at TEN: a card flips out of the deck, a row slides to the market, coins go where they belong. */

import { keepWithin } from "../../cards/travel.js";
import { settings } from "../../store/settings.js";

export const FLIP = 420; // milliseconds, half of it edge-on
const FADE = 120; // what is left with reduced motion

/**
 * A card is turned up: it leaves the deck edge-on and shows its face.
 * @param {Element} element @param {DOMRect | undefined} deck
 */
export function flip(element, deck) {
  if (settings.still || !deck?.width) return void element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: FADE });
  const here = element.getBoundingClientRect();
  const x = deck.x + deck.width / 2 - here.x - here.width / 2;
  const y = deck.y + deck.height / 2 - here.y - here.height / 2;
  const way = element.animate(
    [
      { transform: `translate(${x}px, ${y}px) scale(.9)`, opacity: 0 },
      { transform: `translate(${x / 2}px, ${y / 2}px) scaleX(.04) scaleY(1.04)`, opacity: 1, offset: 0.5 },
      { transform: "none", opacity: 1 },
    ],
    { duration: FLIP, easing: "cubic-bezier(.5, 0, .2, 1)" },
  );
  keepWithin(way);
}

/** Until a card that was turned up is seen; who wants no motion needs as long. */
export const turned = () => new Promise((seen) => setTimeout(seen, FLIP));

/** A purse that changed: one small sign. @param {Element | null} element */
export function nudge(element) {
  if (!element || settings.still) return;
  keepWithin(
    element.animate([{ transform: "none" }, { transform: "scale(1.12)" }, { transform: "none" }], {
      duration: 260,
      easing: "cubic-bezier(.34, 1.56, .64, 1)",
    }),
  );
}
