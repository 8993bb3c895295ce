/** Which screen the address means, and how to go to another one without loading a page. */

/**
 * @typedef {{screen: "welcome"} | {screen: "table", table: string} | {screen: "replay", table: string}
 *   | {screen: "review", table: string} | {screen: "puzzle", puzzle: string} | {screen: "rescue"}
 *   | {screen: "rules", game: string} | {screen: "learn", lesson: string}
 *   | {screen: "new", game: string} | {screen: "tables"} | {screen: "me"}
 *   | {screen: "day", date: string, deal: string} | {screen: "results"} | {screen: "challenge", challenge: string}
 *   | {screen: "notices"} | {screen: "invited"} | {screen: "settings"} | {screen: "about"}
 *   | {screen: "admin"} | {screen: "nowhere"}} Place
 */

const PLAIN = /** @type {const} */ (["tables", "me", "settings", "notices", "about", "admin", "rescue"]);

/** @returns {Place} */
function read() {
  const [first = "", second = "", ...more] = parts();
  const plain = PLAIN.find((each) => each === first);
  if (first === "day" && more.length < 2) return { screen: "day", date: second, deal: more[0] ?? "" };
  if (more.length) return { screen: "nowhere" };
  if (first === "me" && second === "results") return { screen: "results" };
  if (first === "challenge" && second) return { screen: "challenge", challenge: second };
  if (first === "" && !second) return { screen: "welcome" };
  if (first === "t" && second) return { screen: "table", table: second };
  if (first === "replay" && second) return { screen: "replay", table: second };
  if (first === "review" && second) return { screen: "review", table: second };
  if (first === "puzzle" && second) return { screen: "puzzle", puzzle: second };
  if (first === "new" && second) return { screen: "new", game: second };
  if (first === "learn" && second) return { screen: "learn", lesson: second };
  if (first === "j" && !second) return { screen: "invited" };
  if (first === "rules") return { screen: "rules", game: second };
  if (plain && !second) return { screen: plain };
  return { screen: "nowhere" };
}

/** @returns {string[]} */
function parts() {
  try {
    return location.pathname.replace(/\/$/, "").split("/").slice(1).map(decodeURIComponent);
  } catch {
    return ["", "", "nowhere"]; // a percent sign with nothing behind it
  }
}

class Route extends EventTarget {
  /** @type {Place} */ place = read();
  /** Whether this is another screen than the page came with: then the focus goes to its heading. */ moved = false;
  #path = location.pathname;

  constructor() {
    super();
    addEventListener("popstate", () => this.#read());
    document.addEventListener("click", (event) => {
      const link = /** @type {Element | null} */ (event.target)?.closest?.("a[href]");
      if (!(link instanceof HTMLAnchorElement) || event.defaultPrevented || event.button !== 0) return;
      if (
        event.metaKey ||
        event.ctrlKey ||
        event.shiftKey ||
        event.altKey ||
        link.target ||
        link.hasAttribute("download")
      )
        return;
      if (link.origin !== location.origin || link.dataset.out !== undefined) return;
      if (link.pathname === location.pathname && link.hash) return; // within the page
      event.preventDefault();
      this.go(link.pathname + link.hash);
    });
  }

  /** @param {string} path */
  go(path) {
    history.pushState(null, "", path);
    scrollTo(0, 0);
    this.#read();
  }

  /** @param {string} path */
  replace(path) {
    history.replaceState(null, "", path);
    scrollTo(0, 0);
    this.#read();
  }

  /** An anchor within the page moves nobody to another screen. */
  #read() {
    if (location.pathname === this.#path) return;
    this.#path = location.pathname;
    this.moved = true;
    this.place = read();
    this.dispatchEvent(new Event("change"));
  }
}

export const route = new Route();
