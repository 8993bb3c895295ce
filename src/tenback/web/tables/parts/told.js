/** What happened, told: as a list to look at, and as sentences to listen to. */

import { html, nothing } from "lit";
import { icon } from "../../cards/faces.js";
import { shelf } from "../../store/shelf.js";
import { listed } from "../../words/lists.js";
import { pieces, t } from "../../words/words.js";
import { avatar, named } from "./people.js";
import { kindOf, laidIn } from "./pile-game.js";
import { readSignal, spoken } from "./talk.js";

/** @import { Item, OtherItem, SaidItem, TurnItem } from "../../store/story.js" */
/** @import { Scene } from "../../wire/frames.js" */
/** @import { Card, LaidBy, PileGame } from "./pile-game.js" */

/**
 * What a game knows of its own piles and cards.
 * @typedef {object} Reading
 * @property {(pile: string, seat: number, scene: Scene) => string} letterOf
 * @property {(laid: LaidBy) => "back" | "gift" | ""} kindOf
 * @property {(card: Card | null) => string} called  as it is said
 * @property {(card: Card) => unknown} drawn  as it is shown in a line
 * @property {(signal: string) => string | null} [about]  a signal that is not about a pile, in words
 * @property {string} heardBack  the message for a card that was laid by the trick
 */

/** How the games of piles are read. @param {PileGame} game @returns {Reading} */
export const readingOf = (game) => ({
  letterOf: game.letterOf,
  kindOf: (laid) => kindOf(game, laid),
  called: game.called,
  heardBack: game.trick.heard,
  drawn: (card) => html`<b class="n">${card}</b>`,
});

/** @param {string} gladly */
export const offered = (gladly) => t(`offer-${gladly}`);

/** @param {Scene} scene @param {number | null} seat */
const who = (scene, seat) => (seat === scene.you?.seat ? "you" : "other");

/** As it was then, for somebody may have got up since. @param {Scene} scene @param {OtherItem} item */
const nameIn = (scene, item) => (who(scene, item.seat) === "you" ? t("you") : item.name);

/**
 * The newest first, with a line between what one has seen and what happened since one looked away.
 * @param {Scene} scene @param {readonly Item[]} items @param {Reading} reading
 * @param {number} since  what came after it is new
 */
export function list(scene, items, reading, since) {
  if (!items.length) return html`<p class="small mute">${t("nothing-happened")}</p>`;
  const oldest = items.find((item) => item.seq > since);
  const forgotten = leftToMemory(scene, items, since);
  return html`<ol class="lg">
    ${items.toReversed().map(
      (item) =>
        html`<li class=${item.seq > since ? "is-new" : ""}>
            ${
              item.kind === "other" && item.seat === null
                ? html`<span class="avatar avatar--s av-none" aria-hidden="true">·</span>`
                : avatar(scene, item.seat ?? 0, "avatar--s")
            }<span>${line(scene, item, reading, item.seq < forgotten)}</span>
          </li>
          ${item === oldest ? html`<li class="lg__since xs">${t("since-you-looked")}</li>` : nothing}`,
    )}
  </ol>`;
}

/**
 * Before which moment the cards that were laid are left to memory, unless the table has a tracker: this round is
 * told, and what one has not seen yet.
 * @param {Scene} scene @param {readonly Item[]} items @param {number} since
 */
function leftToMemory({ setting, public: { seats, phase } }, items, since) {
  if (setting.tracker || phase === "ended" || !shelf.of(setting.game)?.from_memory) return 0;
  const turns = items.filter((item) => item.kind === "turn");
  const unseen = turns.find((item) => item.seq > since)?.seq ?? Infinity;
  return Math.min(turns.at(-seats.length)?.seq ?? 0, unseen);
}

/**
 * What the others have laid since one's own last turn, the newest first: one line, where there is room for it.
 * @param {Scene} scene @param {readonly Item[]} items @param {Reading} reading @param {() => void} more
 */
export function lately(scene, items, reading, more) {
  const turns = items.filter((item) => item.kind === "turn").toReversed();
  const mine = turns.findIndex(({ seat }) => seat === scene.you?.seat);
  const since = mine < 0 ? turns : turns.slice(0, mine);
  return html`<div class="lately">
    ${
      since.length
        ? html`<button type="button" class="lately__press" title=${t("what-happened")} @click=${more}>
            <span class="vh">${since.map((turn) => `${sentence(scene, turn, reading)} `)}</span>
            ${since.map(
              (turn) =>
                html`<span class="lately__turn" aria-hidden="true"
                  >${avatar(scene, turn.seat, "avatar--s")}${laidIn(turn).map((laid) => laidCard(scene, laid, reading))}
                </span>`,
            )}
          </button>`
        : nothing
    }
  </div>`;
}

