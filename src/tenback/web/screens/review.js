/** A game looked back on: what every turn was worth, what would have kept more, and how sure that is. */

import { LitElement, html, nothing } from "lit";
import { icon } from "../cards/faces.js";
import { tell } from "../shell/announce.js";
import { page } from "../shell/message-page.js";
import { refusal, toastRefusal } from "../shell/refusals.js";
import { topBar } from "../shell/top.js";
import { toast, toastDone } from "../shell/toasts.js";
import { Turned, ask, me } from "../store/person.js";
import { Watching } from "../store/redraw.js";
import { settings } from "../store/settings.js";
import { keptKeyFor } from "../store/table.js";
import { avatar, named } from "../tables/parts/people.js";
import { percent } from "../words/lists.js";
import { t, words } from "../words/words.js";
import { closed } from "./coming-in.js";
import { greet, nameField } from "./entering.js";
import { Opened } from "./opened.js";
import { auctions } from "./review/auctions.js";
import { asTable, chart } from "./review/chart.js";
import { moment } from "./review/moment.js";
import { momentsAfter } from "./review/moments.js";
import { playOnSheet } from "./review/playing-on.js";
import { momentPicture } from "./review/moment-picture.js";
import { backSaid, cost, line, spoken } from "./review/plays.js";
import { headline, hope, progress, trouble, verdict } from "./review/verdict.js";

/** @import { Connection } from "../wire/connection.js" */
/** @import { Replay, Review, ReviewTold, ReviewTurn, Scene, Seat } from "../wire/frames.js" */

const COMING = html`<main id="main" aria-busy="true"></main>`;
const AGAIN = 1200; // milliseconds between two looks at a review that is being made
const TOLD_EVERY = 10; // turns
const PLACE = /^#(\d{1,5})(?:@(all|\d))?(?::|$)/;

class ReviewScreen extends LitElement {
  static properties = {
    connection: { attribute: false },
    name: { attribute: false },
    at: { state: true },
    eyes: { state: true },
    told: { state: true },
    trouble: { state: true },
    table: { state: true },
    opened: { state: true },
  };

  /** @type {Replay | null} */ #replay = null;
  /** @type {readonly number[]} */ #after = [];
  /** @type {string | null} */ #key = null;
  #opened = new Opened(this);
  #timer = 0;
  #tens = 0; // of turns that were told aloud
  #inSight = 0; // the turn that the list was last scrolled to
  /** @type {Seat | "all" | null} */ #asked = null;

  constructor() {
    super();
    /** @type {Connection} */ this.connection = /** @type {any} */ (undefined); // given by who draws it
    this.name = "";
    /** The turn that one looks at. */ this.at = 0;
    /** Through whose eyes; null: those of whose turn it is. @type {Seat | "all" | null} */ this.eyes = null;
    /** @type {ReviewTold | null} */ this.told = null;
    /** @type {Error | null} */ this.trouble = null;
    this.table = false;
    /** @type {"" | "help" | "menu" | "play"} */ this.opened = "";
    new Watching(this, words, settings, me);
  }

  createRenderRoot() {
    return this;
  }

