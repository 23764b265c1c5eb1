import { setImmediate } from "node:timers/promises";
import type { MiddlewareHandler } from "hono";
import type { Throttle } from "../records/loading/throttle.ts";
import type { Timer } from "../timer.ts";
import type { BackendEnv } from "./context.ts";

/** The searches that this process answers at this moment. A load of council records gives way to them. */
export interface SearchesUnderWay extends Throttle {
  /** Counts the calls of a route as searches. */
  readonly counted: MiddlewareHandler<BackendEnv>;
  /** Notes that citizens call another process of the same databases. */
  noteCallsElsewhere(): void;
  /**
   * Resolves when no search is under way. When a citizen searched lately, it also waits as long as the work took since the last time,
   * because work leaves garbage, whose collection may fall into a search. When citizens search all the time, it resolves after ten
   * times as long as the work took, so that the work goes on.
   */
  giveWay(): Promise<void>;
}

/** Milliseconds. */
const LATELY = 1_000;
const LONGEST_REST = 50;

/** Processes tell one another of calls every few seconds (sharedRateLimits.ts). Milliseconds. */
const LATELY_ELSEWHERE = 15_000;

const TIMES = 10;

/** Milliseconds. However long the work took, it waits for searches at least and at most so long. */
const LEAST = 20;
const MOST = 500;

export function searchesUnderWay(
  timer: Pick<Timer, "wait">,
  now: () => number = () => performance.now(),
): SearchesUnderWay {
  let count = 0;
  let waiting = Promise.withResolvers<void>();
  let searchedAt = Number.NEGATIVE_INFINITY;
  let calledElsewhereAt = Number.NEGATIVE_INFINITY;
  let wentOn = now();
  const isSearchedHere = () => count > 0 || now() - searchedAt < LATELY;
  return {
    now,
    isSearched: () => isSearchedHere() || now() - calledElsewhereAt < LATELY_ELSEWHERE,
    noteCallsElsewhere() {
      calledElsewhereAt = now();
    },
    async rest(milliseconds) {
      await timer.wait(milliseconds, new AbortController().signal);
      // the work before the rest needs no second one
      wentOn = now();
    },
    async counted(_context, next) {
      count += 1;
      try {
        await next();
      } finally {
        count -= 1;
        searchedAt = now();
        if (count === 0) {
          waiting.resolve();
          waiting = Promise.withResolvers();
        }
      }
    },
    async giveWay() {
      const worked = now() - wentOn;
      // a call that has arrived is counted first
      await setImmediate();
      const over = new AbortController();
      if (now() - searchedAt < LATELY) await timer.wait(Math.min(worked, LONGEST_REST), over.signal);
      if (count > 0) {
        const longest = Math.min(MOST, Math.max(LEAST, TIMES * worked));
        await Promise.race([waiting.promise, timer.wait(longest, over.signal)]);
        over.abort();
      }
      wentOn = now();
    },
  };
}
