/** What `make check` must not accept: each line below is wrong, and the check fails if it is taken for right. */

/** @import { Connection } from "../../../src/tenback/web/wire/connection.js" */
/** @import { Scene } from "../../../src/tenback/web/wire/frames.js" */

import { ask } from "../../../src/tenback/web/store/person.js";

/** @param {Connection} line @param {Scene} scene */
export async function wrong(line, scene) {
  // @ts-expect-error there is no such wish
  line.wish("peek");
  // @ts-expect-error a field that the wish has not
  line.wish("answer", { what: "abandon", yes: true });
  // @ts-expect-error a field is missing
  line.wish("answer", {});
  // @ts-expect-error all fields are missing
  line.wish("play");
  // @ts-expect-error a field of another type
  line.wish("play", { actions: "end" });
  // @ts-expect-error a wish without fields is given one
  line.wish("pause", { seat: 0 });
  // @ts-expect-error a word that is not one of the few
  line.wish("propose", { what: "peek" });
  // @ts-expect-error only a plan is answered with what would be legal
  (await line.wish("play", { actions: ["end"] })).actions;
  // @ts-expect-error an ending is no word
  (await line.wish("plan", { actions: ["end"] })).ends === "stuck";
  // @ts-expect-error not every game has piles
  scene.public.game?.piles;
  // @ts-expect-error The Game has no auction
  if (scene.public.game?.game === "the-game") scene.public.game.auction;
  // @ts-expect-error an event has no such fact
  line.addEventListener("frame", () => scene.public.said[0]?.facts);
  // @ts-expect-error nothing is asked there
  ask("GET /api/you");
  // @ts-expect-error a history has tables
  (await ask("GET /api/me/history")).games;
  // @ts-expect-error an account has a password
  ask("POST /api/accounts", { body: { name: "Ada" } });
}

/** And this is right. @param {Connection} line @param {Scene} scene */
export async function right(line, scene) {
  line.wish("pause");
  line.wish("sit");
  line.wish("sit", { seat: 2 });
  line.wish("answer", { yes: false });
  (await line.wish("plan", { actions: ["end"] })).ends?.won;
  if (scene.public.game?.game === "ten") scene.public.game.auction?.to_bid;
  ask("GET /api/me/history", { query: { before: "a-table" } });
  ask("GET /api/tables/{table}/replay", { table: "a-table" });
}
