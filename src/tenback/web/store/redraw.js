/** An element that draws anew when something it shows has changed. */

/** @import { ReactiveController, ReactiveControllerHost } from "lit" */

/** @implements {ReactiveController} */
export class Watching {
  /** @type {EventTarget[]} */ #seen;
  #draw;

  /**
   * @param {ReactiveControllerHost} host
   * @param {...EventTarget} seen
   */
  constructor(host, ...seen) {
    this.#seen = seen;
    this.#draw = () => host.requestUpdate();
    host.addController(this);
  }

  hostConnected() {
    for (const each of this.#seen) each.addEventListener("change", this.#draw);
  }

  hostDisconnected() {
    for (const each of this.#seen) each.removeEventListener("change", this.#draw);
  }
}
