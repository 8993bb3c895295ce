/** A page with one thing to say and one way on. */

import { html } from "lit";
import { icon } from "../cards/faces.js";

/**
 * @param {{sign: string, title: string, text: string, ways: unknown}} page
 */
export function page({ sign, title, text, ways }) {
  return html`<main class="notice" id="main">
    <div class="box notice__box">
      ${icon(sign)}
      <h1 tabindex="-1">${title}</h1>
      <p>${text}</p>
      <div class="row wrap center">${ways}</div>
    </div>
  </main>`;
}
