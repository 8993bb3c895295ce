/** Who one is here: a name is enough. */

/** @import { Person } from "../wire/frames.js" */

const NAME = "tenback:name";

/** The server's word against a request. */
export class Turned extends Error {
  /** @param {number} status @param {string} key @param {string} sentence */
  constructor(status, key, sentence) {
    super(sentence);
    this.status = status;
    this.key = key;
  }
}

/**
 * @param {string} method
 * @param {string} path
 * @param {unknown} [body]
 * @param {Record<string, string>} [headers]
 * @returns {Promise<any>}
 */
export async function ask(method, path, body, headers = {}) {
  const answer = await fetch(path, {
    method,
    headers: body === undefined ? headers : { ...headers, "content-type": "application/json" },
    body: body === undefined ? undefined : JSON.stringify(body),
    credentials: "same-origin",
  });
  const told = answer.status === 204 ? null : await answer.json().catch(() => null);
  if (!answer.ok) throw new Turned(answer.status, told?.error ?? "broken", told?.sentence ?? answer.statusText);
  return told;
}

class Me extends EventTarget {
  /** @type {Person | null} */ person = null;
  asked = false;

  /** The name to begin with: the one from last time. */
  get name() {
    if (this.person) return this.person.name;
    try {
      return localStorage.getItem(NAME) ?? "";
    } catch {
      return "";
    }
  }

  /** Whether the browser is known already. */
  async look() {
    try {
      this.person = await ask("GET", "/api/me");
    } catch {
      this.person = null;
    }
    this.asked = true;
    this.dispatchEvent(new Event("change"));
  }

  /**
   * Be somebody of that name.
   * @param {string} name
   */
  async be(name) {
    if (this.person?.name === name) return;
    this.person = this.person ? await ask("PATCH", "/api/me", { name }) : await ask("POST", "/api/guests", { name });
    try {
      localStorage.setItem(NAME, name);
    } catch {
      // Then it is asked for again next time.
    }
    this.dispatchEvent(new Event("change"));
  }
}

export const me = new Me();
