import "./browser.mjs";
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { OwnShare, judged, keptOf, seedOf } from "../../../src/tenback/web/store/share.js";
import { sha256 } from "../../../src/tenback/web/store/sha256.js";

const SECRET = "5ec2e75ec2e75ec2e75ec2e75ec2e75e";
const ADA = "ada0".repeat(8);
const CYRIL = "c1".repeat(32);
const SEAL = sha256(SECRET);
const SETTING = { game: "the-game", rules: 1, options: {}, seats: 2, seed_hash: SEAL, known: false };

let asked;
let answer;
const wish = (type, fields) => {
  asked.push([type, fields]);
  return answer(type);
};
const settled = () => new Promise(setImmediate);
let tables = 0;
let table;

beforeEach(() => {
  localStorage.clear();
  table = `t${(tables += 1)}`;
  asked = [];
  answer = async () => ({ type: "ack" });
});

/** A table that waits. */
const waiting = (given = [], more = {}) => ({
  table,
  setting: { ...SETTING, ...more.setting },
  public: { phase: "waiting", shares: { dealing: false, given, ...more.shares } },
  you: { seat: 0 },
  reveal: null,
});
const mine = () => keptOf(table).share;
const promised = (seat, share, told = null) => ({ seat, promise: sha256(share), share: told });

/** One who has promised a share there. */
async function seated() {
  const own = new OwnShare(table);
  own.attend(waiting(), wish);
  await settled();
  asked = [];
  return own;
}

/** The end of a game that was dealt by these shares. */
function ended(given, { secret = SECRET, seed = seedOf({ secret, given }), setting = {}, you = { seat: 0 } } = {}) {
  return {
    table,
    setting: { ...SETTING, seed_hash: sha256(seed), ...setting },
    public: { phase: "ended" },
    you,
    reveal: { seed, position: null, shares: { secret, secret_hash: sha256(secret), given } },
  };
}

/** One who has told a share, and what the end would be. */
async function played() {
  const own = await seated();
  const list = [promised(0, mine()), promised(1, CYRIL)];
  own.attend(waiting(list, { shares: { dealing: true } }), wish);
  await settled();
  return [promised(0, mine(), mine()), promised(1, CYRIL, CYRIL)];
}

test("a seed is made as docs/chance.md says", () => {
  const given = [promised(0, ADA, ADA), promised(2, CYRIL, CYRIL)];
  assert.equal(seedOf({ secret: SECRET, given }), "6756a17b876f162272b8c07b041b5fc414adbb945e98e60332c0a58d8502e77b");
  given[1] = promised(2, CYRIL);
  assert.equal(seedOf({ secret: SECRET, given }), "2cd27dfb63efc3b2c61dde680847ac3c39fccbd3f98561fd076e67de2d0f0cfe");
});

test("who sits at a table that waits promises a share of 128 bits, once", async () => {
  const own = new OwnShare(table);
  own.attend(waiting(), wish);
  own.attend(waiting(), wish);
  await settled();
  assert.match(mine(), /^[0-9a-f]{32}$/);
  assert.deepEqual(asked, [["promise", { promise: sha256(mine()) }]]);
  own.attend(waiting([promised(0, mine())]), wish);
  assert.equal(asked.length, 1);
  assert.deepEqual(keptOf(table), { share: mine(), seal: SEAL, promised: true });
});

test("the share is another at every table", async () => {
  await seated();
  const first = mine();
  table += "b";
  await seated();
  assert.notEqual(mine(), first);
});

test("who watches, who plays a deal once more and who looks back have no share", async () => {
  const own = new OwnShare(table);
  own.attend({ ...waiting(), you: null }, wish);
  own.attend(waiting([], { setting: { known: true } }), wish);
  own.attend({ ...waiting(), public: { phase: "playing" } }, wish);
  new OwnShare("past").attend(waiting(), wish);
  assert.deepEqual(asked, []);
  assert.equal(keptOf(table), null);
});

test("after a reload it is the same share, and is not promised again", async () => {
  await seated();
  const before = mine();
  const own = new OwnShare(table);
  own.attend(waiting([promised(0, before)]), wish);
  assert.deepEqual([mine(), asked], [before, []]);
});

test("another device takes over when it comes in, and the first does not take back", async () => {
  const own = await seated();
  const other = [promised(0, "0".repeat(32))];
  own.attend(waiting(other), wish);
  assert.deepEqual(asked, []);
  own.comeIn();
  own.attend(waiting(other), wish);
  assert.deepEqual(asked, [["promise", { promise: sha256(mine()) }]]);
});

test("nothing is told before the list is closed, and then once", async () => {
  const own = await seated();
  const list = [promised(0, mine())];
  own.attend(waiting(list), wish);
  assert.deepEqual(asked, []);
  own.attend(waiting(list, { shares: { dealing: true } }), wish);
  own.attend(waiting(list, { shares: { dealing: true } }), wish);
  assert.deepEqual(asked, [["reveal", { share: mine() }]]);
  own.comeIn(); // the line was broken, or the server killed: the share may not have arrived
  own.attend(waiting(list, { shares: { dealing: true } }), wish);
  assert.equal(asked.length, 2);
  own.comeIn();
  own.attend(waiting([promised(0, mine(), mine())], { shares: { dealing: true } }), wish);
  assert.equal(asked.length, 2);
});

