/** One line to the server. It greets, keeps trying, and sends again what was not acknowledged. */

/** @import { Greeting, Refusal, ServerFrame, Version, WhoAmI } from "./frames.js" */
/** @import { AnswerTo, WishFields, WishName } from "./ours.js" */

/** @type {Version} */ const VERSION = 1;
const TROUBLE_AFTER = 1000; // milliseconds of silence until it is worth a word
const LOST_AFTER = 30_000;
const FIRST_WAIT = 250;
const LONGEST_WAIT = 8000;
const PING_EVERY = 25_000;
const PONG_WITHIN = 6000;
const AGAIN_AFTER = 1000; // when the database is away

const OLD_CLIENT = 4400;
const UNKNOWN = 4401;
const BANNED = 4403;

/** What is told as an error and is nobody's: the host's decisions, and that whoever follows a link has no name yet. */
const EXPECTED = new Set(["banned", "table-removed", "who"]);

/** In milliseconds. @param {number | null} [after] */
const seconds = (after) => (after ?? 0) * 1000;

/** Why a line is hung up that may come back: what a person can do about it is said to them. */
const TOO_MANY = "too-many";

/** A wish that was not granted. @extends {Error} */
export class NotGranted extends Error {
  /** @param {Refusal & {after?: number | null}} refused  and after how many seconds it may be granted, if that helps */
  constructor(refused) {
    super(refused.sentence);
    this.key = refused.key;
    this.rule = refused.rule;
    this.facts = refused.facts;
    this.after = refused.after ?? null;
  }
}

/** @typedef {{frame: object, resolve: (answer: any) => void, reject: (error: Error) => void}} Pending */
/** @typedef {"off" | "connecting" | "open" | "waiting" | "old" | "unknown" | "banned"} State */
/** @typedef {"none" | "reconnecting" | "lost" | "too-many"} Trouble */

/**
 * Events: `change` when its state does, `frame` with what the server says by itself, `open` after each greeting.
 */
export class Connection extends EventTarget {
  /** @type {State} */ state = "off";
  /** @type {Trouble} */ trouble = "none";
  /** @type {WhoAmI | null} */ you = null;
  /** @type {string} */ server = "";
  /** The table that one goes to. The line's address names it: a balancer may bring all of a table to one process. */
  #table = "";
  /** And the one that it named. */ #calledFor = "";
  /** Whether several processes serve the tables. */ #several = false;

  /** @type {WebSocket | null} */ #socket = null;
  /** @type {Map<string, Pending>} */ #pending = new Map();
  #tab = Math.random().toString(36).slice(2, 10);
  #count = 0;
  #wait = FIRST_WAIT;
  #timers = { retry: 0, trouble: 0, lost: 0, ping: 0, pong: 0 };

  constructor() {
    super();
    addEventListener("online", () => this.tryNow());
    addEventListener("pageshow", (event) => event.persisted && this.tryNow());
    document.addEventListener("visibilitychange", () => {
      if (document.hidden || this.state === "off") return;
      if (this.state === "open") this.#ping();
      else this.tryNow();
    });
  }

  start() {
    if (["off", "unknown", "banned"].includes(this.state)) this.#connect();
  }

  tryNow() {
    if (this.state !== "waiting") return;
    this.#wait = FIRST_WAIT;
    this.#connect();
  }

