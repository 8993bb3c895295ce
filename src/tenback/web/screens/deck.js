/**
 * A deck of one's own for TEN, from a file as `tenback play ten --set deck=FILE` takes it, or the same as JSON.
 */

const NAME = /^name\s*=\s*(?:"([^"]*)"|'([^']*)')$/;
const CARD = /^["']?([^"'\s=]+)["']?\s*=\s*\[([\d,\s]*)\]$/;

/**
 * What the file says, for the server to judge; null if it is no deck file at all.
 * @param {string} text
 * @returns {{name: string, cards: Record<string, number[]>} | null}
 */
export function readDeck(text) {
  if (text.trimStart().startsWith("{")) {
    try {
      return JSON.parse(text);
    } catch {
      return null;
    }
  }
  let name = "";
  /** @type {Record<string, number[]>} */ const cards = {};
  for (const raw of text.split("\n")) {
    const line = raw.replace(/\s+#.*$|^#.*$/, "").trim();
    const called = NAME.exec(line);
    const card = CARD.exec(line);
    if (called) name = called[1] ?? called[2] ?? "";
    else if (card) cards[card[1] ?? ""] = (card[2] ?? "").split(",").map(Number);
    else if (line && line !== "[cards]") return null;
  }
  return name ? { name, cards } : null;
}
