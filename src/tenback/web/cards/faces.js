/** Card faces and small marks as SVG: the view box, the parts and the numbers of the look's own faces. */

import { html, nothing, svg } from "lit";

/** @import { TemplateResult } from "lit" */
/** @typedef {"up" | "down"} Direction */

const PAPER = svg`<rect class="paper" x="1" y="1" width="98" height="138" rx="9"/>`;
const EDGE = svg`<rect class="edge" x="1" y="1" width="98" height="138" rx="9"/>`;

/**
 * @param {string} name
 * @param {string} [more]
 */
export function icon(name, more = "") {
  return html`<svg class="i ${more}" viewBox="0 0 24 24" aria-hidden="true"><use href="#i-${name}" /></svg>`;
}

/** The shape of a colour, as it stands in text. @param {string} letter */
export function suit(letter) {
  return html`<svg class="suit suit--${letter}" viewBox="0 0 25 25" aria-hidden="true">
    <use href="#suit-${letter}" />
  </svg>`;
}

/**
 * @param {unknown} body
 * @param {string} kind
 */
function face(body, kind) {
  return html`<svg class="card ${kind}" viewBox="0 0 100 140" aria-hidden="true">${body}</svg>`;
}

/** @param {number} x */
const short = (x) => String(Math.round(x * 100) / 100);

/**
 * The card's own number line; the bead sits where the number lies between the ends.
 * @param {number} low @param {number} high @param {number} value @param {number} left @param {number} right
 * @param {number} y
 */
function ruler(low, high, value, left, right, y) {
  let ticks = "";
  for (let i = 0; i <= 10; i += 1) {
    const long = i % 5 === 0;
    ticks += `M${short(left + ((right - left) * i) / 10)} ${short(y - (long ? 4.5 : 2.5))}v${long ? 9 : 5}`;
  }
  const x = left + ((right - left) * (value - low)) / (high - low);
  return svg`<path class="rule" d=${`M${left} ${y}H${right}${ticks}`}/>
    <circle class="bead" cx=${short(x)} cy=${y} r="6.5"/>`;
}

/** @param {string | number} text @param {number} y @param {number} x @param {number} size */
function numeral(text, y, x, size) {
  return svg`<text class="num" x=${x} y=${y} font-size=${size}>${text}</text>`;
}

/**
 * A card of The Game.
 * @param {number} value
 * @param {{burning?: boolean}} [how]
 */
export function theGame(value, { burning = false } = {}) {
  const fire = burning ? svg`<use class="flame" href="#i-fire" x="38" y="6" width="24" height="24"/>` : nothing;
  const size = value < 100 ? 65 : 47;
  return face(
    [PAPER, fire, numeral(value, 86, 50, size), ruler(1, 100, value, 13, 87, 121), EDGE],
    `card--game ramp-${Math.min(9, Math.floor(value / 10))}${burning ? " is-burning" : ""}`,
  );
}

/**
 * What a pile begins with.
 * @param {Direction} direction
 * @param {string} text
 */
export function start(direction, text) {
  const stairs = direction === "up" ? "M16 126H31V116H46V106H61V96H84" : "M16 96H39V106H54V116H69V126H84";
  const arrow = svg`<use class="start__arrow" href="#i-${direction}" x="37" y="14" width="26" height="26"/>`;
  const shown = text ? numeral(text, 82, 50, text.length < 3 ? 50 : 42) : nothing;
  return face(
    [PAPER, arrow, shown, svg`<path class="start__stairs" d=${stairs}/>`, EDGE],
    `card--start card--${direction}`,
  );
}

const QUICK = Object.freeze({ R: "r", B: "b", G: "g", Y: "y", P: "p" });
const CLIP = "inset(1px 1px 1px 1px round 9px)";

/** @param {string} suit @param {number} x @param {number} y @param {number} size @param {string} [more] */
function mark(suit, x, y, size, more = "") {
  return svg`<use class="mark-${suit} ${more}" href="#suit-${suit}" width=${size} height=${size}
    x=${short(x - size / 2)} y=${short(y - size / 2)}/>`;
}

/** A card of Quick & Easy in a line of text: the sign of its colour, and its number. @param {string} card  as R7 */
export const quickInLine = (card) => html`${suit(card.slice(0, 1).toLowerCase())}<b class="n">${card.slice(1)}</b>`;

/** A card of Quick & Easy, as R7. @param {string} card */
export function quick(card) {
  const suit = QUICK[/** @type {keyof typeof QUICK} */ (card[0])];
  const value = Number(card.slice(1));
  return face(
    [
      PAPER,
      svg`<g clip-path=${CLIP}>
        <rect class="band" width="21" height="140" fill="url(#pat-${suit})"/><path class="band__line" d="M21 0V140"/>
      </g>`,
      mark(suit, 60, 66, 84, "ghost"),
      mark(suit, 84, 19, 23),
      numeral(value, 93, 60, value < 10 ? 70 : 54),
      ruler(1, 10, value, 33, 89, 121),
      EDGE,
    ],
    `card--quick s-${suit}`,
  );
}

