import "./browser.mjs";
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { pressed } from "../../../src/tenback/web/tables/parts/keys.js";

const PILES = ["A", "B", "C", "D"].map((letter) => ({ name: `pile-${letter}`, letter, direction: "up" }));

let done;
let table;

beforeEach(() => {
  done = [];
  const note =
    (what) =>
    (...how) =>
      done.push([what, ...how.map((each) => each?.letter ?? each)]);
  table = {
    selected: null,
    pile: null,
    game: { piles: PILES },
    table: { you: { hand: [7, 90] } },
    plan: { holds: (card) => card === 90 },
    querySelector: () => ({ focus: note("focus") }),
  };
  for (const what of ["lay", "layOn", "letGo", "undo", "focusHand", "toStory", "openMenu", "put", "pressPile"])
    table[what] = note(what);
  document.activeElement = null;
});

const press = (code, how = {}) => pressed(table, { code, target: { closest: () => null }, ...how });
const focusOn = (dataset) => (document.activeElement = { closest: () => ({ dataset }) });

const ALWAYS = {
  "Ctrl Enter lays": ["Enter", { ctrlKey: true }, [["lay"]]],
  "Shift Enter lays on": ["Enter", { shiftKey: true }, [["layOn"]]],
  "Backspace takes back": ["Backspace", {}, [["undo"]]],
  "H goes to the hand": ["KeyH", {}, [["focusHand"]]],
  "T goes to what happened": ["KeyT", {}, [["toStory"]]],
  "P goes to the piles": ["KeyP", {}, [["focus"]]],
  "S signals about the first pile": ["KeyS", {}, [["openMenu", "pile-A"]]],
  "a letter is a pile": ["KeyC", {}, [["pressPile", "C"]]],
};

for (const [what, [code, how, expected]] of Object.entries(ALWAYS))
  test(what, () => {
    assert.equal(press(code, how), true);
    assert.deepEqual(done, expected);
  });

test("other keys are the browser's, and so are ours with others held", () => {
  for (const [code, how] of [["KeyE"], ["Enter"], ["Tab"], ["KeyA", { ctrlKey: true }], ["KeyS", { shiftKey: true }]])
    assert.equal(press(code, how), false, code);
  assert.deepEqual(done, []);
});

test("within the menu of signals, keys choose a signal", () => {
  assert.equal(press("KeyA", { target: { closest: (selector) => selector === ".sigmenu" } }), false);
  assert.deepEqual(done, []);
});

test("Escape lets go of what is picked up, and else is the browser's", () => {
  assert.equal(press("Escape"), false);
  table.selected = 7;
  assert.equal(press("Escape"), true);
  table.selected = null;
  table.pile = "pile-A";
  assert.equal(press("Escape"), true);
  assert.deepEqual(done, [["letGo"], ["letGo"]]);
});

test("a letter plans the card that is picked up, or else the one that has the focus", () => {
  table.selected = 44;
  press("KeyB");
  table.selected = null;
  focusOn({ held: "7" });
  press("KeyB");
  assert.deepEqual(done, [
    ["put", 44, "B"],
    ["put", 7, "B"],
  ]);
});

test("a card that is planned already is not planned by its focus", () => {
  focusOn({ held: "90" });
  press("KeyA");
  assert.deepEqual(done, [["pressPile", "A"]]);
});

test("S signals about the pile that has the focus, or else the one that is picked", () => {
  table.pile = "pile-B";
  press("KeyS");
  focusOn({ pile: "pile-D" });
  press("KeyS");
  assert.deepEqual(done, [
    ["openMenu", "pile-B"],
    ["openMenu", "pile-D"],
  ]);
});
