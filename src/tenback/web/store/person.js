/** Who one is here: a name is enough, and a password brings one back from elsewhere. */

/** @import { Person } from "../wire/frames.js" */

const NAME = "tenback:name";
const NO_ANSWER = 0;

/** The server's word against a request; with status 0, that there is no answer. */
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
  /** @type {Response} */ let answer;
  try {
    answer = await fetch(path, {
      method,
      headers: body === undefined ? headers : { ...headers, "content-type": "application/json" },
      body: body === undefined ? undefined : JSON.stringify(body),
      credentials: "same-origin",
    });
  } catch {
    throw new Turned(NO_ANSWER, "no-answer", "");
  }
  const told = answer.status === 204 ? null : await answer.json().catch(() => null);
  if (!answer.ok) throw new Turned(answer.status, told?.error ?? "broken", told?.sentence ?? answer.statusText);
  return told;
}

class Me extends EventTarget {
  /** @type {Person | null} */ person = null;
  /** Nobody answered when we asked who we are. */ unreachable = false;

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
      this.unreachable = false;
      this.person = await ask("GET", "/api/me");
    } catch (error) {
      this.unreachable = error instanceof Turned && error.status === NO_ANSWER;
      this.person = null;
    }
    this.dispatchEvent(new Event("change"));
  }

  /**
   * Be somebody of that name.
   * @param {string} name
   */
  async be(name) {
    if (this.person?.name === name) return;
    this.#become(this.person ? await ask("PATCH", "/api/me", { name }) : await ask("POST", "/api/guests", { name }));
  }

  /** Make the guest that one is an account. @param {string} name @param {string} password */
  async register(name, password) {
    if (!this.person) await this.be(name);
    this.#become(await ask("POST", "/api/accounts", { name, password }));
  }

  /** @param {string} name @param {string} password */
  async signIn(name, password) {
    this.#become(await ask("POST", "/api/sessions", { name, password }));
  }

  /** Nothing of this person stays in the browser; what one has chosen in the settings does. */
  async signOut() {
    await ask("DELETE", "/api/sessions");
    try {
      localStorage.removeItem(NAME);
      sessionStorage.clear();
    } catch {
      // It keeps nothing anyway.
    }
  }

  /** @param {Person} person */
  #become(person) {
    this.person = person;
    try {
      localStorage.setItem(NAME, person.name);
    } catch {
      // Then it is asked for again next time.
    }
    this.dispatchEvent(new Event("change"));
  }
}

export const me = new Me();
