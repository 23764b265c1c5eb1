import { setTimeout as sleep } from "node:timers/promises";

/** Waiting, as one thing that a test can set. */
export interface Timer {
  /** Passes after so many milliseconds, or as soon as the signal aborts; never throws. Keeps no process alive. */
  wait(milliseconds: number, signal: AbortSignal): Promise<void>;
}

export const systemTimer: Timer = {
  wait: (milliseconds, signal) =>
    // all that can break a wait is its signal
    sleep(milliseconds, undefined, { signal, ref: false }).catch(() => undefined),
};
