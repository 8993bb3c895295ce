/** The chance of winning, turn by turn, with its doubt; below it, until when it could be won with all cards open. */

import { html, nothing, svg } from "lit";
import { percent } from "../../words/lists.js";
import { t } from "../../words/words.js";
import { byDecision, cost, points } from "./plays.js";

/** @import { Review, ReviewTurn } from "../../wire/frames.js" */

const TOP = 14;
const HEIGHT = 150;
const LEFT = 7; // percent
const WIDTH = 91.5;

/** @typedef {(value: number) => number} Scale */

/** @param {Review} review @param {number} mine  the seat whose line is thick @param {number} now  the turn looked at */
export function chart(review, mine, now) {
  const turns = review.turns;
  const known = turns.filter((turn) => turn.after);
  const lines = seriesOf(review, mine);
  const highest = Math.max(0.2, ...lines.flatMap(({ values }) => values.map(([, value, more]) => value + more)));
  const top = lines.length > 1 ? 1 : Math.min(1, Math.ceil((100 * highest) / 20) / 5);
  const last = Math.max(1, turns.length - 1);
  const x = (/** @type {number} */ turn) => LEFT + ((turn - 1) / last) * WIDTH;
  const y = (/** @type {number} */ share) => TOP + HEIGHT * (1 - share / top);
  const own = turns[now - 1];
  return html`<svg class="chart" height="214" role="img" aria-label=${alt(turns, known)}>
    ${grid(top, y)}
    <svg
      x="${LEFT}%"
      y=${TOP}
      width="${WIDTH}%"
      height=${HEIGHT}
      viewBox="0 0 1000 ${HEIGHT}"
      preserveAspectRatio="none"
      overflow="visible"
    >
      ${lines.map((line) =>
        drawn(
          line,
          (turn) => ((turn - 1) / last) * 1000,
          (share) => HEIGHT * (1 - share / top),
        ),
      )}
    </svg>
    ${
      known.length < turns.length
        ? svg`<rect class="pending" x="${x(known.at(-1)?.turn ?? 1)}%" y=${TOP} height=${HEIGHT}
            width="${Math.max(0, LEFT + WIDTH - x(known.at(-1)?.turn ?? 1))}%"/>`
        : nothing
    }
    ${own ? svg`<line class="now" x1="${x(now)}%" x2="${x(now)}%" y1="6" y2="176"/>` : nothing}
    ${turns.map((turn) => mark(turn, mine, lines.length > 1, x, y))}${own?.after ? fall(own, x, y) : nothing}
    ${open(review, x)}${ticks(turns.length, now, x)}
  </svg>`;
}

/**
 * A team has one line, else everybody has theirs: by turn the chance and its doubt.
 * @param {Review} review @param {number} mine
 * @returns {{seat: number, mine: boolean, values: [turn: number, value: number, more: number][]}[]}
 */
function seriesOf(review, mine) {
  const known = review.turns.filter((turn) => turn.after);
  const seats = known[0]?.after?.by_seat?.length ?? 0;
  if (!seats)
    return [
      {
        seat: 0,
        mine: true,
        values: known.map(({ turn, after }) => [turn, after?.value ?? 0, after?.plus_minus ?? 0]),
      },
    ];
  return Array.from({ length: seats }, (_, seat) => ({
    seat,
    mine: seat === mine,
    values: /** @type {[number, number, number][]} */ (
      known.map(({ turn, after }) => [
        turn,
        after?.by_seat?.[seat]?.value ?? 0,
        after?.by_seat?.[seat]?.plus_minus ?? 0,
      ])
    ),
  })).sort((one, other) => Number(one.mine) - Number(other.mine));
}

/**
 * @param {ReturnType<typeof seriesOf>[number]} line
 * @param {(turn: number) => number} x @param {(share: number) => number} y
 */
function drawn({ seat, mine, values }, x, y) {
  const at = (/** @type {number} */ turn, /** @type {number} */ share) =>
    `${x(turn).toFixed(1)} ${y(Math.min(1, Math.max(0, share))).toFixed(1)}`;
  const path = values.map(([turn, value]) => at(turn, value)).join(" ");
  if (!mine) return svg`<polyline class="line l-${seat % 3}" points=${path}/>`;
  const upper = values.map(([turn, value, more]) => at(turn, value + more));
  const lower = values.map(([turn, value, more]) => at(turn, value - more)).reverse();
  return svg`<polygon class="band" points=${[...upper, ...lower].join(" ")}/><polyline class="line" points=${path}/>`;
}

/** @param {number} top @param {(share: number) => number} y */
function grid(top, y) {
  const step = top > 0.6 ? 0.25 : 0.2;
  const lines = [];
  for (let share = 0; share <= top + 0.001; share += step)
    lines.push(
      svg`<line class="grid" x1="${LEFT}%" x2="${LEFT + WIDTH}%" y1=${y(share)} y2=${y(share)}/>
        <text class="lab" x="0" y=${y(share) + 4}>${percent(share)}</text>`,
    );
  return lines;
}

/**
 * A costly turn is a full triangle, one that cost less an empty one, ten back a disc.
 * @param {ReviewTurn} turn @param {number} mine @param {boolean} apart @param {Scale} x @param {Scale} y
 */
