/** Cards that move as cards do. State first, motion after: a new state cancels what still moves. */

import { settings } from "../store/settings.js";

const TRAVEL = 260;
const FADE = 120; // what is left of travel with reduced motion
const BACK = 420;
const APART = 70;
const MOST_APART = 6;
const FAR_ENOUGH = 3; // pixels

const MOVING = new WeakMap();

/** @typedef {{cards: Map<string, DOMRect>, tops: Map<string, Element>}} Seen  `tops`: copies, by their piles */

/**
 * Where every card lies now, and what lies on the piles. Elements tell which card they show by `data-card`.
 * @param {ParentNode} root
 * @returns {Seen}
 */
export function look(root) {
  const cards = new Map();
  for (const each of root.querySelectorAll("[data-card]"))
    cards.set(/** @type {HTMLElement} */ (each).dataset.card, each.getBoundingClientRect());
  const tops = new Map();
  for (const each of root.querySelectorAll("[data-pile] .stack__top:not(.stack__under)"))
    tops.set(pileOf(each), each.cloneNode(true));
  return { cards, tops };
}

/** @param {Element} element */
const pileOf = (element) => /** @type {HTMLElement | null} */ (element.closest("[data-pile]"))?.dataset.pile;

/**
 * Let each card come from where it was, or, if it was nowhere, from where `from` says.
 * @param {ParentNode} root
 * @param {Seen} before
 * @param {(card: string, element: HTMLElement) => {rect: DOMRect, back?: boolean} | null} from
 */
export function travel(root, before, from) {
  let moved = 0;
  for (const each of root.querySelectorAll("[data-card]")) {
    const element = /** @type {HTMLElement} */ (each);
    const card = element.dataset.card ?? "";
    const here = element.getBoundingClientRect();
    if (!here.width) continue;
    const known = before.cards.get(card);
    const origin = known ? { rect: known } : from(card, element);
    if (!origin?.rect.width || near(origin.rect, here)) continue;
    const delay = Math.min(moved, MOST_APART) * APART;
    moved += 1;
    const way = move(element, origin.rect, here, { delay: known ? 0 : delay, back: origin.back ?? false });
    const covered = before.tops.get(pileOf(element) ?? "");
    if (covered && element.matches(".stack__top") && covered.getAttribute("data-card") !== card)
      keepUnder(element, covered, way);
  }
}

/**
 * A pile shows what it showed until the card that comes has covered it.
 * @param {Element} element @param {Element} covered @param {Animation} way
 */
function keepUnder(element, covered, way) {
  covered.classList.add("stack__under");
  covered.removeAttribute("data-card");
  covered.setAttribute("aria-hidden", "true");
  element.parentElement?.prepend(covered);
  const gone = () => covered.remove();
  way.finished.then(gone, gone);
}

/** @param {DOMRect} one @param {DOMRect} other */
function near(one, other) {
  return (
    Math.abs(one.x - other.x) < FAR_ENOUGH &&
    Math.abs(one.y - other.y) < FAR_ENOUGH &&
    Math.abs(one.width - other.width) < FAR_ENOUGH
  );
}

/**
 * @param {HTMLElement} element @param {DOMRect} was @param {DOMRect} is
 * @param {{delay: number, back: boolean}} how
 */
function move(element, was, is, { delay, back }) {
  MOVING.get(element)?.cancel();
  if (settings.still) {
    const shown = element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: FADE });
    MOVING.set(element, shown);
    return shown;
  }
  const x = was.x + was.width / 2 - is.x - is.width / 2;
  const y = was.y + was.height / 2 - is.y - is.height / 2;
  const scale = was.width / is.width;
  const start = `translate(${x}px, ${y}px) scale(${scale})`;
  const frames = back
    ? [
        { transform: start, zIndex: 5 },
        { transform: `translate(${is.width * 0.75}px, ${-is.height * 0.12}px) scale(1.04)`, offset: 0.55 },
        { transform: `translate(${-is.width * 0.05}px, 4px)`, offset: 0.85 },
        { transform: "none" },
      ]
    : [
        { transform: start },
        { transform: `translate(${x / 2}px, ${y / 2}px) scale(${(1 + scale) / 2 + 0.04})`, offset: 0.5 },
        { transform: "none" },
      ];
  const way = element.animate(frames, {
    duration: back ? BACK : TRAVEL,
    delay,
    easing: "cubic-bezier(.5, 0, .2, 1)",
    fill: "backwards",
  });
  MOVING.set(element, way);
  element.dataset.flying = ""; // it passes over plates and piles
  const landed = () => MOVING.get(element) === way && delete element.dataset.flying;
  way.finished.then(landed, landed);
  keepWithin(way);
  return way;
}

let moving = 0;

/** A card on its way may pass the edge of the page; that is no reason for it to scroll. @param {Animation} animation */
export function keepWithin(animation) {
  document.documentElement.classList.toggle("is-moving", ++moving > 0);
  const rest = () => document.documentElement.classList.toggle("is-moving", --moving > 0);
  animation.finished.then(rest, rest);
}

/**
 * One small sign that something does not hold.
 * @param {Element | null | undefined} element
 */
export function shake(element) {
  if (!element || settings.still) return;
  keepWithin(
    element.animate(
      [
        { transform: "none" },
        { transform: "translateX(-5px)" },
        { transform: "translateX(5px)" },
        { transform: "none" },
      ],
      { duration: 240 },
    ),
  );
}
