import { closeListeners, type Listeners } from "./listeners.ts";
import type { startApps } from "./startApps.ts";

type Apps = Awaited<ReturnType<typeof startApps>>;

/** What is ended, apart from the databases. */
export type Ending = Pick<
  Apps,
  "reconciler" | "certificates" | "sweeping" | "sending" | "tracker" | "simulated"
>;

/**
 * Begins nothing more of what works on its own, then takes no other call; resolves when all that was under way has ended, so that
 * the databases can be closed.
 */
export async function endApps(apps: Ending, listeners: Listeners): Promise<void> {
  const { reconciler, certificates, sweeping, sending, tracker, simulated } = apps;
  // a slow mail server does not keep the ports open
  const sent = sending?.stop();
  // the answer that an enquiry waits for comes through the listeners
  await Promise.all([reconciler.stop(), certificates.stop(), sweeping.stop()]);
  await closeListeners(listeners);
  await simulated?.idle();
  await tracker?.idle();
  await sent;
  // what the last calls promised
  await sending?.stop();
  await simulated?.close();
}
