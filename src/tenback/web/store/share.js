/**
 * One's own share in a deal, so that nobody can choose the cards: promised by its hash while the table waits, told once
 * the list of promises is closed, kept so that one can look for it at the end. docs/chance.md says why that is enough.
 */

import { PAST } from "./session.js";
import { sha256 } from "./sha256.js";

/** @import { Scene, SettingShown, SharesRevealed, SharesShown } from "../wire/frames.js" */
/** @import { WishFields, WishName } from "../wire/ours.js" */

/**
 * What one keeps of a table, as one saw it before the first card.
 * @typedef {object} Kept
 * @property {string} share
 * @property {string} seal  of the server's secret
 * @property {boolean} [promised]  and the server has acknowledged it
 * @property {boolean} [away]  one's line was broken when the list was closed
 * @property {string} [closed]  what was to be dealt, and the promises that count, when one told the share
 */

/** @typedef {{holds: boolean, said: string, yours: boolean}} Verdict  said: the key of the words for it */
/** @typedef {<W extends WishName>(type: W, ...fields: WishFields<W>) => Promise<unknown>} Wish */

const KEY = "tenback:shares";
const MOST_KEPT = 50; // tables
const BYTES = 16;
const TITLE = "tenback shares 1";

/** For a browser that keeps nothing: then a reload forgets. @type {Record<string, Kept>} */
let inMemory = {};

