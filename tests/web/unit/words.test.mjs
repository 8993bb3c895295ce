import "./browser.mjs";
import assert from "node:assert/strict";
import { afterEach, test } from "node:test";

import { settings } from "../../../src/tenback/web/store/settings.js";
import { LANGUAGES, directionOf, meant } from "../../../src/tenback/web/words/languages.js";
import { pieces, t, words } from "../../../src/tenback/web/words/words.js";
import { listed } from "../../../src/tenback/web/words/lists.js";

const files = globalThis.fetch;
const MESSAGES = {
  en: "cards = { $count ->\n    [one] one card\n   *[other] { $count } cards\n }\nlaid = { $who } laid { $card }.\n",
  pl: "cards = { $count ->\n    [one] karta\n    [few] { $count } karty\n   *[many] { $count } kart\n }\nlaid = { $card }: { $who }.\n",
};

afterEach(async () => {
  globalThis.fetch = files;
  settings.choose({ language: "" });
  navigator.languages = ["en"];
});

/** Another copy of the module, which has loaded nothing yet. */
let copies = 0;
const fresh = () => import(`../../../src/tenback/web/words/words.js?${(copies += 1)}`);

function serve(messages) {
  globalThis.fetch = async (url) => {
    const language = /words\/(.+)\.ftl/.exec(String(url))[1];
    return messages[language] ? new Response(messages[language]) : new Response("", { status: 404 });
  };
}

test("counting as the language does", async () => {
  serve(MESSAGES);
  const { t: said, words: own } = await fresh();
  await own.speak();
  assert.deepEqual(
    [1, 2, 5].map((count) => said("cards", { count })),
    ["one card", "2 cards", "5 cards"],
  );
  navigator.languages = ["pl-PL"];
  await own.speak();
  assert.deepEqual(
    [1, 2, 5].map((count) => said("cards", { count })),
    ["karta", "2 karty", "5 kart"],
  );
  assert.deepEqual([document.documentElement.lang, document.documentElement.dir], ["pl", "ltr"]);
});

test("what somebody chose counts before what the browser prefers; of that, the first that we know", async () => {
  serve(MESSAGES);
  const { words: own } = await fresh();
  navigator.languages = ["xx", "pl", "en"];
  await own.speak();
  assert.equal(own.language, "pl");
  settings.choose({ language: "en" });
  await own.speak();
  assert.equal(own.language, "en");
  settings.choose({ language: "" });
  navigator.languages = ["xx"];
  await own.speak();
  assert.equal(own.language, "en");
});

test("a language that cannot be loaded leaves the one that is spoken, and may be asked for again", async () => {
  serve({ en: MESSAGES.en });
  const { t: said, words: own } = await fresh();
  await own.speak();
  navigator.languages = ["pl"];
  await assert.rejects(own.speak());
  assert.deepEqual([own.language, said("cards", { count: 1 })], ["en", "one card"]);
  serve(MESSAGES);
  await own.speak();
  assert.equal(said("cards", { count: 1 }), "karta");
});

test("a language that is stored but not known leaves the browser's, and stays stored", async () => {
  serve(MESSAGES);
  const { words: own } = await fresh();
  navigator.languages = ["pl-PL", "en"];
  for (const stored of ["tlh", "no such thing", "zh-Hant-TW"]) {
    settings.choose({ language: stored });
    await own.speak();
    assert.deepEqual([own.language, settings.all.language], ["pl", stored]);
  }
});

const codes = (...all) => all.map((code) => ({ code }));

test("a tag with a region or a script means the language that we have in these letters", () => {
  for (const [wanted, listed, found] of [
    [["fr-CA"], ["en", "fr"], "fr"],
    [["fr_CA"], ["en", "fr"], "fr"],
    [["FR"], ["en", "fr"], "fr"],
    [["pt-BR"], ["en", "pt"], "pt"],
    [["pt-BR"], ["en", "de"], "en"],
    [["pt-PT"], ["en", "pt-BR", "pt-PT"], "pt-PT"],
    [["pt-AO"], ["en", "pt-BR", "pt"], "pt"],
    [["pt"], ["en", "pt-PT"], "pt-PT"],
    [["zh-Hant"], ["en", "zh-Hans"], "en"],
    [["zh-TW"], ["en", "zh-Hans"], "en"],
    [["zh-TW", "de-AT"], ["en", "zh", "de"], "de"],
    [["zh-TW"], ["en", "zh-Hans", "zh-Hant"], "zh-Hant"],
    [["zh-SG"], ["en", "zh-Hant", "zh-Hans"], "zh-Hans"],
    [["sr-Latn"], ["en", "sr"], "en"],
    [["frr"], ["en", "fr"], "en"],
    [["", "*", "x", "é", "ru"], ["en", "ru"], "ru"],
    [[], ["de", "en"], "en"],
  ])
    assert.equal(meant(wanted, codes(...listed)), found, `${wanted} of ${listed}`);
});

test("the list says of each language what Unicode knows of it", () => {
  for (const { code, name, english, script } of LANGUAGES) {
    const locale = new Intl.Locale(code);
    assert.equal(locale.maximize().script, script, code);
    const called = new Intl.DisplayNames(code, { type: "language" }).of(code);
    assert.equal(called.toLocaleLowerCase(code), name.toLocaleLowerCase(code));
    assert.equal(new Intl.DisplayNames("en", { type: "language" }).of(code), english);
    const direction = /^(?:Arab|Hebr|Thaa|Nkoo|Syrc|Adlm|Rohg)$/.test(script) ? "rtl" : "ltr";
    assert.equal(directionOf(code), direction, code);
  }
  assert.equal(directionOf("tlh"), "ltr");
});

