/** One's own games, kind by kind: cards left, how often it was won beside bots, TEN's ladder, ratings. */

import { html, nothing, svg } from "lit";
import { icon } from "../cards/faces.js";
import { ask, me } from "../store/person.js";
import { Watching } from "../store/redraw.js";
import { refusal } from "../shell/refusals.js";
import { strengthName } from "../words/strengths.js";
import { listed, percent as share } from "../words/lists.js";
import { t, words } from "../words/words.js";
import { choiceName } from "./setting-words.js";
import { open } from "./entering.js";
import { gameOf, games } from "./games.js";
import { Screen } from "./screen.js";

/** @import { Connection } from "../wire/connection.js" */
/** @import { KindOfGame, Rating, Results, Rung } from "../wire/frames.js" */

/** Why games stand apart, in words. @type {Readonly<Record<string, string>>} */
const APART = Object.freeze({
  "never-begun": "results-apart-never-begun",
  abandoned: "results-apart-abandoned",
  known: "results-apart-known",
  branch: "results-apart-branch",
  late: "results-apart-late",
  hinted: "results-apart-hinted",
  day: "results-apart-day",
});
const ENOUGH = 5; // games; fewer say nothing about how often
const HEIGHT = 96;
const COLUMNS = 16;

/** @param {number} value @param {number} [digits] */
const number = (value, digits = 0) =>
  new Intl.NumberFormat(words.language, { maximumFractionDigits: digits }).format(value);
/** @param {number} value  of a hundred */
const percent = (value) => share(value / 100);

/** The rules of a kind, in words. @param {KindOfGame} kind */
export function rulesOf({ game, options }) {
  const known = gameOf(game)?.options ?? [];
  const said = Object.entries(options).map(([name, value]) => {
    const option = known.find((each) => each.name === name);
    if (!option) return name;
    const chosen = option.picks?.find((each) => each.value === value);
    if (chosen) return t("option-chosen", { option: t(option.label), choice: choiceName(chosen) });
    return value === true ? t(option.label) : t("option-chosen", { option: t(option.label), choice: String(value) });
  });
  return said.length ? listed(said) : t("results-plain");
}

/** @param {KindOfGame} kind */
function kindName(kind) {
  const facts = { players: t("results-players", { count: kind.seats }), rules: rulesOf(kind) };
  return kind.against === null
    ? t("results-kind-of", facts)
    : t("results-kind-against", { ...facts, against: t("results-against", { who: kind.against }) });
}

export class ResultsScreen extends Screen {
  static properties = {
    connection: { attribute: false },
    results: { state: true },
    game: { state: true },
    chosen: { state: true },
    failed: { state: true },
  };

  constructor() {
    super();
    /** @type {Connection} */ this.connection = /** @type {any} */ (undefined); // given by who draws it
    /** @type {Results | null} */ this.results = null;
    this.game = "";
    /** Which of the game's kinds. */ this.chosen = 0;
    this.failed = "";
    new Watching(this, me);
  }

  get called() {
    return t("results-title");
  }

  connectedCallback() {
    super.connectedCallback();
    this.#look();
  }

