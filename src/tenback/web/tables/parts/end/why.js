/** Why a game of piles was over: who was stuck with what, what each pile would have taken, what each of a team did. */

import { html, nothing } from "lit";
import { icon } from "../../../cards/faces.js";
import { either, listed } from "../../../words/lists.js";
import { pieces, t } from "../../../words/words.js";
import { avatar, named } from "../people.js";

/** @import { EndTold, LastTurn, PileTakes, Scene, Seat } from "../../../wire/frames.js" */
/** @import { Card, Pile, PileGame, View } from "../pile-game.js" */

/** @param {Scene} scene @param {Seat} seat */
const who = (scene, seat) => (seat === scene.you?.seat ? "you" : "other");

/** A team's end. @param {View} view @param {EndTold | null} told */
export function teamWhy(view, told) {
  const { scene } = view;
  if (!told) return nothing;
  return html`${told.last_turn ? stuck(view, told.last_turn) : nothing}${
    told.last_turn && !scene.public.result?.ending?.won ? nothing : together(scene, told)
  }${ownHand(view, told)}`;
}

/** Who could not go on. @param {View} view @param {LastTurn} last */
export function stuck({ game, scene }, last) {
  return html`<h3>${avatar(scene, last.seat, "avatar--s")}${stuckTitle(scene, last)}</h3>
    <p>${askedFor(last)}</p>
    <div class="dock__hand">
      <ul class="opencards opencards--end">
        ${last.hand.map(
          ({ card, piles }) =>
            html`<li class="oc">
              <span class="vh">${game.called(card)}</span>${game.face(card, { seat: last.seat })}<span
                class="dead"
                aria-hidden="true"
                >${game.piles.map(
                  (pile) => html`<span class=${piles.includes(pile.name) ? "is-open" : ""}>${pile.letter}</span>`,
                )}</span
              >
            </li>`,
        )}
      </ul>
      ${elsewhere(scene, game, last)}
    </div>`;
}

/** @param {Scene} scene @param {LastTurn} last */
const stuckTitle = (scene, { seat }) => t("end-stuck", { name: named(scene, seat), who: who(scene, seat) });

/** @param {LastTurn} last */
const askedFor = ({ owed, hand }) =>
  t("end-asked", { owed, fits: hand.filter((each) => each.piles.length).length, held: hand.length });

/** The same in words, for who listens. @param {Scene} scene @param {PileGame} game @param {EndTold | null} told */
export function stuckSaid(scene, game, told) {
  const last = told?.last_turn;
  if (!last) return "";
  const cards = listed(last.hand.map(({ card }) => game.called(card)));
  const sentence = t("end-asked-heard", { asked: askedFor(last), cards });
  return t("end-heard", { title: stuckTitle(scene, last), sentence });
}

/**
 * What would have fitted, and lay in another hand.
 * @param {Scene} scene @param {PileGame} game @param {LastTurn} last
 */
function elsewhere(scene, game, { elsewhere: found }) {
  const [first] = found;
  if (!first) return nothing;
  const cards = new Set(found.map(({ card }) => card)).size;
  if (found.length > 1) return html`<p class="small dock__note">${t("end-some-plays", { count: cards })}</p>`;
  return html`<p class="small dock__note">
    ${pieces("end-one-play", {
      play: html`<span class=${first.back ? "takes takes--trick" : "takes"}
        >${first.back ? icon("back") : nothing}${pieces("end-card-on", {
          card: game.short(first.card),
          pile: game.letterOf(first.pile, first.seat, scene),
        })}</span
      >`,
      name: named(scene, first.seat),
      who: who(scene, first.seat),
    })}
  </p>`;
}

