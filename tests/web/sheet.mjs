/** Says each message of standard input, as a browser would: a list of `{language, id, args}` in, a list of texts out. */

import { existsSync, readFileSync, readdirSync } from "node:fs";
import { text } from "node:stream/consumers";
import { FluentBundle, FluentResource } from "@fluent/bundle";

const WORDS = new URL("../../src/tenback/web/words/", import.meta.url);
const bundles = new Map();

function bundle(language) {
  if (!bundles.has(language)) {
    const made = new FluentBundle(language, { useIsolating: false });
    const rooms = new URL(`${language}/`, WORDS);
    const files = existsSync(rooms) ? readdirSync(rooms).map((file) => `${language}/${file}`) : [];
    for (const file of [`${language}.ftl`, ...files])
      made.addResource(new FluentResource(readFileSync(new URL(file, WORDS), "utf-8")));
    bundles.set(language, made);
  }
  return bundles.get(language);
}

/** An argument may be a message itself, a list, or a share. */
function value(language, each) {
  if (each === null || typeof each !== "object") return each;
  if (each.id) return said(language, each.id, each.args ?? {});
  if (each.percent !== undefined) return new Intl.NumberFormat(language, { style: "percent" }).format(each.percent);
  return new Intl.ListFormat(language, { type: "conjunction" }).format(
    each.list.map((one) => String(value(language, one))),
  );
}

function said(language, id, args) {
  const message = bundle(language).getMessage(id);
  if (!message?.value) return `(${id}?)`;
  const given = Object.fromEntries(Object.entries(args).map(([name, each]) => [name, value(language, each)]));
  const wrong = [];
  const made = bundle(language).formatPattern(message.value, given, wrong);
  return wrong.length ? `${made}  (${wrong.map(String).join("; ")})` : made;
}

const wanted = JSON.parse(await text(process.stdin));
const forms = (language) => [
  ...new Set(Array.from({ length: 201 }, (_, count) => new Intl.PluralRules(language).select(count))),
];
process.stdout.write(
  JSON.stringify(wanted.map((each) => (each.forms ? forms(each.forms) : said(each.language, each.id, each.args)))),
);
