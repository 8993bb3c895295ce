import "./browser.mjs";
import assert from "node:assert/strict";
import { test } from "node:test";

import { takenBack } from "../../../src/tenback/web/tables/parts/taking-back.js";

/** A table that answers when it is told to: an ack, or a refusal of that key. */
function answering() {
  const wished = [];
  const wish = (type, fields = {}) =>
    new Promise((grant, refuse) =>
      wished.push({ type, ...fields, grant, refuse: (key) => refuse(Object.assign(new Error(key), { key })) }),
    );
  return { wish, wished };
}

test("a second press before the answer asks for nothing more", async () => {
  const table = answering();
  const first = takenBack(table);
  await takenBack(table);
  assert.deepEqual(
    table.wished.map(({ type }) => type),
    ["take-back"],
  );
  table.wished[0].grant();
  await first;
  const again = takenBack(table);
  assert.equal(table.wished.length, 2);
  table.wished[1].grant();
  await again;
});

test("where others have learned from it they are asked, once", async () => {
  const table = answering();
  const asking = takenBack(table);
  table.wished[0].refuse("told");
  await new Promise((soon) => setImmediate(soon));
  await takenBack(table);
  assert.deepEqual(
    table.wished.map(({ type, what }) => what ?? type),
    ["take-back", "take-back"],
  );
  assert.equal(table.wished[1].type, "propose");
  table.wished[1].grant();
  await asking;
});

test("any other refusal is told, and one may press again", async () => {
  const table = answering();
  const asking = takenBack(table);
  table.wished[0].refuse("paused");
  await assert.rejects(asking, { key: "paused" });
  takenBack(table);
  assert.equal(table.wished.length, 2);
});
