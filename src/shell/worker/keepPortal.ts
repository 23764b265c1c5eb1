import { ownScript } from "../../screens/ownScript.ts";

/**
 * Has the browser keep the portal's program. The pages on the way to a bank get a worker that does nothing, before there is one
 * for the whole address: the card form is a document without a worker that sees it.
 * @returns undefined where the browser keeps nothing: the portal works as it does without
 */
export async function keepPortal(
  workers: ServiceWorkerContainer,
): Promise<ServiceWorkerRegistration | undefined> {
  try {
    // below whatever path the portal stands: the pages that ask stand right below it
    await workers.register(ownScript("noWorker.js"), { scope: "pay/", updateViaCache: "none" });
    return await workers.register(ownScript("serviceWorker.js"), { scope: "./", updateViaCache: "none" });
  } catch {
    return undefined;
  }
}
