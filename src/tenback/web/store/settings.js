/** What a person has chosen for themselves on this device. */

const KEY = "tenback:settings";

/**
 * @typedef {object} Choices
 * @property {string} language  "" follows the browser
 * @property {"" | "light" | "dark"} theme  "" follows the system
 * @property {"" | "less"} motion
 * @property {"gaps" | "legal" | "none"} assist  what the table shows of what would fit
 * @property {boolean} sound
 * @property {boolean} notify
 * @property {boolean} keys
 * @property {boolean} skip  what has one answer only is answered by itself
 * @property {string} bots  the strength that one likes to play with
 * @property {boolean} experiments  whether bots that play at random are offered
 */

/** @type {Choices} */
const AT_FIRST = {
  language: "",
  theme: "",
  motion: "",
  assist: "gaps",
  sound: false,
  notify: false,
  keys: true,
  skip: true,
  bots: "fast",
  experiments: false,
};

class Settings extends EventTarget {
  /** @type {Choices} */ #chosen = { ...AT_FIRST, ...read() };

  constructor() {
    super();
    addEventListener("storage", (event) => {
      if (event.key !== KEY) return;
      this.#chosen = { ...AT_FIRST, ...read() };
      this.#tell();
    });
  }

  /** @returns {Readonly<Choices>} */
  get all() {
    return this.#chosen;
  }

  /** @param {Partial<Choices>} some */
  choose(some) {
    this.#chosen = { ...this.#chosen, ...some };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#chosen));
    } catch {
      // A browser that keeps nothing: the choice lasts as long as the page.
    }
    this.#tell();
  }

  /** What style sheets need to know. */
  apply() {
    const root = document.documentElement;
    const { theme, motion } = this.#chosen;
    if (theme) root.dataset.theme = theme;
    else delete root.dataset.theme;
    if (motion) root.dataset.motion = motion;
    else delete root.dataset.motion;
  }

  get dark() {
    return this.#chosen.theme ? this.#chosen.theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
  }

  get still() {
    return this.#chosen.motion === "less" || matchMedia("(prefers-reduced-motion: reduce)").matches;
  }

  #tell() {
    this.apply();
    this.dispatchEvent(new Event("change"));
  }
}

/** @returns {Partial<Choices>} */
function read() {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return found && typeof found === "object" ? found : {};
  } catch {
    return {};
  }
}

export const settings = new Settings();