  /**
   * Somebody goes to a table. Every process serves it; the one where its other people are has it in memory.
   * @param {string} table
   */
  goTo(table) {
    this.#table = table;
    if (this.state === "open" && this.#several && this.#calledFor !== table) this.renew();
  }

  /** Hang up and greet anew, as whoever one is now. */
  renew() {
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
    this.#connect();
  }

  /**
   * Wish for something. It is sent again until it is answered; the promise breaks with NotGranted.
   * @template {WishName} W
   * @param {W} type
   * @param {WishFields<W>} fields
   * @returns {Promise<AnswerTo<W>>}
   */
  wish(type, ...[fields]) {
    const id = `${this.#tab}-${++this.#count}`;
    const frame = { ...fields, type, id };
    return new Promise((resolve, reject) => {
      this.#pending.set(id, { frame, resolve, reject });
      if (this.state === "open") this.#send(frame);
      else this.start();
    });
  }

  /** Say whether one looks at something else. It is worth nothing later. @param {boolean} away */
  look(away) {
    if (this.state === "open") this.#send({ type: "look", away });
  }

  /** Give up what was not answered: it was meant for a table that one has left. */
  forget() {
    for (const { reject } of this.#pending.values())
      reject(new NotGranted({ key: "left", sentence: "", rule: null, facts: {} }));
    this.#pending.clear();
  }

  get waiting() {
    return this.#pending.size;
  }

  #connect() {
    clearTimeout(this.#timers.retry);
    this.#become("connecting");
    this.#worry();
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    this.#calledFor = this.#table;
    const query = this.#table ? `?${new URLSearchParams({ table: this.#table })}` : "";
    const socket = new WebSocket(`${scheme}://${location.host}/ws${query}`);
    this.#socket = socket;
    socket.onopen = () => socket.send(JSON.stringify(/** @type {Greeting} */ ({ type: "hello", version: VERSION })));
    socket.onmessage = (message) => {
      if (socket === this.#socket) this.#hear(JSON.parse(message.data));
    };
    socket.onclose = (closing) => {
      if (socket === this.#socket) this.#broken(closing.code);
    };
  }

  /** @param {number} code */
  #broken(code) {
    this.#socket = null;
    clearTimeout(this.#timers.ping);
    clearTimeout(this.#timers.pong);
    if (code === OLD_CLIENT) return this.#become("old");
    if (code === UNKNOWN) return this.#become("unknown");
    if (code === BANNED) return this.#become("banned");
    this.#worry();
    this.#become("waiting");
    this.#timers.retry = setTimeout(() => this.#connect(), this.#wait * (0.75 + Math.random() / 2));
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  /** Say nothing of a short break, a little of a longer one, and the truth after half a minute. */
  #worry() {
    if (this.#timers.trouble) return;
    this.#timers.trouble = setTimeout(() => this.#ail("reconnecting"), TROUBLE_AFTER);
    this.#timers.lost = setTimeout(() => this.#ail("lost"), LOST_AFTER);
  }

  #recover() {
    clearTimeout(this.#timers.trouble);
    clearTimeout(this.#timers.lost);
    this.#timers.trouble = 0;
    this.#wait = FIRST_WAIT;
    this.#ail("none");
  }

  /** @param {Trouble} trouble */
  #ail(trouble) {
    if (this.trouble === trouble || (this.trouble === TOO_MANY && trouble !== "none")) return;
    this.trouble = trouble;
    this.dispatchEvent(new Event("change"));
  }

  /** @param {State} state */
  #become(state) {
    this.state = state;
    if (["old", "unknown", "banned"].includes(state)) this.#recover();
    this.dispatchEvent(new Event("change"));
  }

  /** @param {ServerFrame} frame */
  #hear(frame) {
    clearTimeout(this.#timers.pong);
    this.#timers.pong = 0;
    switch (frame.type) {
      case "welcome":
        this.you = frame.you;
        this.server = frame.server;
        this.#several = frame.several;
        this.#recover();
        if (frame.several && this.#calledFor !== this.#table) return this.renew(); // one has gone to a table meanwhile
        this.#become("open");
        this.#comeBack();
        this.#keepAwake();
        return;
      case "ack":
      case "planned":
      case "hinted":
        this.#take(frame.id)?.resolve(frame);
        return;
      case "refused":
        if (frame.again) {
          const { id } = frame;
          setTimeout(() => this.#sendAgain(id), Math.max(AGAIN_AFTER, seconds(frame.after)));
        } else this.#take(frame.id)?.reject(new NotGranted(frame));
        return;
      case "error":
        if (frame.after) this.#wait = Math.max(this.#wait, seconds(frame.after)); // the line is about to be closed
        if (frame.reason === TOO_MANY) return this.#ail(TOO_MANY);
        // For developers: people read a sentence of their own.
        if (!EXPECTED.has(frame.reason)) console.error(`${frame.reason}: ${frame.sentence}`);
        if (frame.id)
          this.#take(frame.id)?.reject(
            new NotGranted({ key: frame.reason, sentence: frame.sentence, rule: null, facts: {} }),
          );
        else this.dispatchEvent(new CustomEvent("frame", { detail: frame }));
        return;
      case "goodbye":
      case "pong":
        return;
      default:
        this.dispatchEvent(new CustomEvent("frame", { detail: frame }));
    }
  }

  /** Whoever listens may wish for something first, such as to enter a table again. */
  #comeBack() {
    const unanswered = [...this.#pending.values()];
    this.dispatchEvent(new Event("open"));
    for (const { frame } of unanswered) this.#send(frame);
  }

  /** @param {string} id */
  #take(id) {
    const found = this.#pending.get(id);
    this.#pending.delete(id);
    return found;
  }

  /** @param {string} id */
  #sendAgain(id) {
    const found = this.#pending.get(id);
    if (found && this.state === "open") this.#send(found.frame);
  }

  /** @param {object} frame  a greeting, or a wish with its type and id */
  #send(frame) {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(frame));
  }

  #keepAwake() {
    clearTimeout(this.#timers.ping);
    this.#timers.ping = setTimeout(() => {
      if (!document.hidden) this.#ping();
      this.#keepAwake();
    }, PING_EVERY);
  }

  /** A line can be dead without anybody having said so. */
  #ping() {
    if (this.#timers.pong) return;
    this.#send({ type: "ping" });
    const socket = this.#socket;
    this.#timers.pong = setTimeout(() => {
      this.#timers.pong = 0;
      if (!socket || socket !== this.#socket) return;
      socket.onclose = null;
      socket.close();
      this.#broken(0);
    }, PONG_WITHIN);
  }
}
