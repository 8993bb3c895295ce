import "./browser.mjs";
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { Table, keyFor, keyIn } from "../../../src/tenback/web/store/table.js";
import { NotGranted } from "../../../src/tenback/web/wire/connection.js";

/** A connection that notes wishes, and answers as it is told. */
class Connection extends EventTarget {
  state = "open";
  wishes = [];
  answer = async () => ({ type: "ack" });
  started = 0;
  forgotten = 0;

  wish(type, fields = {}) {
    this.wishes.push({ type, ...fields });
    return this.answer(type);
  }

  start() {
    this.started += 1;
  }

  forget() {
    this.forgotten += 1;
  }

  tells(frame) {
    this.dispatchEvent(new CustomEvent("frame", { detail: frame }));
  }
}

const scene = (seq, more = {}) => ({
  table: "t1",
  seq,
  setting: {},
  public: { phase: "playing", seats: [{ name: "Ada" }, { name: "Ben" }], awaited: [], game: { piles: {} }, ...more },
  you: { seat: 0, hand: [], actions: [] },
});
const event = (seq, more = {}) => ({
  type: "event",
  seq,
  at: 0,
  kind: "paused",
  seat: 1,
  facts: {},
  news: [],
  ...more,
});
const snapshot = (shown, chat = []) => ({ type: "snapshot", scene: shown, chat });
const settled = () => new Promise(setImmediate);

let connection;
let table;
let happened;

beforeEach(() => {
  sessionStorage.clear();
  connection = new Connection();
  table = new Table(connection, "t1", null);
  happened = [];
  table.addEventListener("happened", ({ detail }) => happened.push(detail));
});

/** At a table that one has seen from its first event on. */
async function there() {
  table.enter();
  await settled();
  connection.tells(snapshot(scene(1)));
  connection.wishes = [];
  happened.length = 0;
}

test("entering asks for the table, with the key that one has", () => {
  table = new Table(connection, "t1", "secret");
  table.enter();
  assert.deepEqual(connection.wishes, [{ type: "enter", table: "t1", key: "secret" }]);
});

test("without a line, the line comes first", () => {
  connection.state = "off";
  table.enter();
  assert.deepEqual([connection.started, connection.wishes], [1, []]);
  connection.state = "open";
  connection.dispatchEvent(new Event("open"));
  assert.deepEqual(connection.wishes, [{ type: "enter", table: "t1" }]);
});

test("who is not let in knows why", async () => {
  connection.answer = () => Promise.reject(new NotGranted({ key: "private", sentence: "", rule: null, facts: {} }));
  table.enter();
  await settled();
  assert.equal(table.closed.key, "private");
  connection.answer = async () => ({});
  connection.dispatchEvent(new Event("open"));
  await settled();
  assert.equal(table.closed, null);
});

test("the events of one moment are taken together with the scene that the last one brings", async () => {
  await there();
  connection.tells(event(2));
  assert.deepEqual([table.scene.seq, happened.length], [1, 0]);
  connection.tells(event(3, { scene: scene(3) }));
  assert.equal(table.scene.seq, 3);
  assert.deepEqual(
    happened.map(({ moment, before, caughtUp }) => [moment.map(({ seq }) => seq), before.seq, caughtUp]),
    [[[2, 3], 1, false]],
  );
});

test("what is known already is not heard twice", async () => {
  await there();
  connection.tells(event(2, { scene: scene(2) }));
  connection.tells(event(2, { scene: scene(2) }));
  connection.tells(event(1, { scene: scene(1) }));
  assert.deepEqual([happened.length, table.scene.seq], [1, 2]);
});

test("another table's frames are not ours", async () => {
  await there();
  connection.tells(snapshot({ ...scene(9), table: "t2" }));
  assert.equal(table.scene.seq, 1);
});

test("the chat is what the snapshot brings, and what is written since", () => {
  table.enter();
  connection.tells(snapshot(scene(1), [{ at: 1, name: "Ben", text: "hello" }]));
  connection.tells(event(2, { kind: "chatted", at: 5, facts: { name: "Ben", text: "there" }, scene: scene(2) }));
  assert.deepEqual(
    table.chat.map(({ at, text }) => [at, text]),
    [
      [1, "hello"],
      [5, "there"],
    ],
  );
});

