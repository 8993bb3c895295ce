/** Everything that is said, in the reader's language. Messages are Fluent, one file a language. */

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { settings } from "../store/settings.js";

/** Each language under its own name. */
export const LANGUAGES = Object.freeze({ en: "English", pl: "Polski", cs: "Čeština", ru: "Русский", de: "Deutsch" });

/** @typedef {keyof typeof LANGUAGES} Language */
/** @typedef {Record<string, string | number>} Args */

const FALLBACK = "en";
const PLACE = 0xe000; // private characters stand where a template will

class Words extends EventTarget {
  /** @type {Language} */ language = FALLBACK;
  /** @type {Map<Language, Promise<FluentBundle>>} */ #loading = new Map();
  /** @type {FluentBundle[]} */ #bundles = [];

  /** Speak the chosen language, or the first of the browser's that we know. */
  async speak() {
    const wanted = settings.all.language ? [settings.all.language] : navigator.languages.map((each) => each.slice(0, 2));
    const language = /** @type {Language} */ (wanted.find((each) => Object.hasOwn(LANGUAGES, each)) ?? FALLBACK);
    const bundles = [await this.#load(language)];
    this.language = language;
    this.#bundles = bundles;
    document.documentElement.lang = language;
    this.dispatchEvent(new Event("change"));
  }

  /** @param {Language} language */
  #load(language) {
    let found = this.#loading.get(language);
    if (!found) {
      found = fetchBundle(language);
      this.#loading.set(language, found);
      found.catch(() => this.#loading.delete(language));
    }
    return found;
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
    return id;
  }

  /** @param {string} id */
  has(id) {
    return this.#bundles.some((bundle) => bundle.hasMessage(id));
  }
}

/** @param {Language} language */
async function fetchBundle(language) {
  const answer = await fetch(new URL(`./${language}.ftl`, import.meta.url));
  if (!answer.ok) throw new Error(`No words in ${language}.`);
  // Names are shown in <bdi>, so the isolating marks that Fluent would add are not needed.
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(await answer.text()));
  return bundle;
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
    .map((piece) => (piece.length === 1 && piece.charCodeAt(0) >= PLACE && piece.charCodeAt(0) < PLACE + 256 ? held[piece.charCodeAt(0) - PLACE] : piece));
}
