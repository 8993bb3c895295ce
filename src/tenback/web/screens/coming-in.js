/** At the door of a table: who has no name yet, and who cannot come in. */

import { html, nothing } from "lit";
import { icon } from "../cards/faces.js";
import { refusal } from "../shell/refusals.js";
import { listed } from "../words/lists.js";
import { t } from "../words/words.js";
import { page } from "../shell/message-page.js";
import { greet, nameField } from "./entering.js";
import { gameOf } from "./games.js";

/** @import { Connection, NotGranted } from "../wire/connection.js" */
/** @import { InvitedTo } from "../wire/frames.js" */

/**
 * A guest needs only a name.
 * @param {Connection} connection
 * @param {InvitedTo | null} to  what is known of the table
 */
export function invited(connection, to) {
  const come = (/** @type {Event} */ event) => {
    event.preventDefault();
    greet(connection);
  };
  const host = to?.host ?? "";
  const game = to?.game ? t(gameOf(to.game)?.title ?? to.game) : "";
  const there = to?.names.filter((name) => name !== host) ?? [];
  return html`<main class="notice" id="main">
    <form class="box notice__box" @submit=${come}>
      ${icon("people")}
      <h1 tabindex="-1">${host && game ? t("invited-by", { host, game }) : t("invited")}</h1>
      ${there.length ? html`<p>${t("invited-there", { names: listed(there) })}</p>` : nothing}
      <p>${t("invited-text")}</p>
      ${nameField(to?.names)}<button class="btn btn--go">${t("come-in")}</button>
    </form>
  </main>`;
}

/**
 * Why one may not come in, and what to do about it.
 * @param {NotGranted} declined
 * @param {string | null} key  the one that one came with
 */
export function closed(declined, key) {
  const lobby = html`<a class="btn btn--go" href="/">${t("to-the-lobby")}</a>`;
  const own = html`${lobby}<a class="btn" href="/new/the-game">${t("new-table")}</a>`;
  switch (declined.key) {
    case "no-such-table":
      // The server does not tell a stranger whether a private table is there; that we came with a key, we know
      // ourselves.
      return key
        ? page({ sign: "lock", title: t("closed-expired"), text: t("closed-expired-text"), ways: own })
        : page({ sign: "link", title: t("closed-gone"), text: t("closed-gone-text"), ways: own });
    case "no-watching":
      return page({
        sign: "people",
        title: t("closed-full"),
        text: t("closed-full-text"),
        ways: html`${lobby}<a class="btn" href="/tables">${t("all-tables")}</a>`,
      });
    case "table-removed":
      return page({ sign: "lock", title: t("closed-removed"), text: t("closed-removed-text"), ways: lobby });
    case "not-a-frame":
      return page({ sign: "link", title: t("closed-broken"), text: t("closed-broken-text"), ways: lobby });
    default:
      return page({
        sign: "warn",
        title: t("closed-other"),
        text: refusal(declined).text,
        ways: html`<button type="button" class="btn btn--go" @click=${() => location.reload()}>${t("try-now")}</button
          ><a class="btn" href="/">${t("to-the-lobby")}</a>`,
      });
  }
}
