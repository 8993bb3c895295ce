/**
 * TEN in sentences: cards by name, what somebody did and what came of it, as a list to look at and as words to hear.
 */

import { html, nothing } from "lit";
import { listed } from "../../words/lists.js";
import { pieces, t } from "../../words/words.js";
import { avatar, named } from "../parts/people.js";
import { isWild, tally } from "./arithmetic.js";
import { called, cardMark, coinMark } from "./marks.js";
import { isBid, merged } from "./story.js";

/** @import { Item } from "../../store/story.js" */
/** @import { Scene } from "../../wire/frames.js" */
/** @import { Deed, Outcome } from "./story.js" */

/** @param {Scene} scene @param {number} seat */
const who = (scene, seat) => (seat === scene.you?.seat ? "you" : "other");

/** Paid with, as "2 coins, blue 5". @param {readonly string[]} things  as `coin`, `bust`, `B5` */
export function paidWith(things) {
  return listed(
    [...tally(things)].map(([thing, count]) => {
      if (thing === "coin") return t("ten-coins", { count });
      if (thing === "bust") return t("ten-tokens", { count });
      return count > 1 ? t("ten-times", { count, thing: called(thing) }) : called(thing);
    }),
  );
}

/**
 * One deed as messages and what they are about; the same for eye and ear.
 * @param {Scene} scene @param {Deed} deed
 * @returns {[id: string, args: Record<string, string | number>, cards: string[]][]}
 */
function messages(scene, { seat, acts, outcome }) {
  const [first] = acts;
  if (!first) return [];
  const [what = "", thing = ""] = first.action.split(":");
  const person = { who: who(scene, seat) };
  /** @type {[string, Record<string, string | number>, string[]][]} */ const said = [];
  if (first.turned) said.push(turned(person, first.turned, outcome));
  else if (first.action === "take:numbers")
    said.push(["ten-did-take-numbers", { ...person, count: outcome?.got.length ?? "unknown" }, outcome?.got ?? []]);
  else if (first.action === "take:coins")
    said.push(["ten-did-take-coins", { ...person, count: outcome?.coins ?? "unknown" }, []]);
  else if (what === "pay")
    said.push(["ten-did-pay", { ...person, with: paidWith(acts.map((act) => act.action.slice("pay:".length))) }, []]);
  else if (what === "bid") said.push(["ten-did-bid", { ...person, price: Number(thing) }, []]);
  else if (what === "buy") said.push(["ten-did-buy", { ...person, price: Number(thing.slice(1)) }, [thing]]);
  else said.push(["ten-did", { ...person, what: first.action.replace(":", "-") }, []]);
  if (!outcome) return said;
  if (what === "pay" && outcome.got.length) said.push(["ten-did-get", person, outcome.got]);
  if (outcome.bust && outcome.got.length) said.push(["ten-did-get", person, outcome.got]);
  if (outcome.others) said.push(["ten-did-others", { count: outcome.others }, []]);
  if (outcome.market.length) said.push(["ten-did-market", { count: outcome.market.length }, outcome.market]);
  if (outcome.won)
    said.push([
      "ten-did-win",
      { who: who(scene, outcome.won.seat), winner: named(scene, outcome.won.seat), price: outcome.won.price },
      [],
    ]);
  if (outcome.unsold) said.push(["ten-did-not-sell", {}, []]);
  if (outcome.last) said.push(["ten-did-last", {}, []]);
  return said;
}

/**
 * @param {{who: string}} person @param {string} card @param {Outcome | null} outcome
 * @returns {[string, Record<string, string | number>, string[]]}
 */
function turned(person, card, outcome) {
  if (isWild(card)) return ["ten-did-turn-wild", person, [card]];
  if (!outcome) return ["ten-did-turn", { ...person, total: "unknown" }, [card]];
  if (outcome.bust) return ["ten-did-bust", { ...person, total: outcome.total, kind: outcome.bust }, [card]];
  return ["ten-did-turn", { ...person, total: String(outcome.total).replace("-", "−") }, [card]];
}

/** One deed for the live region. @param {Scene} scene @param {Deed} deed */
export function sentence(scene, deed) {
  const name = named(scene, deed.seat);
  return messages(scene, deed)
    .map(([id, args, cards]) => t(id, { name, cards: listed(cards.map(called)), ...args }))
    .join(" ");
}

