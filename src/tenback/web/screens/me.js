/** Who one is here, what one has played, and how it went. */

import { html, nothing } from "lit";
import { icon } from "../cards/faces.js";
import { bulletin } from "../store/bulletin.js";
import { ask, me } from "../store/person.js";
import { Watching } from "../store/redraw.js";
import { pushEnded } from "../shell/push.js";
import { sheet } from "../shell/sheet.js";
import { t } from "../words/words.js";
import { historyList } from "./history.js";
import { Screen } from "./screen.js";
import "./stored.js";
import { LONGEST_NAME } from "./entering.js";
import { toastDone } from "../shell/toasts.js";
import { refusal, toastRefusal } from "../shell/refusals.js";

/** @import { Connection } from "../wire/connection.js" */
/** @import { Played, Statistics } from "../wire/frames.js" */

const SHORTEST_PASSWORD = 10; // the server's own bounds
const LONGEST_PASSWORD = 200;

export class MeScreen extends Screen {
  static properties = {
    connection: { attribute: false },
    tables: { state: true },
    more: { state: true },
    statistics: { state: true },
    failed: { state: true },
    wrong: { state: true },
    busy: { state: true },
    leaving: { state: true },
  };

  constructor() {
    super();
    /** @type {Connection} */ this.connection = /** @type {any} */ (undefined); // given by who draws it
    /** @type {Played[] | null} */ this.tables = null;
    this.more = false;
    /** @type {Statistics} */ this.statistics = {};
    /** Why the history is not there. */ this.failed = "";
    /** What is wrong in which form. */ this.wrong = { form: "", text: "" };
    this.busy = false;
    this.leaving = false;
    new Watching(this, me, bulletin);
  }

  get called() {
    return t("profile");
  }

  connectedCallback() {
    super.connectedCallback();
    this.#look();
  }

