import type { EventEmitter } from "node:events";

const SIGNALS = ["SIGINT", "SIGTERM"] as const;

/**
 * Ends the system in order at the first signal. It then removes its listeners, so that a second signal kills the process at once.
 */
export function endBySignal(signals: Pick<EventEmitter, "on" | "off">, end: () => void): void {
  const endOnce = (): void => {
    for (const signal of SIGNALS) signals.off(signal, endOnce);
    end();
  };
  for (const signal of SIGNALS) signals.on(signal, endOnce);
}
