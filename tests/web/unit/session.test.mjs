import "./browser.mjs";
import assert from "node:assert/strict";
import { afterEach, test } from "node:test";

import { PAST, keep, recall } from "../../../src/tenback/web/store/session.js";

afterEach(() => sessionStorage.clear());

test("what is kept is recalled, until it is forgotten", () => {
  keep("plan:t1", [{ card: 3 }]);
  assert.deepEqual(recall("plan:t1", []), [{ card: 3 }]);
  keep("plan:t1", null);
  assert.deepEqual(recall("plan:t1", ["none"]), ["none"]);
});

test("of a table that is looked back at nothing is kept, nor read", () => {
  keep(`story:${PAST}`, { seq: 9 });
  assert.equal(sessionStorage.getItem(`tenback:story:${PAST}`), null);
  sessionStorage.setItem(`tenback:story:${PAST}`, '{"seq": 9}');
  assert.equal(recall(`story:${PAST}`, "nothing"), "nothing");
});

test("what is broken, or cannot be kept, is as if it were not there", () => {
  sessionStorage.setItem("tenback:key:t1", "{not json");
  assert.equal(recall("key:t1", null), null);
  sessionStorage.full = true;
  keep("key:t2", "abc");
  assert.equal(recall("key:t2", "none"), "none");
});
