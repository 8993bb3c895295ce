/** Two letters for everyone at a table. A single capital is always a pile; and no two people have the same letters. */

const IN_LETTERS = new Intl.Segmenter(undefined, { granularity: "grapheme" });

/** @param {string} name */
const lettersOf = (name) => [...IN_LETTERS.segment(name)].map(({ segment }) => segment).filter((each) => each.trim());

/**
 * Of each name its first letter, with the next one that nobody before has with it.
 * @param {readonly string[]} names
 */
export function initials(names) {
  /** @type {string[]} */ const found = [];
  for (const name of names) {
    const [first = "?", ...rest] = lettersOf(name);
    const pairs = rest.map((letter) => first.toUpperCase() + letter.toLowerCase());
    found.push(pairs.find((pair) => !found.includes(pair)) ?? pairs[0] ?? `${first.toUpperCase()}.`);
  }
  return found;
}
