import type { PageView } from "./schemas/pageView.ts";

/**
 * Reports a page view to the portal's server. It does not use the client: nobody waits for it, and it must also work while the
 * citizen leaves the page. A lost report only means a missing count.
 * @param portal the portal's address, without a trailing slash
 */
export function sendPageView(portal: string, view: PageView): void {
  const address = `${portal}/api/views`;
  const body = new Blob([JSON.stringify(view)], { type: "application/json" });
  if (isTaken(address, body)) return;
  fetch(address, { method: "POST", body, keepalive: true, credentials: "omit" }).catch(() => undefined);
}

/** Whether the browser supports beacons and has queued this one. */
function isTaken(address: string, body: Blob): boolean {
  return typeof navigator.sendBeacon === "function" && navigator.sendBeacon(address, body);
}