test("nothing is told to a server that has changed its secret, or left the promise out", async () => {
  const own = await seated();
  const dealing = { shares: { dealing: true } };
  own.attend(waiting([promised(0, mine())], { ...dealing, setting: { seed_hash: sha256("other") } }), wish);
  own.attend(waiting([], dealing), wish);
  own.attend(waiting([promised(0, CYRIL)], dealing), wish);
  own.attend(waiting([promised(1, mine())], dealing), wish);
  assert.deepEqual(asked, []);
});

test("a browser that keeps nothing still plays", async () => {
  localStorage.full = true;
  await seated();
  assert.equal(keptOf(table).promised, true);
});

test("a promise that comes too late is no promise", async () => {
  answer = async () => {
    throw new Error("dealing");
  };
  await seated();
  assert.equal(keptOf(table).promised, undefined);
});

test("a promise that stands is one, whether or not its answer has arrived", async () => {
  answer = () => new Promise(() => {});
  await seated();
  assert.equal(keptOf(table).promised, undefined);
  new OwnShare(table).attend(waiting([promised(0, mine())]), wish);
  assert.equal(keptOf(table).promised, true);
});

test("only the newest tables are kept", async () => {
  for (let number = 0; number < 60; number += 1) {
    table = `many${number}`;
    await seated();
  }
  assert.equal(keptOf("many0"), null);
  assert.notEqual(keptOf("many59"), null);
  assert.equal(Object.keys(JSON.parse(localStorage.getItem("tenback:shares"))).length, 50);
});

// At the end

const verdict = (scene) => judged(scene, keptOf(table));

test("a deal with one's own share holds", async () => {
  const given = await played();
  assert.deepEqual(verdict(ended(given)), { holds: true, said: "deal-shares-yours", yours: true });
});

test("who was not there can still see that all was as promised", async () => {
  const given = [promised(0, ADA, ADA), promised(1, CYRIL)];
  assert.deepEqual(verdict(ended(given, { you: null })), { holds: true, said: "deal-shares-hold", yours: false });
});

test("a deal without shares holds as it always did", () => {
  const scene = ended([], { seed: SECRET });
  scene.reveal.shares = null;
  assert.equal(verdict(scene).said, "deal-holds");
  scene.reveal.seed += "0";
  assert.deepEqual(verdict(scene), { holds: false, said: "deal-does-not-hold", yours: false });
});

/** What a dishonest server may try once it has seen the shares, and what one is told. */
const tricks = {
  "another secret, with a hash of its own": [(given) => ended(given, { secret: "0".repeat(32) }), "deal-other-secret"],
  "another secret under the old hash": [
    (given) => {
      const scene = ended(given, { secret: "0".repeat(32) });
      scene.reveal.shares.secret_hash = SEAL;
      return scene;
    },
    "deal-other-secret",
  ],
  "a seed of its own": [(given) => ended(given, { seed: "f".repeat(64) }), "deal-other-seed"],
  "another share of somebody else": [
    (given) => ended([given[0], { ...given[1], share: "0".repeat(32) }]),
    "deal-other-shares",
  ],
  "another share, and a promise for it": [(given) => ended([given[0], promised(1, ADA, ADA)]), "deal-other-shares"],
  "a promise more": [(given) => ended([...given, promised(2, ADA, ADA)]), "deal-other-shares"],
  "one's own share left out": [(given) => ended([promised(0, mine()), given[1]]), "deal-share-missing"],
  "one's own promise left out": [(given) => ended([given[1]]), "deal-other-shares"],
  "no shares at all": [
    () => {
      const scene = ended([], { seed: SECRET });
      scene.reveal.shares = null;
      return scene;
    },
    "deal-share-missing",
  ],
  "no shares, and a secret of its choice": [
    () => {
      const scene = ended([], { seed: "0".repeat(32) });
      scene.reveal.shares = null;
      return scene;
    },
    "deal-other-secret",
  ],
  "another game than was to be dealt": [(given) => ended(given, { setting: { rules: 2 } }), "deal-other-shares"],
};

for (const [trick, [made, said]] of Object.entries(tricks))
  test(`found out: ${trick}`, async () => {
    const given = await played();
    const told = verdict(made(given));
    assert.deepEqual([told.holds, told.said], [false, said]);
  });

test("somebody else who was silent is no trick: their share is not in the seed", async () => {
  const given = await played();
  assert.equal(verdict(ended([given[0], promised(1, CYRIL)])).said, "deal-shares-yours");
});

test("who comes back after the deal knows that they were away, and is not alarmed", async () => {
  const own = await seated();
  own.attend(waiting([promised(0, mine())]), wish);
  own.comeIn(); // the line was broken
  own.attend({ ...waiting(), public: { phase: "playing" } }, wish);
  const without = [promised(1, CYRIL, CYRIL)];
  assert.deepEqual(verdict(ended(without)), { holds: true, said: "deal-share-away", yours: false });
  assert.equal(verdict(ended(without, { secret: "0".repeat(32) })).said, "deal-other-secret");
});

test("who was there all the time and is left out is alarmed", async () => {
  const own = await seated();
  own.attend(waiting([promised(0, mine())]), wish);
  own.attend({ ...waiting(), public: { phase: "playing" } }, wish);
  assert.equal(verdict(ended([promised(1, CYRIL, CYRIL)])).said, "deal-share-missing");
  own.comeIn(); // later the line breaks: that is no excuse any more
  own.attend({ ...waiting(), public: { phase: "playing" } }, wish);
  assert.equal(verdict(ended([promised(1, CYRIL, CYRIL)])).said, "deal-share-missing");
});

test("who has stood up is not missed", async () => {
  await seated();
  assert.equal(verdict(ended([promised(0, CYRIL, CYRIL)], { you: null })).holds, true);
});