  async #look() {
    try {
      this.results = await ask("GET /api/me/results");
      this.game = this.results.kinds[0]?.game ?? "";
    } catch (error) {
      this.failed = refusal(error).text;
    }
  }

  render() {
    const { results } = this;
    return html`<main class="prof" id="main">
      <header class="prof__head">
        <div>
          <h1>${this.called}</h1>
          ${results ? html`<p class="mute small">${t("results-count", { count: results.games })}</p>` : nothing}
        </div>
        <span class="grow"></span>${results ? this.#games(results) : nothing}
      </header>
      ${
        this.failed
          ? html`<p class="wrong prof__wide" role="alert">${icon("warn")}<span>${this.failed}</span></p>`
          : results
            ? this.#all(results)
            : html`<p class="mute prof__wide">${t("results-looking")}</p>`
      }
      <p class="prof__wide"><a class="btn btn--quiet" href="/me">${icon("prev")}${t("profile")}</a></p>
    </main>`;
  }

  /** @param {Results} results */
  #games(results) {
    const played = games().filter(({ slug }) => results.kinds.some((each) => each.game === slug));
    if (played.length < 2) return nothing;
    return html`<div class="seg" role="group" aria-label=${t("results-game")}>
      ${played.map(
        ({ slug, title }) =>
          html`<button
            type="button"
            aria-pressed=${slug === this.game}
            @click=${() => {
              this.game = slug;
              this.chosen = 0;
            }}
          >
            ${t(title)}
          </button>`,
      )}
    </div>`;
  }

  /** @param {Results} results */
  #all(results) {
    const kinds = results.kinds.filter(({ game }) => game === this.game);
    const kind = kinds[this.chosen] ?? kinds[0];
    const apart = Object.entries(results.apart).map(([reason, count]) => t(APART[reason] ?? reason, { count }));
    return html`${
      kind
        ? [this.#kinds(kinds), this.#values(kind), this.#rates(kind), this.#players(kinds, kind), this.#progress(kind)]
        : html`<p class="prof__wide">${t("results-none")}</p>`
    }
    ${this.game === "ten" && results.ladder.length ? ladder(results.ladder, (limit) => this.#climb(limit)) : nothing}
    ${results.ratings.length ? this.#ratings(results.ratings) : nothing}
    ${apart.length ? html`<p class="fine prof__wide">${t("results-apart", { what: listed(apart) })}</p>` : nothing}`;
  }

  /** The next rung, at a table of one's own. @param {number} limit */
  #climb(limit) {
    return open(this.connection, { game: "ten", seats: 1, options: { limit } }, "bots");
  }

  /** @param {KindOfGame[]} kinds */
  #kinds(kinds) {
    return html`<div class="prof__filters">
      <label class="name"
        ><span>${t("results-kind")}</span
        ><select
          class="field"
          @change=${(/** @type {Event} */ event) =>
            (this.chosen = Number(/** @type {HTMLSelectElement} */ (event.target).value))}
        >
          ${kinds.map(
            (each, place) =>
              html`<option value=${place} .selected=${place === this.chosen}>
                ${t("results-kind-games", { kind: kindName(each), games: t("results-games", { count: each.games }) })}
              </option>`,
          )}
        </select></label
      >
    </div>`;
  }

  /** How many cards were left, or how many points there were. @param {KindOfGame} kind */
  #values(kind) {
    const values = kind.progress.flatMap(({ value }) => (value === null ? [] : [value]));
    if (!values.length) return nothing;
    const title = kind.fewer ? "results-left" : "results-points";
    const facts = html`<dl class="facts facts--row">
      <div>
        <dt>${t("results-won")}</dt>
        <dd>${t("results-of", { won: kind.won, games: kind.games })}</dd>
      </div>
      <div>
        <dt>${t("results-middle")}</dt>
        <dd class="n">${number(kind.middle ?? 0, 1)}</dd>
      </div>
      <div>
        <dt>${t("results-best")}</dt>
        <dd class="n">${number(kind.best ?? 0)}</dd>
      </div>
    </dl>`;
    return html`<section class="box">
      <h2>${t(title)}</h2>
      ${values.length < ENOUGH ? tooFew(values.length) : chart(kind, values)} ${facts}
    </section>`;
  }

  /** How often it was won, with whiskers. @param {KindOfGame} kind */
  #rates(kind) {
    const own = (100 * kind.won) / kind.games;
    const bots = Object.entries(kind.bots);
    return html`<section class="box">
      <h2>${t("results-how-often")}</h2>
      ${
        kind.games < ENOUGH
          ? tooFew(kind.games)
          : html`<ul class="rates">
                ${rate(t("results-yours"), own, [kind.low, kind.high], "is-me")}
                ${bots.map(([strength, value]) =>
                  rate(t("results-bots", { strength: strengthName(strength) }), value, null),
                )}
              </ul>
              ${ratesTable(own, [kind.low, kind.high], bots)}`
      }
      ${kind.games < ENOUGH ? nothing : html`<p class="fine">${t("results-whiskers")}</p>`}
      ${kind.adjusted ? this.#adjusted(kind) : nothing}
    </section>`;
  }

  /** @param {KindOfGame} kind */
  #adjusted({ adjusted }) {
    if (!adjusted) return nothing;
    const { games: many, difference, error, own_won: own, strong_won: won } = adjusted;
    const how = Math.abs(difference) < 0.5 ? "results-same-deals" : difference > 0 ? "results-more" : "results-less";
    return html`<p class="small">
      ${t(how, {
        games: many,
        cards: number(Math.abs(difference), 1),
        error: number(error ?? 0, 1),
        own: percent(own),
        won: percent(won),
      })}
    </p>`;
  }

  /** Every kind of this game with the same rules. @param {KindOfGame[]} kinds @param {KindOfGame} now */
  #players(kinds, now) {
    const rules = rulesOf(now);
    const rows = kinds.filter((each) => rulesOf(each) === rules).sort((one, other) => one.seats - other.seats);
    return html`<section class="box">
      <h2>${t("results-by-players")} <span class="small mute">${rules}</span></h2>
      <table class="ptable ptable--kinds">
        <thead>
          <tr>
            <th scope="col">${t("results-column-players")}</th>
            <th scope="col">${t("results-column-games")}</th>
            <th scope="col">${t("results-won")}</th>
            <th scope="col">${t("results-column-you")}</th>
            <th scope="col">${strengthName("strong")}</th>
            <th scope="col">${t("results-middle")}</th>
          </tr>
        </thead>
        <tbody>
          ${rows.map((each) => {
            const strong = each.bots["strong"];
            return html`<tr class=${each === now ? "is-now" : ""}>
              <th scope="row">
                ${each.seats}${each.against === null ? nothing : html` ${t("results-against", { who: each.against })}`}
              </th>
              <td class="n">${each.games}</td>
              <td class="n">${each.won}</td>
              <td class="ratecell">
                ${
                  each.games < ENOUGH
                    ? html`<span class="mute">${t("results-few")}</span>`
                    : html`<b>${percent((100 * each.won) / each.games)}</b>${bar(
                          (100 * each.won) / each.games,
                          [each.low, each.high],
                          strong,
                        )}`
                }
              </td>
              <td class="mute">${strong === undefined ? "–" : percent(strong)}</td>
              <td class="n">${each.middle === null ? "–" : number(each.middle, 1)}</td>
            </tr>`;
          })}
        </tbody>
      </table>
    </section>`;
  }

  /** Tens of games, the oldest first. @param {KindOfGame} kind */
  #progress(kind) {
    const size = kind.progress.length < 4 * ENOUGH ? ENOUGH : 2 * ENOUGH;
    const tens = [];
    for (let from = 0; from + ENOUGH <= kind.progress.length; from += size)
      tens.push(kind.progress.slice(from, from + size));
    if (tens.length < 2) return nothing;
    return html`<section class="box">
      <h2>${t("results-progress", { count: size })}</h2>
      <table class="ptable">
        <thead>
          <tr>
            <th scope="col">${t("results-column-games")}</th>
            <th scope="col">${t("results-won")}</th>
            <th scope="col"><span class="vh">${t("results-how-often")}</span></th>
          </tr>
        </thead>
        <tbody>
          ${tens.map((some, place) => {
            const won = some.filter((each) => each.won).length;
            return html`<tr>
              <th scope="row">${place * size + 1}–${place * size + some.length}</th>
              <td class="n">${won}</td>
              <td class="ratecell">${bar((100 * won) / some.length, null)}</td>
            </tr>`;
          })}
        </tbody>
      </table>
    </section>`;
  }

  /** @param {Rating[]} ratings */
  #ratings(ratings) {
    return html`<section class="box">
      <h2>${t("results-ratings")}</h2>
      <table class="ptable">
        <thead>
          <tr>
            <th scope="col">${t("results-game")}</th>
            <th scope="col">${t("results-rating")}</th>
            <th scope="col">${t("results-between")}</th>
            <th scope="col">${t("results-column-games")}</th>
          </tr>
        </thead>
        <tbody>
          ${ratings.map(
            (each) =>
              html`<tr>
                <th scope="row">${t(gameOf(each.game)?.title ?? each.game)}</th>
                <td>
                  ${
                    each.games < ENOUGH
                      ? html`<span class="mute">${t("results-few")}</span>`
                      : html`<b class="n">${number(each.rating)}</b>`
                  }
                </td>
                <td>${number(each.low)}–${number(each.high)}</td>
                <td class="n">${each.games}</td>
              </tr>`,
          )}
        </tbody>
      </table>
      <p class="fine">${t("results-ratings-why")}</p>
    </section>`;
  }
}

