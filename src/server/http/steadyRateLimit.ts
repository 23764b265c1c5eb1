import type { Clock } from "../clock.ts";
import { recentCallers } from "./recentCallers.ts";
import { tooMany } from "./windowRateLimit.ts";

const HOUR = 60 * 60_000;

/**
 * Lets each caller call at a steady pace, in this process, and some of an hour's calls at once: one time is remembered of each,
 * however many calls an hour has.
 * @param limit calls in an hour, and how many of them at once
 * @returns what to run before a call is answered. It throws Refusal 429 with the seconds to wait; a refused call does not count
 */
export function steadyRateLimit(
  clock: Clock,
  limit: { readonly perHour: number; readonly atOnce: number },
): (caller: string) => void {
  const between = HOUR / limit.perHour;
  const ahead = (limit.atOnce - 1) * between;
  // when a caller who kept to the pace would have made the calls that were made
  const nextTimeOf = recentCallers<number>();
  return (caller) => {
    const now = clock.now().getTime();
    const nextTime = Math.max(nextTimeOf.get(caller) ?? now, now);
    if (nextTime - now > ahead) throw tooMany(nextTime - now - ahead);
    nextTimeOf.set(caller, nextTime + between);
  };
}
