/** The service worker: it is asked for once the page is there, so that nobody waits for it. */

/** Where a browser has none, or allows none, everything works as before. */
export async function startWorker() {
  if (!("serviceWorker" in navigator) || !isSecureContext) return null;
  try {
    return await navigator.serviceWorker.register("/service-worker.js", { updateViaCache: "none" });
  } catch {
    return null;
  }
}
