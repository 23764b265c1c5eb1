import type { EventEmitter } from "node:events";

const SIGNALS = ["SIGINT", "SIGTERM"] as const;

/** Ends the system at the first signal. The second one, of whichever kind, then does what it does to any program: ends it at once. */
export function endBySignal(signals: Pick<EventEmitter, "on" | "off">, end: () => void): void {
  const endOnce = (): void => {
    for (const signal of SIGNALS) signals.off(signal, endOnce);
    end();
  };
  for (const signal of SIGNALS) signals.on(signal, endOnce);
}
