/** As much of Markdown as the rule pages use: headings, paragraphs, lists, tables, examples, emphasis, code. */

import { html, nothing } from "lit";

const RULE = /\(((?:[GQFT]\d+[a-z]?)(?:, [GQFT]\d+[a-z]?)*)\)/g;
const INLINE = /(\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`|\[[^\]]+\]\([^)]+\))/;
const FENCE = "```";

/** @typedef {{title: string, id: string}} Section */

/** A page of rules. Each rule's number is an anchor where it first stands, and a link to there elsewhere. */
export class Page {
  /** @type {Section[]} */ sections = [];
  /** @type {Set<string>} */ #anchored = new Set();
  /** @type {(rule: string) => unknown} */ #picture;

  /**
   * @param {string} text
   * @param {(rule: string) => unknown} picture  what is drawn below a rule
   */
  constructor(text, picture) {
    this.#picture = picture;
    this.drawn = pieces(text).map((each) => this.#block(each));
  }

  /** @param {string} text */
  #block(text) {
    const heading = /^(#{1,3}) (.*)$/.exec(text);
    if (heading) return this.#heading(heading[1]?.length ?? 1, heading[2] ?? "");
    if (/^-{3,}$/.test(text)) return html`<hr>`;
    if (text.startsWith(FENCE)) return html`<pre tabindex="0">${text.split("\n").slice(1, -1).join("\n")}</pre>`;
    const lines = text.split("\n");
    if (lines.every((each) => each.startsWith("|"))) return this.#table(lines);
    if (/^[-*] /.test(text)) return html`<ul>${items(lines, /^[-*] /).map((each) => html`<li>${this.#paragraph(each)}</li>`)}</ul>`;
    if (/^\d+\. /.test(text)) return html`<ol class="numbered">${items(lines, /^\d+\. /).map((each) => html`<li>${this.#paragraph(each)}</li>`)}</ol>`;
    const whole = lines.join(" ");
    const fresh = rulesOf(whole).filter((rule) => !this.#anchored.has(rule));
    return html`<p>${this.#paragraph(whole)}</p>${fresh.map((rule) => this.#picture(rule))}`;
  }

  /** @param {number} depth @param {string} title */
  #heading(depth, title) {
    if (depth === 1) return html`<h1 tabindex="-1">${line(title)}</h1>`;
    if (depth === 3) return html`<h3>${line(title)}</h3>`;
    const id = `part-${this.sections.length + 1}`;
    this.sections.push({ title, id });
    return html`<h2 id=${id}>${line(title)}</h2>`;
  }

  /** @param {string[]} lines */
  #table(lines) {
    const cells = (/** @type {string} */ row) => row.split("|").slice(1, -1).map((each) => each.trim());
    const [head = "", , ...rows] = lines;
    return html`<div class="scroll" tabindex="0" role="region" aria-label=${cells(head).join(", ")}><table><thead><tr>${cells(head).map((each) => html`<th scope="col">${line(each)}</th>`)}</tr></thead>
      <tbody>${rows.map((row) => html`<tr>${cells(row).map((each) => html`<td>${this.#paragraph(each)}</td>`)}</tr>`)}</tbody></table></div>`;
  }

  /** @param {string} text */
  #paragraph(text) {
    const rules = rulesOf(text);
    if (!rules.length) return line(text);
    const fresh = rules.filter((rule) => !this.#anchored.has(rule));
    for (const rule of fresh) this.#anchored.add(rule);
    const marks = rules.map((rule, place) => html`${place ? ", " : nothing}${fresh.includes(rule) ? rule : html`<a href="#${rule}">${rule}</a>`}`);
    return html`${fresh.map((rule) => html`<span id=${rule} class="anchor"></span>`)}${line(text.replace(RULE, "").replace(/ +([.:,])/g, "$1").trim())} <span class="rule-id">${marks}</span>`;
  }
}

/** The blocks of a page. @param {string} text */
function pieces(text) {
  /** @type {string[][]} */ const found = [[]];
  let example = false;
  for (const each of text.trim().split("\n")) {
    if (each.startsWith(FENCE)) example = !example;
    if (each.trim() === "" && !example) found.push([]); // an example may have empty lines
    else found.at(-1)?.push(each);
  }
  return found.filter((lines) => lines.length).map((lines) => lines.join("\n"));
}

/** @param {string} text */
const rulesOf = (text) => [...text.matchAll(RULE)].flatMap(([, found = ""]) => found.split(", "));

/** @param {string[]} lines @param {RegExp} mark */
function items(lines, mark) {
  /** @type {string[]} */ const found = [];
  for (const each of lines) {
    if (mark.test(each)) found.push(each.replace(mark, ""));
    else found.push(`${found.pop() ?? ""} ${each.trim()}`);
  }
  return found;
}

/** @param {string} text */
function line(text) {
  return text.split(INLINE).map((piece) => {
    if (piece.startsWith("**")) return html`<b>${piece.slice(2, -2)}</b>`;
    if (piece.startsWith("*") && piece.length > 2) return html`<em>${piece.slice(1, -1)}</em>`;
    if (piece.startsWith("`")) return html`<code>${piece.slice(1, -1)}</code>`;
    const link = /^\[([^\]]+)\]/.exec(piece);
    return link ? link[1] : piece;
  });
}
