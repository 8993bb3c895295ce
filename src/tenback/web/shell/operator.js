/** Whoever runs this server, as far as they say: `contact` and `imprint` of its settings. */

/** @param {string} name */
const told = (name) => document.querySelector(`meta[name="tenback-${name}"]`)?.getAttribute("content") ?? "";

/** How to reach them; empty, if they do not say. */
export const contact = told("contact");

/** Where their imprint or terms are: an address, or empty. */
export const imprint = told("imprint");
