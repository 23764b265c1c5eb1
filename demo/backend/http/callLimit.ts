import type { Clock } from "../clock.ts";
import { Refusal } from "./refusal.ts";

/** Callers that are remembered, or a flood of addresses would fill the memory. */
const MOST_CALLERS = 10_000;

/**
 * Lets each caller call so often within a time, in this process.
 * @param limit `within` in milliseconds
 * @returns what to run before a call is answered. It throws Refusal 429 with the seconds to wait; a refused call does not count
 */
export function callLimit(
  clock: Clock,
  limit: { readonly calls: number; readonly within: number },
): (caller: string) => void {
  const callsOf = new Map<string, readonly number[]>();
  return (caller) => {
    const now = clock.now().getTime();
    const recent = (callsOf.get(caller) ?? []).filter((at) => now < at + limit.within);
    const [oldest = now] = recent;
    if (recent.length >= limit.calls) throw tooMany(oldest + limit.within - now);
    // written again, so that the first of the map is who has been away the longest
    callsOf.delete(caller);
    callsOf.set(caller, [...recent, now]);
    if (callsOf.size > MOST_CALLERS) callsOf.delete(callsOf.keys().next().value ?? "");
  };
}

/** @param wait milliseconds after which to call again */
export function tooMany(wait: number): Refusal {
  return new Refusal(429, "attempt_failed_please_try_again", { retryAfter: Math.ceil(wait / 1000) });
}
