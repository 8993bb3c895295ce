/**
 * What only some screens need: words of a room, `words/<language>/<room>.ftl`, and styles,
 * `style/rooms/<room>.css`.
 */

import { words } from "../words/words.js";

/** @type {Map<string, Promise<void>>} */ const styles = new Map();

/** The styles of a room, once; a sheet that could not be loaded may be asked for again. @param {string} room */
function styled(room) {
  let found = styles.get(room);
  if (!found) {
    found = new Promise((done, failed) => {
      const link = document.createElement("link");
      link.rel = "stylesheet";
      link.href = new URL(`../style/rooms/${room}.css`, import.meta.url).href;
      link.onload = () => done();
      link.onerror = () => {
        link.remove();
        styles.delete(room);
        failed(new Error(`No styles of ${room}.`));
      };
      document.head.append(link);
    });
    styles.set(room, found);
  }
  return found;
}

/**
 * A module with the words and the styles that it needs; it is there when all of them are.
 * @template Loaded
 * @param {Promise<Loaded>} loading
 * @param {{words?: string[], styles?: string[]}} needs
 * @returns {Promise<Loaded>}
 */
export async function furnished(loading, needs) {
  const rooms = [...(needs.words ?? []).map((room) => words.room(room)), ...(needs.styles ?? []).map(styled)];
  const [loaded] = await Promise.all([loading, ...rooms]);
  return loaded;
}
