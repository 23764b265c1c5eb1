import { setTimeout as sleep } from "node:timers/promises";

/** Waits for time to pass. A test can replace it. */
export interface Timer {
  /** Resolves after the time, or as soon as the signal aborts. It never rejects, and it keeps no process alive. */
  wait(milliseconds: number, signal: AbortSignal): Promise<void>;
}

export const systemTimer: Timer = {
  wait: (milliseconds, signal) =>
    // only the signal can make the wait reject
    sleep(milliseconds, undefined, { signal, ref: false }).catch(() => undefined),
};
