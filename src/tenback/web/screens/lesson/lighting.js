/** What a lesson speaks of is lit; all else is dimmed, and nobody can press it. */

/** Parts of a table by their name in a lesson. @type {Readonly<Record<string, string>>} */
const PARTS = Object.freeze({
  piles: ".piles, .duel",
  hand: ".hand",
  plan: ".plan",
  talk: ".side .sigpad, .side .pick5, .side .pick3, .sheetbar",
  choices: ".choices",
  auction: ".auction",
  buy: ".buy",
  pay: ".pay",
  estate: ".estate",
  row: ".rowbox",
});

/** @param {string} name  `card:37`, `pile:up1`, or a part */
function selector(name) {
  const [kind, which = ""] = name.split(":");
  if (kind === "card") return `[data-held="${CSS.escape(which)}"]`;
  if (kind === "pile") return `[data-pile="${CSS.escape(which)}"]`;
  return PARTS[kind ?? ""] ?? "";
}

/** In the lesson's order. @param {Element} room @param {readonly string[]} lit @returns {HTMLElement[]} */
export function litIn(room, lit) {
  return lit
    .map(selector)
    .filter(Boolean)
    .flatMap((found) => [.../** @type {NodeListOf<HTMLElement>} */ (room.querySelectorAll(found))])
    .filter((each) => each.getClientRects().length > 0);
}

const ALWAYS = ".coach, .lessonlist, h1"; // never dimmed, always within reach

/**
 * Ring what is lit and dim the rest. Attributes only: classes are the table's own.
 * @param {Element} room @param {{lit: readonly HTMLElement[], seen: readonly HTMLElement[]}} parts
 * @param {{press: boolean, dim: boolean}} how  `press`: what is lit may be pressed; nothing else ever
 */
export function light(room, { lit, seen }, { press, dim }) {
  const bright = [...lit, ...seen];
  const mark = (/** @type {Element} */ each) => {
    const here = bright.some((other) => other === each);
    const ringed = lit.some((other) => other === each);
    const within = !here && (bright.some((other) => each.contains(other)) || each.querySelector(ALWAYS) !== null);
    const free = within || each.matches(ALWAYS);
    each.toggleAttribute("data-lit", ringed && dim);
    each.toggleAttribute("data-dim", dim && !here && !free);
    each.toggleAttribute("inert", !free && !(ringed && press));
    if (within) for (const child of each.children) mark(child);
    else for (const inner of each.querySelectorAll("[data-dim], [data-lit], [inert]")) clear(inner);
  };
  for (const child of room.children) mark(child);
}

/** @param {Element} each */
function clear(each) {
  for (const name of ["data-lit", "data-dim", "inert"]) each.removeAttribute(name);
}

/**
 * The first thing in it that the keyboard can press.
 * @param {readonly HTMLElement[]} lit @returns {HTMLElement | null}
 */
export function firstPress(lit) {
  for (const each of lit) {
    const found = /** @type {NodeListOf<HTMLElement>} */ (
      each.querySelectorAll(".hcard__press, .lane__press, .plan__lay, button:not([aria-disabled='true']), input")
    );
    const shown = [...found].find((one) => one.getClientRects().length > 0);
    if (shown) return shown;
  }
  return null;
}

/**
 * The pointer of the coach's strip goes to what is lit: above it or below, and how far along.
 * @param {HTMLElement} coach @param {HTMLElement | undefined} lit
 */
export function point(coach, lit) {
  const own = coach.getBoundingClientRect();
  const there = lit?.getBoundingClientRect();
  const above = there !== undefined && there.bottom <= own.top + 8;
  const below = there !== undefined && there.top >= own.bottom - 8;
  coach.dataset.points = above ? "up" : below ? "down" : "";
  if (!there) return;
  const along = Math.min(Math.max(there.left + there.width / 2 - own.left, 28), own.width - 28);
  coach.style.setProperty("--along", `${along.toFixed(0)}px`);
}

const APART = 8; // pixels between the coach and the hand

/**
 * In a small window the hand sticks to the foot, and would lie over the coach: what is above goes up instead.
 * @param {HTMLElement} coach @param {Element | null} hand
 */
export function uncover(coach, hand) {
  const own = coach.getBoundingClientRect();
  const foot = hand && getComputedStyle(hand).position === "sticky" ? hand.getBoundingClientRect().top : innerHeight;
  const covered = own.bottom + APART - foot;
  if (covered > 0 || own.top < 0) scrollBy({ top: covered > 0 ? covered : own.top, behavior: "instant" });
}
