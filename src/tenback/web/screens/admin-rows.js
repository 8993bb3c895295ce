/** The rows of the owner's page, each with what may be done about it. */

import { html, nothing } from "lit";
import { icon } from "../cards/faces.js";
import { ACTS, FACTS, KINDS, PHASES, SANCTIONS } from "./admin-words.js";
import { REASONS } from "./reporting.js";
import { when } from "../words/dates.js";
import { listed } from "../words/lists.js";
import { pieces, t, words } from "../words/words.js";

/** @import { Deed, PersonKnown, ReportShown, Sanction, TableKnown, WhoDid } from "../wire/frames.js" */
/** @import { Does } from "./admin.js" */

const DAYS = [1, 7, 30]; // that may be chosen; the command line takes any number

/**
 * A button that asks once, and then does what the fields around it say.
 * @param {string} id @param {string} question @param {(row: HTMLElement) => void} act
 */
function sure(id, question, act) {
  const press = (/** @type {Event} */ event) => {
    const button = /** @type {HTMLElement & {asking: boolean}} */ (event.currentTarget);
    button.asking = false;
    act(/** @type {HTMLElement} */ (button.closest("[data-row]")));
  };
  return html`<sure-button
    sign="flag"
    label=${t(id)}
    question=${question}
    no=${t("admin-no")}
    @sure=${press}
  ></sure-button>`;
}

/** @param {HTMLElement} row @param {string} name */
function field(row, name) {
  return /** @type {HTMLInputElement} */ (row.querySelector(`[name="${name}"]`)).value.trim();
}

/** @param {Sanction | null} found @param {"banned" | "muted"} which */
function mark(found, which) {
  if (!found) return nothing;
  const [forGood = "", until = ""] = SANCTIONS[which];
  return html`<span class="tag">${found.until === null ? t(forGood) : t(until, { when: when(found.until) })}</span>`;
}

/** @param {PersonKnown} person @param {Does} does */
export function personRow(person, does) {
  const { id: who, name, kind, banned, muted, reason, owner } = person;
  return html`<li class="box admin__row" data-row=${who}>
    <h2>
      <bdi>${name}</bdi><span class="tag">${t(KINDS[kind] ?? "kind-guest")}</span>${mark(banned, "banned")}${mark(
        muted,
        "muted",
      )}${owner ? html`<span class="tag">${t("admin-owner")}</span>` : nothing}
    </h2>
    <p class="small mute">
      ${t("admin-person-when", { since: when(person.since), seen: when(person.seen) })} <code>${who}</code>
      ${reason ? html`<br /><q>${reason}</q>` : nothing}
    </p>
    <details>
      <summary>${t("admin-acts")}</summary>
      <div class="form">
        <div class="row wrap">
          <label class="name"
            ><span>${t("admin-new-name")}</span><input class="field" name="name" maxlength="32" .value=${name}
          /></label>
          ${sure("admin-rename", t("admin-rename-sure", { name }), (row) =>
            does({ do: "rename-person", who, name: field(row, "name") }),
          )}
        </div>
        ${owner ? nothing : sanctions(person, does)}
        ${
          kind === "account"
            ? sure("admin-reset", t("admin-reset-sure", { name }), () => does({ do: "reset-password", who }))
            : nothing
        }
        ${
          owner
            ? nothing
            : sure("admin-forget", t("admin-forget-sure", { name }), () => does({ do: "forget-person", who }))
        }
      </div>
    </details>
  </li>`;
}

/** @param {PersonKnown} person @param {Does} does */
function sanctions({ id: who, name, banned, muted }, does) {
  const how = (/** @type {HTMLElement} */ row) => ({
    who,
    days: Number(field(row, "days")) || null,
    reason: field(row, "reason"),
  });
  return html`<div class="row wrap">
      <label class="name"
        ><span>${t("admin-how-long")}</span
        ><select class="field" name="days">
          ${DAYS.map(
            (days, place) => html`<option value=${days} ?selected=${place === 0}>${t("admin-days", { days })}</option>`,
          )}
          <option value="0">${t("admin-for-good")}</option>
        </select></label
      >
      <label class="col-field grow"
        ><span>${t("admin-reason")}</span><input class="field" name="reason" maxlength="300"
      /></label>
    </div>
    <div class="row wrap">
      ${
        muted
          ? sure("admin-unmute", t("admin-unmute-sure", { name }), () => does({ do: "unmute", who }))
          : sure("admin-mute", t("admin-mute-sure", { name }), (row) => does({ do: "mute", ...how(row) }))
      }
      ${
        banned
          ? sure("admin-unban", t("admin-unban-sure", { name }), () => does({ do: "unban", who }))
          : sure("admin-ban", t("admin-ban-sure", { name }), (row) => does({ do: "ban", ...how(row) }))
      }
    </div>`;
}

