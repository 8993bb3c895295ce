import "./browser.mjs";
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { Plan, written } from "../../../src/tenback/web/store/plan.js";

const settled = () => new Promise(setImmediate);
const UP = { card: 7, pile: "up1" };
const DOWN = { card: 90, pile: "down1" };

let table;
let plan;
let broken;

beforeEach(() => {
  sessionStorage.clear();
  table = {
    id: "t1",
    yourTurn: true,
    scene: {
      public: { phase: "playing", game: { game: "the-game", played: 0 } },
      you: { hand: [7, 90, 44], actions: ["7>up1", "90>down1"], turn: { game: "the-game", owes: 2, ending: null } },
    },
    get you() {
      return table.scene.you;
    },
    asked: [],
    played: [],
    plan: (actions) => new Promise((resolve, reject) => table.asked.push({ actions, resolve, reject })),
    play: (actions) => new Promise((resolve, reject) => table.played.push({ actions, resolve, reject })),
  };
  plan = new Plan(table);
  broken = [];
  plan.addEventListener("broken", ({ detail }) => broken.push(...detail));
});

/** The table answers what it was asked last. */
async function answers(foreseen) {
  table.asked.at(-1).resolve({ actions: [], ends: null, refused: null, at: null, turn: null, ...foreseen });
  await settled();
}

/** Somebody has played: another table than before. */
function changes() {
  table.scene.public.game.played += 1;
}

test("the table is asked about the whole plan, in its order, one question at a time", async () => {
  plan.add(UP);
  plan.add(DOWN);
  assert.deepEqual([table.asked.map(({ actions }) => actions), plan.actions], [[["7>up1"]], null]);
  await answers({ actions: ["44>up1"] });
  assert.deepEqual(
    table.asked.map(({ actions }) => actions),
    [["7>up1"], ["7>up1", "90>down1"]],
  );
  assert.equal(plan.actions, null); // that was about an older plan
  await answers({ actions: ["44>up1", "end"], turn: { game: "the-game", owes: 0, ending: null } });
  assert.deepEqual([plan.actions, plan.complete, plan.ending], [["44>up1", "end"], true, null]);
  assert.equal(plan.turn.owes, 0);
});

test("out of turn the table is asked too, even about an empty plan; nothing can be laid then", async () => {
  table.yourTurn = false;
  plan.settle();
  assert.deepEqual(table.asked[0].actions, []);
  await answers({ actions: ["7>up1"], ahead: true });
  assert.deepEqual([plan.allows(UP), plan.allows(DOWN)], [true, false]);
  plan.add(UP);
  assert.equal(plan.allows(DOWN), null); // nobody has said yet
  await answers({ actions: ["end"], ahead: true });
  assert.equal(plan.complete, false);
});

test("nobody is asked twice about the same plan at the same table", async () => {
  plan.add(UP);
  await answers({ actions: ["end"] });
  plan.settle();
  assert.equal(table.asked.length, 1);
  changes();
  plan.settle();
  assert.deepEqual([table.asked.length, plan.actions], [2, null]);
});

test("nothing is asked where nothing can be laid", () => {
  for (const scene of [
    { ...table.scene, past: true },
    { ...table.scene, you: { ...table.scene.you, hand: null } },
    { ...table.scene, public: { ...table.scene.public, phase: "ended" } },
  ]) {
    table.scene = scene;
    plan.add({ card: plan.lays.length, pile: "up1" });
  }
  assert.deepEqual(table.asked, []);
});

test("until there is an answer, what one's turn asked before is shown, and nothing is decided by it", async () => {
  assert.equal(plan.turnShown.owes, 2);
  plan.add(UP);
  assert.deepEqual([plan.turn, plan.turnShown.owes], [null, 2]);
  await answers({ turn: { game: "the-game", owes: 1, ending: null } });
  assert.deepEqual([plan.turn.owes, plan.turnShown.owes], [1, 1]);
});

