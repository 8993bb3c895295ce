/** Who comes to a table that waits: they sit down, or deal at once. The room itself is drawn elsewhere. */

import { keep } from "../store/session.js";
import { strengthAmong } from "./entering.js";

/** @import { Table } from "../store/table.js" */
/** @import { Scene, SeatShown } from "../wire/frames.js" */
/** @typedef {(wish: Promise<unknown>) => Promise<any>} Wish  tells of a refusal and gives null then */

/** Whether anybody may sit down there: some empty chairs are kept for somebody. @param {SeatShown} seat */
export function free(seat) {
  return seat.kind === "open" && !seat.name;
}

/** Tables at which one has sat down by coming: who gets up again stays up. @type {Set<string>} */
const satDown = new Set();

/** Who follows an invitation sits down at once, while a chair is free. @param {Table} table @param {Wish} wish */
export function sitAtOnce(table, wish) {
  const { scene, key } = table;
  if (scene?.you) satDown.add(table.id);
  if (!scene || scene.you || !key || scene.public.phase !== "waiting" || satDown.has(table.id)) return;
  if (scene.public.shares?.dealing || !scene.public.seats.some(free)) return;
  satDown.add(table.id);
  wish(table.wish("sit"));
}

/** Bots on every empty chair, then deal. @param {Table} table @param {Wish} wish */
export async function beginWithBots(table, wish) {
  const scene = /** @type {Scene} */ (table.scene);
  const strength = strengthAmong(scene.setting.bots);
  for (const [seat, sitter] of scene.public.seats.entries()) {
    if (sitter.kind === "open" && !(await wish(table.wish("seat-bot", { strength, seat })))) return;
  }
  await begin(table, wish);
}

/** Deal. Where bots alone could mind, nobody is asked who starts. @param {Table} table @param {Wish} wish */
export async function begin(table, wish) {
  keep(`start:${table.id}`, "agree");
  const { public: shown, you } = /** @type {Scene} */ (table.scene);
  table.agreed = !shown.seats.some(({ kind }, seat) => (kind === "person" || kind === "program") && seat !== you?.seat);
  await wish(table.wish("begin"));
}
