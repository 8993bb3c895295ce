/** SHA-256 of a text. Written out, since a browser offers its own only to pages that came over TLS. */

const K = Uint32Array.from(primes(64), (prime) => fraction(Math.cbrt(prime)));
const START = Uint32Array.from(primes(8), (prime) => fraction(Math.sqrt(prime)));

/** @param {number} count */
function primes(count) {
  /** @type {number[]} */ const found = [];
  for (let n = 2; found.length < count; n += 1) if (found.every((prime) => n % prime)) found.push(n);
  return found;
}

/** The first 32 bits after the point. @param {number} x */
function fraction(x) {
  return Math.floor((x - Math.floor(x)) * 2 ** 32);
}

/** @param {number} x @param {number} by */
const turned = (x, by) => (x >>> by) | (x << (32 - by));

/** @param {string} text */
export function sha256(text) {
  const bytes = new TextEncoder().encode(text);
  const blocks = Math.ceil((bytes.length + 9) / 64);
  const padded = new Uint8Array(blocks * 64);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor((bytes.length * 8) / 2 ** 32));
  view.setUint32(padded.length - 4, (bytes.length * 8) >>> 0);
  const hash = START.slice();
  for (let block = 0; block < blocks; block += 1) mix(hash, view, block * 64);
  return [...hash].map((word) => word.toString(16).padStart(8, "0")).join("");
}

/** @param {Uint32Array} hash @param {DataView} view @param {number} from */
function mix(hash, view, from) {
  const w = new Uint32Array(64);
  const at = (/** @type {number} */ i) => /** @type {number} */ (w[i]);
  for (let i = 0; i < 16; i += 1) w[i] = view.getUint32(from + i * 4);
  for (let i = 16; i < 64; i += 1) {
    const low = turned(at(i - 15), 7) ^ turned(at(i - 15), 18) ^ (at(i - 15) >>> 3);
    const high = turned(at(i - 2), 17) ^ turned(at(i - 2), 19) ^ (at(i - 2) >>> 10);
    w[i] = at(i - 16) + low + at(i - 7) + high;
  }
  let [a, b, c, d, e, f, g, h] = /** @type {number[]} */ ([...hash]);
  for (let i = 0; i < 64; i += 1) {
    const one =
      ((h ?? 0) +
        (turned(e ?? 0, 6) ^ turned(e ?? 0, 11) ^ turned(e ?? 0, 25)) +
        (((e ?? 0) & (f ?? 0)) ^ (~(e ?? 0) & (g ?? 0))) +
        (K[i] ?? 0) +
        at(i)) |
      0;
    const two =
      ((turned(a ?? 0, 2) ^ turned(a ?? 0, 13) ^ turned(a ?? 0, 22)) +
        (((a ?? 0) & (b ?? 0)) ^ ((a ?? 0) & (c ?? 0)) ^ ((b ?? 0) & (c ?? 0)))) |
      0;
    [a, b, c, d, e, f, g, h] = [(one + two) | 0, a, b, c, ((d ?? 0) + one) | 0, e, f, g];
  }
  [a, b, c, d, e, f, g, h].forEach((word, i) => (hash[i] = (hash[i] ?? 0) + (word ?? 0)));
}