test("the table says why a card does not fit", async () => {
  plan.add(UP);
  await answers({ actions: [] });
  const why = plan.whyNot(DOWN);
  assert.deepEqual(table.asked.at(-1).actions, ["7>up1", "90>down1"]);
  await answers({ refused: { key: "not-lower" }, at: 1 });
  assert.deepEqual([await why, plan.lays], [{ key: "not-lower" }, [UP]]);
});

test("without a plan, what one may do is what the scene says", () => {
  assert.deepEqual([plan.empty, plan.actions, plan.complete], [true, table.you.actions, false]);
});

test("a card is planned once", () => {
  plan.add(UP);
  plan.add({ card: 7, pile: "down1" });
  assert.deepEqual([plan.lays, plan.holds(7), plan.holds(90)], [[UP], true, false]);
});

test("what the table refuses leaves the plan, and the rest is asked about again", async () => {
  plan.keepOnly([UP, DOWN]);
  await answers({ refused: { key: "not-higher" }, at: 0 });
  assert.deepEqual([plan.lays, table.asked.at(-1).actions], [[DOWN], ["90>down1"]]);
  await answers({ actions: ["end"] });
  assert.deepEqual(broken, [UP]);
});

test("when it is no longer one's turn, no answer is no trouble", async () => {
  plan.add(UP);
  table.asked[0].reject(new Error("not-your-turn"));
  await plan.answered;
  assert.deepEqual([plan.foreseen, plan.lays], [null, [UP]]);
});

test("after somebody's play, what is no longer held goes silently, and what no longer fits is told", async () => {
  plan.keepOnly([UP, DOWN]);
  await answers({});
  table.you.hand = [90, 44];
  changes();
  plan.settle();
  await answers({});
  assert.deepEqual([plan.lays, broken], [[DOWN], []]);
  changes();
  plan.settle();
  await answers({ refused: { key: "not-lower" }, at: 0 });
  assert.deepEqual([plan.lays, broken], [[], [DOWN]]);
});

test("a plan survives a reload of the page, and an empty one leaves nothing", () => {
  plan.add(UP);
  assert.deepEqual(new Plan(table).lays, [UP]);
  plan.keepOnly([]);
  assert.equal(sessionStorage.getItem("tenback:plan:t1"), null);
});

test("laying sends all of it, and the turn's end where it may end", async () => {
  plan.add(UP);
  await answers({ actions: ["end"] });
  const laying = plan.lay({ end: true });
  await settled();
  assert.deepEqual([table.played[0].actions, plan.underWay], [["7>up1", "end"], true]);
  plan.add(DOWN);
  plan.keepOnly([]);
  assert.deepEqual(plan.lays, [UP]); // what is under way cannot be changed
  table.played[0].resolve();
  await laying;
  assert.equal(plan.underWay, false);
});

test("laying on keeps the turn", async () => {
  plan.add(UP);
  await answers({ actions: ["90>down1", "end"] });
  plan.lay({ end: false });
  await settled();
  assert.deepEqual(table.played[0].actions, ["7>up1"]);
});

test("where the turn may not end yet, nothing is laid to end it; an end of the game ends it by itself", async () => {
  plan.add(UP);
  await answers({ actions: ["90>down1"] });
  await plan.lay({ end: true });
  assert.deepEqual(table.played, []);
  plan.add(DOWN);
  await answers({ actions: [], ends: { reason: "stuck" } });
  plan.lay({ end: true });
  await settled();
  assert.deepEqual(table.played[0].actions, ["7>up1", "90>down1"]);
});

test("laying waits for the answer that is under way", async () => {
  plan.add(UP);
  plan.lay({ end: true });
  await settled();
  assert.deepEqual(table.played, []);
  await answers({ actions: ["end"] });
  assert.deepEqual(table.played[0].actions, ["7>up1", "end"]);
});

test("a refused play can be tried again", async () => {
  plan.add(UP);
  await answers({ actions: ["end"] });
  const laying = plan.lay({ end: true });
  await settled();
  table.played[0].reject(new Error("no"));
  await assert.rejects(laying);
  assert.deepEqual([plan.underWay, plan.lays], [false, [UP]]);
});

test("a lay as the wire writes it", () => {
  assert.equal(written({ card: "R7", pile: "up" }), "R7>up");
});
