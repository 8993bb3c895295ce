/** A turn of TEN in a line: whose it is; once it is over, bust or what was taken, points, bids, what was bought. */

import { html } from "lit";
import { PAST } from "../../store/session.js";
import { listed } from "../../words/lists.js";
import { pieces, t } from "../../words/words.js";
import { isBot, named } from "../parts/people.js";
import { asked } from "./aloud.js";
import { gameOf } from "./arithmetic.js";
import { cardMark } from "./marks.js";
import { Deeds, merged } from "./story.js";
import { other, sentence } from "./told.js";

/** @import { HappenedFrame, Scene } from "../../wire/frames.js" */
/** @import { TurnsTold } from "../parts/turn-told.js" */
/** @import { Deed } from "./story.js" */

/** @typedef {HappenedFrame & {scene: Scene}} Moment */

/** @param {Scene | null} before @param {readonly Moment[]} moments */
function deedsOf(before, moments) {
  const deeds = new Deeds(PAST);
  let was = before;
  for (const moment of moments) {
    deeds.hear([moment], was, moment.scene);
    was = moment.scene;
  }
  return deeds.all;
}

/** @param {readonly string[]} cards */
const marks = (cards) => html`${cards.map((card, place) => html`${place ? " " : ""}${cardMark(card)}`)}`;

/** @param {Scene} scene @param {Deed} deed @returns {unknown[]} */
function parts(scene, { seat, acts, outcome }) {
  const [first] = acts;
  const [what = "", thing = ""] = first?.action.split(":") ?? [];
  if (outcome?.bust) return [html`<b class="bad">${t("replay-bust", { total: outcome.total })}</b>`];
  if (what === "take" && thing === "numbers") return [pieces("replay-took", { cards: marks(outcome?.got ?? []) })];
  if (what === "take" && thing === "coins") return [t("replay-coins", { count: outcome?.coins ?? 0 })];
  if (what === "buy") return [pieces("replay-bought", { cards: marks([thing]) })];
  if (what === "bid" || what === "pass") {
    const name = named(scene, seat);
    const bid = what === "bid" ? t("replay-bid", { name, price: Number(thing) }) : t("replay-passed", { name });
    return outcome?.unsold ? [bid, t("replay-unsold")] : [bid];
  }
  return first?.turned?.endsWith("#") || first?.turned?.startsWith("*") ? [marks([first.turned])] : [];
}

/** What the turn brought whoever drew. @param {Scene} before @param {Scene} after */
function gained(before, after) {
  const seat = gameOf(before).active;
  return (gameOf(after).seats[seat]?.points ?? 0) - (gameOf(before).seats[seat]?.points ?? 0);
}

/** @type {TurnsTold} */
export const turns = {
  marked: () => [],
  line: (scene, before, moments) => {
    const after = moments.at(-1)?.scene ?? before;
    const gain = gained(before, after);
    const told = deedsOf(before, moments).flatMap((deed) => parts(scene, deed));
    const points = gain ? [html`<b class="n">${gain > 0 ? "+" : "−"}${Math.abs(gain)}</b>`] : [];
    return html`${[...points, ...told].map((part, place) => html`${place ? ", " : ""}${part}`)}`;
  },
  said: (scene, before, moments) => {
    const last = moments.at(-1);
    const deed = merged(deedsOf(before, moments)).at(-1);
    if (last?.kind === "played" && deed) return `${sentence(scene, deed)} ${points(scene)}`;
    if (!last) return "";
    const name = scene.public.seats[last.seat ?? -1]?.name ?? "";
    return other(scene, { seq: last.seq, kind: "other", what: last.kind, seat: last.seat, name });
  },
};

/** Everyone's points now. @param {Scene} scene */
const points = (scene) =>
  t("replay-points", {
    points: listed(
      gameOf(scene).seats.map((own, seat) => t("ten-score-of", { name: named(scene, seat), points: own.points })),
    ),
  });

/** What the top bar says about the turn. @param {Scene} scene */
export function turnText(scene) {
  const { phase, paused } = scene.public;
  const game = gameOf(scene);
  if (phase === "ended") return { text: t("the-end"), yours: false };
  if (paused) return { text: t("paused"), yours: false };
  if (scene.you?.actions.length) return { text: t("ten-turn", { what: asked(scene) }), yours: true };
  if (game.turn === null) return { text: t("who-starts"), yours: false };
  const away = game.turn === scene.you?.seat && isBot(scene, game.turn);
  const name = away ? t("a-bot") : (scene.public.seats[game.turn]?.name ?? "");
  return { text: t("ten-other", { name, what: game.phase }), yours: false };
}
