/** Help and menu, which the bar of every screen opens: fetched by whoever opens one first. The question mark helps. */

import { nothing } from "lit";
import { furnished } from "../shell/furnish.js";
import { toast } from "../shell/toasts.js";
import { settings } from "../store/settings.js";
import { t } from "../words/words.js";

/** @import { LitElement } from "lit" */
/** @typedef {typeof import("./menus.js")} Menus */

/** Few open one in a game. */
const LATER = {
  menus: () => furnished(import("./menus.js"), { words: ["help"] }),
};

export class Opened {
  /** @type {Menus | null} */ #menus = null;
  #fetching = false;
  #host;
  #asks;

  /**
   * @param {LitElement & {opened: string}} host  the screen; `opened`: "help", "menu", or something of its own
   * @param {() => boolean} [asks]  whether the key is this screen's
   */
  constructor(host, asks = () => true) {
    this.#host = host;
    this.#asks = asks;
    host.addController(this);
  }

  hostConnected() {
    addEventListener("keydown", this.#key);
  }

  hostDisconnected() {
    removeEventListener("keydown", this.#key);
  }

  hostUpdated() {
    const { opened } = this.#host;
    if ((opened === "help" || opened === "menu") && !this.#menus && !this.#fetching) this.#fetch();
  }

  async #fetch() {
    this.#fetching = true;
    try {
      this.#menus = await LATER.menus();
      this.#host.requestUpdate();
    } catch {
      this.#host.opened = "";
      toast(t("refused-no-answer"));
    }
    this.#fetching = false;
  }

  /** The rules in short, for where there is nothing else to read; without a line there are none. */
  async inShort() {
    this.#menus ??= await LATER.menus().catch(() => null);
    return this.#menus?.inShort ?? null;
  }

  /**
   * @param {string} game  "" where there is no table
   * @param {{menu?: (menus: Menus, close: () => void) => unknown, helped?: () => void}} [how]
   *   `menu`: the screen's own; `helped`: once the help is closed
   */
  sheets(game, { menu = (menus, close) => menus.plainMenuSheet(close), helped = () => {} } = {}) {
    const { opened } = this.#host;
    const close = () => (this.#host.opened = "");
    if (!this.#menus) return nothing;
    if (opened === "menu") return menu(this.#menus, close);
    return opened === "help" ? this.#menus.helpSheet(game, () => (close(), helped())) : nothing;
  }

  /** Wherever the question mark lies on the keyboard. @param {KeyboardEvent} event */
  #key = (event) => {
    const typing = /** @type {Element} */ (event.target).closest?.("input, textarea, select");
    if (event.key !== "?" || !settings.all.keys || typing || document.querySelector("dialog[open]")) return;
    if (!this.#asks()) return;
    event.preventDefault();
    this.#host.opened = "help";
  };
}
