import type { PageView } from "./schemas/pageView.ts";

/**
 * Tells the portal's own server that a page was opened. Nobody waits for it and a lost one is only not counted, so it goes beside
 * the client: in the background, and also while the page is being left.
 * @param portal the portal's address, without a slash at its end
 */
export function sendPageView(portal: string, view: PageView): void {
  const address = `${portal}/api/views`;
  const body = new Blob([JSON.stringify(view)], { type: "application/json" });
  if (isTaken(address, body)) return;
  fetch(address, { method: "POST", body, keepalive: true, credentials: "omit" }).catch(() => undefined);
}

/** Whether the browser has beacons, and room for this one. */
function isTaken(address: string, body: Blob): boolean {
  return typeof navigator.sendBeacon === "function" && navigator.sendBeacon(address, body);
}
