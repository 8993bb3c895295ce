/** Who one is here: a name is enough, and a password brings one back from elsewhere. */

import { NotGranted } from "../wire/connection.js";

/** @import { Person } from "../wire/frames.js" */
/** @import { Answered, AskedWith, RequestName } from "../wire/ours.js" */
/**
 * What goes with a request; the rest stands in its address.
 * @typedef {{body?: unknown, query?: Record<string, string>, headers?: Record<string, string>,
 *   [name: string]: unknown}} AnyAsked
 */

const NAME = "tenback:name";
/** What one has learnt here. */
export const LESSONS = "tenback:lessons";
export const FIRST_TABLES = "tenback:first-tables";
const NO_ANSWER = 0;

/** The server's word against a request; with status 0, that there is no answer. */
export class Turned extends NotGranted {
  /**
   * @param {number} status
   * @param {string} key
   * @param {string} [sentence]
   * @param {Record<string, any>} [facts]
   * @param {number | null} [after]  seconds until it may be asked for again, where waiting helps
   */
  constructor(status, key, sentence = "", facts = {}, after = null) {
    super({ key, sentence, rule: null, facts, after });
    this.status = status;
  }
}

/**
 * Ask the server by HTTP.
 * @template {RequestName} R
 * @param {R} request
 * @param {AskedWith<R>} asked
 * @returns {Promise<Answered<R>>}
 */
export async function ask(request, ...[asked]) {
  const { body, query, headers = {}, ...named } = /** @type {AnyAsked} */ (asked ?? {});
  const [method, path = ""] = request.split(" ");
  const address = path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(String(named[name] ?? "")));
  /** @type {Response} */ let answer;
  try {
    answer = await fetch(query ? `${address}?${new URLSearchParams(query)}` : address, {
      method,
      headers: body === undefined ? headers : { ...headers, "content-type": "application/json" },
      body: body === undefined ? undefined : JSON.stringify(body),
      credentials: "same-origin",
    });
  } catch {
    throw new Turned(NO_ANSWER, "no-answer");
  }
  const told = answer.status === 204 ? null : await answer.json().catch(() => null);
  if (!answer.ok) {
    const after = Number(answer.headers.get("retry-after")) || null;
    throw new Turned(answer.status, told?.error ?? "broken", told?.sentence ?? answer.statusText, told?.facts, after);
  }
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
      this.person = await ask("GET /api/me");
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
    const body = { name };
    this.#become(await (this.person ? ask("PATCH /api/me", { body }) : ask("POST /api/guests", { body })));
  }

  /** Make the guest that one is an account. @param {string} name @param {string} password */
  async register(name, password) {
    if (!this.person) await this.be(name);
    this.#become(await ask("POST /api/accounts", { body: { name, password } }));
  }

  /** @param {string} name @param {string} password */
  async signIn(name, password) {
    this.#become(await ask("POST /api/sessions", { body: { name, password } }));
  }

  /** @param {string} password the one so far @param {string} fresh */
  async changePassword(password, fresh) {
    this.#become(await ask("PUT /api/me/password", { body: { password, new: fresh } }));
  }

  /**
   * Nothing of this person stays in the browser; what one has chosen in the settings does.
   * @param {{everywhere?: boolean}} [how] on all other devices, too
   */
  async signOut({ everywhere = false } = {}) {
    await (everywhere ? ask("DELETE /api/me/sessions") : ask("DELETE /api/sessions"));
    this.#clear();
  }

  /** All that is stored of one goes, and one is nobody again. @param {string} password  of an account */
  async forget(password) {
    await ask("DELETE /api/me", { body: { password } });
    this.#clear();
  }

  #clear() {
    try {
      localStorage.removeItem(NAME);
      localStorage.removeItem(LESSONS);
      localStorage.removeItem(FIRST_TABLES);
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
