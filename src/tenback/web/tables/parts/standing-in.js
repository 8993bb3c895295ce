/** Bots that stand in: for oneself, and for somebody who keeps the table waiting. */

import { html, nothing } from "lit";
import { icon } from "../../cards/faces.js";
import { t } from "../../words/words.js";
import { avatar, isBot } from "./people.js";

/** @import { ReactiveController } from "lit" */
/** @import { Scene } from "../../wire/frames.js" */
/** @import { GameTable } from "./game-table.js" */

const PATIENCE = 60_000; // milliseconds until a bot may stand in, as the server says

/**
 * What stands where one's plan would be while a bot plays for one.
 * @param {Scene} scene @param {() => void} comeBack
 */
export function botForMe(scene, comeBack) {
  const seat = scene.you?.seat;
  if (seat === undefined || !isBot(scene, seat) || scene.public.phase === "ended") return null;
  return html`<div class="plan">
    <p class="small row">${icon("bot")}${t("bot-for-you")}</p>
    <div class="row end plan__acts">
      <button type="button" class="btn btn--go plan__back" @click=${comeBack}>${t("come-back")}</button>
    </div>
  </div>`;
}

/** Waits a minute for others, then offers a bot. @implements {ReactiveController} */
export class Patience {
  #host;
  #timer = 0;
  #over = false;

  /** @param {GameTable} host */
  constructor(host) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected() {
    this.waitAnew();
  }

  hostDisconnected() {
    clearTimeout(this.#timer);
  }

  /** Something happened: the table has not been kept waiting. */
  waitAnew() {
    clearTimeout(this.#timer);
    this.#over = false;
    if (!this.#keptBy().length) return;
    this.#timer = setTimeout(() => {
      this.#over = true;
      this.#host.requestUpdate();
    }, PATIENCE);
  }

  /** People whom the table waits for, other than oneself. */
  #keptBy() {
    const scene = this.#host.table?.scene;
    if (!scene?.you) return [];
    return scene.public.awaited.filter((seat) => seat !== scene.you?.seat && !isBot(scene, seat));
  }

  notice() {
    if (!this.#over) return nothing;
    const { scene, table } = this.#host;
    const strength = scene.setting.bots.includes("fast") ? "fast" : (scene.setting.bots.at(-1) ?? "novice");
    return this.#keptBy().map(
      (seat) =>
        html`<div class="strip-note" role="status">
          ${avatar(scene, seat, "avatar--s")}<span class="grow"
            >${t("keeps-waiting", { name: scene.public.seats[seat]?.name ?? "" })}</span
          >
          <button
            type="button"
            class="btn btn--s"
            @click=${() => this.#host.wish(table.wish("hand-over", { seat, strength }))}
          >
            ${icon("bot")}${t("bot-may-sit-in")}
          </button>
        </div>`,
    );
  }
}
