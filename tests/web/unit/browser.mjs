/** As much of a browser as the client's logic asks for. Import it first; what a test changes, it puts back. */

import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";

/** What the page brings along, as the server writes it there. */
const BROUGHT = {
  'meta[name="tenback-languages"]': readFileSync(
    new URL("../../../src/tenback/web/words/languages.json", import.meta.url),
    "utf-8",
  ),
};

/** A window or a document: it hears events, until it is told that nobody listens any more. */
class Hearing extends EventTarget {
  #heard = [];

  addEventListener(...how) {
    this.#heard.push(how);
    super.addEventListener(...how);
  }

  /** Whoever listened before does not any more. */
  deafen() {
    for (const how of this.#heard.splice(0)) this.removeEventListener(...how);
  }

  hidden = false;
  documentElement = { dataset: {}, lang: "", dir: "" };
  createTreeWalker = () => ({});
  createComment = () => ({});
  getElementById = () => null;
  querySelector = (wanted) => (wanted in BROUGHT ? { getAttribute: () => BROUGHT[wanted] } : null);
}

class Storage {
  #kept = new Map();
  full = false;

  getItem(name) {
    return this.#kept.get(name) ?? null;
  }

  setItem(name, value) {
    if (this.full) throw new Error("QuotaExceededError");
    this.#kept.set(name, String(value));
  }

  removeItem(name) {
    this.#kept.delete(name);
  }

  clear() {
    this.#kept.clear();
    this.full = false;
  }
}

/** An address that can be gone to. */
class Place {
  protocol = "http:";
  host = "table.example";
  origin = "http://table.example";
  hash = "";
  pathname = "/";

  go(path) {
    [this.pathname, this.hash = ""] = path.split(/(?=#)/);
  }
}

export const window = new Hearing();
const location = new Place();
const history = {
  states: [],
  pushState: (_state, _title, path) => (history.states.push(path), location.go(path)),
  replaceState: (_state, _title, path) => (history.states.splice(-1, 1, path), location.go(path)),
};

class HTMLElement extends EventTarget {}
class HTMLAnchorElement extends HTMLElement {}

const globals = {
  addEventListener: window.addEventListener.bind(window),
  removeEventListener: window.removeEventListener.bind(window),
  dispatchEvent: window.dispatchEvent.bind(window),
  document: new Hearing(),
  history,
  location,
  localStorage: new Storage(),
  sessionStorage: new Storage(),
  matchMedia: () => ({ matches: false }),
  navigator: { languages: ["en"] },
  scrollTo: () => {},
  HTMLElement,
  HTMLAnchorElement,
  customElements: { define: () => {} },
  /** Files, as the server would serve them. */
  fetch: async (url) => new Response(await readFile(fileURLToPath(url))),
};
for (const [name, value] of Object.entries(globals))
  Object.defineProperty(globalThis, name, { value, writable: true, configurable: true });

/** Nobody waits for what a page would do after minutes of stillness: a test is over when nothing else is to come. */
const A_MINUTE = 60_000;
const wait = globalThis.setTimeout;
globalThis.setTimeout = Object.assign((act, after = 0, ...given) => {
  const timer = wait(act, after, ...given);
  if (after >= A_MINUTE) timer.unref();
  return timer;
}, wait);
