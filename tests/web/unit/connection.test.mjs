import { window } from "./browser.mjs";
import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";

import { Connection, NotGranted } from "../../../src/tenback/web/wire/connection.js";

/** A line whose other end is the test. */
class Line {
  static OPEN = 1;
  static all = [];
  readyState = 0;
  sent = [];

  constructor(address) {
    this.address = address;
    Line.all.push(this);
  }

  send(text) {
    this.sent.push(JSON.parse(text));
  }

  close() {
    this.breaks(1000);
  }

  // What the test does

  opens() {
    this.readyState = Line.OPEN;
    this.onopen();
    return this;
  }

  tells(frame) {
    this.onmessage({ data: JSON.stringify(frame) });
    return this;
  }

  greets(several = false) {
    const you = { id: "p1", name: "Ada" };
    return this.opens().tells({ type: "welcome", version: 1, server: "0.1", you, time: 0, several });
  }

  breaks(code = 1006) {
    this.readyState = 3;
    this.onclose?.({ code });
  }

  get wishes() {
    return this.sent.filter(({ type }) => type !== "hello" && type !== "ping");
  }
}

const last = () => Line.all.at(-1);
/** Promises that are settled are heard of. */
const settled = () => new Promise(setImmediate);

let connection;

beforeEach(() => {
  mock.timers.reset();
  mock.timers.enable({ apis: ["setTimeout"] });
  mock.method(Math, "random", () => 0.5); // a wait is then exactly as long as it is meant
  globalThis.WebSocket = Line;
  Line.all = [];
  document.hidden = false;
  window.deafen();
  document.deafen();
  connection = new Connection();
});

function open() {
  connection.start();
  last().greets();
  return last();
}

test("it greets, and is open once it is greeted", () => {
  connection.start();
  assert.equal(last().address, "ws://table.example/ws");
  assert.deepEqual([connection.state, last().sent], ["connecting", []]);
  last().opens();
  assert.deepEqual(last().sent, [{ type: "hello", version: 1 }]);
  assert.equal(connection.state, "connecting");
  last().greets();
  assert.deepEqual([connection.state, connection.you.name, connection.server], ["open", "Ada", "0.1"]);
  connection.start();
  assert.equal(Line.all.length, 1);
});

test("over TLS the line is private too", () => {
  location.protocol = "https:";
  connection.start();
  location.protocol = "http:";
  assert.equal(last().address, "wss://table.example/ws");
});

test("a wish waits for the greeting, and is answered by its id", async () => {
  const one = connection.wish("sit", { seat: 1 });
  const other = connection.wish("plan", { actions: ["3>up1"] });
  assert.deepEqual(last().wishes, []);
  last().greets();
  const [sit, plan] = last().wishes;
  assert.deepEqual([sit.type, sit.seat, plan.type], ["sit", 1, "plan"]);
  assert.notEqual(sit.id, plan.id);
  last()
    .tells({ type: "planned", id: plan.id, actions: ["end"] })
    .tells({ type: "ack", id: sit.id, seq: 7 });
  assert.deepEqual([(await one).seq, (await other).actions, connection.waiting], [7, ["end"], 0]);
});

test("a refusal breaks the promise with its reason", async () => {
  const line = open();
  const wish = connection.wish("play", { actions: [] });
  line.tells({ type: "refused", id: line.wishes[0].id, key: "too-few", sentence: "No.", rule: "G8", facts: { of: 2 } });
  const why = await wish.catch((error) => error);
  assert.ok(why instanceof NotGranted);
  assert.deepEqual([why.key, why.rule, why.facts, why.message], ["too-few", "G8", { of: 2 }, "No."]);
});

test("a frame that the server cannot read breaks the promise, too", async () => {
  const line = open();
  const wish = connection.wish("play");
  line.tells({ type: "error", id: null, reason: "too-fast", sentence: "" });
  line.tells({ type: "error", id: line.wishes[0].id, reason: "not-a-frame", sentence: "What?" });
  assert.equal((await wish.catch((error) => error)).key, "not-a-frame");
});