/** @param {TableKnown} shown @param {Does} does */
export function tableRow({ table, title, game, phase, opened, seats, listed, removed }, does) {
  const names = seats.map((seat) => seat.name).filter(Boolean);
  return html`<li class="box admin__row" data-row=${table}>
    <h2>
      ${words.has(game) ? t(game) : title}<span class="tag">${t(PHASES[phase] ?? "admin-phase-playing")}</span>
      ${listed ? html`<span class="tag">${t("admin-listed")}</span>` : nothing}
      ${removed ? html`<span class="tag">${t("admin-removed")}</span>` : nothing}
    </h2>
    <p class="small mute">
      ${when(opened)} <code>${table}</code><br />${names.map(
        (name, place) => html`${place ? ", " : nothing}<bdi>${name}</bdi>`,
      )}
    </p>
    <div class="row wrap">
      ${
        removed
          ? sure("admin-return", t("admin-return-sure"), () => does({ do: "return-table", table }))
          : sure("admin-remove", t("admin-remove-sure"), () => does({ do: "remove-table", table }))
      }
      ${sure("admin-delete", t("admin-delete-sure"), () => does({ do: "remove-table", table, delete: true }))}
    </div>
  </li>`;
}

/** @param {WhoDid} who */
const called = ({ id, name }) => html`<bdi>${name ?? id}</bdi>`;

/** @param {ReportShown} report @param {Does} does @param {(id: string) => void} find */
export function reportRow({ id, at, table, reporter, reported, reason, words: said, chat, closed }, does, find) {
  return html`<li class="box admin__row" data-row=${id}>
    <h2>
      ${called(reported)}<span class="tag"
        >${t(REASONS[/** @type {keyof typeof REASONS} */ (reason)] ?? "report-reason-other")}</span
      >
    </h2>
    <p class="small mute">
      ${pieces("admin-reported", { when: when(at), name: called(reporter), table: html`<code>${table}</code>` })}
    </p>
    ${said ? html`<p><q>${said}</q></p>` : nothing}
    ${
      chat.length
        ? html`<ul class="admin__chat small">
            ${chat.map(
              (line) =>
                html`<li>
                  <b><bdi>${line.name}</bdi></b> <bdi>${line.text}</bdi>
                </li>`,
            )}
          </ul>`
        : nothing
    }
    <div class="row wrap">
      <button type="button" class="btn btn--s" @click=${() => find(reported.id)}>
        ${icon("people")}${t("admin-find-person")}
      </button>
      ${
        closed === null
          ? sure("admin-close-report", t("admin-close-report-sure"), () => does({ do: "close-report", report: id }))
          : html`<span class="small mute">${t("admin-closed-at", { when: when(closed) })}</span>`
      }
    </div>
  </li>`;
}

/** Somebody's words within ours, in whichever direction they are written. @param {string} text */
const isolated = (text) => `\u2068${text}\u2069`;

/** @param {Deed} deed */
export function deedRow({ at, who, act, about, facts }) {
  const known = Object.entries(facts).filter(([, fact]) => fact !== null && fact !== "");
  return html`<li class="admin__row">
    <span class="small mute">${when(at)}</span> <b>${t(ACTS[act] ?? act)}</b> ${about ? called(about) : nothing}
    <span class="small mute">${pieces("admin-by", { name: called(who) })}</span>
    ${
      known.length
        ? html`<span class="small"
            >${t("admin-facts", {
              facts: listed(
                known.map(([name, fact]) =>
                  t("option-chosen", {
                    option: t(FACTS[name] ?? name),
                    choice: isolated(name === "until" ? when(Number(fact)) : String(fact)),
                  }),
                ),
              ),
            })}</span
          >`
        : nothing
    }
  </li>`;
}
