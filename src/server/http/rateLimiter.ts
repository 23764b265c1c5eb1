import { createHmac } from "node:crypto";
import type { Clock } from "../clock.ts";
import { NETWORK_SHARES, type NetworkSize, networksAround } from "./networks.ts";
import { Refusal } from "./refusal.ts";

const HOUR = 60 * 60_000;

/** A steady rate of calls, some of which may come at once. */
export interface Allowance {
  readonly perHour: number;
  readonly atOnce: number;
}

/** The allowance of one caller. */
export interface Budget {
  /** Milliseconds until the next call. 0 when there is room for it. */
  wait(): number;
  /** Counts calls, and refuses none. A negative number gives calls back. */
  spend(calls: number): void;
  /** Forgets all calls of the caller. */
  clear(): void;
}

/** Limits the calls of a key that is no network address, such as a day of birth. */
export type KeyLimit = (key: string) => Budget;

/**
 * Limits the calls of a network address: a budget for each network around it. Larger networks have larger allowances.
 * @param of the subject of the calls, when each has budgets of its own
 */
export type NetworkLimit = (address: string, of?: string) => readonly Budget[];

/** Calls that a process counted: by limit, then by the hash of the caller. */
export type SpentCalls = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** Counts calls in this process's memory. All limits of calls use it. */
export interface RateLimiter {
  keyLimit(name: string, allowance: Allowance): KeyLimit;
  networkLimit(name: string, allowance: Allowance): NetworkLimit;
  /** Returns the calls counted here since the last call of this function. */
  takeSpent(): SpentCalls;
  /** Adds the calls that another process counted. */
  addSpent(spent: SpentCalls): void;
}

/**
 * Counts one call in every budget, or in none. A refused call does not count.
 * @returns a function that gives the call back
 * @throws Refusal 429 with the seconds to wait until all budgets have room
 */
export function takeFrom(budgets: readonly Budget[]): () => void {
  const wait = Math.max(0, ...budgets.map((budget) => budget.wait()));
  if (wait > 0) throw tooMany(wait);
  for (const budget of budgets) budget.spend(1);
  return () => {
    for (const budget of budgets) budget.spend(-1);
  };
}

/** @param wait milliseconds until the next attempt */
export function tooMany(wait: number): Refusal {
  return new Refusal(429, "attempt_failed_please_try_again", { retryAfter: Math.ceil(wait / 1000) });
}

/** The most callers that each limit remembers. Otherwise a flood of addresses would fill the memory. */
const MOST_CALLERS = 10_000;

/** The most callers of a limit that one publication names. */
const MOST_PUBLISHED = 200;

/** @param secret hashes the callers, so that neither the memory nor a publication holds a name or an address */
export function createRateLimiter(clock: Clock, secret: string): RateLimiter {
  const limits = new Map<string, CountedLimit>();

  const add = (name: string, allowance: Allowance): KeyLimit => {
    if (limits.has(name)) throw new Error(`two rate limits have the name ${name}: rename one`);
    const limit = countedLimit(clock, allowance);
    limits.set(name, limit);
    return (key) =>
      limit.budget(
        createHmac("sha256", secret).update(`rate-limit:${name}:${key}`).digest("base64url").slice(0, 22),
      );
  };
  return {
    keyLimit: add,
    networkLimit(name, { perHour, atOnce }) {
      const bySize = new Map(
        Object.entries(NETWORK_SHARES).map(([size, share]) => [
          size,
          add(`${name} ${size}`, { perHour: perHour * share, atOnce: atOnce * share }),
        ]),
      );
      const budgetOf = (size: NetworkSize, key: string): Budget[] => {
        const budget = bySize.get(size)?.(key);
        return budget === undefined ? [] : [budget];
      };
      return (address, of) =>
        networksAround(address).flatMap(({ size, prefix }) => budgetOf(size, JSON.stringify([prefix, of])));
    },
    takeSpent: () =>
      Object.fromEntries(
        [...limits].flatMap(([name, limit]) => {
          const spent = limit.takeSpent();
          return Object.keys(spent).length === 0 ? [] : [[name, spent]];
        }),
      ),
    addSpent(spent) {
      for (const [name, callers] of Object.entries(spent)) {
        const limit = limits.get(name);
        for (const [caller, calls] of Object.entries(callers)) limit?.add(caller, calls);
      }
    },
  };
}

interface CountedLimit {
  budget(caller: string): Budget;
  add(caller: string, calls: number): void;
  takeSpent(): Readonly<Record<string, number>>;
}

/** Remembers one time for each caller, however many calls an hour allows. */
function countedLimit(clock: Clock, { perHour, atOnce }: Allowance): CountedLimit {
  const between = HOUR / perHour;
  const ahead = (atOnce - 1) * between;
  /** The time at which the next call is due for a caller who keeps to the steady rate. */
  const nextTimes = new Map<string, number>();
  let spent = new Map<string, number>();
  const now = () => clock.now().getTime();
  const nextTimeOf = (caller: string) => Math.max(nextTimes.get(caller) ?? 0, now());

  const add = (caller: string, calls: number): void => {
    const next = nextTimeOf(caller) + calls * between;
    // Delete before set moves the caller to the end, so the first key is the caller who has been away longest.
    nextTimes.delete(caller);
    if (next <= now()) return;
    nextTimes.set(caller, next);
    if (nextTimes.size > MOST_CALLERS) nextTimes.delete(nextTimes.keys().next().value ?? "");
  };
  const note = (caller: string, calls: number): void => {
    const sum = (spent.get(caller) ?? 0) + calls;
    if (sum === 0) spent.delete(caller);
    else if (spent.has(caller) || spent.size < MOST_PUBLISHED) spent.set(caller, sum);
  };
  return {
    budget: (caller) => ({
      wait: () => Math.max(0, nextTimeOf(caller) - now() - ahead),
      spend(calls) {
        add(caller, calls);
        note(caller, calls);
      },
      clear() {
        const calls = Math.ceil((nextTimeOf(caller) - now()) / between);
        nextTimes.delete(caller);
        note(caller, -calls);
      },
    }),
    add,
    takeSpent() {
      const taken = spent;
      spent = new Map();
      return Object.fromEntries(taken);
    },
  };
}
