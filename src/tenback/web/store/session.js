/** Small things that survive a reload of this tab. */

/** The name of a table that is looked back at. It is told anew each time: nothing of it is kept. */
export const PAST = "past";

/** Under which name stands the table where one sat last, while its game goes on. */
export const LEFT = "left";

/** @param {string} name */
const isPast = (name) => name.endsWith(`:${PAST}`);

/**
 * @template T
 * @param {string} name
 * @param {T} otherwise
 * @returns {T}
 */
export function recall(name, otherwise) {
  if (isPast(name)) return otherwise;
  try {
    const found = sessionStorage.getItem(`tenback:${name}`);
    return found === null ? otherwise : JSON.parse(found);
  } catch {
    return otherwise;
  }
}

/**
 * @param {string} name
 * @param {unknown} value  null forgets it
 */
export function keep(name, value) {
  if (isPast(name)) return;
  try {
    if (value === null) sessionStorage.removeItem(`tenback:${name}`);
    else sessionStorage.setItem(`tenback:${name}`, JSON.stringify(value));
  } catch {
    // Full or forbidden: then a reload forgets.
  }
}
