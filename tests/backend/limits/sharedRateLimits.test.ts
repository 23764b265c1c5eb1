import { describe, expect, test } from "vitest";
import { systemRandom } from "../../../src/server/crypto.ts";
import type { Databases } from "../../../src/server/databases/databases.ts";
import { createRateLimiter, takeFrom } from "../../../src/server/http/rateLimiter.ts";
import type { LogEntry } from "../../../src/server/log.ts";
import { createSharing } from "../../../src/server/operation/sharedRateLimits.ts";
import { type FakeClock, withBackend } from "../backendUnderTest.ts";
import { failingDatabases } from "../databases/failingDatabases.ts";

/** The rate limits of several processes over one database. */

const CALLER = "198.51.100.7";
const MINUTE = 60_000;

/** A process whose callers may call 10 times at once. */
function processOver({ handles }: Pick<Databases, "handles">, clock: FakeClock) {
  const rateLimiter = createRateLimiter(clock, "a secret of the tests");
  const limit = rateLimiter.networkLimit("calls", { perHour: 60, atOnce: 10 });
  const log: LogEntry[] = [];
  let noted = 0;
  const share = createSharing({
    handles,
    rateLimiter,
    random: systemRandom,
    clock,
    log: (entry) => log.push(entry),
    noteCallsElsewhere() {
      noted += 1;
    },
  });
  return {
    log,
    /** How many rounds found new calls of other processes. */
    noted: () => noted,
    share,
    budgets: () => limit(CALLER),
    /** Calls until it is refused. @returns how many calls went through */
    use(most: number): number {
      for (let call = 0; call < most; call += 1)
        try {
          takeFrom(limit(CALLER));
        } catch {
          return call;
        }
      return most;
    },
  };
}

describe("processes of a cluster", () => {
  test("count a caller who goes from one to the other together", () =>
    withBackend(async ({ databases, clock }) => {
      const [one, other] = [processOver(databases, clock), processOver(databases, clock)];
      expect(one.use(7)).toBe(7);
      await one.share();
      await other.share();
      expect(other.use(10)).toBe(3);
      await other.share();
      await one.share();
      expect(one.use(10)).toBe(0);
    }));

  test("add each count once, however often they share", () =>
    withBackend(async ({ databases, clock }) => {
      const [one, other] = [processOver(databases, clock), processOver(databases, clock)];
      one.use(4);
      for (let round = 0; round < 5; round += 1) {
        await one.share();
        await other.share();
      }
      expect(other.use(10)).toBe(6);
    }));

  test("learn that citizens call another one, and that they no longer do", () =>
    withBackend(async ({ databases, clock }) => {
      const [one, other] = [processOver(databases, clock), processOver(databases, clock)];
      one.use(1);
      await one.share();
      await other.share();
      expect(other.noted()).toBe(1);
      await one.share();
      await other.share();
      expect(other.noted()).toBe(1);
      expect(one.noted()).toBe(0);
    }));

  test("share that calls were given back", () =>
    withBackend(async ({ databases, clock }) => {
      const [one, other] = [processOver(databases, clock), processOver(databases, clock)];
      one.use(10);
      await one.share();
      await other.share();
      for (const budget of one.budgets()) budget.clear();
      await one.share();
      await other.share();
      expect(other.use(10)).toBe(10);
    }));

  test("miss nothing while a process is busy for a few rounds", () =>
    withBackend(async ({ databases, clock }) => {
      const [one, busy] = [processOver(databases, clock), processOver(databases, clock)];
      for (let round = 0; round < 3; round += 1) {
        one.use(2);
        await one.share();
      }
      await busy.share();
      expect(busy.use(10)).toBe(4);
    }));

  test("write nothing while nobody calls, and store no address", () =>
    withBackend(async ({ databases, clock }) => {
      const one = processOver(databases, clock);
      await one.share();
      const stored = () => databases.handles.list({ prefix: "rate_limits:", limit: 10 });
      expect(await stored()).toEqual([]);
      one.use(1);
      await one.share();
      expect(await stored()).toHaveLength(1);
      expect(JSON.stringify(await stored())).not.toContain("198.51");
    }));

  test("delete the counts of a process that is gone", () =>
    withBackend(async ({ databases, clock }) => {
      const [gone, other] = [processOver(databases, clock), processOver(databases, clock)];
      gone.use(1);
      await gone.share();
      clock.pass(10 * MINUTE + 1);
      await other.share();
      expect(await databases.handles.list({ prefix: "rate_limits:", limit: 10 })).toEqual([]);
    }));

  test("go on counting for themselves while the databases are away, and log it", () =>
    withBackend(async ({ databases, clock }) => {
      const failing = failingDatabases(databases);
      failing.arm({ write: 1, when: "before" });
      const one = processOver(failing.databases, clock);
      one.use(10);
      await one.share();
      expect(one.use(1)).toBe(0);
      expect(one.log.map(({ event }) => event)).toEqual(["rate_limits_not_shared"]);
    }));
});
