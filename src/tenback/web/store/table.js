/** What is known of the table one looks at: the scene, and what happened. */

import { NotGranted } from "../wire/connection.js";
import { Attention, around } from "./around.js";
import { keep, recall } from "./session.js";
import { OwnShare } from "./share.js";
import { Story } from "./story.js";

/** @import { Connection } from "../wire/connection.js" */
/** @import { ChatLine, Gladly, HappenedFrame, Scene, ServerFrame } from "../wire/frames.js" */
/** @import { WishFields, WishName } from "../wire/ours.js" */

const RECALLED = 45; // events that are asked for; the server tells up to 50 one by one, and some may happen meanwhile
/** Errors by which one is told that one may not look on any more, and as what that is explained. */
const CLOSED = new Map([
  ["table-closed", "no-watching"], // one has no seat, and those without one see nothing
  ["table-removed", "table-removed"], // by whoever runs the server
]);

/**
 * Events: `change` whenever something is known that was not; `happened` with the events of one moment and the scene
 * before.
 */
export class Table extends EventTarget {
  /** @type {Scene | null} */ scene = null;
  /** Why one may not come in. @type {NotGranted | null} */ closed = null;
  /** One was in, and is not any more; the scene is what was seen last. */ gone = false;
  /** @type {ChatLine[]} */ chat = [];
  /**
   * What happened while the line was broken, to be shown once; turns: how many of them ended, where that is known.
   * @type {{turns: number} | null}
   */
  missed = null;
  /**
   * What the turn that one looks back at laid; at a table that is played at, nothing.
   * @type {readonly {seat: number, card: number | string, pile: string, from: number | string | null}[]}
   */
  marked = [];
  /** One was not asked who starts: only bots could have minded. */ agreed = false;
  /**
   * What stands between the piles and the hand, where there is somebody who explains.
   * @type {(() => unknown) | null}
   */
  coach = null;
  /** Whether what has one answer only may be answered by itself. */ skips = true;
  /** What stands beside the table first. @type {(() => unknown) | null} */ beside = null;

  /** What is still shown while what came after it is revealed, card first. @type {Scene | null} */ shown = null;

