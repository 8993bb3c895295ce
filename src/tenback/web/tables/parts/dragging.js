/** Picking a card up and putting it on a pile, with a mouse, a pen or a finger. */

const FAR_ENOUGH = 6; // pixels: less is a press

/**
 * @typedef {object} Drag
 * @property {(card: number | string) => void} picked
 * @property {(pile: string | null) => void} over
 * @property {(card: number | string, pile: string | null) => void} dropped  null: put back where it was
 */

export class Dragging {
  /** @type {Drag} */ #told;
  /**
   * @type {{card: number | string, element: HTMLElement, id: number, x: number, y: number, moving: boolean} | null}
   */
  #held = null;

  /** @param {Drag} told */
  constructor(told) {
    this.#told = told;
  }

  /** @param {PointerEvent} event @param {number | string} card */
  press(event, card) {
    if (event.button !== 0 || this.#held) return;
    const element = /** @type {HTMLElement} */ (/** @type {Element} */ (event.currentTarget).closest("[data-held]"));
    this.#held = { card, element, id: event.pointerId, x: event.clientX, y: event.clientY, moving: false };
    addEventListener("pointermove", this.#move);
    addEventListener("pointerup", this.#up);
    addEventListener("pointercancel", this.#cancel);
    addEventListener("keydown", this.#escape, true);
  }

  #move = (/** @type {PointerEvent} */ event) => {
    const held = this.#held;
    if (!held || event.pointerId !== held.id) return;
    const x = event.clientX - held.x;
    const y = event.clientY - held.y;
    if (!held.moving) {
      if (Math.hypot(x, y) < FAR_ENOUGH) return;
      held.moving = true;
      held.element.querySelector("button")?.setPointerCapture(held.id);
      held.element.toggleAttribute("data-dragged", true); // no class: those are drawn anew
      this.#told.picked(held.card);
    }
    held.element.style.setProperty("translate", `${x}px ${y}px`);
    this.#told.over(pileAt(event.clientX, event.clientY));
  };

  #up = (/** @type {PointerEvent} */ event) => {
    const held = this.#held;
    if (!held || event.pointerId !== held.id) return;
    if (!held.moving) return this.#letGo();
    addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener("click", swallow, true), 50);
    const pile = pileAt(event.clientX, event.clientY);
    this.#told.dropped(held.card, pile);
    this.#letGo();
  };

  #cancel = () => {
    if (this.#held?.moving) this.#told.dropped(this.#held.card, null);
    this.#letGo();
  };

  #escape = (/** @type {KeyboardEvent} */ event) => {
    if (event.key !== "Escape" || !this.#held?.moving) return;
    event.preventDefault();
    event.stopPropagation();
    this.#cancel();
  };

  #letGo() {
    const held = this.#held;
    this.#held = null;
    removeEventListener("pointermove", this.#move);
    removeEventListener("pointerup", this.#up);
    removeEventListener("pointercancel", this.#cancel);
    removeEventListener("keydown", this.#escape, true);
    if (!held) return;
    held.element.toggleAttribute("data-dragged", false);
    held.element.style.removeProperty("translate");
  }
}

/** A drag is not a press. @param {Event} event */
function swallow(event) {
  event.preventDefault();
  event.stopPropagation();
}

/** @param {number} x @param {number} y */
function pileAt(x, y) {
  for (const element of document.elementsFromPoint(x, y)) {
    const lane = /** @type {HTMLElement | null} */ (element.closest("[data-pile]"));
    if (lane) return lane.dataset.pile ?? null;
  }
  return null;
}
