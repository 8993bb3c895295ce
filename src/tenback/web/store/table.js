/** What is known of the table one looks at: the scene, and what happened. */

import { keep, recall } from "./kept.js";
import { Story } from "./story.js";

/** @import { Connection, NotGranted } from "../wire/connection.js" */
/** @import { ChatLine, Gladly, HappenedFrame, Planned, Scene, Snapshot } from "../wire/frames.js" */

/**
 * Events: `change` whenever something is known that was not; `happened` with the events of one moment and the scene before.
 */
export class Table extends EventTarget {
  /** @type {Scene | null} */ scene = null;
  /** Why one may not come in. @type {NotGranted | null} */ closed = null;
  /** @type {ChatLine[]} */ chat = [];
  /** Turns that happened while the line was broken; shown once. */
  missed = 0;

  /** @type {HappenedFrame[]} */ #moment = [];
  #entering = false;
  #cameBack = false;

  /**
   * @param {Connection} connection
   * @param {string} id
   * @param {string | null} key
   */
  constructor(connection, id, key) {
    super();
    this.connection = connection;
    this.id = id;
    this.key = key;
    this.story = new Story(id);
  }

  enter() {
    this.connection.addEventListener("frame", this.#hear);
    this.connection.addEventListener("open", this.#again);
    if (this.connection.state === "open") this.#enter();
    else this.connection.start();
  }

  leave() {
    this.connection.removeEventListener("frame", this.#hear);
    this.connection.removeEventListener("open", this.#again);
    this.connection.forget();
    if (this.connection.state === "open") this.connection.wish("exit").catch(() => {});
  }

  #again = () => {
    this.#cameBack = this.scene !== null;
    if (!this.#entering) this.#enter();
  };

  async #enter() {
    this.#entering = true;
    const after = this.scene?.seq ?? this.story.seq;
    try {
      await this.connection.wish("enter", { table: this.id, ...(this.key ? { key: this.key } : {}), ...(after ? { after } : {}) });
      this.closed = null;
    } catch (error) {
      this.closed = /** @type {NotGranted} */ (error);
      this.#tell();
    } finally {
      this.#entering = false;
    }
  }

  /** @param {Event} event */
  #hear = (event) => {
    /** @type {HappenedFrame | Snapshot} */
    const frame = /** @type {CustomEvent} */ (event).detail;
    if (frame.type === "snapshot") {
      if (frame.scene.table !== this.id) return;
      this.chat = frame.chat;
      this.#take(frame.scene, []);
    } else if (frame.type === "event") {
      if (frame.seq <= (this.scene?.seq ?? 0)) return;
      this.#moment.push(frame);
      if (frame.kind === "chatted") this.chat = [...this.chat, /** @type {ChatLine} */ ({ at: frame.at, name: frame.facts.name, text: frame.facts.text })];
      if (frame.scene && frame.scene.table === this.id) this.#take(frame.scene, this.#moment.splice(0));
    }
  };

  /**
   * @param {Scene} scene
   * @param {HappenedFrame[]} moment
   */
  #take(scene, moment) {
    const before = this.scene;
    this.scene = scene;
    const turns = this.story.hear(moment, scene);
    this.missed = this.#cameBack ? turns : 0;
    this.#cameBack = false;
    keep(`key:${this.id}`, this.key);
    this.dispatchEvent(new CustomEvent("happened", { detail: { moment, before, caughtUp: this.missed > 0 } }));
    this.#tell();
  }

  #tell() {
    this.dispatchEvent(new Event("change"));
  }

  // What one may wish for here

  /** @param {Gladly} gladly */
  offer(gladly) {
    return this.connection.wish("offer", { gladly });
  }

  /** @param {string[]} actions */
  play(actions) {
    return this.connection.wish("play", { actions });
  }

  /** @param {string[]} actions @returns {Promise<Planned>} */
  plan(actions) {
    return this.connection.wish("plan", { actions });
  }

  /** @param {string} signal */
  say(signal) {
    return this.connection.wish("say", { signal });
  }

  /**
   * Any other wish of the protocol.
   * @param {string} type
   * @param {Record<string, unknown>} [fields]
   */
  wish(type, fields) {
    return this.connection.wish(type, fields);
  }

  // What one often asks

  get you() {
    return this.scene?.you ?? null;
  }

  get yourTurn() {
    return (this.scene?.you?.actions.length ?? 0) > 0;
  }

  /** @param {number | null} seat */
  nameOf(seat) {
    return seat === null ? "" : (this.scene?.public.seats[seat]?.name ?? "");
  }
}

/**
 * The key that one came with: from the link, or from before a reload.
 * @param {string} table
 */
export function keyFor(table) {
  const fromLink = location.hash.slice(1);
  return fromLink || recall(`key:${table}`, /** @type {string | null} */ (null));
}
