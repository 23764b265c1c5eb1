import type { Substitutes } from "./demonstration.ts";
import type { Listener } from "./listener.ts";

interface Stoppable {
  stop(): Promise<void>;
}

/** What is ended, apart from the databases. */
export interface Ending {
  readonly reconciler: Stoppable;
  readonly configuration: Stoppable;
  readonly certificates: Stoppable;
  readonly sweeping: Stoppable;
  readonly sending: Stoppable | undefined;
  readonly tracker: { idle(): Promise<void> } | undefined;
  readonly substitutes: Pick<Substitutes, "stopListening" | "close"> | undefined;
}

/**
 * Begins nothing more of what works on its own, then takes no other call; resolves when all that was under way has ended, so that
 * the databases can be closed.
 */
export async function endServer(apps: Ending, listener: Pick<Listener, "close">): Promise<void> {
  const { reconciler, configuration, certificates, sweeping, sending, tracker, substitutes } = apps;
  // a slow mail server does not keep the ports open
  const sent = sending?.stop();
  // the answer that an enquiry waits for comes through the listeners
  await Promise.all([reconciler.stop(), configuration.stop(), certificates.stop(), sweeping.stop()]);
  await Promise.all([listener.close(), substitutes?.stopListening()]);
  await tracker?.idle();
  await sent;
  // what the last calls promised
  await sending?.stop();
  await substitutes?.close();
}
