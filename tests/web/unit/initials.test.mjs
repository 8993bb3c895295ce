import assert from "node:assert/strict";
import { test } from "node:test";

import { initials } from "../../../src/tenback/web/tables/parts/initials.js";

const CASES = [
  [
    ["Ada", "Juniper", "Linden"],
    ["Ad", "Ju", "Li"],
  ],
  [
    ["Kim", "Kim 2", "Kim 3"],
    ["Ki", "Km", "K3"],
  ],
  [
    ["Маша", "Макс"],
    ["Ма", "Мк"],
  ],
  [["👩‍👧 Eva"], ["👩‍👧e"]],
  [["A"], ["A."]],
  [[""], ["?."]],
];

for (const [names, letters] of CASES)
  test(`${names.join(", ")} are ${letters.join(", ")}`, () => assert.deepEqual(initials(names), letters));
