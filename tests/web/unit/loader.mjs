/** What the page's import map and the server's types of files do in a browser: `node --import ./loader.mjs --test`. */

import { register } from "node:module";

const WEB = new URL("../../../src/tenback/web/", import.meta.url).href;
const HOOKS = `
const WEB = ${JSON.stringify(WEB)};
const VENDORED = { lit: "vendor/lit.js", "@fluent/bundle": "vendor/fluent.js" };
export const resolve = (name, context, next) =>
  Object.hasOwn(VENDORED, name) ? { url: WEB + VENDORED[name], shortCircuit: true } : next(name, context);
export const load = (url, context, next) =>
  next(url, url.startsWith(WEB) ? { ...context, format: "module" } : context);
`;
register(`data:text/javascript,${encodeURIComponent(HOOKS)}`);
