/** How the owner's page calls what the server names by keys. */

/** What was done. @type {Record<string, string>} */
export const ACTS = {
  rename: "admin-act-rename",
  mute: "admin-act-mute",
  unmute: "admin-act-unmute",
  ban: "admin-act-ban",
  unban: "admin-act-unban",
  "reset-password": "admin-act-reset-password",
  forget: "admin-act-forget",
  "remove-table": "admin-act-remove-table",
  "delete-table": "admin-act-delete-table",
  "return-table": "admin-act-return-table",
  "close-report": "admin-act-close-report",
  "set-owner": "admin-act-set-owner",
  "open-signup": "admin-act-open-signup",
  "close-signup": "admin-act-close-signup",
  announce: "admin-act-announce",
  withdraw: "admin-act-withdraw",
  prune: "admin-act-prune",
};

/** What is known of it. @type {Record<string, string>} */
export const FACTS = {
  until: "admin-fact-until",
  reason: "admin-fact-reason",
  from: "admin-fact-from",
  to: "admin-fact-to",
  text: "admin-fact-text",
  guests: "admin-fact-guests",
  tables: "admin-fact-tables",
  games: "admin-fact-games",
  log: "admin-fact-log",
};

/** That a wish is carried out. @type {Record<string, string>} */
export const DONE = {
  "rename-person": "admin-done-rename-person",
  mute: "admin-done-mute",
  unmute: "admin-done-unmute",
  ban: "admin-done-ban",
  unban: "admin-done-unban",
  "reset-password": "admin-done-reset-password",
  "forget-person": "admin-done-forget-person",
  "remove-table": "admin-done-remove-table",
  "return-table": "admin-done-return-table",
  "close-report": "admin-done-close-report",
  "set-signup": "admin-done-set-signup",
  announce: "admin-done-announce",
  withdraw: "admin-done-withdraw",
};

/** Who somebody is. @type {Record<string, string>} */
export const KINDS = { guest: "kind-guest", account: "kind-account", program: "kind-program" };

/** How far a table is; lists do not tell `starting` from `playing`. @type {Record<string, string>} */
export const PHASES = {
  waiting: "admin-phase-waiting",
  starting: "admin-phase-playing",
  playing: "admin-phase-playing",
  ended: "admin-phase-ended",
};

/** Whom the host does not let in, or does not let write: for good, and until when. */
export const SANCTIONS = Object.freeze({
  banned: ["admin-banned", "admin-banned-until"],
  muted: ["admin-muted", "admin-muted-until"],
});

/** What a search may be for. @type {Record<string, string>} */
export const SEARCHED = { people: "admin-search-people", tables: "admin-search-tables" };
