import "./browser.mjs";
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { Story } from "../../../src/tenback/web/store/story.js";

const SEATS = [{ name: "Ada" }, { name: "Ben" }];
const scene = (seq, piles) => ({
  seq,
  public: { seats: SEATS, game: { game: Array.isArray(piles) ? "face-to-face" : "the-game", piles } },
});
const laid = (seat, card, pile) => ({ kind: "laid", seat, card, pile });
const over = (seat, drawn) => ({ kind: "turn-ended", seat, drawn, next: 1 - seat });
const played = (seq, news, facts = {}) => ({ seq, kind: "played", seat: 0, facts, news });

let story;

beforeEach(() => {
  sessionStorage.clear();
  story = new Story("t1");
  story.hear([], scene(1, { up1: 1, down1: 100 }));
});

test("a turn is what was laid upon what, and what was drawn", () => {
  const turns = story.hear(
    [played(2, [laid(0, 7, "up1"), laid(0, 9, "up1"), over(0, { hidden: 2 })])],
    scene(2, { up1: 9, down1: 100 }),
  );
  assert.equal(turns, 1);
  assert.deepEqual(story.items, [
    {
      seq: 2,
      kind: "turn",
      seat: 0,
      laid: [
        { card: 7, pile: "up1", from: 1 },
        { card: 9, pile: "up1", from: 7 },
      ],
      drew: 2,
      own: [],
      by: "",
    },
  ]);
});

test("one's own cards are known; so is that somebody else moved for a player", () => {
  story.hear([played(2, [laid(0, 7, "up1"), over(0, [5, 6])], { by: "clock" })], scene(2, { up1: 7 }));
  assert.deepEqual(
    story.items.map(({ drew, own, by }) => [drew, own, by]),
    [[2, [5, 6], "clock"]],
  );
});

test("cards laid one after the other are one turn, until it ends", () => {
  story.hear([played(2, [laid(0, 7, "up1")])], scene(2, { up1: 7, down1: 100 }));
  assert.equal(story.underWay.seat, 0);
  const turns = story.hear([played(3, [laid(0, 90, "down1")])], scene(3, { up1: 7, down1: 90 }));
  assert.deepEqual([turns, story.items.length, story.items[0].laid.length, story.items[0].seq], [0, 1, 2, 3]);
  story.hear([played(4, [over(0, { hidden: 2 }), laid(1, 80, "down1")])], scene(4, { up1: 7, down1: 80 }));
  assert.deepEqual(
    story.items.map((item) => [item.seat, item.drew]),
    [
      [0, 2],
      [1, null],
    ],
  );
  assert.equal(story.items[1].laid[0].from, 90);
});

test("after a card was taken back, what follows is told anew", () => {
  story.hear([played(2, [laid(0, 7, "up1")])], scene(2, { up1: 7 }));
  story.hear([{ seq: 3, kind: "took-back", seat: 0, facts: {}, news: [] }], scene(3, { up1: 1 }));
  story.hear([played(4, [laid(0, 8, "up1")])], scene(4, { up1: 8 }));
  assert.deepEqual(
    story.items.map((item) => item.laid?.map(({ card, from }) => [card, from]) ?? item.what),
    [[[7, 1]], "took-back", [[8, 1]]],
  );
});

test("what is said, offered and done besides is told with its name", () => {
  const others = [
    { seq: 2, kind: "said", seat: 1, facts: { signal: "keep-off up1" }, news: [] },
    { seq: 3, kind: "offered", seat: 0, facts: { gladly: "willing" }, news: [] },
    { seq: 4, kind: "started", seat: 1, facts: {}, news: [] },
    { seq: 5, kind: "chatted", seat: 1, facts: { text: "hi" }, news: [] },
    { seq: 6, kind: "paused", seat: null, facts: {}, news: [] },
  ];
  story.hear(others, scene(6, {}));
  assert.deepEqual(
    story.items.map(({ seq, kind, what, name, signal, gladly }) => [seq, kind, what ?? signal ?? gladly, name]),
    [
      [2, "said", "keep-off up1", undefined],
      [3, "offered", "willing", undefined],
      [4, "other", "started", "Ben"],
      [6, "other", "paused", ""],
    ],
  );
});

test("nothing is told twice", () => {
  const moment = [played(2, [laid(0, 7, "up1"), over(0, { hidden: 1 })])];
  story.hear(moment, scene(2, { up1: 7 }));
  assert.equal(story.hear(moment, scene(2, { up1: 7 })), 0);
  assert.equal(story.items.length, 1);
});

test("who laid a top card is known in both halves, as long as it lies there", () => {
  const halves = (own, theirs) => [
    { up: own, down: 60 },
    { up: theirs, down: 60 },
  ];
  story = new Story("duel");
  story.hear([], scene(1, halves(1, 1)));
  story.hear([played(2, [laid(1, 7, "up"), laid(1, 0, "their-up")])], scene(2, halves(0, 7)));
  assert.deepEqual([story.laidBy(1, "up"), story.laidBy(0, "up"), story.laidBy(0, "down")], [1, 1, null]);
  assert.deepEqual(
    story.items[0].laid.map(({ from }) => from),
    [1, 1],
  );
  story.hear([], scene(3, halves(0, 9))); // somebody laid while we were away
  assert.deepEqual([story.laidBy(1, "up"), story.laidBy(0, "up")], [null, 1]);
});

test("a reload forgets nothing; of a long game, the end is kept", () => {
  for (let seq = 2; seq < 1100; seq += 1)
    story.hear([played(seq, [laid(seq % 2, seq, "up1"), over(seq % 2, { hidden: 1 })])], scene(seq, { up1: seq }));
  const again = new Story("t1");
  assert.deepEqual([again.seq, again.items.length, again.items.at(-1).laid[0].card], [1099, 1000, 1099]);
  again.hear([played(1100, [laid(0, 250, "up1")])], scene(1100, { up1: 250 }));
  assert.equal(again.items.at(-1).laid[0].from, 1099);
});