test("what was not answered is sent again with the same id, and what was answered is not", async () => {
  const line = open();
  const done = connection.wish("pause");
  const kept = connection.wish("play", { actions: ["3>up1"] });
  line.tells({ type: "ack", id: line.wishes[0].id, seq: 1 });
  await done;
  line.breaks();
  assert.equal(connection.state, "waiting");
  mock.timers.tick(250);
  last().greets();
  assert.deepEqual(last().wishes, [line.wishes[1]]);
  last().tells({ type: "ack", id: last().wishes[0].id, seq: 2 });
  assert.equal((await kept).seq, 2);
});

test("whoever enters again when the line is back is first", () => {
  const line = open();
  connection.wish("play", { actions: [] }).catch(() => {});
  connection.addEventListener("open", () => connection.wish("enter", { table: "t" }));
  line.breaks();
  mock.timers.tick(250);
  last().greets();
  assert.deepEqual(
    last().wishes.map(({ type }) => type),
    ["enter", "play"],
  );
});

test("when the database is away, the same wish is sent again after a second", () => {
  const line = open();
  connection.wish("play", { actions: [] }).catch(() => {});
  const [wish] = line.wishes;
  line.tells({ type: "refused", id: wish.id, key: "store-down", sentence: "", rule: null, facts: {}, again: true });
  mock.timers.tick(999);
  assert.equal(line.wishes.length, 1);
  mock.timers.tick(1);
  assert.deepEqual(line.wishes, [wish, wish]);
});

test("it waits longer from try to try, eight seconds at most, and anew after a greeting", () => {
  open().breaks();
  const waits = [];
  for (let tries = 0; tries < 7; tries += 1) {
    const before = Line.all.length;
    let waited = 0;
    while (Line.all.length === before) mock.timers.tick(((waited += 50), 50));
    waits.push(waited);
    last().breaks();
  }
  assert.deepEqual(waits, [250, 500, 1000, 2000, 4000, 8000, 8000]);
  mock.timers.tick(8000);
  last().greets().breaks();
  mock.timers.tick(250);
  assert.equal(last().readyState, 0);
});

test("it says nothing of a short break, a little of a longer one, and the truth after half a minute", () => {
  const told = [];
  connection.addEventListener("change", () => told.at(-1) !== connection.trouble && told.push(connection.trouble));
  open().breaks();
  mock.timers.tick(999);
  assert.equal(connection.trouble, "none");
  mock.timers.tick(1);
  assert.equal(connection.trouble, "reconnecting");
  mock.timers.tick(29_000);
  assert.equal(connection.trouble, "lost");
  last().greets();
  assert.deepEqual(told, ["none", "reconnecting", "lost", "none"]);
  mock.timers.tick(20_000);
  assert.equal(connection.trouble, "none");
});

test("it gives up where trying helps nobody: an old client, or somebody whom the server does not know", () => {
  for (const [code, state] of [
    [4400, "old"],
    [4401, "unknown"],
  ]) {
    connection = new Connection();
    open().breaks(code);
    const tries = Line.all.length;
    mock.timers.tick(60_000);
    assert.deepEqual([connection.state, connection.trouble, Line.all.length], [state, "none", tries]);
  }
  connection.start(); // now there is a name
  last().greets();
  assert.equal(connection.state, "open");
});

test("a line that is dead without having said so is noticed", () => {
  const line = open();
  mock.timers.tick(25_000);
  assert.equal(line.sent.at(-1).type, "ping");
  line.tells({ type: "pong", time: 0 });
  mock.timers.tick(10_000);
  assert.equal(connection.state, "open");
  mock.timers.tick(15_000);
  assert.equal(line.sent.at(-1).type, "ping");
  mock.timers.tick(6000);
  assert.equal(connection.state, "waiting");
  mock.timers.tick(250);
  assert.notEqual(last(), line);
});