  /** @type {HappenedFrame[]} */ #moment = [];
  #entering = false;
  #cameBack = false;
  /** Up to which event the lines of the chat are known. */ #chatSeq = 0;
  /**
   * What happened before one came: not asked for; asked for, and all that happens since is told with it; being told.
   * @type {"no" | "asked" | "told"}
   */
  #recall = "no";
  /** What happened before one came, as far as it was told one by one. @type {HappenedFrame[]} */ recalled = [];

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
    this.share = new OwnShare(id);
    this.attention = new Attention(connection);
  }

  /** @param {Scene | null} scene  null: the table as it is */
  shows(scene) {
    if (this.shown === scene) return;
    this.shown = scene;
    this.#tell();
  }

  enter() {
    this.connection.addEventListener("frame", this.#hear);
    this.connection.addEventListener("open", this.#again);
    this.attention.start();
    if (this.connection.state === "open") this.#enter();
    else this.connection.start();
  }

  leave() {
    this.connection.removeEventListener("frame", this.#hear);
    this.connection.removeEventListener("open", this.#again);
    this.attention.stop();
    around.hear(null);
    this.connection.forget();
    if (this.connection.state === "open") this.connection.wish("exit").catch(() => {});
  }

  #again = () => {
    this.#cameBack = this.scene !== null;
    if (!this.#entering) this.#enter();
  };

  /** @param {number} [after]  what was seen last */
  async #enter(after = this.scene?.seq ?? this.story.seq) {
    this.#entering = true;
    this.share.comeIn();
    try {
      await this.connection.wish("enter", {
        table: this.id,
        ...(this.key ? { key: this.key } : {}),
        ...(after ? { after } : {}),
      });
      this.closed = null;
      this.gone = false;
      this.attention.again();
    } catch (error) {
      this.closed = /** @type {NotGranted} */ (error);
      this.#tell();
    } finally {
      this.#entering = false;
    }
  }

  /** @param {Event} event */
  #hear = (event) => {
    /** @type {ServerFrame} */
    const frame = /** @type {CustomEvent} */ (event).detail;
    if (frame.type === "snapshot") {
      if (frame.scene.table !== this.id) return;
      this.chat = frame.chat;
      this.#chatSeq = frame.scene.seq;
      this.#take(frame.scene, []);
    } else if (frame.type === "event") {
      if (this.#recall === "asked" || (this.#recall === "no" && frame.seq <= (this.scene?.seq ?? 0))) return;
      this.#moment.push(frame);
      if (frame.kind === "chatted") this.#hearLine(frame);
      if (frame.scene && frame.scene.table === this.id) this.#take(frame.scene, this.#moment.splice(0));
    } else if (frame.type === "presence") {
      if (frame.table === this.id) around.hear(frame);
    } else if (frame.type === "error" && CLOSED.has(frame.reason)) {
      const key = CLOSED.get(frame.reason) ?? frame.reason;
      this.closed = new NotGranted({ key, sentence: frame.sentence, rule: null, facts: {} });
      this.gone = true;
      this.#tell();
    }
  };

  /** A line of the chat, unless one has it already. @param {HappenedFrame} frame */
  #hearLine({ seq, at, facts }) {
    if (seq <= this.#chatSeq) return;
    this.#chatSeq = seq;
    this.chat = [...this.chat, /** @type {ChatLine} */ ({ at, name: facts.name, text: facts.text })];
  }

  /**
   * @param {Scene} scene
   * @param {HappenedFrame[]} moment
   */
  #take(scene, moment) {
    const before = this.scene;
    const heardOf = this.story.seq;
    const recalled = this.#recall === "told";
    this.scene = scene;
    this.share.attend(scene, (type, ...fields) => this.wish(type, ...fields));
    if (this.#recall === "asked") return this.#tell();
    this.#recall = "no";
    if (recalled) this.recalled = moment;
    if (!moment.length && !heardOf && !recalled && scene.seq > 1 && scene.public.game) {
      this.#askWhatHappened(scene);
      return this.#happened([], before, false);
    }
    const turns = this.story.hear(moment, scene);
    const cameBack = this.#cameBack && scene.seq > (before?.seq ?? 0);
    this.missed = cameBack ? { turns } : null;
    this.#cameBack = false;
    keep(`key:${this.id}`, this.key);
    this.#happened(recalled ? [] : moment, before, cameBack);
  }

  /**
   * Who sees the table for the first time is told of late things too, as far as the server tells them one by one: they
   * follow the acknowledgement.
   * @param {Scene} scene
   */
  async #askWhatHappened(scene) {
    this.#recall = "asked";
    await this.#enter(Math.max(1, scene.seq - RECALLED));
    this.#recall = this.closed ? "no" : "told";
  }

  /** @param {HappenedFrame[]} moment @param {Scene | null} before @param {boolean} caughtUp */
  #happened(moment, before, caughtUp) {
    this.dispatchEvent(new CustomEvent("happened", { detail: { moment, before, caughtUp } }));
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

  /** @param {string[]} actions */
  plan(actions) {
    return this.connection.wish("plan", { actions });
  }

  /** @param {string} signal */
  say(signal) {
    return this.connection.wish("say", { signal });
  }

  /** @param {string} signal  of one's own, that stands */
  unsay(signal) {
    return this.connection.wish("unsay", { signal });
  }

  /**
   * Any other wish of the protocol.
   * @template {WishName} W
   * @param {W} type
   * @param {WishFields<W>} fields
   */
  wish(type, ...fields) {
    return this.connection.wish(type, ...fields);
  }

  // What one often asks

  get you() {
    return this.scene?.you ?? null;
  }

  get yourTurn() {
    return (this.scene?.you?.actions.length ?? 0) > 0;
  }

  /** Whether the table waits for one: it is one's turn, or one has not said yet who should start. */
  get awaitsYou() {
    const { scene } = this;
    return (
      this.yourTurn ||
      (scene?.public.phase === "starting" && scene.public.awaited.includes(scene.you?.seat ?? -1)) ||
      false
    );
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
  return keyIn(location.hash) ?? recall(`key:${table}`, /** @type {string | null} */ (null));
}

/** The same, kept for a reload. @param {string} table */
export function keptKeyFor(table) {
  const key = keyFor(table);
  keep(`key:${table}`, key);
  return key;
}

/** The key in a link: alone, or behind a replay's moment. @param {string} hash @returns {string | null} */
export function keyIn(hash) {
  return /^#(?:t?\d{1,5}(?:@\w+)?:)?(?!t?\d{1,5}$)([\w-]+)$/.exec(hash)?.[1] ?? null;
}