function mark(turn, mine, apart, x, y) {
  if (!turn.after || (apart && turn.seat !== mine)) return nothing;
  const [across, down] = [`${x(turn.turn)}%`, y(turn.after.value)];
  if (turn.costly)
    return svg`<svg x=${across} y=${down} overflow="visible"><path class="slip" d="M-8-6H8L0 8Z"/></svg>`;
  if (cost(turn))
    return svg`<svg x=${across} y=${down} overflow="visible"><path class="slip slip--small" d="M-6-4H6L0 7Z"/></svg>`;
  return turn.back.length && !apart ? svg`<circle class="tb" cx=${across} cy=${down} r="5"/>` : nothing;
}

/** From what was possible to what is left. @param {ReviewTurn} turn @param {Scale} x @param {Scale} y */
function fall(turn, x, y) {
  const across = `${x(turn.turn)}%`;
  const right = turn.turn > 1 && x(turn.turn) > 90;
  const text = (/** @type {string} */ kind, /** @type {number} */ value, /** @type {number} */ lower) =>
    svg`<text class="nowt ${kind} ${right ? "nowt--end" : ""}" x="${x(turn.turn) + (right ? -1.2 : 1.2)}%"
      y=${y(value) + lower}>${points(value)}</text>`;
  if (!turn.after || !turn.before) return nothing;
  if (!cost(turn)) return text("", turn.after.value, -6);
  return svg`<line class="fall" x1=${across} x2=${across} y1=${y(turn.before.value)} y2=${y(turn.after.value)}/>
    <circle class="kept" cx=${across} cy=${y(turn.before.value)} r="4.5"/>
    ${text("", turn.before.value, -2)}${text("nowt--bad", turn.after.value, 12)}`;
}

/** With all cards open: yes, not found out, no. @param {Review} review @param {Scale} x */
function open(review, x) {
  if (!review.turns.some((turn) => turn.winnable)) return nothing;
  const half = review.turns.length > 1 ? (x(2) - x(1)) / 2 : 1;
  const end = (/** @type {number} */ turn) => Math.min(LEFT + WIDTH, x(turn) + half);
  const kinds = /** @type {const} */ ([
    ["yes", "open-yes"],
    ["not found", "open-maybe"],
    ["no", "open-no"],
  ]);
  const bars = kinds.map(([answer, kind]) => {
    const of = review.turns.filter((turn) => turn.winnable === answer);
    const [first] = of;
    const last = of.at(-1);
    if (!first || !last) return nothing;
    const from = Math.max(LEFT, x(first.turn) - half);
    return svg`<rect class=${kind} x="${from}%" y="188" height="10" rx="3" width="${end(last.turn) - from}%"/>`;
  });
  const last = review.last_winnable;
  const flag = last
    ? svg`<svg x="${end(last)}%" y="178" overflow="visible"><path class="flag" d="M0 22V0h11l-3 4 3 4H0"/></svg>`
    : nothing;
  return svg`${bars}${flag}`;
}

/** @param {number} count @param {number} now @param {(turn: number) => number} x */
function ticks(count, now, x) {
  const step = count > 150 ? 50 : count > 60 ? 20 : count > 24 ? 5 : 2;
  const shown = Array.from({ length: count }, (_, place) => place + 1).filter(
    (turn) => turn === now || ((turn === 1 || turn % step === 0) && Math.abs(x(turn) - x(now)) > 3),
  );
  return shown.map(
    (turn) => svg`<text class="lab mid ${turn === now ? "is-now" : ""}" x="${x(turn)}%" y="182">${turn}</text>`,
  );
}

/** @param {readonly ReviewTurn[]} turns @param {readonly ReviewTurn[]} known */
function alt(turns, known) {
  return t("review-chart-alt", {
    count: turns.length,
    first: percent(known[0]?.after?.value ?? 0),
    last: percent(known.at(-1)?.after?.value ?? 0),
  });
}

const OPEN = Object.freeze({ yes: "review-open-yes", no: "review-open-no", "not found": "review-open-not-found" });

/**
 * The same as a table.
 * @param {Review} review @param {(seat: number) => string} name @param {(turn: number) => void} choose
 */
export function asTable(review, name, choose) {
  const apart = review.turns.some((turn) => turn.after?.by_seat);
  return html`<div class="rtable__box">
    <table class="rtable">
      <thead>
        <tr>
          <th scope="col">${t(byDecision(review.game) ? "review-decision" : "review-turn")}</th>
          <th scope="col">${t("review-player")}</th>
          <th scope="col">${t("review-chance")}</th>
          <th scope="col">${t("review-cost")}</th>
          ${apart ? nothing : html`<th scope="col">${t("review-open")}</th>`}
        </tr>
      </thead>
      <tbody>
        ${review.turns
          .filter((turn) => turn.after)
          .map(
            (turn) =>
              html`<tr>
                <td>
                  <button type="button" class="btn btn--s btn--quiet n" @click=${() => choose(turn.turn)}>
                    ${turn.turn}
                  </button>
                </td>
                <td><bdi>${name(turn.seat)}</bdi></td>
                <td>${t("review-estimate", told(turn.after))}</td>
                <td>${cost(turn) ? t("review-estimate", told(turn.cost)) : "–"}</td>
                ${apart ? nothing : html`<td>${turn.winnable ? t(OPEN[turn.winnable]) : "–"}</td>`}
              </tr>`,
          )}
      </tbody>
    </table>
  </div>`;
}

/** @param {{value: number, plus_minus: number} | null} estimate */
const told = (estimate) => ({
  value: points(estimate?.value ?? 0),
  more: Math.ceil(100 * (estimate?.plus_minus ?? 0)),
});