/** My own cards, where somebody else was stuck. @param {View} view @param {EndTold} told */
function ownHand({ game, scene }, { last_turn: last }) {
  const hand = scene.you?.hand ?? [];
  if (!hand.length || last?.seat === scene.you?.seat) return nothing;
  const seat = scene.you?.seat ?? 0;
  const fitting = new Map(
    (last?.elsewhere ?? []).filter((each) => each.seat === seat).map((each) => [each.card, each]),
  );
  return html`<div class="dock__own">
    <span class="small">${t("your-hand")}</span>
    <ul class="opencards">
      ${hand.map((card) => {
        const fits = fitting.get(card);
        return html`<li class="oc ${fits ? `is-hot is-hot--${fits.back ? "back" : "fits"}` : ""}">
          <span class="vh">${game.called(card)}</span>${game.face(card, { seat })}
        </li>`;
      })}
    </ul>
  </div>`;
}

/** What each did, in the order of the seats. @param {Scene} scene @param {EndTold} told */
function together(scene, { tallies }) {
  if (!tallies.length) return nothing;
  const backs = tallies.reduce((sum, each) => sum + (each.backs ?? 0), 0);
  const most = Math.max(1, ...tallies.map((each) => each.laid ?? 0));
  return html`<h3>${t("end-together")}</h3>
    <p>${t("end-backs", { count: backs })}</p>
    <ul class="shares">
      ${tallies.map(
        ({ laid = 0, backs: own = 0 }, seat) =>
          html`<li>
            ${avatar(scene, seat, "avatar--s")}<bdi class="shares__who">${named(scene, seat)}</bdi
            ><svg class="share" height="12" aria-hidden="true">
              <rect class="share__all" width="100%" height="12" rx="3" />
              <rect class="share__bar" width="${((100 * laid) / most).toFixed(1)}%" height="12" rx="3" /></svg
            ><b class="n" aria-hidden="true">${laid}</b
            ><span class="takes takes--trick" aria-hidden="true">${icon("back")}<b class="n">${own}</b></span
            ><span class="vh">${t("end-did", { laid, backs: own })}</span>
          </li>`,
      )}
    </ul>`;
}

// Under each pile

/** What the pile would have taken, as the server says. @param {View} view @param {Pile} pile */
export function takes({ scene, game, told }, pile) {
  const last = told?.last_turn;
  const seat = last?.seat ?? 0;
  const own = last?.takes.find((each) => game.letterOf(each.pile, seat, scene) === pile.letter);
  if (!last || !own) return nothing;
  const hot = last.elsewhere.find((each) => each.pile === own.pile && each.back);
  if (hot)
    return html`<span class="takes takes--trick"
      >${icon("back")}<span class="word">${t("end-takes", { what: game.called(hot.card) })}</span
      ><span class="short">${game.short(hot.card)}</span></span
    >`;
  return html`<span class="takes"
    ><span class="word"
      >${t(own.exactly.length || words(own).length ? "end-takes" : "end-takes-nothing", {
        what: either(words(own)),
      })}</span
    ><span class="short" aria-hidden="true">${briefly(own)}</span></span
  >`;
}

/** @param {PileTakes} own */
const words = ({ above, below, exactly, colour }) => [
  ...(above === null ? [] : [t("end-above", { number: above })]),
  ...(below === null ? [] : [t("end-below", { number: below })]),
  ...exactly.map(String),
  ...(colour === null ? [] : [t("end-any", { colour })]),
];

/** @param {PileTakes} own */
const briefly = ({ above, below, exactly, colour }) =>
  [
    ...(above === null ? [] : [`>${above}`]),
    ...(below === null ? [] : [`<${below}`]),
    ...exactly.map(String),
    ...(colour === null ? [] : [colour]),
  ].join(" / ") || "–";

/**
 * The cards of an open hand, with what would have fitted marked.
 * @param {EndTold | null} told @param {Seat} seat @param {readonly Card[]} cards
 */
export function withFits(told, seat, cards) {
  const found = told?.last_turn?.elsewhere.filter((each) => each.seat === seat) ?? [];
  return cards.map((card) => {
    const fits = found.find((each) => each.card === card);
    return { card, hot: /** @type {"" | "back" | "fits"} */ (fits ? (fits.back ? "back" : "fits") : "") };
  });
}