  connectedCallback() {
    super.connectedCallback();
    this.#key = keptKeyFor(this.name);
    addEventListener("keydown", this.#pressed);
    addEventListener("hashchange", this.#addressed);
    this.#addressed();
    this.#load();
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    clearTimeout(this.#timer);
    removeEventListener("keydown", this.#pressed);
    removeEventListener("hashchange", this.#addressed);
    document.title = "tenback";
  }

  get #headers() {
    return this.#key ? { headers: { "x-tenback-key": this.#key } } : {};
  }

  async #load() {
    try {
      const [replay, told] = await Promise.all([
        ask("GET /api/tables/{table}/replay", { table: this.name, query: { eyes: "all" }, ...this.#headers }),
        this.#asFarAs(),
      ]);
      this.#replay = replay; // first: it knows whose turns are one's own
      this.#after = momentsAfter(replay.moments);
      this.trouble = null;
      this.#take(told);
      if (this.told?.state === "none" && me.person) await this.#ask();
      this.requestUpdate();
    } catch (error) {
      this.trouble = /** @type {Error} */ (error);
    }
  }

  /** How far it has come by now. */
  #asFarAs() {
    const have = this.told?.state === "working" ? this.told : null;
    return ask("GET /api/tables/{table}/review", {
      table: this.name,
      ...(have?.review ? { query: { after: String(have.done) } } : {}),
      ...this.#headers,
    });
  }

  async #look() {
    clearTimeout(this.#timer);
    this.#take(await this.#asFarAs());
  }

  /** @param {ReviewTold} told */
  #take(told) {
    if (!this.isConnected) return; // one has left the page meanwhile
    const review = told.review ?? this.told?.review ?? null;
    const before = this.told?.state;
    this.told = { ...told, review };
    if (review && !this.at) this.at = this.#first(review);
    if (told.state === "working") {
      const tens = Math.floor(told.done / TOLD_EVERY);
      if (tens > this.#tens) tell(t("review-working", { done: told.done, of: told.of }));
      this.#tens = tens;
      this.#timer = setTimeout(() => this.#look().catch(() => this.#later()), AGAIN);
    } else if (before === "working") {
      if (review && !location.hash) this.at = this.#first(review);
      tell(told.state === "done" ? t("review-ready") : trouble(told, review?.game ?? ""));
    }
  }

  /** The line is away for a while: the review goes on. */
  #later() {
    this.#timer = setTimeout(() => this.#look().catch(() => this.#later()), 4 * AGAIN);
  }

  async #ask() {
    try {
      this.#take(await ask("POST /api/tables/{table}/review", { table: this.name, ...this.#headers }));
    } catch (error) {
      toastRefusal(error);
    }
  }

  /** The dearest turn of one's own, else of the table. @param {Review} review */
  #first(review) {
    const own = review.by_seat.find((each) => each.seat === this.#mine)?.dearest;
    return own ?? review.dearest ?? review.turns.find((turn) => turn.after)?.turn ?? 1;
  }

  // Where one looks

  get #scene() {
    return /** @type {Scene | undefined} */ (this.#replay?.moments.at(-1)?.scene);
  }

  /** @returns {Seat | null} */
  get #mine() {
    return this.#scene?.you?.seat ?? null;
  }

  /** @param {Seat} seat */
  #name(seat) {
    return this.#scene ? named(this.#scene, seat) : "";
  }

