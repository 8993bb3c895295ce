import "./browser.mjs";
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, describe, test } from "node:test";

import { gameOf } from "../../../src/tenback/web/screens/games.js";
import { Page } from "../../../src/tenback/web/screens/markdown.js";
import { PILES, named } from "../../../src/tenback/web/screens/page-words.js";
import { TURNED_UP, TURNS, picture } from "../../../src/tenback/web/screens/pictures.js";
import { turn } from "../../../src/tenback/web/screens/worked-turn.js";
import { shelf } from "../../../src/tenback/web/store/shelf.js";
import { settings } from "../../../src/tenback/web/store/settings.js";
import { LANGUAGES } from "../../../src/tenback/web/words/languages.js";
import { t, words } from "../../../src/tenback/web/words/words.js";
import { drawn } from "./drawn.mjs";

const read = (path) => readFileSync(new URL(`../../../${path}`, import.meta.url), "utf-8");
const written = (language, game) => read(`src/tenback/pages/${language}/${game}.md`);
const shown = (language, game) =>
  drawn(new Page(written(language, game), { picture, named: named(game), turn: turn(game) }).drawn);

/** What only a terminal understands: laying, deeds with a colon, names of piles, signals and options. */
const NOTATION = /\w>\w|(?:take|pay|bid|buy|go):\w|(?:up|down)[12]|their-|keep-off|[a-z]_[a-z]|tenback play/;
/** TEN's deck file is a file wherever one sits: it keeps its own names. */
const IN_A_DECK_FILE = /^(?:\.toml|"?[BGOP$*][1-9#]"?)$/;
/** As the server offers them: `tests/web/test_judging.py` sees that each has words. */
const OFFERED = {
  "the-game": { expert: [], short_hands: [], on_fire: [] },
  "quick-and-easy": { pro: [] },
  "face-to-face": { last_card: ["loses", "wins"] },
  ten: { fiasco: [], deck: ["reconstructed", "full"], limit: [4, 5, 6, 7, 8, 9, 10], solo_duplicates_only_buy: [] },
};
const SIGNALS = {
  "the-game": ["say-keep-off", "say-keep-off-strongly", "say-small-steps", "say-go-ahead"],
  "quick-and-easy": [
    "colour-hold",
    "height-high",
    "height-middle",
    "height-low",
    "say-want",
    "say-keep-off",
    "say-trick",
  ],
};

shelf.games = Object.entries(OFFERED).map(([slug, options]) => ({
  slug,
  seats: [2],
  options: Object.entries(options).map(([name, choices]) => ({ name, choices, own: name === "deck" })),
}));
after(async () => {
  shelf.games = [];
  settings.choose({ language: "" });
  await words.speak();
});

for (const { code: language } of LANGUAGES)
  describe(language, async () => {
    for (const game of Object.keys(OFFERED))
      test(`${game} is told in the words of the screen`, async () => {
        settings.choose({ language });
        await words.speak();
        const text = shown(language, game);
        const code = [...text.matchAll(/<code>(.*?)<\/code>/g)].map(([, each]) => each);
        assert.deepEqual(
          code.filter((each) => game !== "ten" || !IN_A_DECK_FILE.test(each)),
          [],
        );
        const examples = [...text.matchAll(/<pre[^>]*>([^]*?)<\/pre>/g)].map(([, each]) => each);
        assert.equal(examples.length, game === "ten" ? 1 : 0);
        assert.ok(examples.every((each) => each.includes("[cards]")));
        const said = text.replace(/<pre[^]*?<\/pre>/g, "").replace(/<[^>]*>/g, " ");
        assert.doesNotMatch(said, NOTATION);
        for (const { label } of gameOf(game).options) assert.ok(said.includes(t(label)), label);
        for (const message of SIGNALS[game] ?? []) assert.ok(said.includes(t(message, { colour: "" }).trim()), message);
        for (const { letter } of PILES[game].filter((pile) => !pile.theirs))
          assert.match(text, new RegExp(`<span class="key">${letter}</span>`));
      });
  });

for (const game of Object.keys(OFFERED)) {
  test(`${game}: every rule is an anchor, once`, () => {
    const rules = new Set([...written("en", game).matchAll(/\(([GQFT]\d+[a-z]?)\)/g)].map(([, rule]) => rule));
    const anchors = [...shown("en", game).matchAll(/<span id=(\w+) class="anchor">/g)].map(([, rule]) => rule);
    assert.deepEqual(anchors.sort(), [...rules].sort());
  });

  test(`${game}: each step of the turn is a line of the drawing`, () => {
    const [, example] = /```text\n([^]*?)```/.exec(written("en", game));
    const lines = example.trim().split("\n");
    const steps = shown("en", game).split('<ol class="worked__steps">')[1].split("</ol>")[0];
    assert.equal(steps.split("<li>").length - 1, lines.length);
    for (const line of lines) assert.ok(steps.includes(line.replace(/^\S+\s+/, "")), line);
  });
}

test("what is drawn before the turn is the position that the pages' own tests play from", () => {
  const positions = JSON.parse(read("tests/pages/turns.json"));
  const team = (slug) => ({ piles: positions[slug].before.piles, hand: positions[slug].before.hands[0] });
  assert.deepEqual(TURNS["the-game"], team("the-game"));
  assert.deepEqual(TURNS["quick-and-easy"], team("quick-and-easy"));
  const { piles, hands } = positions["face-to-face"].before;
  const [mine, theirs] = piles;
  assert.deepEqual(TURNS["face-to-face"], {
    piles: { ...mine, "their-up": theirs.up, "their-down": theirs.down },
    hand: hands[0],
  });
  const { draw, market } = positions.ten.before;
  assert.deepEqual(TURNED_UP, { deck: draw.slice(0, TURNED_UP.deck.length), market });
});

test("a step goes onwards, back, or across the table", () => {
  const signs = (game) =>
    [
      ...shown("en", game)
        .split('<ol class="worked__steps">')[1]
        .matchAll(/#i-(next|back|gift)"/g),
    ].map(([, s]) => s);
  assert.deepEqual(signs("the-game"), ["next", "next", "back", "next", "back"]);
  assert.deepEqual(signs("quick-and-easy"), ["back", "next"]);
  assert.deepEqual(signs("face-to-face"), ["back", "next", "back", "next", "gift"]);
});

test("the table before the first turn is drawn, with the letters of its piles", () => {
  for (const [game, rule] of Object.entries({ "the-game": "G3", "quick-and-easy": "Q3", "face-to-face": "F2" })) {
    const letters = [...drawn(picture(rule)).matchAll(/<span class="key">(\w)<\/span>/g)].map(([, letter]) => letter);
    assert.deepEqual(letters.sort(), PILES[game].map(({ letter }) => letter).sort());
  }
  assert.match(drawn(picture("T4")), /107/);
});