test("who sees the table for the first time hears no line of the chat twice, and misses nothing said meanwhile", async () => {
  const line = (seq, text, more = {}) => event(seq, { kind: "chatted", facts: { name: "Ben", text }, ...more });
  table.enter();
  await settled();
  connection.tells(snapshot(scene(8), [{ at: 0, name: "Ben", text: "hello" }]));
  connection.tells(line(9, "there", { scene: scene(9) })); // before the answer: it is told again with what is asked for
  assert.deepEqual(
    table.chat.map(({ text }) => text),
    ["hello"],
  );
  await settled();
  connection.tells(event(7));
  connection.tells(line(8, "hello"));
  connection.tells(line(9, "there", { scene: scene(9) }));
  connection.tells(line(10, "again", { scene: scene(10) }));
  assert.deepEqual(
    table.chat.map(({ text }) => text),
    ["hello", "there", "again"],
  );
  assert.deepEqual(
    [table.recalled.map(({ seq }) => seq), table.story.items.length, table.scene.seq],
    [[7, 8, 9], 1, 10],
  );
});

test("a snapshot instead of late events is taken as it is", async () => {
  table.enter();
  await settled();
  connection.tells(snapshot(scene(8)));
  connection.tells(snapshot(scene(60)));
  await settled();
  connection.tells(snapshot(scene(61)));
  connection.tells(event(62, { scene: scene(62) }));
  assert.equal(connection.wishes.length, 2);
  assert.deepEqual([table.scene.seq, table.recalled, happened.at(-1).moment.length], [62, [], 1]);
});

test("who comes late is told what happened, as far as the server tells it one by one; nothing moves for it", async () => {
  table.enter();
  await settled();
  connection.wishes = [];
  connection.tells(snapshot(scene(80)));
  assert.deepEqual(connection.wishes, [{ type: "enter", table: "t1", after: 35 }]);
  await settled();
  connection.tells(event(79));
  connection.tells(event(80, { scene: scene(80) }));
  assert.deepEqual(
    [table.recalled.map(({ seq }) => seq), happened.map(({ moment }) => moment.length), table.story.items.length],
    [[79, 80], [0, 0], 2],
  );
});

test("early in a game, all of it is told", () => {
  table.enter();
  connection.wishes = [];
  connection.tells(snapshot(scene(7)));
  assert.equal(connection.wishes[0].after, 1);
});

test("who was away for a while enters from where they were, and knows how many turns they missed", async () => {
  await there();
  connection.dispatchEvent(new Event("open")); // the line broke, and is back
  assert.deepEqual(connection.wishes, [{ type: "enter", table: "t1", after: 1 }]);
  const over = { kind: "turn-ended", seat: 1, drawn: { hidden: 2 }, next: 0 };
  connection.tells(event(2, { kind: "played", news: [over] }));
  connection.tells(event(3, { kind: "played", news: [{ ...over, seat: 0 }], scene: scene(3) }));
  assert.deepEqual([table.missed, happened.at(-1).caughtUp], [{ turns: 2 }, true]);
  connection.tells(event(4, { scene: scene(4) }));
  assert.deepEqual([table.missed, happened.at(-1).caughtUp], [null, false]);
});

test("where nothing happened meanwhile, nothing was missed", async () => {
  await there();
  connection.dispatchEvent(new Event("open"));
  connection.tells(snapshot(scene(1)));
  assert.equal(table.missed, null);
});

test("who leaves says so, hears no more, and gives up what was not answered", async () => {
  await there();
  table.leave();
  assert.deepEqual([connection.wishes, connection.forgotten], [[{ type: "exit" }], 1]);
  connection.tells(event(2, { scene: scene(2) }));
  connection.dispatchEvent(new Event("open"));
  assert.deepEqual([table.scene.seq, connection.wishes.length], [1, 1]);
});

test("whom the table waits for", async () => {
  await there();
  assert.deepEqual([table.yourTurn, table.awaitsYou], [false, false]);
  table.scene.you.actions = ["end"];
  assert.deepEqual([table.yourTurn, table.awaitsYou], [true, true]);
  table.scene = scene(2, { phase: "starting", awaited: [0, 1] });
  assert.deepEqual([table.yourTurn, table.awaitsYou], [false, true]);
  table.scene = scene(3, { phase: "starting", awaited: [1] });
  assert.equal(table.awaitsYou, false);
  table.scene.you = null;
  assert.deepEqual([table.awaitsYou, table.you], [false, null]);
});

test("the key in a link, alone or behind a replay's moment", () => {
  const keys = { "#abc-1": "abc-1", "#12:abc": "abc", "#12": null, "": null, "#12:": null, "#123456": "123456" };
  for (const [hash, key] of Object.entries(keys)) assert.equal(keyIn(hash), key, hash);
});

test("a key is known again after a reload", async () => {
  location.hash = "#secret";
  assert.equal(keyFor("t1"), "secret");
  table = new Table(connection, "t1", keyFor("t1"));
  await there();
  location.hash = "";
  assert.equal(keyFor("t1"), "secret");
  assert.equal(keyFor("t2"), null);
});