  #addressed = () => {
    const found = PLACE.exec(location.hash);
    if (!found) return;
    this.at = Number(found[1]);
    this.#asked = found[2] === undefined ? null : found[2] === "all" ? "all" : Number(found[2]);
    this.eyes = this.#asked;
  };

  /** @param {number} turn */
  #go(turn) {
    const review = this.told?.review;
    if (!review) return;
    this.at = Math.max(1, Math.min(review.turns.length, turn));
    this.#address();
  }

  /** @param {Seat | "all" | null} eyes */
  #through(eyes) {
    this.eyes = eyes;
    this.#address();
  }

  #address() {
    const eyes = this.eyes === null ? "" : `@${this.eyes}`;
    history.replaceState(null, "", `${location.pathname}#${this.at}${eyes}`);
  }

  /** The next turn that cost much; behind the last, the first again. */
  #nextCostly() {
    const turns = this.told?.review?.turns ?? [];
    const dear = turns.filter((turn) => turn.costly);
    const found = dear.find((turn) => turn.turn > this.at) ?? dear[0];
    if (found) this.#go(found.turn);
  }

  /** In TEN most actions left nothing to weigh. @param {1 | -1} way */
  #step(way) {
    const turns = this.told?.review?.turns ?? [];
    const ten = this.told?.review?.game === "ten";
    let at = this.at + way;
    while (ten && turns[at - 1] && !turns[at - 1]?.after) at += way;
    if (turns[at - 1]) this.#go(at);
  }

  // What is seen

  render() {
    const scene = this.#scene;
    const title = scene?.setting.title ?? "";
    return html`${topBar({
      title: title ? `${title} · ${t("review")}` : t("review"),
      help: () => (this.opened = "help"),
      menu: () => (this.opened = "menu"),
    })}
    ${this.trouble ? this.#inTheWay(this.trouble) : scene ? this.#shown(scene) : COMING}
    ${this.#opened.sheets(scene?.setting.game ?? "")}${scene ? this.#playOn(scene) : nothing}`;
  }

  /** @param {Scene} scene */
  #shown(scene) {
    const told = this.told;
    const review = told?.review;
    return html`<div class="rev-page">
      <main class="rev" id="main">${told && review ? this.#review(scene, told, review) : this.#none(told)}</main>
      ${review ? this.#turns(scene, review) : nothing}
    </div>`;
  }

  /** @param {ReviewTold | null} told */
  #none(told) {
    const failed = told?.state === "failed";
    return html`<header class="rev__head">
        <h1 tabindex="-1">${t("review")}</h1>
        <p>${failed && told ? trouble(told, "") : t("review-none")}</p>
      </header>
      <form
        class="row wrap"
        @submit=${async (/** @type {Event} */ event) => {
          event.preventDefault();
          if (await greet(this.connection)) await this.#ask();
        }}
      >
        ${me.person ? nothing : nameField()}
        <button class="btn btn--go">${t(failed ? "review-again" : "review-ask")}</button
        ><a class="btn" href="/replay/${this.name}">${icon("play")}${t("review-replay")}</a>
      </form>`;
  }

  /** @param {Scene} scene @param {ReviewTold} told @param {Review} review */
  #review(scene, told, review) {
    const turn = review.turns[this.at - 1] ?? review.turns[0];
    const working = told.state === "working";
    const mine = this.#mine;
    return html`<header class="rev__head">
        <h1 tabindex="-1">${headline(review, mine)}</h1>
        <p class="rev__verdict">${working ? progress(told) : verdict(review, mine)}</p>
        ${
          working
            ? html`<progress class="rev__bar" max=${told.of} value=${told.done} aria-label=${t("review")}></progress>
                <p class="small mute">${t("review-leave")}</p>`
            : nothing
        }
        ${
          told.state === "failed"
            ? html`<p class="strip-note" role="alert">
                ${icon("warn")}<span class="grow">${trouble(told, review.game)}</span
                ><button type="button" class="btn btn--s" @click=${() => this.#ask()}>${t("review-again")}</button>
              </p>`
            : nothing
        }
      </header>
      <section class="chartbox" aria-label=${t("review-chart")}>
        <div class="row wrap">
          <h2>${t("review-chart")}</h2>
          <span class="small mute">${t("review-chart-by")}</span
          ><button
            type="button"
            class="btn btn--s end"
            aria-pressed=${this.table}
            @click=${() => (this.table = !this.table)}
          >
            ${t(this.table ? "review-as-chart" : "review-as-table")}
          </button>
        </div>
        ${
          this.table
            ? asTable(
                review,
                (seat) => this.#name(seat),
                (turn) => this.#go(turn),
              )
            : html`${chart(review, mine ?? 0, this.at)} ${this.#scrub(review, turn)} ${this.#legend(scene, review)}`
        }
      </section>
      ${
        turn
          ? moment({
              review,
              turn,
              position: this.#replay?.positions?.[this.#after[turn.first] ?? 0],
              eyes: this.eyes ?? turn.seat,
              mine,
              name: (seat) => this.#name(seat),
              choice: this.#eyes(scene, turn),
            })
          : nothing
      }
      ${this.#going(review)}`;
  }

  /** @param {Review} review @param {ReviewTurn | undefined} turn */
  #scrub(review, turn) {
    return html`<div class="scrub--bar">
      <input
        type="range"
        min="1"
        max=${review.turns.length}
        .value=${String(this.at)}
        aria-label=${t(review.game === "ten" ? "review-decision" : "review-turn")}
        aria-valuetext=${turn ? this.#heard(review, turn) : ""}
        @input=${(/** @type {Event} */ event) => this.#go(Number(/** @type {HTMLInputElement} */ (event.target).value))}
      />
    </div>`;
  }

  /** @param {Review} review @param {ReviewTurn} turn */
  #heard(review, turn) {
    return t(review.game === "ten" ? "review-heard-ten" : "review-heard", {
      turn: turn.turn,
      turns: review.turns.length,
      name: this.#name(turn.seat),
      laid: spoken(review.game, turn.actions),
      chance: turn.after ? percent(turn.after.value) : "none",
      cost: cost(turn),
    });
  }

  /** @param {Scene} scene @param {Review} review */
  #legend(scene, review) {
    const apart = review.turns.find((turn) => turn.after)?.after?.by_seat?.length ?? 0;
    const told = hope(review);
    return html`<div class="legend">
      <span
        ><svg viewBox="0 0 16 16" aria-hidden="true"><path class="slip" d="M1 3h14L8 15Z" /></svg
        >${t("review-costly")}</span
      >
      ${
        apart
          ? Array.from(
              { length: apart },
              (_, seat) =>
                html`<span
                  ><svg class="wide" viewBox="0 0 26 10" aria-hidden="true">
                    <path class="line ${seat === (this.#mine ?? 0) ? "" : `l-${seat % 3}`}" d="M0 5H26" /></svg
                  ><bdi>${named(scene, seat)}</bdi></span
                >`,
            )
          : html`<span
                ><svg viewBox="0 0 16 16" aria-hidden="true"><circle class="tb" cx="8" cy="8" r="6" /></svg
                >${backSaid(review.game)}</span
              ><span
                ><svg viewBox="0 0 16 16" aria-hidden="true">
                  <rect class="band" y="3" width="16" height="10" />
                  <path class="line" d="M0 8H16" /></svg
                >${t("review-chance-sure")}</span
              >`
      }
      ${
        told
          ? html`<span
              ><svg viewBox="0 0 16 16" aria-hidden="true"><path class="flag" d="M3 15V2h10l-3 3.5 3 3.5H3" /></svg
              >${told}</span
            >`
          : nothing
      }
    </div>`;
  }

  /** Whose cards one sees. @param {Scene} scene @param {ReviewTurn} turn */
  #eyes(scene, turn) {
    const eyes = this.eyes ?? turn.seat;
    const press = (/** @type {Seat | "all"} */ whose, /** @type {string} */ text) =>
      html`<button type="button" role="radio" aria-checked=${eyes === whose} @click=${() => this.#through(whose)}>
        ${text}
      </button>`;
    return html`<div class="seg" role="radiogroup" aria-label=${t("replay-eyes")}>
      ${scene.public.seats.map(({ kind }, seat) => (kind === "automatic" ? nothing : press(seat, named(scene, seat))))}
      ${press("all", t("replay-eyes-all"))}
    </div>`;
  }

  /** @param {Review} review */
  #going(review) {
    const costly = review.turns.some((each) => each.costly);
    return html`<div class="rnav">
      <button type="button" class="btn" aria-label=${t("replay-turn-back")} @click=${() => this.#step(-1)}>
        ${icon("prev")}</button
      ><button type="button" class="btn" aria-label=${t("replay-turn-on")} @click=${() => this.#step(1)}>
        ${icon("next")}</button
      ><button type="button" class="btn" aria-disabled=${!costly} @click=${() => this.#nextCostly()}>
        ${icon("warn")}<span>${t(review.game === "ten" ? "review-next-costly-ten" : "review-next-costly")}</span>
      </button>
      <span class="grow"></span>
      <button type="button" class="btn btn--go" @click=${() => (this.opened = "play")}>
        ${icon("ahead")}<span>${t("play-on-here")}</span>
      </button>
    </div>`;
  }

  /** @param {Scene} scene @param {Review} review */
  #turns(scene, review) {
    const ten = review.game === "ten";
    const listed = ten ? review.turns.filter((turn) => cost(turn)) : review.turns;
    const working = this.told?.state === "working";
    const does = {
      choose: (/** @type {number} */ turn) => this.#go(turn),
      face: (/** @type {Seat} */ seat) => avatar(scene, seat, "avatar--s"),
      name: (/** @type {Seat} */ seat) => this.#name(seat),
    };
    return html`<aside class="rev__side">
      ${ten && this.#mine !== null ? auctions(review, this.#mine, does) : nothing}
      ${listed.length ? html`<h2>${t(ten ? "review-dear-ones" : "replay-turns")}</h2>` : nothing}
      <ol class="turns turns--cards">
        ${listed.map(
          (turn) =>
            html`<li>
              <button
                type="button"
                class=${turn.turn === this.at ? "is-now" : ""}
                aria-current=${turn.turn === this.at ? "step" : "false"}
                @click=${() => this.#go(turn.turn)}
              >
                <b class="n">${turn.turn}</b>${avatar(scene, turn.seat, "avatar--s")}<span class="vh"
                  >${t("label", { label: this.#name(turn.seat) })} </span
                >${line(review.game, turn.actions, turn.back)}<span
                  class="turns__cost ${turn.costly ? "is-costly" : ""}"
                  >${
                    turn.after
                      ? cost(turn)
                        ? `−${cost(turn)}`
                        : "–"
                      : working
                        ? html`<span class="turns__wait" title=${t("review-pending")}></span>`
                        : this.told?.failed.includes(turn.turn)
                          ? html`${icon("warn")}<span class="vh">${t("review-pending")}</span>`
                          : ""
                  }</span
                >
              </button>
            </li>`,
        )}
      </ol>
      <p class="fine">${t("review-fine", { count: review.worlds })}</p>
      <div class="rev__ways">
        <a class="btn btn--s" href="/replay/${this.name}">${icon("play")}${t("review-replay")}</a
        ><button type="button" class="btn btn--s" @click=${() => this.#share()}>
          ${icon("link")}${t("replay-share")}</button
        >${momentPicture(scene, review.turns[this.at - 1]?.first ?? 0)}
      </div>
    </aside>`;
  }

  /** @param {Scene} scene */
  #playOn(scene) {
    if (this.opened !== "play") return nothing;
    const turn = this.told?.review?.turns[this.at - 1];
    return playOnSheet({
      connection: this.connection,
      table: this.name,
      key: this.#key,
      game: scene.setting.game,
      seats: scene.setting.seats,
      turn: this.at,
      actions: turn?.first ?? 0,
      close: () => (this.opened = ""),
    });
  }

  /** @param {Error} trouble */
  #inTheWay(trouble) {
    if (!(trouble instanceof Turned) || trouble.key === "no-answer")
      return page({
        sign: "warn",
        title: t("replay-broken"),
        text: t("replay-broken-text"),
        ways: html`<button type="button" class="btn btn--go" @click=${() => this.#load()}>${t("try-now")}</button>`,
      });
    if (["not-ended", "not-for-you", "not-your-eyes"].includes(trouble.key))
      return page({
        sign: "lock",
        title: t("review-closed"),
        text: trouble.key === "not-ended" ? t("review-not-ended") : refusal(trouble).text,
        ways: html`<a class="btn btn--go" href="/t/${this.name}">${t("replay-to-table")}</a>`,
      });
    return closed(trouble, this.#key);
  }

  async #share() {
    const eyes = this.eyes === null ? "" : `@${this.eyes}`;
    const link = `${location.origin}/review/${this.name}#${this.at}${eyes}${this.#key ? `:${this.#key}` : ""}`;
    try {
      await navigator.clipboard.writeText(link);
      toastDone(t("review-copied"));
    } catch {
      toast(link);
    }
  }

  /** @param {PropertyValues} changed @import { PropertyValues } from "lit" */
  updated(changed) {
    super.updated(changed);
    document.title = `${t("review")} · tenback`;
    const row = this.querySelector(".rev__side .is-now");
    const list = row?.closest("ol");
    if (!row || !list || this.#inSight === this.at) return;
    this.#inSight = this.at;
    const [seen, frame] = [row.getBoundingClientRect(), list.getBoundingClientRect()];
    if (seen.top < frame.top) list.scrollTop -= frame.top - seen.top;
    else if (seen.bottom > frame.bottom) list.scrollTop += seen.bottom - frame.bottom;
  }

  /** @param {KeyboardEvent} event */
  #pressed = (event) => {
    const target = /** @type {Element} */ (event.target);
    if (event.ctrlKey || event.altKey || event.metaKey || document.querySelector("dialog[open]")) return;
    if (target.closest?.("select, textarea, input") || !this.told?.review) return;
    const does = this.#keyed(event);
    if (!does) return;
    event.preventDefault();
    does();
  };

  /** @param {KeyboardEvent} event @returns {(() => void) | null} */
  #keyed({ code, key }) {
    const seats = this.#scene?.setting.seats ?? 0;
    if (/^[1-9]$/.test(key) && Number(key) <= seats + 1)
      return () => this.#through(Number(key) > seats ? "all" : Number(key) - 1);
    switch (code) {
      case "ArrowRight":
        return () => this.#step(1);
      case "ArrowLeft":
        return () => this.#step(-1);
      case "Home":
        return () => this.#go(1);
      case "End":
        return () => this.#go(this.told?.review?.turns.length ?? 1);
      case "KeyC":
        return () => this.#nextCostly();
      case "KeyP":
        return () => (this.opened = "play");
      default:
        return null;
    }
  }
}

customElements.define("review-screen", ReviewScreen);
