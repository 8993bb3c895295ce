/** What is said to those who listen rather than look: one polite voice, one that interrupts. */

const GATHER = 120; // milliseconds: sentences of one moment are said together

class Voice {
  /** @type {string[]} */ #waiting = [];
  #timer = 0;
  #id;

  /** @param {string} id */
  constructor(id) {
    this.#id = id;
  }

  /** @param {string} sentence */
  say(sentence) {
    if (!sentence) return;
    this.#waiting.push(sentence);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      // Beside an open dialog nothing is heard.
      const region = document.querySelector("dialog[open] .sheet__heard") ?? document.getElementById(this.#id);
      const text = this.#waiting.splice(0).join(" ");
      // The same words again would not be noticed.
      if (region) region.textContent = region.textContent === text ? `${text}\u00a0` : text;
    }, GATHER);
  }
}

const polite = new Voice("live-polite");
const assertive = new Voice("live-assertive");

/** @param {string} sentence */
export const tell = (sentence) => polite.say(sentence);

/** Only: one's turn, the end, a lost connection. @param {string} sentence */
export const tellNow = (sentence) => assertive.say(sentence);
