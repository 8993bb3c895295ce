/** A table as it was: everything that a game's table asks for, and nothing that could be wished. */

import { PAST } from "../../store/session.js";
import { Plan } from "../../store/plan.js";
import { Table } from "../../store/table.js";
import { NotGranted } from "../../wire/connection.js";

/** @import { Connection } from "../../wire/connection.js" */
/** @import { HappenedFrame, Scene } from "../../wire/frames.js" */

/** @typedef {HappenedFrame & {scene: Scene}} Moment */

/** The line of a table that is over: it says nothing and grants nothing. */
const SILENCE = /** @type {Connection} */ (
  /** @type {unknown} */ (
    Object.assign(new EventTarget(), {
      state: "open",
      trouble: "none",
      wish: () => Promise.reject(new NotGranted({ key: "left", sentence: "", rule: null, facts: {} })),
    })
  )
);

/**
 * A moment as one may look at it now: nobody acts, nobody is waited for, nothing can be said.
 * @param {Moment} moment
 * @param {unknown} position  all that was hidden then, for eyes that see every card
 * @returns {Moment}
 */
export function asItWas(moment, position) {
  const { scene } = moment;
  return {
    ...moment,
    scene: {
      ...scene,
      past: true,
      setting: { ...scene.setting, talk: "signals", signals: [] },
      // Who looks through somebody's eyes is not told that a bot plays for them, and asked to come back.
      public: {
        ...scene.public,
        seats: scene.public.seats.map((sitter, seat) => (seat === scene.you?.seat ? { ...sitter, bot: null } : sitter)),
        awaited: [],
        deadline: null,
        proposed: null,
        rematch: null,
      },
      you: scene.you && { ...scene.you, actions: [] },
      reveal: position ? { seed: scene.reveal?.seed ?? "", shares: null, ...scene.reveal, position } : scene.reveal,
    },
  };
}

export class Past extends Table {
  #moments;

  /**
   * @param {readonly Moment[]} moments @param {number} at  where one looks first
   * @param {Table["marked"]} [marked]  what the turn to come lays
   */
  constructor(moments, at, marked = []) {
    super(SILENCE, PAST, null);
    this.#moments = moments;
    this.marked = marked;
    this.recalled = moments.slice(0, at + 1);
    const moment = /** @type {Moment} */ (moments[at]);
    this.scene = moment.scene;
    this.story.hear(moments.slice(0, at + 1), moment.scene);
  }

  /** The next thing happens. @param {number} at  one more than it was */
  next(at) {
    const moment = /** @type {Moment} */ (this.#moments[at]);
    const before = this.scene;
    this.scene = moment.scene;
    this.marked = [];
    this.story.hear([moment], moment.scene);
    // A table takes the server's clock from what it hears; this was heard long ago.
    const detail = { moment: [{ ...moment, at: Date.now() }], before, caughtUp: false };
    this.dispatchEvent(new CustomEvent("happened", { detail }));
    this.dispatchEvent(new Event("change"));
  }
}

/** Nothing can be planned any more. */
export class NoPlan extends Plan {
  /** @override */
  add() {}
}
