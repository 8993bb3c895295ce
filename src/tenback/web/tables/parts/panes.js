/**
 * Beside the table: what happened, which cards are laid, what was written. All of it in a high window; in a low one
 * they have the room by turns, and tabs say what else there is.
 */

import { html, nothing } from "lit";

/** @typedef {{name: string, title: string, fresh?: number, body: unknown}} Pane */

/** @param {readonly Pane[]} panes @param {{chosen: string, choose: (name: string) => void, apart: boolean}} how */
export function beside(panes, { chosen, choose, apart }) {
  const tabs = panes.length > 1 && !apart;
  const now = panes.some(({ name }) => name === chosen) ? chosen : panes[0]?.name;
  const walk = (/** @type {KeyboardEvent} */ event) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!by) return;
    event.preventDefault();
    event.stopPropagation();
    const next = panes.at((panes.findIndex(({ name }) => name === now) + by) % panes.length)?.name ?? "";
    choose(next);
    /** @type {HTMLElement | null} */ (
      /** @type {Element} */ (event.currentTarget).querySelector(`[data-tab="${next}"]`)
    )?.focus();
  };
  return html`<div class="panes ${tabs ? "panes--tabs" : ""}">
    ${
      tabs
        ? html`<div class="tabs" role="tablist" @keydown=${walk}>
            ${panes.map(
              ({ name, title, fresh }) =>
                html`<button
                  type="button"
                  role="tab"
                  id="tab-${name}"
                  data-tab=${name}
                  aria-controls="pane-${name}"
                  aria-selected=${name === now}
                  tabindex=${name === now ? 0 : -1}
                  @click=${() => choose(name)}
                >
                  ${title}${fresh && name !== now ? html` <b class="n">${fresh}</b>` : nothing}
                </button>`,
            )}
          </div>`
        : nothing
    }
    ${panes.map(
      ({ name, title, body }) =>
        html`<section class="pane side__${name} ${name === now ? "is-shown" : ""}" id="pane-${name}">
          <h2 id=${name} tabindex="-1">${title}</h2>
          ${body}
        </section>`,
    )}
  </div>`;
}