/** @param {Scene} scene @param {Deed} deed */
function line(scene, deed) {
  const name = html`<b><bdi>${named(scene, deed.seat)}</bdi></b>`;
  return messages(scene, deed).map(
    ([id, args, cards]) =>
      html`${pieces(id, {
        name,
        cards: html`${cards.map((card) => html`${cardMark(card)} `)}`,
        coin: coinMark(),
        ...args,
      })} `,
  );
}

/** The bids of an auction, one after the other, and what came of them. @param {Scene} scene @param {Deed[]} bids */
function auction(scene, bids) {
  const last = /** @type {Deed} */ (bids.at(-1));
  const [, ...outcome] = messages(scene, last);
  return html`<span class="bids" role="list" aria-label=${t("ten-bids-in-order")}
      >${bids.map(
        ({ seat, acts: [first] }) =>
          html`<span role="listitem" class=${first?.action === "pass" ? "mute" : ""}
            >${named(scene, seat)} <b class="n">${first?.action.split(":")[1] ?? t("ten-passed")}</b></span
          >`,
      )}</span
    >
    ${outcome.map(([id, args]) => html`${pieces(id, { name: named(scene, last.seat), coin: coinMark(), ...args })} `)}`;
}

/** @typedef {{seq: number, seat: number | null, turn?: number, bids?: Deed[], text: unknown, clock: boolean}} Line */

/** Deeds as lines, the bids of an auction in one of them. @param {Scene} scene @param {readonly Deed[]} deeds */
function linesOf(scene, deeds) {
  /** @type {Line[]} */ const lines = [];
  for (const deed of merged(deeds)) {
    const last = lines.at(-1);
    const turn = deed.active ?? deed.seat;
    const bids = isBid(deed) ? [...(last?.bids && last.turn === turn ? last.bids : []), deed] : undefined;
    if (bids && bids.length > 1) lines.pop();
    lines.push({
      seq: deed.seq,
      seat: bids ? null : deed.seat,
      turn,
      bids,
      text: bids ? auction(scene, bids) : line(scene, deed),
      clock: deed.by === "clock",
    });
  }
  return lines;
}

/**
 * Deeds and all else that happened, the newest first, turn by turn.
 * @param {Scene} scene @param {readonly Deed[]} deeds @param {readonly Item[]} others
 * @param {number} since  what came after it is new
 */
export function list(scene, deeds, others, since) {
  const rest = others.filter((item) => item.kind === "other");
  /** @type {Line[]} */ const lines = [
    ...linesOf(scene, deeds),
    ...rest.map((item) => ({ seq: item.seq, seat: item.seat, text: other(scene, item), clock: false })),
  ].sort((one, next) => next.seq - one.seq);
  if (!lines.length) return html`<p class="small mute">${t("nothing-happened")}</p>`;
  let turn = /** @type {number | undefined} */ (undefined);
  return html`<ol class="lg">
    ${lines.map(({ seq, seat, text, clock, turn: whose }) => {
      const begins = whose !== undefined && whose !== turn;
      turn = whose ?? turn;
      return html`${begins ? turnHead(scene, whose) : nothing}
        <li class=${seq > since ? "is-new" : ""}>
          ${
            seat === null || seat === undefined
              ? html`<span class="avatar avatar--s av-none" aria-hidden="true">·</span>`
              : avatar(scene, seat, "avatar--s")
          }<span>${text}${clock ? html` <span class="mute">${t("told-by-clock")}</span>` : nothing}</span>
        </li>`;
    })}
  </ol>`;
}

/** @param {Scene} scene @param {number} seat */
const turnHead = (scene, seat) =>
  html`<li class="lg__turn xs">${t("ten-turn-of", { who: who(scene, seat), name: named(scene, seat) })}</li>`;

/** What is told of every game: `told-began`, `told-paused` and so on. @param {Scene} scene @param {Item} item */
export function other(scene, item) {
  if (item.kind !== "other") return "";
  const name = item.seat !== null && who(scene, item.seat) === "you" ? t("you") : item.name;
  return t(`told-${item.what}`, {
    name,
    who: item.seat === null ? "other" : who(scene, item.seat),
    what: item.about ?? "",
  });
}
