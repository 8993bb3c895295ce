/** Who starts: everyone says how gladly, and nobody says a number. */

import { html, nothing } from "lit";
import { listed } from "../../words/lists.js";
import { pieces, t } from "../../words/words.js";
import { avatar, named } from "./people.js";
import { offered } from "./told.js";

/** @import { Gladly, Scene } from "../../wire/frames.js" */

const CHOICES = /** @type {Gladly[]} */ (["rather-not", "willing", "gladly"]);

/** @param {Scene} scene @param {(gladly: Gladly) => void} offer */
export function starting(scene, offer) {
  const { offers, awaited, seats } = scene.public;
  const you = scene.you?.seat;
  const mine = offers.find((each) => each.seat === you)?.gladly;
  const thinking = awaited.filter((seat) => seat !== you).map((seat) => seats[seat]?.name ?? "");
  return html`<section class="starting box" aria-labelledby="starting-title">
    <h2 id="starting-title" tabindex="-1">${t("who-starts")}</h2>
    <p class="small">${t("who-starts-how")}</p>
    ${
      you === undefined || scene.past
        ? nothing
        : html`<div class="pick3">
            ${CHOICES.map(
              (gladly) =>
                html`<button
                  type="button"
                  aria-pressed=${mine === gladly}
                  aria-disabled=${mine !== undefined}
                  @click=${() => mine ?? offer(gladly)}
                >
                  ${offered(gladly)}
                </button>`,
            )}
          </div>`
    }
    <ul class="starting__said">
      ${offers
        .filter((each) => scene.past || each.seat !== you)
        .map(
          (each) =>
            html`<li>
              ${avatar(scene, each.seat, "avatar--s")}<span class=${scene.past ? "" : "vh"}
                >${pieces("said-by", {
                  name: html`<bdi>${named(scene, each.seat)}</bdi>`,
                  said: offered(each.gladly),
                })}</span
              >${scene.past ? nothing : html`<span aria-hidden="true">${offered(each.gladly)}</span>`}
            </li>`,
        )}
    </ul>
    ${
      thinking.length
        ? html`<p class="small mute">
            ${t("still-thinking", {
              names: listed(thinking),
              count: thinking.length,
            })}
          </p>`
        : nothing
    }
  </section>`;
}
