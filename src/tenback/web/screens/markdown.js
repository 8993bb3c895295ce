/** As much of Markdown as the rule pages use: headings, paragraphs, lists, tables, examples, emphasis, code. */

import { html, nothing } from "lit";

const RULE = /\(((?:[GQFT]\d+[a-z]?)(?:, [GQFT]\d+[a-z]?)*)\)/g;
const INLINE = /(\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`|\[[^\]]+\]\([^)]+\))/;
const FENCE = "```";
const TERMINAL = /`tenback\s+play\s.*`/; // a part that has this tells what to type

/** @typedef {{title: string, id: string}} Section */
/**
 * @typedef {object} Reading  how a page of one game is read here
 * @property {(rule: string) => unknown} [picture]  what is drawn below a rule
 * @property {(code: string) => unknown} [named]  what the screen calls that which is set as code; else it stays
 * @property {(steps: Step[]) => unknown} [turn]  a turn worked through; else it stays as it would be typed
 */
/** @typedef {{typed: string, said: string}} Step */

/** A page of rules. Each rule's number is an anchor where it first stands, and a link to there elsewhere. */
export class Page {
  /** @type {Section[]} */ sections = [];
  /** @type {Set<string>} */ #anchored = new Set();
  /** @type {Reading} */ #reading;

  /** @param {string} text @param {Reading} [reading] */
  constructor(text, reading = {}) {
    this.#reading = reading;
    this.drawn = pieces(withoutTerminal(text)).map((each) => this.#block(each));
  }

  /** @param {string} text */
  #block(text) {
    const heading = /^(#{1,3}) (.*)$/.exec(text);
    if (heading) return this.#heading(heading[1]?.length ?? 1, heading[2] ?? "");
    if (/^-{3,}$/.test(text)) return html`<hr />`;
    const lines = text.split("\n");
    if (text.startsWith(FENCE)) return this.#example(lines);
    if (lines.every((each) => each.startsWith("|"))) return this.#table(lines);
    if (/^[-*] /.test(text))
      return html`<ul>
        ${items(lines, /^[-*] /).map((each) => html`<li>${this.#paragraph(each)}</li>`)}
      </ul>`;
    if (/^\d+\. /.test(text))
      return html`<ol class="numbered">
        ${items(lines, /^\d+\. /).map((each) => html`<li>${this.#paragraph(each)}</li>`)}
      </ol>`;
    const whole = lines.join(" ");
    const fresh = rulesOf(whole).filter((rule) => !this.#anchored.has(rule));
    return html`<p>${this.#paragraph(whole)}</p>
      ${fresh.map((rule) => this.#reading.picture?.(rule) ?? nothing)}`;
  }

  /** @param {string[]} lines  with the marks around them */
  #example(lines) {
    const written = lines.slice(1, -1);
    const drawn = lines[0] === `${FENCE}text` ? this.#reading.turn?.(written.map(step)) : undefined;
    return drawn ?? html`<pre tabindex="0">${written.join("\n")}</pre>`;
  }

  /** @param {number} depth @param {string} title */
  #heading(depth, title) {
    if (depth === 1) return html`<h1 tabindex="-1">${this.#line(title)}</h1>`;
    if (depth === 3) return html`<h3>${this.#line(title)}</h3>`;
    const id = `part-${this.sections.length + 1}`;
    this.sections.push({ title, id });
    return html`<h2 id=${id}>${this.#line(title)}</h2>`;
  }

  /** @param {string[]} lines */
  #table(lines) {
    const cells = (/** @type {string} */ row) =>
      row
        .split("|")
        .slice(1, -1)
        .map((each) => each.trim());
    const [head = "", , ...rows] = lines;
    return html`<div class="scroll" tabindex="0" role="region" aria-label=${cells(head).join(", ")}>
      <table>
        <thead>
          <tr>
            ${cells(head).map((each) => html`<th scope="col">${this.#line(each)}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${rows.map(
            (row) =>
              html`<tr>
                ${cells(row).map((each) => html`<td>${this.#paragraph(each)}</td>`)}
              </tr>`,
          )}
        </tbody>
      </table>
    </div>`;
  }

  /** @param {string} text */
  #paragraph(text) {
    const rules = rulesOf(text);
    if (!rules.length) return this.#line(text);
    const fresh = rules.filter((rule) => !this.#anchored.has(rule));
    for (const rule of fresh) this.#anchored.add(rule);
    const marks = rules.map(
      (rule, place) =>
        html`${place ? ", " : nothing}${fresh.includes(rule) ? rule : html`<a href="#${rule}">${rule}</a>`}`,
    );
    const rest = text
      .replace(RULE, "")
      .replace(/ +([.:,])/g, "$1")
      .trim();
    // The number does not stand on a line by itself.
    return html`${fresh.map((rule) => html`<span id=${rule} class="anchor"></span>`)}${this.#line(rest)}${
        rest ? "\u00a0" : ""
      }<span class="rule-id">${marks}</span>`;
  }

  /** @param {string} text */
  #line(text) {
    return text.split(INLINE).map((piece) => {
      if (piece.startsWith("**")) return html`<b>${piece.slice(2, -2)}</b>`;
      if (piece.startsWith("*") && piece.length > 2) return html`<em>${piece.slice(1, -1)}</em>`;
      if (/^`.+`$/.test(piece)) {
        const code = piece.slice(1, -1);
        return this.#reading.named?.(code) ?? html`<code>${code}</code>`;
      }
      const link = /^\[([^\]]+)\]/.exec(piece);
      return link ? link[1] : piece;
    });
  }
}

/** A page without what it says to somebody at a terminal, and without that part's heading. @param {string} text */
const withoutTerminal = (text) =>
  text
    .split(/^(?=#{2,3} |---$)/m)
    .filter((part) => !TERMINAL.test(part))
    .join("");

/** A line of an example: what is typed, and what comes of it. @param {string} line @returns {Step} */
function step(line) {
  const [typed = "", said = ""] = line.split(/\s{2,}(.*)/);
  return { typed, said };
}

/** The blocks of a page. @param {string} text */
function pieces(text) {
  /** @type {string[][]} */ const found = [[]];
  let example = false;
  for (const each of text.trim().split("\n")) {
    if (each.startsWith(FENCE)) example = !example;
    if (each.trim() === "" && !example)
      found.push([]); // an example may have empty lines
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
