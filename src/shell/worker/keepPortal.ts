import { ownScript } from "../../screens/ownScript.ts";

/**
 * Registers the service worker that caches the portal's code. It first registers an empty worker for the pages on the way to a
 * bank, so that the portal's worker never controls the card form.
 * @returns undefined when the browser registers no worker. The portal works without one
 */
export async function keepPortal(
  workers: ServiceWorkerContainer,
): Promise<ServiceWorkerRegistration | undefined> {
  try {
    // the scopes are relative, so they fit any base path. Every page that calls this is directly below it
    await workers.register(ownScript("noWorker.js"), { scope: "pay/", updateViaCache: "none" });
    return await workers.register(ownScript("serviceWorker.js"), { scope: "./", updateViaCache: "none" });
  } catch {
    return undefined;
  }
}
