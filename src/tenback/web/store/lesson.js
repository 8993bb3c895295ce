/**
 * A step of a lesson, as a table: it is drawn as any other, and the server's rules answer. Nothing of it is kept, by
 * nobody.
 */

import { NotGranted } from "../wire/connection.js";
import { ask } from "./person.js";
import { Plan, written } from "./plan.js";
import { PAST } from "./session.js";
import { settings } from "./settings.js";
import { Table } from "./table.js";

/** @import { Connection } from "../wire/connection.js" */
/** @import { HappenedFrame, LessonDeed, LessonTold, Planned, Refusal, Scene } from "../wire/frames.js" */
/** @import { Lay } from "./plan.js" */

const PACE = 900; // milliseconds from one thing that the others do to the next

/** Nobody else is at this table: there is no line, and nothing of it may be wished. */
const ALONE = /** @type {Connection} */ (
  /** @type {unknown} */ (
    Object.assign(new EventTarget(), {
      state: "open",
      trouble: "none",
      wish: () => Promise.reject(new NotGranted({ key: "left", sentence: "", rule: null, facts: {} })),
    })
  )
);

export class LessonTable extends Table {
  /** What the rules say against what was tried last. @type {Refusal | null} */ refused = null;
  /** What was tried last is allowed, but not what this step is about. */ wrong = false;
  /** What came of it, once the step is done. */ outcome = "";
  /** Here it is learnt. */ skips = false;

  /** @type {LessonDeed[]} */ #done = [];
  #busy = false;

  /** @param {string} lesson @param {number} step  its number @param {string} called  who learns */
  constructor(lesson, step, called) {
    super(ALONE, PAST, null);
    this.lesson = lesson;
    this.step = step;
    this.called = called;
  }

  async begin() {
    const told = await this.#ask(null);
    this.scene = this.#mine(told.scene);
    this.story.hear([], told.scene);
    this.#changed();
  }

  /** The server does not ask who learns; and who has a coach needs no hint. @param {Scene} scene @returns {Scene} */
  #mine(scene) {
    const seats = scene.public.seats.map((each, seat) =>
      seat === scene.you?.seat ? { ...each, name: this.called } : each,
    );
    return { ...scene, you: scene.you && { ...scene.you, hint: false }, public: { ...scene.public, seats } };
  }

  /** @param {LessonDeed | null} deed */
  #ask(deed) {
    return ask("POST /api/lessons", { body: { lesson: this.lesson, step: this.step, done: this.#done, deed } });
  }

  #changed() {
    this.dispatchEvent(new Event("change"));
  }

  /** What one tried, and why it does not go on. @param {LessonTold} told @returns {boolean} whether it does */
  #heard({ refused, wrong, planned }) {
    this.refused = refused ?? planned?.refused ?? null;
    this.wrong = wrong;
    this.#changed();
    return !this.refused && !wrong;
  }

  /** A plan that is only thought of: whether it leads on. @param {string[]} actions */
  async allows(actions) {
    return this.#heard(await this.#ask({ kind: "plan", texts: actions }));
  }

  /** @override @param {string[]} actions @returns {Promise<Planned>} */
  async plan(actions) {
    const told = await this.#ask({ kind: "plan", texts: actions });
    if (told.outcome) this.#finish(told);
    return /** @type {Planned} */ (told.planned);
  }

  /** @override @param {string[]} actions @returns {Promise<any>} */
  play(actions) {
    return this.#do({ kind: "play", texts: actions });
  }

  /** @override @param {string} signal @returns {Promise<any>} */
  say(signal) {
    return this.#do({ kind: "say", texts: [signal] });
  }

  /** Nothing that a lesson has asked for is taken back. @override @returns {Promise<any>} */
  async unsay() {}

  /** @param {LessonDeed} deed */
  async #do(deed) {
    if (this.outcome || this.#busy) return;
    this.#busy = true;
    try {
      const told = await this.#ask(deed);
      if (!this.#heard(told)) return;
      this.#done.push(deed);
      for (const [place, event] of told.events.entries()) {
        if (place) await this.#pause();
        this.#happens(event);
      }
      if (told.events.length > 1) await this.#pause(); // the coach speaks of what one has seen
      if (told.outcome) this.#finish(told);
    } finally {
      this.#busy = false;
    }
  }

  #pause() {
    return new Promise((done) => setTimeout(done, settings.still ? 0 : PACE));
  }

  /** @param {HappenedFrame} event */
  #happens(event) {
    const before = this.scene;
    this.scene = this.#mine(/** @type {Scene} */ (event.scene));
    this.story.hear([event], this.scene);
    // A table takes the server's clock from what it hears; a lesson has none.
    const detail = { moment: [{ ...event, at: Date.now() }], before, caughtUp: false };
    this.dispatchEvent(new CustomEvent("happened", { detail }));
    this.#changed();
  }

  /** @param {LessonTold} told */
  #finish({ outcome }) {
    this.refused = null;
    this.wrong = false;
    this.outcome = outcome;
    this.dispatchEvent(new Event("finished"));
    this.#changed();
  }
}

/** Only what leads on is planned; the coach explains the rest. */
export class LessonPlan extends Plan {
  #table;

  /** @param {LessonTable} table */
  constructor(table) {
    super(table);
    this.#table = table;
  }

  /** @override @param {Lay} lay */
  async add(lay) {
    if (this.#table.outcome || this.holds(lay.card)) return;
    if (await this.#table.allows([...this.lays, lay].map(written)).catch(() => false)) super.add(lay);
  }

  /** @override @param {Lay} lay */
  async whyNot(lay) {
    await this.#table.allows([...this.lays, lay].map(written));
    return null; // the coach has told it
  }

  /** @override @param {Lay[]} lays */
  keepOnly(lays) {
    if (!this.#table.outcome) super.keepOnly(lays);
  }
}
