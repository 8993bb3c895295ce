/**
 * What stays with the browser between visits: this version's files, a page for when there is no network, and notices.
 *
 * Pages always come from the server, so that a new version is never shown with old files; files are addressed by their
 * content and never change. Nothing else is touched: no answer of the server, and no secret, is ever kept here.
 */

const worker = /** @type {any} */ (self); // the page's types know nothing of workers
const ROOT = "{{root}}"; // another version has another one, and with it another worker
const CACHE = `tenback:${ROOT}`;
const FILES = "{{files}}".split(" ");
const OFFLINE = "/offline.html";

worker.addEventListener("install", (/** @type {any} */ event) => {
  event.waitUntil(fill());
});

async function fill() {
  const cache = await caches.open(CACHE);
  await cache.addAll([OFFLINE, ...FILES.map((file) => `${ROOT}/${file}`)]);
  await worker.skipWaiting();
}

worker.addEventListener("activate", (/** @type {any} */ event) => {
  event.waitUntil(tidy());
});

async function tidy() {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith("tenback:") && name !== CACHE).map((name) => caches.delete(name)),
  );
  await worker.clients.claim();
}

worker.addEventListener("fetch", (/** @type {any} */ event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== "GET" || address.origin !== location.origin) return;
  if (address.pathname.startsWith(`${ROOT}/`)) event.respondWith(file(request));
  else if (request.mode === "navigate" && !address.pathname.startsWith("/api/")) event.respondWith(page(request));
});

/** A file of this version: kept from the first time on. @param {Request} request */
async function file(request) {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request, { ignoreVary: true });
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}

/** The page as the server has it now; without a network, one that says so. @param {Request} request */
async function page(request) {
  try {
    return await fetch(request);
  } catch {
    const cache = await caches.open(CACHE);
    return (await cache.match(OFFLINE)) ?? Response.error();
  }
}

worker.addEventListener("push", (/** @type {any} */ event) => {
  event.waitUntil(show(event.data));
});

/** The server has written it in the person's language. @param {any} data */
async function show(data) {
  /** @type {{title?: string, body?: string, link?: string, tag?: string}} */ let told = {};
  try {
    told = data?.json() ?? {};
  } catch {
    // A browser must show something for every push.
  }
  await worker.registration.showNotification(told.title ?? "tenback", {
    body: told.body ?? "",
    tag: told.tag ?? "tenback",
    icon: `${ROOT}/icons/icon-192.png`,
    badge: `${ROOT}/icons/icon-192.png`,
    data: { link: told.link ?? "/" },
  });
}

worker.addEventListener("notificationclick", (/** @type {any} */ event) => {
  event.notification.close();
  event.waitUntil(lead(event.notification.data?.link ?? "/"));
});

/** The table that it is about: in the tab that shows it, or in a new one. @param {string} link */
async function lead(link) {
  const wanted = new URL(link, location.origin);
  if (wanted.origin !== location.origin) return;
  const tabs = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = tabs.find((/** @type {any} */ tab) => new URL(tab.url).pathname === wanted.pathname);
  if (there) await there.focus();
  else await worker.clients.openWindow(wanted.pathname);
}