test("nobody looks, so nobody asks; whoever looks again does", () => {
  const line = open();
  document.hidden = true;
  mock.timers.tick(100_000);
  assert.deepEqual(line.sent.length, 1);
  document.hidden = false;
  document.dispatchEvent(new Event("visibilitychange"));
  assert.equal(line.sent.at(-1).type, "ping");
});

test("a network that is back is tried at once", () => {
  open().breaks();
  for (let tries = 0; tries < 5; tries += 1) {
    mock.timers.tick(8000);
    last().breaks();
  }
  const before = Line.all.length;
  dispatchEvent(new Event("online"));
  assert.equal(Line.all.length, before + 1);
  dispatchEvent(new Event("online")); // it is being tried already
  assert.equal(Line.all.length, before + 1);
});

test("what was meant for a table that one has left is given up", async () => {
  const line = open();
  const wish = connection.wish("play", { actions: [] });
  connection.forget();
  assert.equal((await wish.catch((error) => error)).key, "left");
  line.breaks();
  mock.timers.tick(250);
  last().greets();
  assert.deepEqual(last().wishes, []);
});

test("who becomes somebody else greets anew, and the old line is not missed", async () => {
  const line = open();
  connection.renew();
  assert.notEqual(last(), line);
  last().greets();
  line.tells({ type: "snapshot" }).breaks();
  await settled();
  assert.deepEqual([connection.state, Line.all.length], ["open", 2]);
});

test("what the server says by itself is passed on", () => {
  const heard = [];
  connection.addEventListener("frame", ({ detail }) => heard.push(detail.type));
  open()
    .tells({ type: "snapshot" })
    .tells({ type: "goodbye", reason: "restart", sentence: "", after: 1 })
    .tells({ type: "event" })
    .tells({ type: "table-list", tables: [] });
  assert.deepEqual(heard, ["snapshot", "event", "table-list"]);
});

test("who has too many tabs is told so, and this one comes back by itself", () => {
  connection.start();
  const told = [];
  connection.addEventListener("change", () => told.push(connection.trouble));
  last().opens().tells({ type: "error", id: null, reason: "too-many", sentence: "" }).breaks(1013);
  assert.deepEqual([connection.state, connection.trouble], ["waiting", "too-many"]);
  mock.timers.tick(60_000);
  assert.equal(connection.trouble, "too-many"); // nothing less is said of it, however long it takes
  assert.equal(Line.all.length, 2);
  last().greets();
  assert.deepEqual([connection.state, connection.trouble], ["open", "none"]);
  assert.ok(told.includes("too-many"));
});

test("where several processes serve the tables it names the one it goes to, so that a balancer can tell", async () => {
  connection.goTo("t1");
  connection.start();
  assert.equal(last().address, "ws://table.example/ws?table=t1");
  last().greets(true);
  connection.goTo("t1");
  assert.equal(Line.all.length, 1, "it is there");

  const answer = connection.wish("sit");
  const [unanswered] = last().wishes;
  connection.goTo("t2&table=t1");
  assert.equal(Line.all.length, 2);
  assert.equal(last().address, "ws://table.example/ws?table=t2%26table%3Dt1");
  last().greets(true);
  assert.deepEqual(last().wishes, [unanswered], "what was not answered is wished for again");
  last().tells({ type: "ack", id: unanswered.id, seq: 1, table: null, key: null });
  assert.equal((await answer).seq, 1);

  connection.renew();
  connection.goTo("t3");
  assert.equal(Line.all.length, 3, "it is told before it can call anew");
  last().greets(true);
  assert.equal(last().address, "ws://table.example/ws?table=t3");
});

test("a server by itself has one line for all tables", () => {
  const line = open();
  connection.goTo("t1");
  connection.goTo("t2");
  assert.equal(last(), line);
  assert.equal(connection.state, "open");
});
