import { setImmediate } from "node:timers/promises";
import type { MiddlewareHandler } from "hono";
import type { Timer } from "../timer.ts";
import type { BackendEnv } from "./context.ts";

/** The searches that this process answers at this moment. A load of council records gives way to them. */
export interface SearchesUnderWay {
  /** Counts the calls of a route as searches. */
  readonly counted: MiddlewareHandler<BackendEnv>;
  /** Resolves when no search is under way, or after LONGEST, so that the work goes on however many citizens search. */
  giveWay(): Promise<void>;
}

/** Milliseconds. */
const LONGEST = 50;

export function searchesUnderWay(timer: Pick<Timer, "wait">): SearchesUnderWay {
  let count = 0;
  let waiting = Promise.withResolvers<void>();
  return {
    async counted(_context, next) {
      count += 1;
      try {
        await next();
      } finally {
        count -= 1;
        if (count === 0) {
          waiting.resolve();
          waiting = Promise.withResolvers();
        }
      }
    },
    async giveWay() {
      // a call that has arrived is counted first
      await setImmediate();
      if (count === 0) return;
      const over = new AbortController();
      await Promise.race([waiting.promise, timer.wait(LONGEST, over.signal)]);
      over.abort();
    },
  };
}
