import { type Listener, listen } from "./listener.ts";
import type { SystemOptions } from "./system.ts";

/** The three ports: each is taken before anything answers, so that each app can be told the others' addresses. */
export interface Listeners {
  readonly portal: Listener;
  readonly councils: Listener;
  readonly simulators: Listener;
}

/** @throws Error EADDRINUSE when another program has a port */
export async function openListeners({ ports, settings }: SystemOptions): Promise<Listeners> {
  return {
    portal: await listen(ports.portal, settings.KAUNTER_HOST),
    councils: await listen(ports.councils),
    simulators: await listen(ports.simulators),
  };
}

/** Resolves when the calls under way are answered. */
export async function closeListeners(listeners: Listeners): Promise<void> {
  await Promise.all(Object.values(listeners).map((listener) => listener.close()));
}
