import type { Clock } from "../clock.ts";
import { Refusal } from "./refusal.ts";

/**
 * Lets each caller call so often in a sliding window, in this process.
 * @param limit `within` in milliseconds
 * @returns a function to run before each call. It throws Refusal 429 with the seconds to wait. A refused call does not count
 */
export function windowRateLimit(
  clock: Clock,
  limit: { readonly calls: number; readonly within: number },
): (caller: string) => void {
  const callsOf = recentCallers<readonly number[]>();
  return (caller) => {
    const now = clock.now().getTime();
    const recent = (callsOf.get(caller) ?? []).filter((at) => now < at + limit.within);
    const [oldest = now] = recent;
    if (recent.length >= limit.calls) throw tooMany(oldest + limit.within - now);
    callsOf.set(caller, [...recent, now]);
  };
}

/** @param wait milliseconds until the next attempt */
export function tooMany(wait: number): Refusal {
  return new Refusal(429, "attempt_failed_please_try_again", { retryAfter: Math.ceil(wait / 1000) });
}

/** How many callers we remember. Otherwise a flood of addresses would fill the memory. */
const MOST_CALLERS = 10_000;

/** The state of a limit for each caller. */
interface RecentCallers<State> {
  get(caller: string): State | undefined;
  set(caller: string, state: State): void;
  forget(caller: string): void;
}

/** Remembers the latest callers. */
export function recentCallers<State>(): RecentCallers<State> {
  const states = new Map<string, State>();
  return {
    get: (caller) => states.get(caller),
    set: (caller, state) => {
      // Delete before set moves the caller to the end, so the first key is the caller who has been away longest.
      states.delete(caller);
      states.set(caller, state);
      if (states.size > MOST_CALLERS) states.delete(states.keys().next().value ?? "");
    },
    forget: (caller) => void states.delete(caller),
  };
}

const HOUR = 60 * 60_000;

/**
 * Lets each caller call at a steady rate, in this process, with some of an hour's calls at once. It remembers one time for each
 * caller, however many calls an hour allows.
 * @param limit calls in an hour, and how many of them at once
 * @returns a function to run before each call. It throws Refusal 429 with the seconds to wait. A refused call does not count
 */
export function steadyRateLimit(
  clock: Clock,
  limit: { readonly perHour: number; readonly atOnce: number },
): (caller: string) => void {
  const between = HOUR / limit.perHour;
  const ahead = (limit.atOnce - 1) * between;
  // the time at which the next call is due for a caller who keeps to the steady rate
  const nextTimeOf = recentCallers<number>();
  return (caller) => {
    const now = clock.now().getTime();
    const nextTime = Math.max(nextTimeOf.get(caller) ?? now, now);
    if (nextTime - now > ahead) throw tooMany(nextTime - now - ahead);
    nextTimeOf.set(caller, nextTime + between);
  };
}
