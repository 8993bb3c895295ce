/** Small things that survive a reload of this tab. */

/**
 * @template T
 * @param {string} name
 * @param {T} otherwise
 * @returns {T}
 */
export function recall(name, otherwise) {
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
  try {
    if (value === null) sessionStorage.removeItem(`tenback:${name}`);
    else sessionStorage.setItem(`tenback:${name}`, JSON.stringify(value));
  } catch {
    // Full or forbidden: then a reload forgets.
  }
}