  async #look() {
    if (!me.person) return;
    try {
      const [history, statistics] = await Promise.all([ask("GET /api/me/history"), ask("GET /api/me/statistics")]);
      this.tables = history.tables;
      this.more = history.more;
      this.statistics = statistics;
      this.failed = "";
    } catch (error) {
      this.failed = refusal(error).text;
    }
  }

  async #older() {
    const before = this.tables?.at(-1)?.table ?? "";
    try {
      const { tables, more } = await ask("GET /api/me/history", { query: { before } });
      this.tables = [...(this.tables ?? []), ...tables];
      this.more = more;
    } catch (error) {
      toastRefusal(error);
    }
  }

  render() {
    const account = me.person?.kind === "account";
    return html`<main class="paper me" id="main">
        <h1>${this.called}</h1>
        <section class="box">
          <h2>
            ${icon("people")}<bdi class="me__name">${me.person?.name ?? t("nobody-yet")}</bdi
            >${me.person ? html`<span class="tag">${t(account ? "kind-account" : "kind-guest")}</span>` : nothing}
          </h2>
          <p class="small mute">${t(account ? "account-why-you" : me.person ? "guest-why-you" : "nobody-why-you")}</p>
          ${me.person ? this.#rename() : nothing}
          ${
            me.person
              ? html`<div class="row wrap">
                  <button type="button" class="btn" @click=${() => (account ? this.#signOut() : (this.leaving = true))}>
                    ${icon("x")}${t(account ? "sign-out" : "forget-me")}
                  </button>
                  ${
                    account
                      ? html`<button type="button" class="btn" @click=${() => this.#signOut({ everywhere: true })}>
                          ${icon("x")}${t("leave-everywhere")}
                        </button>`
                      : nothing
                  }
                  ${me.person.owner ? html`<a class="btn" href="/admin">${icon("crown")}${t("admin")}</a>` : nothing}
                </div>`
              : nothing
          }
        </section>
        ${
          account
            ? this.#newPassword()
            : html`<div class="me__forms">
                ${
                  bulletin.signup
                    ? this.#credentials("register", "make-account", "make-account-why")
                    : html`<section class="box">
                        <h2>${icon("lock")}${t("make-account")}</h2>
                        <p class="small">${t("refused-signup-closed")}</p>
                      </section>`
                }${this.#credentials("sign-in", "sign-in", "sign-in-why")}
              </div>`
        }
        ${me.person ? html`${this.#past()}<stored-of-me></stored-of-me>` : nothing}
        <p><a class="btn btn--quiet" href="/">${icon("prev")}${t("to-the-lobby")}</a></p>
      </main>
      ${this.leaving ? this.#forget() : nothing}`;
  }

  #rename() {
    const take = (/** @type {SubmitEvent} */ event) =>
      this.#do(event, "rename", async (form) => {
        await me.be(String(form.get("name")).trim().replace(/\s+/g, " "));
        this.connection.renew();
        toastDone(t("renamed"));
      });
    return html`<form class="form" @submit=${take}>
      <div class="row wrap">
        <label class="name"
          ><span>${t("your-name")}</span
          ><input
            class="field"
            name="name"
            required
            maxlength=${LONGEST_NAME}
            autocomplete="nickname"
            .value=${me.person?.name ?? ""}
            aria-describedby="wrong-rename" /></label
        ><button class="btn" ?disabled=${this.busy}>${t("me-rename")}</button>
      </div>
      ${this.#mistake("rename")}
    </form>`;
  }

  /** @param {"register" | "sign-in"} which @param {string} title @param {string} why */
  #credentials(which, title, why) {
    const fresh = which === "register";
    const send = (/** @type {SubmitEvent} */ event) =>
      this.#do(event, which, async (form) => {
        const name = String(form.get("name")).trim();
        const password = String(form.get("password"));
        await (fresh ? me.register(name, password) : me.signIn(name, password));
        this.connection.renew();
        toastDone(t(fresh ? "account-made" : "signed-in", { name: me.name }));
        await this.#look();
      });
    return html`<section class="box">
      <h2>${icon(fresh ? "plus" : "lock")}${t(title)}</h2>
      <p class="small mute">${t(why)}</p>
      <form class="form" @submit=${send}>
        <label class="col-field"
          ><span>${t("account-name")}</span
          ><input
            class="field"
            name="name"
            required
            maxlength=${LONGEST_NAME}
            autocomplete="username"
            .value=${fresh ? me.name : ""}
        /></label>
        <label class="col-field"
          ><span>${t("me-password")}</span
          ><input
            class="field"
            type="password"
            name="password"
            required
            minlength=${fresh ? SHORTEST_PASSWORD : 1}
            maxlength=${LONGEST_PASSWORD}
            autocomplete=${fresh ? "new-password" : "current-password"}
            aria-describedby="wrong-${which}"
        /></label>
        ${this.#mistake(which)}<button class="btn" ?disabled=${this.busy}>${t(title)}</button>
      </form>
    </section>`;
  }

  #newPassword() {
    const send = (/** @type {SubmitEvent} */ event) =>
      this.#do(event, "password", async (form) => {
        const page = /** @type {HTMLFormElement} */ (event.target);
        await me.changePassword(String(form.get("password")), String(form.get("new")));
        this.connection.renew();
        toastDone(t("password-changed"));
        page.reset();
      });
    return html`<section class="box">
      <h2>${icon("lock")}${t("change-password")}</h2>
      <p class="small mute">${t("change-password-why")}</p>
      <form class="form" @submit=${send}>
        ${this.#password("password", "me-password-so-far", 1, "current-password")}
        ${this.#password("new", "me-password-new", SHORTEST_PASSWORD, "new-password")}
        ${this.#mistake("password")}<button class="btn" ?disabled=${this.busy}>${t("change-password")}</button>
      </form>
    </section>`;
  }

  /**
   * @param {string} name @param {string} label @param {number} shortest
   * @param {"current-password" | "new-password"} fill
   */
  #password(name, label, shortest, fill) {
    return html`<label class="col-field"
      ><span>${t(label)}</span
      ><input
        class="field"
        type="password"
        name=${name}
        required
        minlength=${shortest}
        maxlength=${LONGEST_PASSWORD}
        autocomplete=${fill}
        aria-describedby="wrong-password"
    /></label>`;
  }

  /** @param {string} form */
  #mistake(form) {
    const here = this.wrong.form === form ? this.wrong.text : "";
    return html`<p class="wrong small" id="wrong-${form}" role="alert">
      ${here ? html`${icon("warn")}<span>${here}</span>` : nothing}
    </p>`;
  }

  #past() {
    const nothingYet = Object.keys(this.statistics).length === 0;
    return html`<section class="box">
        <h2>${icon("log")}${t("me-statistics")}</h2>
        ${
          nothingYet
            ? html`<p class="small mute">${t("me-statistics-none")}</p>`
            : html`<p><a class="btn" href="/me/results">${icon("log")}${t("me-results")}</a></p>`
        }
      </section>
      <section class="box">
        <h2>${icon("day")}${t("me-history")}</h2>
        ${
          this.failed
            ? html`<p class="wrong small" role="alert">${icon("warn")}<span>${this.failed}</span></p>`
            : nothing
        }
        ${
          this.tables?.length
            ? historyList(this.tables)
            : html`<p class="small mute">${t(this.tables || this.failed ? "history-none" : "tables-looking")}</p>`
        }
        ${
          this.more
            ? html`<button type="button" class="btn" @click=${() => this.#older()}>${t("history-older")}</button>`
            : nothing
        }
      </section>`;
  }

  #forget() {
    return sheet({
      title: t("forget-me"),
      close: () => (this.leaving = false),
      body: html`<p>${t("forget-me-why")}</p>
        <div class="row wrap">
          <button type="button" class="btn btn--go" @click=${() => this.#signOut()}>${t("forget-me-yes")}</button>
        </div>`,
    });
  }

  /** @param {{everywhere?: boolean}} [how] */
  async #signOut(how) {
    try {
      await pushEnded().catch(() => {}); // who uses this browser next is not told
      await me.signOut(how);
      location.assign("/"); // a page of its own: nothing of the person is left in memory
    } catch (error) {
      toastRefusal(error);
    }
  }

  /**
   * @param {SubmitEvent} event
   * @param {string} form
   * @param {(data: FormData) => Promise<void>} work
   */
  async #do(event, form, work) {
    event.preventDefault();
    if (this.busy) return;
    this.busy = true;
    this.wrong = { form: "", text: "" };
    try {
      await work(new FormData(/** @type {HTMLFormElement} */ (event.target)));
    } catch (error) {
      this.wrong = { form, text: refusal(error).text };
    } finally {
      this.busy = false;
    }
  }
}

customElements.define("me-screen", MeScreen);
