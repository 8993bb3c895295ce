/**
 * Everything that is said, in the reader's language. Messages are Fluent: one file a language has what every table
 * needs, and one a room in the language's folder what only some screens do.
 */

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { settings } from "../store/settings.js";
import { ENGLISH, directionOf, meant } from "./languages.js";

/** @typedef {Record<string, string | number>} Args */

const PLACE = 0xe000; // private characters stand where a template will
const COMING = "…"; // until English is there for what the language has no words for

class Words extends EventTarget {
  language = ENGLISH;
  /** @type {Map<string, Spoken>} */ #languages = new Map();
  /** What was asked for beside that which every table needs. @type {Set<string>} */ #rooms = new Set();
  /** The language's own, then English as soon as something is missing. @type {FluentBundle[]} */ #bundles = [];
  #fallen = false;

  /** Speak the chosen language, or the first of the browser's that we know. */
  async speak() {
    const language = meant([settings.all.language, ...navigator.languages].filter(Boolean));
    const bundles = [await this.#load(language)];
    this.language = language;
    this.#bundles = bundles;
    this.#fallen = language === ENGLISH;
    document.documentElement.lang = language;
    document.documentElement.dir = directionOf(language);
    this.dispatchEvent(new Event("change"));
  }

  /** From now on these words are there as well, in whatever language is spoken. @param {string} room */
  async room(room) {
    this.#rooms.add(room);
    const spoken = this.#bundles;
    await Promise.all(spoken.map((bundle) => this.#load(bundle.locales[0] ?? ENGLISH)));
    if (spoken !== this.#bundles) await this.room(room); // another language was chosen meanwhile
  }

  /** @param {string} language */
  async #load(language) {
    let found = this.#languages.get(language);
    if (!found) this.#languages.set(language, (found = new Spoken(language)));
    const { bundle } = found;
    await Promise.all(
      [language, ...[...this.#rooms].map((room) => `${language}/${room}`)].map((file) => found.add(file)),
    );
    return bundle;
  }

  /** A message is missing, or cannot be read: from now on English helps out. */
  async #fall() {
    this.#fallen = true;
    const own = this.#bundles;
    try {
      const english = await this.#load(ENGLISH);
      own.push(english); // nobody's any more if another language is spoken by now
      this.dispatchEvent(new Event("change"));
    } catch {
      if (own === this.#bundles) this.#fallen = false; // the next miss asks again
    }
  }

  /**
   * @param {string} id
   * @param {Args} [args]
   */
  text(id, args) {
    for (const bundle of this.#bundles) {
      const message = bundle.getMessage(id);
      if (message?.value) return bundle.formatPattern(message.value, args, []);
    }
    if (!this.#bundles.length || this.#bundles.length > 1 || this.language === ENGLISH) return id;
    if (!this.#fallen) this.#fall();
    return COMING;
  }

  /** @param {string} id */
  has(id) {
    return this.#bundles.some((bundle) => bundle.hasMessage(id));
  }
}

/** What is loaded of a language. */
class Spoken {
  /** @type {Map<string, Promise<void>>} */ #files = new Map();

  /** @param {string} language */
  constructor(language) {
    // Names are shown in <bdi>, so the isolating marks that Fluent would add are not needed.
    this.bundle = new FluentBundle(language, { useIsolating: false });
  }

  /** Once; a file that could not be loaded may be asked for again. @param {string} file */
  add(file) {
    let found = this.#files.get(file);
    if (!found) {
      found = this.#fetch(file);
      this.#files.set(file, found);
      found.catch(() => this.#files.delete(file));
    }
    return found;
  }

  /** @param {string} file */
  async #fetch(file) {
    const answer = await fetch(new URL(`./${file}.ftl`, import.meta.url));
    if (!answer.ok) throw new Error(`No words in ${file}.`);
    this.bundle.addResource(new FluentResource(await answer.text()));
  }
}

export const words = new Words();

/**
 * A message as text.
 * @param {string} id
 * @param {Args} [args]
 */
export function t(id, args) {
  return words.text(id, args);
}

/**
 * A message whose arguments may be templates: the pieces in the order of the language.
 * @param {string} id
 * @param {Record<string, unknown>} args
 * @returns {unknown[]}
 */
export function pieces(id, args) {
  /** @type {Args} */ const plain = {};
  /** @type {unknown[]} */ const held = [];
  for (const [name, value] of Object.entries(args)) {
    if (typeof value === "number" || typeof value === "string") plain[name] = value;
    else plain[name] = String.fromCharCode(PLACE + held.push(value) - 1);
  }
  return words
    .text(id, plain)
    .split(/([\ue000-\ue0ff])/)
    .map((piece) =>
      piece.length === 1 && piece.charCodeAt(0) >= PLACE && piece.charCodeAt(0) < PLACE + 256
        ? held[piece.charCodeAt(0) - PLACE]
        : piece,
    );
}
