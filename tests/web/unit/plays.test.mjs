import "./browser.mjs";
import { drawn } from "./drawn.mjs";
import assert from "node:assert/strict";
import { test } from "node:test";

import { faceOf, line, spoken } from "../../../src/tenback/web/screens/review/plays.js";

test("a game without faces and words of its own is told as its rules write it", () => {
  assert.match(drawn(faceOf("climb", 7)), />7</);
  assert.match(drawn(line("climb", ["climb:7", "rest"])), /climb:7 rest/);
  assert.equal(spoken("climb", ["climb:7", "rest"]), "climb:7 rest");
});

test("cards of the others have their faces", () => {
  for (const [game, card] of [
    ["the-game", 7],
    ["quick-and-easy", "R7"],
    ["face-to-face", 7],
    ["ten", "R7"],
  ])
    assert.doesNotMatch(drawn(faceOf(game, card)), /^<b class="n">/);
});
