/** How a series of rematches stands: told by the table, with the game that has just ended. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { standing } from "../../../src/tenback/web/store/series.js";

const scene = (series, result, known = false) => ({ setting: { series, known }, public: { result } });

const ROWS = [
  ["the first game", scene(null, { winners: [0] }), null],
  ["still being played", scene([1, 0], null), null],
  ["won by the rules", scene([1, 0], { ending: { winners: [1] } }), [1, 1]],
  ["won by giving up", scene([1, 0], { resigned: 1, winners: [0] }), [2, 0]],
  ["shared", scene([0, 0, 1], { ending: { winners: [0, 2] } }), [1, 0, 2]],
  ["given up by all", scene([1, 0], { abandoned: true }), [1, 0]],
  ["known cards", scene([1, 0], { ending: { winners: [1] } }, true), [1, 0]],
];

for (const [name, given, want] of ROWS) test(name, () => assert.deepEqual(standing(given), want));
