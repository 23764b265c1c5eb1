import type { Timer } from "../../../src/server/timer.ts";

/** A timer whose waits never end. */
export const ENDLESS: Timer = {
  wait: (_milliseconds, signal) =>
    new Promise((passed) => {
      if (signal.aborted) passed();
      signal.addEventListener("abort", () => passed(), { once: true });
    }),
};

/** A timer whose waits end at once, so that every call times out. */
export const PASSED: Timer = { wait: async () => {} };