/** @param {number} own @param {[number, number]} between @param {[string, number][]} bots */
function ratesTable(own, [low, high], bots) {
  return html`<details class="as-table">
    <summary>${t("results-as-table")}</summary>
    <table class="ptable">
      <thead>
        <tr>
          <th scope="col">${t("results-column-players")}</th>
          <th scope="col">${t("results-won")}</th>
          <th scope="col">${t("results-between")}</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">${t("results-yours")}</th>
          <td class="n">${percent(own)}</td>
          <td class="n">${percent(low)}–${percent(high)}</td>
        </tr>
        ${bots.map(
          ([strength, value]) =>
            html`<tr>
              <th scope="row">${t("results-bots", { strength: strengthName(strength) })}</th>
              <td class="n">${percent(value)}</td>
              <td class="n">–</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </details>`;
}

/** @param {string} label @param {number} value @param {[number, number] | null} between @param {string} [more] */
function rate(label, value, between, more = "") {
  return html`<li class=${more}><span>${label}</span>${bar(value, between)}<b class="n">${percent(value)}</b></li>`;
}

/**
 * @param {number} value  of a hundred @param {[number, number] | null} between
 * @param {number} [strong]  what strong bots make of it, as a stroke
 */
function bar(value, between, strong) {
  const said = between
    ? t("results-rate-said", { rate: percent(value), low: percent(between[0]), high: percent(between[1]) })
    : percent(value);
  const [low, high] = between ?? [0, 0];
  return html`<svg height="16" role="img" aria-label=${said}>
    <rect class="cbar__all" y="3" width="100%" height="10" rx="5" />
    <rect class="rate__v" y="3" width="${value}%" height="10" rx="5" />
    ${
      between
        ? svg`<line class="whisk" x1="${low}%" x2="${high}%" y1="8" y2="8"/>
            <line class="whisk" x1="${low}%" x2="${low}%" y1="3.500" y2="12.500"/>
            <line class="whisk" x1="${high}%" x2="${high}%" y1="3.500" y2="12.500"/>`
        : nothing
    }
    ${strong === undefined ? nothing : svg`<line class="rate__strong" x1="${strong}%" x2="${strong}%" y1="0" y2="16"/>`}
  </svg>`;
}

/** A column for each few values, and the middle game. @param {KindOfGame} kind @param {number[]} values */
function chart(kind, values) {
  const low = kind.fewer ? 0 : Math.min(...values);
  const high = Math.max(...values);
  const wide = Math.max(1, Math.ceil((high - low + 1) / COLUMNS));
  const many = Math.floor((high - low) / wide) + 1;
  const columns = Array.from({ length: many }, (_, place) => {
    const from = low + place * wide;
    return { from, to: from + wide - 1, count: values.filter((each) => each >= from && each < from + wide).length };
  });
  const most = Math.max(...columns.map(({ count }) => count));
  const share = 100 / many;
  const atTheEnd = many > 1 ? many - 1 : -1; // its figure may be wider than its column, and ends where the chart does
  const middle = kind.middle === null ? null : ((kind.middle - low) / wide + 0.5 / wide) * share;
  const name = (/** @type {{from: number, to: number}} */ { from, to }) => (from === to ? `${from}` : `${from}–${to}`);
  return html`<svg
      class="hist"
      height=${HEIGHT + 30}
      role="img"
      aria-label=${t("results-chart-said", { count: values.length, middle: number(kind.middle ?? 0, 1) })}
    >
      ${columns.map(({ from, to, count }, place) => {
        const tall = (count / most) * HEIGHT;
        const own = kind.fewer && from === 0 && to === 0 ? "hb--mine" : "";
        const named = place % Math.ceil(many / 8) === 0;
        const last = place === atTheEnd;
        return svg`<rect class="hb ${own}" x="${place * share + 0.5}%" width="${share - 1}%"
            y=${HEIGHT - tall + 8} height=${tall} rx="3"/>
          <text class="tickl ${last ? "tickl--last" : ""}" x="${(place + (last ? 1 : 0.5)) * share}%"
            y=${HEIGHT + 24}>${named ? from : ""}</text>`;
      })}
      ${
        middle === null
          ? nothing
          : svg`<line class="par" x1="${middle}%" x2="${middle}%" y1="0" y2=${HEIGHT + 9}/>
            <text class="tickl hist__middle said--${middle > 60 ? "end" : "start"}" x="${middle}%"
              dx=${middle > 60 ? -5 : 5} y="8">${t("results-middle")}</text>`
      }
      <line class="axis" x1="0" x2="100%" y1=${HEIGHT + 9} y2=${HEIGHT + 9} />
    </svg>
    <details class="as-table">
      <summary>${t("results-as-table")}</summary>
      <table class="ptable">
        <thead>
          <tr>
            <th scope="col">${t(kind.fewer ? "results-left" : "results-points")}</th>
            <th scope="col">${t("results-column-games")}</th>
          </tr>
        </thead>
        <tbody>
          ${columns.map(
            (each) =>
              html`<tr>
                <th scope="row">${name(each)}</th>
                <td class="n">${each.count}</td>
              </tr>`,
          )}
        </tbody>
      </table>
    </details>`;
}

/** @param {number} count */
const tooFew = (count) => html`<p class="small mute">${t("results-too-few", { count })}</p>`;

/** @param {Rung} rung */
function tried({ tries, beaten_at: at }) {
  if (at !== null) return t("results-beaten-at", { count: at });
  return tries ? t("results-tries", { count: tries }) : t("results-not-tried");
}

/** What bots make of it, the strongest that were measured. @param {Rung} rung */
function beside({ bots }) {
  const strength = ["strong", "fast"].find((each) => bots[each] !== undefined);
  return strength ? html`${strengthName(strength)} ${percent(bots[strength] ?? 0)}` : nothing;
}

/** Alone against TEN, 4 at the foot. @param {Rung[]} rungs @param {(limit: number) => void} climb */
function ladder(rungs, climb) {
  const next = rungs.find(({ beaten_at: at }) => at === null)?.limit;
  return html`<section class="box box--ladder">
    <h2>${t("results-ladder")}</h2>
    <ol class="ladder" reversed>
      ${[...rungs].reverse().map((rung) => {
        const { limit, beaten_at: at } = rung;
        const state = at !== null ? "done" : limit === next ? "next" : "later";
        return html`<li class="rung rung--${state} rung--${limit - 4}">
          <span class="rung__lim"
            ><span class="n">${limit}</span
            >${state === "done" ? icon("check") : state === "next" ? icon("next") : nothing}</span
          ><span class="rung__rank">${t("results-rank", { limit })}</span
          ><span class="xs mute rung__said">${tried(rung)}</span
          ><span class="xs mute rung__strong">${beside(rung)}</span>${
            state === "next"
              ? html`<button type="button" class="btn btn--s btn--go rung__go" @click=${() => climb(limit)}>
                  ${t("play-limit", { limit })}
                </button>`
              : nothing
          }
        </li>`;
      })}
    </ol>
    <details class="as-table">
      <summary>${t("results-as-table")}</summary>
      <table class="ptable">
        <thead>
          <tr>
            <th scope="col">${t("option-limit")}</th>
            <th scope="col">${t("results-column-you")}</th>
            <th scope="col">${t("results-bots-won")}</th>
          </tr>
        </thead>
        <tbody>
          ${rungs.map(
            (rung) =>
              html`<tr>
                <th scope="row" class="n">${rung.limit}</th>
                <td>${tried(rung)}</td>
                <td>${beside(rung)}</td>
              </tr>`,
          )}
        </tbody>
      </table>
    </details>
  </section>`;
}

customElements.define("results-screen", ResultsScreen);
