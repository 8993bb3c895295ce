import "./browser.mjs";
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { afterEach, test } from "node:test";

import { settings } from "../../../src/tenback/web/store/settings.js";
import { refusal } from "../../../src/tenback/web/shell/refusals.js";
import { NotGranted } from "../../../src/tenback/web/wire/connection.js";
import { words } from "../../../src/tenback/web/words/words.js";

const files = globalThis.fetch;

afterEach(() => {
  globalThis.fetch = files;
  settings.choose({ language: "" });
});

const tooFast = (after) => new NotGranted({ key: "too-fast", sentence: "", rule: null, facts: {}, after });

for (const [language, seconds, minutes] of [
  ["en", "in 20 seconds", "in 10 minutes"],
  ["de", "in 20 Sekunden", "in 10 Minuten"],
  ["fr", "dans 20 secondes", "dans 10 minutes"],
  ["cs", "za 20 sekund", "za 10 minut"],
  ["pl", "za 20 sekund", "za 10 minut"],
  ["ru", "через 20 секунд", "через 10 минут"],
]) {
  test(`how long to wait is told in ${language}`, async () => {
    globalThis.fetch = async (url) => new Response(await readFile(new URL(url)));
    settings.choose({ language });
    navigator.languages = [language];
    await words.speak();
    const plain = refusal(tooFast(null)).text;
    assert.equal(refusal(tooFast(0.4)).text, plain); // a moment
    assert.ok(refusal(tooFast(19.2)).text.startsWith(`${plain} `));
    assert.ok(refusal(tooFast(19.2)).text.includes(seconds), refusal(tooFast(19.2)).text);
    assert.ok(refusal(tooFast(600)).text.includes(minutes));
  });
}
