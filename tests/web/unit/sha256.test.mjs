import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { test } from "node:test";

import { sha256 } from "../../../src/tenback/web/store/sha256.js";

const truth = (text) => createHash("sha256").update(text, "utf8").digest("hex");

test("texts of every length around the ends of blocks", () => {
  for (let length = 0; length <= 200; length += 1) {
    const text = "x".repeat(length);
    assert.equal(sha256(text), truth(text), `${length} letters`);
  }
});

test("letters of more than one byte", () => {
  for (const text of ["żółć", "двенадцать", "🂡🂱", "\u0000\uffff", "a\nb"]) assert.equal(sha256(text), truth(text));
});
