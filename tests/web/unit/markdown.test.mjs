import "./browser.mjs";
import assert from "node:assert/strict";
import { test } from "node:test";

import { Page } from "../../../src/tenback/web/screens/markdown.js";
import { drawn } from "./drawn.mjs";

/** Without the spaces between tags. */
const page = (text, reading = {}) => {
  const made = new Page(text, reading);
  return { ...made, text: drawn(made.drawn).replace(/\s*\n\s*(?=<)|(?<=>)\n\s*/g, "") };
};

const ROWS = {
  "a heading of the page": ["# TEN", '<h1 tabindex="-1">TEN</h1>'],
  "a smaller one": ["### Solo", "<h3>Solo</h3>"],
  "lines of one paragraph": ["One\ntwo.", "<p>One two.</p>"],
  "a line between parts": ["---", "<hr />"],
  "a list whose items run on": ["- one\n  and more\n- two", "<ul><li>one and more</li><li>two</li></ul>"],
  "a numbered list": ["1. one\n2. two", '<ol class="numbered"><li>one</li><li>two</li></ol>'],
  "an example with an empty line": ["```\na\n\nb\n```", '<pre tabindex="0">a\n\nb</pre>'],
  emphasis: [
    "**Bold**, *slanted*, `code` and 3 * 4",
    "<p><b>Bold</b>, <em>slanted</em>, <code>code</code> and 3 * 4</p>",
  ],
  "a link is its words": ["See [the page](x.md).", "<p>See the page.</p>"],
};

for (const [what, [text, expected]] of Object.entries(ROWS)) test(what, () => assert.equal(page(text).text, expected));

test("parts have anchors and can be listed", () => {
  const { text, sections } = page("## Set-up\n\nText.\n\n## The *end*");
  assert.deepEqual(sections, [
    { title: "Set-up", id: "part-1" },
    { title: "The *end*", id: "part-2" },
  ]);
  assert.equal(text, "<h2 id=part-1>Set-up</h2><p>Text.</p><h2 id=part-2>The <em>end</em></h2>");
});

test("a table scrolls by itself, and is called by its columns", () => {
  const { text } = page("| card | worth |\n| --- | ---: |\n| **B7** | 7 |");
  assert.match(text, /role="region" aria-label=card, worth>/);
  assert.match(text, /<th scope="col">card<\/th><th scope="col">worth<\/th>/);
  assert.match(text, /<tbody><tr><td><b>B7<\/b><\/td><td>7<\/td>/);
});

test("a rule is an anchor where it first stands, and a link to there elsewhere", () => {
  const { text } = page("Lay two cards (G8).\n\nLay one (G8, G10).");
  assert.equal(
    text,
    '<p><span id=G8 class="anchor"></span>Lay two cards.\u00a0<span class="rule-id">G8</span></p>' +
      '<p><span id=G10 class="anchor"></span>Lay one.\u00a0<span class="rule-id"><a href="#G8">G8</a>, G10</span></p>',
  );
});

test("what is in brackets and no rule stays", () => {
  assert.equal(page("Take it (or not).").text, "<p>Take it (or not).</p>");
});

test("a rule has its picture once", () => {
  const asked = [];
  page("One (T8).\n\nTwo (T8, T9a).", { picture: (rule) => (asked.push(rule), "") });
  assert.deepEqual(asked, ["T8", "T9a"]);
});

test("what is set as code is called as on the screen, if it has a name there", () => {
  const named = (code) => (code === "up1" ? "A" : undefined);
  assert.equal(page("On `up1`, `up2`.", { named }).text, "<p>On A, <code>up2</code>.</p>");
});

test("an example is drawn, a file stays as it is written", () => {
  const turn = (steps) => steps.map(({ typed, said }) => `${typed} = ${said};`).join("");
  assert.equal(
    page("```text\n22>up2      from 20, a step\nend         done\n```", { turn }).text,
    "22>up2 = from 20, a step;end = done;",
  );
  assert.equal(page('```toml\nname = "x"\n```', { turn }).text, '<pre tabindex="0">name = "x"</pre>');
});

test("a part on what to type in a terminal is left out with its heading, and no other", () => {
  const { text } = page(
    "## One\n\nText.\n\n### In a terminal\n\n`tenback play ten` starts.\n\n```text\nend  over\n```\n\n---\n\nLast.",
  );
  assert.equal(text, "<h2 id=part-1>One</h2><p>Text.</p><hr /><p>Last.</p>");
});
