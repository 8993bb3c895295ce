/** Pushes to this browser: whether it can take them, and how it is told to. */

import { startWorker } from "./worker.js";

export const pushPossible = () => "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

async function subscription() {
  const worker = await navigator.serviceWorker?.getRegistration();
  return (await worker?.pushManager?.getSubscription()) ?? null;
}

/** This browser's name among somebody's devices, as the server makes it of its endpoint; empty if it takes none. */
export async function pushHere() {
  if (!pushPossible()) return "";
  const found = await subscription();
  if (!found) return "";
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(found.endpoint));
  return [...new Uint8Array(hash)]
    .map((each) => each.toString(16).padStart(2, "0"))
    .join("")
    .slice(0, 16);
}

/** Subscribe with the server's key, and say what the server has to know. @param {string} key */
export async function pushStarted(key) {
  await startWorker();
  const worker = await navigator.serviceWorker.ready;
  const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = made.toJSON();
  return { endpoint: endpoint ?? "", p256dh: keys?.["p256dh"] ?? "", auth: keys?.["auth"] ?? "" };
}

/** No more pushes to this browser, whoever uses it next. */
export async function pushEnded() {
  if (pushPossible()) await (await subscription())?.unsubscribe();
}