/** A card of Face to Face. @param {"silver" | "gold"} side @param {number} value */
export function duel(side, value) {
  const frame =
    side === "silver"
      ? svg`<rect class="frame" x="6.5" y="6.5" width="87" height="127" rx="4"/>
          <rect class="frame" x="10.5" y="10.5" width="79" height="119" rx="2"/>`
      : svg`<rect class="frame beads" x="7.5" y="7.5" width="85" height="125" rx="7"/>`;
  const suit = side === "silver" ? "p" : "y";
  const sign = svg`<use class="duel__mark" href="#suit-${suit}" x="39.5" y="15" width="21" height="21"/>`;
  return face(
    [PAPER, frame, sign, numeral(value, 88, 50, 60), ruler(1, 60, value, 22, 78, 113), EDGE],
    `card--duel is-${side}`,
  );
}

const TEN = Object.freeze({ B: "b", G: "g", O: "o", P: "k" });

/** A card of TEN: B7, $3, *5, G#, *#. @param {string} card */
export function ten(card) {
  const first = card[0] ?? "";
  const rest = card.slice(1);
  if (first === "$") return coin(rest);
  if (first === "*") return rest === "#" ? wildest() : wild(rest);
  const suit = TEN[/** @type {keyof typeof TEN} */ (first)];
  if (rest === "#") return wildOf(suit);
  const value = Number(rest);
  const pips = Array.from(
    { length: 9 },
    (_, i) =>
      svg`<circle class=${i + 1 === value ? "bead" : "pip"} cx=${14 + i * 9} cy="124"
        r=${i + 1 === value ? 5.5 : 2.2}/>`,
  );
  return face(
    [
      PAPER,
      svg`<g clip-path=${CLIP}>
        <rect class="band" width="100" height="36" fill="url(#pat-${suit})"/><path class="band__line" d="M0 36H100"/>
      </g>`,
      svg`<circle class="seal" cx="50" cy="34" r="17.5"/>`,
      mark(suit, 50, 34, 25),
      numeral(value, 109, 50, 70),
      pips,
      EDGE,
    ],
    `card--ten s-${suit}`,
  );
}

/** @param {string} worth */
function coin(worth) {
  const value = Number(worth);
  const pips = Array.from(
    { length: value },
    (_, i) => svg`<circle class="coin" cx=${short(50 + (i - (value - 1) / 2) * 15)} cy="118" r="5.5"/>`,
  );
  return face(
    [
      PAPER,
      svg`<circle class="coin" cx="50" cy="56" r="37"/><circle class="coin__reeds" cx="50" cy="56" r="33.5"/>
        <text class="num coin__big" x="50" y="73" font-size="48">${worth}</text>`,
      pips,
      EDGE,
    ],
    "card--coin",
  );
}

const DASHED = svg`<rect class="frame dash" x="6.5" y="6.5" width="87" height="127" rx="5"/>`;

function wildest() {
  const marks = [mark("b", 29, 38, 44), mark("g", 71, 38, 44), mark("o", 29, 102, 44), mark("k", 71, 102, 44)];
  return face(
    [PAPER, DASHED, marks, svg`<circle class="hub" cx="50" cy="70" r="24"/>`, numeral("#", 85, 50, 42), EDGE],
    "card--wild",
  );
}

/** @param {string} value */
function wild(value) {
  const marks = [mark("b", 21, 22, 23), mark("g", 79, 22, 23), mark("o", 21, 119, 23), mark("k", 79, 119, 23)];
  return face([PAPER, DASHED, marks, numeral(value, 95, 50, 74), EDGE], "card--wild");
}

/** @param {string} suit */
function wildOf(suit) {
  return face(
    [
      PAPER,
      svg`<g clip-path=${CLIP}><rect class="band" width="100" height="140" fill="url(#pat-${suit})"/></g>`,
      svg`<rect class="inner" x="8" y="8" width="84" height="124" rx="6"/>
        <rect class="frame dash" x="8" y="8" width="84" height="124" rx="6"/>`,
      mark(suit, 50, 43, 50),
      numeral("#", 118, 50, 56),
      EDGE,
    ],
    `card--wild s-${suit}`,
  );
}

/** A card of any game, as it writes it. @param {string | number} card */
export function plain(card) {
  const length = String(card).length;
  const size = length < 2 ? 70 : length < 3 ? 60 : Math.max(18, Math.floor(140 / length));
  return face([PAPER, numeral(card, 70 + size * 0.34, 50, size), EDGE], "card--plain");
}

export function back() {
  return face(
    svg`<rect class="back" x="1" y="1" width="98" height="138" rx="9"/>
      <rect class="back__pat" x="7" y="7" width="86" height="126" rx="5" fill="url(#pat-back)"/>
      <rect class="back__frame" x="7" y="7" width="86" height="126" rx="5"/>
      <circle class="back__disc" cx="50" cy="70" r="27"/>
      <g transform="translate(50 70) scale(1.35)">
        <path class="back__loop" d="M-6.5-12.5-11-8l4.5 4.5M-10.5-8H4a7 7 0 0 1 0 14H2"/>
        <text class="back__n" x="-4" y="11">10</text>
      </g>`,
    "card--back",
  );
}