/** By table, the newest last. @returns {Record<string, Kept>} */
function all() {
  try {
    return { ...inMemory, ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
  } catch {
    return inMemory;
  }
}

/** What was kept of a table. @param {string} table @returns {Kept | null} */
export function keptOf(table) {
  return all()[table] ?? null;
}

/** @param {string} table @param {Kept} kept */
function keep(table, kept) {
  const others = Object.entries(all()).filter(([name]) => name !== table);
  inMemory = Object.fromEntries([...others.slice(1 - MOST_KEPT), [table, kept]]);
  try {
    localStorage.setItem(KEY, JSON.stringify(inMemory));
  } catch {
    // Full or forbidden: it lasts as long as the page.
  }
}

/** Random enough on any page: only hashing is kept for those that came over TLS. */
function newShare() {
  return [...crypto.getRandomValues(new Uint8Array(BYTES))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Whether nobody has a share: it was dealt before, or others are dealt it elsewhere. @param {SettingShown} setting */
function fixedDeal({ known, day, challenge }) {
  return Boolean(known || day || challenge);
}

export class OwnShare {
  #fresh = true;
  #telling = false;

  /** @param {string} table */
  constructor(table) {
    this.table = table;
  }

  /** One has come in again: what was under way may be lost, and a share of another device may stand there. */
  comeIn() {
    this.#fresh = true;
    this.#telling = false;
  }

  /** Do what is to be done before the deal. @param {Scene} scene @param {Wish} wish */
  attend(scene, wish) {
    const { shares } = scene.public;
    if (this.table === PAST || !scene.you || fixedDeal(scene.setting)) return;
    if (!shares) return this.#see();
    const kept = keptOf(this.table) ?? this.#begin(scene);
    if (kept.seal !== scene.setting.seed_hash) return; // another secret in its place: no share for it
    const standing = shares.given.find(({ seat }) => seat === scene.you?.seat);
    const mine = standing?.promise === sha256(kept.share);
    if (!shares.dealing) {
      if (mine) this.#stand(kept);
      else if (this.#fresh || !standing) this.#promise(kept, wish);
    } else if (mine && standing.share === null && !this.#telling) this.#tell(scene, kept, wish);
  }

  /** One's promise stands, whether or not one has heard that it was granted. @param {Kept} kept */
  #stand(kept) {
    this.#fresh = false;
    if (!kept.promised) keep(this.table, { ...kept, promised: true });
  }

  #dealt = false;

  /** The cards are dealt: note, once, whether that was while one's own line was broken. */
  #see() {
    const kept = this.#dealt ? null : keptOf(this.table);
    this.#dealt = true;
    if (kept?.promised && !kept.closed && kept.away === undefined) keep(this.table, { ...kept, away: this.#fresh });
  }

  /** @param {Scene} scene */
  #begin(scene) {
    const kept = { share: newShare(), seal: scene.setting.seed_hash };
    keep(this.table, kept);
    return kept;
  }

  #promising = false;

  /** @param {Kept} kept @param {Wish} wish */
  async #promise(kept, wish) {
    if (this.#promising) return;
    this.#promising = true;
    this.#fresh = false;
    try {
      await wish("promise", { promise: sha256(kept.share) });
      keep(this.table, { ...(keptOf(this.table) ?? kept), promised: true });
    } catch {
      // Too late, or the line is gone: then the cards are dealt without, and the end says so.
    } finally {
      this.#promising = false;
    }
  }

  /** @param {Scene} scene @param {Kept} kept @param {Wish} wish */
  #tell(scene, kept, wish) {
    this.#telling = true;
    const { given } = /** @type {SharesShown} */ (scene.public.shares);
    keep(this.table, { ...kept, promised: true, closed: toBeDealt(scene, given) });
    wish("reveal", { share: kept.share }).catch(() => {}); // too late: the end says so
  }
}

/**
 * What is dealt, and who is bound to which share: nothing of it may change once somebody has told one.
 * @param {Scene} scene @param {readonly {seat: number, promise: string}[]} given
 */
function toBeDealt({ setting: { game, rules, options, seats } }, given) {
  const promises = given.map(({ seat, promise }) => [seat, promise]);
  return JSON.stringify([game, rules, Object.entries(options).sort(), seats, promises]);
}

/** The seed that the server's secret and the shares make. @param {Pick<SharesRevealed, "secret" | "given">} shares */
export function seedOf({ secret, given }) {
  const told = given.filter(({ share }) => share !== null).map(({ seat, share }) => `${seat} ${share}`);
  return sha256([TITLE, secret, ...told].map((line) => `${line}\n`).join(""));
}

/**
 * Whether the deal is the one that was promised, by all that one can know oneself.
 * @param {Scene} scene  after the end
 * @param {Kept | null} noted  by this browser, if it was there before the deal
 * @returns {Verdict}
 */
export function judged(scene, noted) {
  const { reveal, setting } = scene;
  const shares = reveal?.shares ?? null;
  const kept = scene.you && !fixedDeal(setting) ? noted : null;
  const yours = kept !== null && (shares?.given.some(({ share }) => share === kept.share) ?? false);
  const bad = wrong(scene, kept, yours);
  if (bad) return { holds: false, said: bad, yours };
  if (kept?.away && !yours) return { holds: true, said: "deal-share-away", yours };
  return { holds: true, said: shares ? (yours ? "deal-shares-yours" : "deal-shares-hold") : "deal-holds", yours };
}

/** The key of what is wrong. @param {Scene} scene @param {Kept | null} kept @param {boolean} yours */
function wrong(scene, kept, yours) {
  const { reveal, setting } = scene;
  const { seed, shares } = /** @type {NonNullable<Scene["reveal"]>} */ (reveal);
  if (sha256(seed) !== setting.seed_hash) return "deal-does-not-hold";
  if (shares && sha256(shares.secret) !== shares.secret_hash) return "deal-other-secret";
  if (kept && kept.seal !== (shares?.secret_hash ?? setting.seed_hash)) return "deal-other-secret";
  if (shares) {
    if (shares.given.some(({ promise, share }) => share !== null && sha256(share) !== promise))
      return "deal-other-shares";
    if (kept?.closed && kept.closed !== toBeDealt(scene, shares.given)) return "deal-other-shares";
    if (seedOf(shares) !== seed) return "deal-other-seed";
  }
  return kept?.promised && !kept.away && !yours ? "deal-share-missing" : "";
}
