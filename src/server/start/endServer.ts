import type { Listener } from "./listener.ts";
import type { Substitutes } from "./serverOptions.ts";

interface Stoppable {
  stop(): Promise<void>;
}

/** The parts to end, apart from the databases. */
export interface Ending {
  readonly reconciler: Stoppable;
  readonly configuration: Stoppable;
  readonly certificates: Stoppable;
  readonly closing: Stoppable;
  readonly delivering: Stoppable;
  readonly sweeping: Stoppable;
  readonly auditing: Stoppable;
  readonly verifying: Stoppable;
  readonly sharing: Stoppable | undefined;
  readonly sending: Stoppable | undefined;
  readonly tracker: { idle(): Promise<void> } | undefined;
  readonly substitutes: Pick<Substitutes, "stopListening" | "close"> | undefined;
}

/**
 * Lets proxies turn to other processes, stops the background work, then stops accepting calls. It resolves when everything in
 * progress has ended, so that the databases can be closed.
 * @param drained resolves when the drain time is over
 */
export async function endServer(
  apps: Ending,
  listener: Pick<Listener, "drain" | "close">,
  drained: () => Promise<void>,
): Promise<void> {
  listener.drain();
  const {
    reconciler,
    configuration,
    certificates,
    closing,
    delivering,
    sweeping,
    auditing,
    verifying,
    sharing,
    sending,
    tracker,
    substitutes,
  } = apps;
  // not awaited yet, so that a slow mail server or webhook does not keep the ports open
  const sent = Promise.all([sending?.stop(), delivering.stop()]);
  // a gateway's answer to an enquiry may come through the listeners, so they close after the reconciler
  const working = [reconciler, configuration, certificates, closing, sweeping, auditing, verifying];
  await Promise.all([drained(), ...working.map((work) => work.stop()), sharing?.stop()]);
  await Promise.all([listener.close(), substitutes?.stopListening()]);
  await tracker?.idle();
  await sent;
  // the last calls may have added messages
  await sending?.stop();
  await substitutes?.close();
}