test("what a language does not say, or says so that it cannot be read, is said in English", async () => {
  const pl = "laid = { $card }: { $who }.\ncards = { $count ->\n    [one] karta\n";
  serve({ en: `${MESSAGES.en}only = Only here.\n`, pl });
  const { pieces: cut, t: said, words: own } = await fresh();
  navigator.languages = ["pl"];
  await own.speak();
  const told = new Promise((done) => own.addEventListener("change", done, { once: true }));
  assert.deepEqual(
    [said("laid", { card: 7, who: "Ada" }), said("only"), said("cards", { count: 1 })],
    ["7: Ada.", "…", "…"],
  );
  await told;
  assert.deepEqual(
    [said("only"), said("cards", { count: 1 }), said("laid", { card: 7, who: "Ada" })],
    ["Only here.", "one card", "7: Ada."],
  );
  assert.deepEqual(cut("cards", { count: 3 }), ["3 cards"]);
  assert.deepEqual([own.language, own.has("only"), said("nowhere")], ["pl", true, "nowhere"]);
});

test("words of a room come with it, in the language that is spoken then and in those that follow", async () => {
  serve({ ...MESSAGES, "en/admin": "ban = Ban\nonly = Only here.\n", "pl/admin": "ban = Blokada\n" });
  const { t: said, words: own } = await fresh();
  await own.speak();
  assert.equal(said("ban"), "ban");
  await own.room("admin");
  assert.equal(said("ban"), "Ban");
  navigator.languages = ["pl"];
  await own.speak();
  assert.equal(said("ban"), "Blokada");
  const told = new Promise((done) => own.addEventListener("change", done, { once: true }));
  assert.equal(said("only"), "…");
  await told;
  assert.equal(said("only"), "Only here.");
});

test("words of a room that cannot be loaded may be asked for again", async () => {
  serve(MESSAGES);
  const { t: said, words: own } = await fresh();
  await own.speak();
  await assert.rejects(own.room("admin"));
  serve({ ...MESSAGES, "en/admin": "ban = Ban\n" });
  await own.room("admin");
  assert.equal(said("ban"), "Ban");
});

test("English that cannot be loaded is asked for again by the next miss", async () => {
  serve({ pl: MESSAGES.pl });
  const { t: said, words: own } = await fresh();
  navigator.languages = ["pl"];
  await own.speak();
  assert.equal(said("only"), "…");
  await new Promise((done) => setTimeout(done));
  serve({ ...MESSAGES, en: "only = Only here.\n" });
  const told = new Promise((done) => own.addEventListener("change", done, { once: true }));
  assert.equal(said("only"), "…");
  await told;
  assert.equal(said("only"), "Only here.");
});

test("templates stand where the language puts them", async () => {
  serve(MESSAGES);
  const { pieces: cut, words: own } = await fresh();
  const card = { template: "R7" };
  const who = { template: "Ada" };
  await own.speak();
  assert.deepEqual(cut("laid", { who, card }), ["", who, " laid ", card, "."]);
  navigator.languages = ["pl"];
  await own.speak();
  assert.deepEqual(cut("laid", { who, card }), ["", card, ": ", who, "."]);
  assert.deepEqual(cut("laid", { who: "Ada", card: 7 }), ["7: Ada."]);
});

test("a message that is missing is called by its name, and known to be missing", async () => {
  await words.speak();
  assert.deepEqual(
    [t("no-such-message"), words.has("no-such-message"), words.has("menu")],
    ["no-such-message", false, true],
  );
  assert.deepEqual(pieces("no-such-message", {}), ["no-such-message"]);
});

test("every language's file can be read, and counts points in its own way", async () => {
  const forms = {};
  for (const { code: language } of LANGUAGES) {
    settings.choose({ language });
    await words.speak();
    forms[language] = new Set([1, 2, 5].map((count) => t("ten-points-word", { count }))).size;
  }
  assert.deepEqual(forms, { en: 2, pl: 3, cs: 3, ru: 3, de: 2, fr: 2 });
});

test("what somebody took is told without a list where nobody knows what it was", async () => {
  const { sentence } = await import("../../../src/tenback/web/tables/ten/told.js");
  const scene = { you: { seat: 0 }, public: { seats: [{ name: "Ada" }, { name: "Ben" }] } };
  const said = {};
  for (const { code } of LANGUAGES) {
    settings.choose({ language: code });
    await words.speak();
    said[code] = ["take:numbers", "take:coins"].flatMap((action) =>
      [0, 1].map((seat) => sentence(scene, { seat, acts: [{ action, turned: null }], outcome: null })),
    );
    for (const each of said[code]) assert.doesNotMatch(each, /[:;]|0|unknown/, code);
  }
  assert.deepEqual(said.en, [
    "You take the numbers.",
    "Ben takes the numbers.",
    "You take the coins.",
    "Ben takes the coins.",
  ]);
});

test("a list of names reads as a list", async () => {
  settings.choose({ language: "en" });
  await words.speak();
  assert.deepEqual([["Ada"], ["Ada", "Ben"], ["Ada", "Ben", "Cy"]].map(listed), [
    "Ada",
    "Ada and Ben",
    "Ada, Ben, and Cy",
  ]);
  settings.choose({ language: "de" });
  await words.speak();
  assert.equal(listed(["Ada", "Ben"]), "Ada und Ben");
});
