/** The page without a network speaks the reader's language, and goes on by itself when there is a network again. */

const AGAIN = 4000; // milliseconds
const sections = [...document.querySelectorAll("section[lang]")];
const known = new Set(sections.map((each) => each.getAttribute("lang")));

function chosen() {
  try {
    return JSON.parse(localStorage.getItem("tenback:settings") ?? "{}").language || "";
  } catch {
    return "";
  }
}

const language =
  [chosen(), ...navigator.languages].map((each) => each.split("-")[0]).find((each) => known.has(each)) ?? "en";
document.documentElement.lang = language;
for (const each of sections) each.toggleAttribute("hidden", each.getAttribute("lang") !== language);
for (const each of document.querySelectorAll("button")) each.addEventListener("click", () => location.reload());
addEventListener("online", () => location.reload());

async function look() {
  const answer = await fetch("/health").catch(() => null);
  if (answer?.ok) location.reload();
}
setInterval(look, AGAIN); // not every browser notices that there is a network again
