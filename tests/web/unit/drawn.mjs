/** A template as the text that a browser would be given. */
export function drawn(template) {
  if (Array.isArray(template)) return template.map(drawn).join("");
  if (typeof template === "symbol" || template === undefined) return "";
  if (!template?.strings) return String(template);
  return template.strings.map((text, place) => text + drawn(template.values[place])).join("");
}
