/** Which screen the address means, and how to go to another one without loading a page. */

/**
 * @typedef {{screen: "welcome"} | {screen: "table", table: string} | {screen: "rules", game: string, rule: string} | {screen: "settings"}
 *   | {screen: "about"} | {screen: "nowhere"}} Place
 */

/** @returns {Place} */
function read() {
  const [first = "", second = ""] = location.pathname.split("/").slice(1).map(decodeURIComponent);
  if (first === "") return { screen: "welcome" };
  if (first === "t" && second) return { screen: "table", table: second };
  if (first === "rules") return { screen: "rules", game: second || "the-game", rule: location.hash.slice(1) };
  if (first === "settings" || first === "about") return { screen: first };
  return { screen: "nowhere" };
}

class Route extends EventTarget {
  /** @type {Place} */ place = read();

  constructor() {
    super();
    addEventListener("popstate", () => this.#moved());
    document.addEventListener("click", (event) => {
      const link = /** @type {Element | null} */ (event.target)?.closest?.("a[href]");
      if (!(link instanceof HTMLAnchorElement) || event.defaultPrevented || event.button !== 0) return;
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || link.target || link.hasAttribute("download")) return;
      if (link.origin !== location.origin || link.dataset.out !== undefined) return;
      if (link.pathname === location.pathname && link.hash) return; // within the page
      event.preventDefault();
      this.go(link.pathname + link.hash);
    });
  }

  /** @param {string} path */
  go(path) {
    history.pushState(null, "", path);
    this.#moved();
  }

  /** @param {string} path */
  replace(path) {
    history.replaceState(null, "", path);
    this.#moved();
  }

  #moved() {
    this.place = read();
    scrollTo(0, 0);
    this.dispatchEvent(new Event("change"));
  }
}

export const route = new Route();
