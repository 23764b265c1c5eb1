import type { Clock } from "../clock.ts";
import { recentCallers } from "./recentCallers.ts";
import { Refusal } from "./refusal.ts";

/**
 * Lets each caller call so often within a time, in this process.
 * @param limit `within` in milliseconds
 * @returns what to run before a call is answered. It throws Refusal 429 with the seconds to wait; a refused call does not count
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

/** @param wait milliseconds after which to call again */
export function tooMany(wait: number): Refusal {
  return new Refusal(429, "attempt_failed_please_try_again", { retryAfter: Math.ceil(wait / 1000) });
}
