/** As much of Markdown as the rule pages use: headings, paragraphs, lists, tables, emphasis, code. */

import { html } from "lit";

const RULE = /\(((?:[GQFT]\d+)(?:, [GQFT]\d+)*)\)/g;
const INLINE = /(\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`|\[[^\]]+\]\([^)]+\))/;

/** @param {string} text */
export function blocks(text) {
  return text
    .trim()
    .split(/\n{2,}/)
    .map(block);
}

/** @param {string} text */
function block(text) {
  const heading = /^(#{1,3}) (.*)$/.exec(text);
  if (heading) {
    const [, marks = "", title = ""] = heading;
    return marks.length === 1 ? html`<h1>${line(title)}</h1>` : marks.length === 2 ? html`<h2>${line(title)}</h2>` : html`<h3>${line(title)}</h3>`;
  }
  const lines = text.split("\n");
  if (lines.every((each) => each.startsWith("|"))) return table(lines);
  if (/^[-*] /.test(text)) return html`<ul>${items(lines, /^[-*] /).map((each) => html`<li>${paragraph(each)}</li>`)}</ul>`;
  if (/^\d+\. /.test(text)) return html`<ol class="numbered">${items(lines, /^\d+\. /).map((each) => html`<li>${paragraph(each)}</li>`)}</ol>`;
  return html`<p>${paragraph(lines.join(" "))}</p>`;
}

/** @param {string[]} lines @param {RegExp} mark */
function items(lines, mark) {
  /** @type {string[]} */ const found = [];
  for (const each of lines) {
    if (mark.test(each)) found.push(each.replace(mark, ""));
    else found.push(`${found.pop() ?? ""} ${each.trim()}`);
  }
  return found;
}

/** @param {string[]} lines */
function table(lines) {
  const cells = (/** @type {string} */ row) => row.split("|").slice(1, -1).map((each) => each.trim());
  const [head = "", , ...rows] = lines;
  return html`<div class="scroll" tabindex="0" role="region" aria-label=${cells(head).join(", ")}><table><thead><tr>${cells(head).map((each) => html`<th scope="col">${line(each)}</th>`)}</tr></thead>
    <tbody>${rows.map((row) => html`<tr>${cells(row).map((each) => html`<td>${line(each)}</td>`)}</tr>`)}</tbody></table></div>`;
}

/** Rule numbers at the end of a paragraph become its anchors. @param {string} text */
function paragraph(text) {
  const rules = [...text.matchAll(RULE)].flatMap(([, found = ""]) => found.split(", "));
  if (!rules.length) return line(text);
  return html`${rules.map((rule) => html`<span id=${rule} class="anchor"></span>`)}${line(text.replace(RULE, "").trim())} <span class="rule-id">${rules.join(", ")}</span>`;
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
