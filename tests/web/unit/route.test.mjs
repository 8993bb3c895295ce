import "./browser.mjs";
import assert from "node:assert/strict";
import { test } from "node:test";

import { route } from "../../../src/tenback/web/store/route.js";

const SCREENS = [
  ["/", { screen: "welcome" }],
  ["/t/abc", { screen: "table", table: "abc" }],
  ["/t/abc/", { screen: "table", table: "abc" }],
  ["/t", { screen: "nowhere" }],
  ["/t/abc/more", { screen: "nowhere" }],
  ["/replay/abc", { screen: "replay", table: "abc" }],
  ["/replay", { screen: "nowhere" }],
  ["/new/ten", { screen: "new", game: "ten" }],
  ["/new", { screen: "nowhere" }],
  ["/rules", { screen: "rules", game: "" }],
  ["/rules/the-game", { screen: "rules", game: "the-game" }],
  ["/tables", { screen: "tables" }],
  ["/me", { screen: "me" }],
  ["/settings", { screen: "settings" }],
  ["/about", { screen: "about" }],
  ["/about/us", { screen: "nowhere" }],
  ["/t/a%20b", { screen: "table", table: "a b" }],
  ["/t/100%", { screen: "nowhere" }], // a percent sign with nothing behind it
  ["/elsewhere", { screen: "nowhere" }],
];

for (const [path, place] of SCREENS)
  test(`${path} is ${place.screen}`, () => {
    route.go("/somewhere/else/entirely");
    route.go(path);
    assert.deepEqual(route.place, place);
  });

test("who goes within a page stays on its screen", () => {
  route.go("/rules/ten");
  let told = 0;
  const tell = () => (told += 1);
  route.addEventListener("change", tell);
  route.go("/rules/ten#T8");
  assert.equal(told, 0);
  route.replace("/rules/the-game");
  assert.equal(told, 1);
  location.go("/me");
  dispatchEvent(new Event("popstate")); // the browser's own way back
  route.removeEventListener("change", tell);
  assert.equal(told, 2);
  assert.deepEqual(route.place, { screen: "me" });
});

/** A link of the page, pressed. */
function press(href, { how = {}, link = {} } = {}) {
  const url = new URL(href, location.origin);
  const dataset = {};
  const found = Object.assign(new HTMLAnchorElement(), {
    origin: url.origin,
    pathname: url.pathname,
    hash: url.hash,
    target: "",
    dataset,
    hasAttribute: () => false,
    ...link,
  });
  const event = Object.assign(new Event("click", { cancelable: true }), { button: 0, ...how });
  Object.defineProperty(event, "target", { value: { closest: () => found } });
  document.dispatchEvent(event);
  return event.defaultPrevented;
}

test("links of our own load no page", () => {
  route.go("/");
  assert.equal(press("/tables"), true);
  assert.deepEqual(route.place, { screen: "tables" });
});

const LEFT_TO_THE_BROWSER = {
  "another server's": ["https://elsewhere.example/", {}],
  "with a key held": ["/me", { how: { ctrlKey: true } }],
  "with the other button": ["/me", { how: { button: 1 } }],
  "in another window": ["/me", { link: { target: "_blank" } }],
  "a file": ["/api/tables/a/record.txt", { link: { hasAttribute: (name) => name === "download" } }],
  "marked to go out": ["/api/x", { link: { dataset: { out: "" } } }],
  "within the page": ["/tables#part", {}],
};

for (const [what, [href, how]] of Object.entries(LEFT_TO_THE_BROWSER))
  test(`a link ${what} is left to the browser`, () => {
    route.go("/tables");
    assert.equal(press(href, how), false);
    assert.deepEqual(route.place, { screen: "tables" });
  });
