import type { Timer } from "../../../src/server/timer.ts";

/** No wait passes: only its end is told. */
export const ENDLESS: Timer = {
  wait: (_milliseconds, signal) =>
    new Promise((passed) => {
      if (signal.aborted) passed();
      signal.addEventListener("abort", () => passed(), { once: true });
    }),
};

/** Every wait passes at once: whoever has not answered by then is too late. */
export const PASSED: Timer = { wait: async () => {} };