/** @param {Scene} scene @param {Item} item @param {Reading} reading @param {boolean} forgotten */
function line(scene, item, reading, forgotten) {
  const name = html`<b
    ><bdi>${item.kind === "other" ? item.name && nameIn(scene, item) : named(scene, item.seat)}</bdi></b
  >`;
  switch (item.kind) {
    case "turn":
      return html`${pieces(tense(scene, item), {
        name,
        who: who(scene, item.seat),
        laid: item.laid.length,
        drew: item.drew ?? 0,
      })}${byClock(item)}${
        forgotten ? nothing : html`<br />${laidIn(item).map((laid) => laidCard(scene, laid, reading))}`
      }`;
    case "did":
      return [pieces("said-by", { name, said: html`<span lang="en">${item.actions.join(" ")}</span>` }), byClock(item)];
    case "said": {
      const { name: signal, about } = readSignal(item.signal);
      const told = reading.about?.(item.signal);
      return told
        ? pieces("said-by", { name, said: told })
        : pieces("told-said", {
            name,
            signal: spoken(signal),
            pile: html`<span class="key">${reading.letterOf(about, item.seat, scene)}</span>`,
          });
    }
    case "unsaid":
      return pieces("told-unsaid", { name, who: who(scene, item.seat), signal: signalSaid(scene, item, reading) });
    case "offered":
      return pieces("said-by", { name, said: offered(item.gladly) });
    default:
      return pieces(`told-${item.what}`, { name, who: who(scene, item.seat), what: item.about ?? "" });
  }
}

/** Whoever lays the last card of a game draws none; before that, a turn may still be under way.
 * @param {Scene} scene @param {TurnItem} item */
function tense({ public: { phase } }, { drew }) {
  if (drew === null && phase !== "ended") return "told-lays";
  return drew ? "told-turn" : "told-turn-no-draw";
}

/** A signal as a few words of its own. @param {Scene} scene @param {SaidItem} item @param {Reading} reading */
function signalSaid(scene, item, reading) {
  const { name, about } = readSignal(item.signal);
  const pile = reading.letterOf(about, item.seat, scene);
  return reading.about?.(item.signal) ?? t("signal-about", { signal: spoken(name), pile });
}

/** @param {{by: string}} item */
const byClock = ({ by }) => (by === "clock" ? html` <span class="mute">${t("told-by-clock")}</span>` : nothing);

/** @param {Scene} scene @param {LaidBy} laid @param {Reading} reading */
export function laidCard(scene, laid, reading) {
  const kind = reading.kindOf(laid);
  const card = reading.drawn(laid.card);
  return html`<span class="lay"
    >${kind === "gift" ? html`${icon("gift")}<span class="vh">${t("gift")}</span>` : nothing}<span class="key"
      >${reading.letterOf(laid.pile, laid.seat, scene)}</span
    >
    ${kind === "back" ? html`<span class="trick xs">↩ ${card}</span>` : card}</span
  >`;
}

/**
 * One sentence for the live region.
 * @param {Scene} scene @param {Item} item @param {Reading} reading
 */
export function sentence(scene, item, reading) {
  const name = item.kind === "other" ? nameIn(scene, item) : named(scene, item.seat);
  const person = who(scene, item.seat);
  switch (item.kind) {
    case "turn":
      return turnSentence(scene, item, reading, name, person);
    case "did":
      return t("heard-said-by", { name, said: item.actions.join(" ") });
    case "said": {
      const { name: signal, about } = readSignal(item.signal);
      const told = reading.about?.(item.signal);
      return told
        ? t("heard-said-by", { name, said: told })
        : t("heard-said", { name, signal: spoken(signal), pile: reading.letterOf(about, item.seat, scene) });
    }
    case "unsaid":
      return t("told-unsaid", { name, who: person, signal: signalSaid(scene, item, reading) });
    case "offered":
      return t("heard-said-by", { name, said: offered(item.gladly) });
    default:
      return t(`told-${item.what}`, { name, who: person, what: item.about ?? "" });
  }
}

/** @param {Scene} scene @param {TurnItem} turn @param {Reading} reading @param {string} name @param {string} person */
function turnSentence(scene, turn, reading, name, person) {
  const laid = laidIn(turn).map((each) => {
    const kind = reading.kindOf(each);
    const message = kind === "back" ? reading.heardBack : kind === "gift" ? "heard-gift" : "heard-laid";
    return t(message, {
      card: reading.called(each.card),
      pile: reading.letterOf(each.pile, each.seat, scene),
      from: reading.called(each.from),
    });
  });
  const told = t("heard-turn", { name, who: person, laid: listed(laid) });
  return person === "you" && turn.own.length
    ? `${told} ${t("heard-drew", { count: turn.own.length, cards: listed(turn.own.map(reading.called)) })}`
    : told;
}
