import { expect, test } from "vitest";
import type { LogEntry } from "../../../src/server/log.ts";
import { startClosing } from "../../../src/server/remittances/startClosing.ts";
import type { Timer } from "../../../src/server/timer.ts";
import { pay, payRequest } from "../accounts/citizen.ts";
import { type BackendUnderTest, withBackend } from "../backendUnderTest.ts";
import { ENDLESS } from "../operation/timers.ts";
import { DAY, remittancesOf } from "./remittances.ts";

const HOUR = 60 * 60_000;

/** A process that closes at 2 in the morning. `nextRound` lets its wait end, and resolves when it waits again. */
async function closingAt2({ databases, clock }: BackendUnderTest) {
  const log: LogEntry[] = [];
  let waiting = Promise.withResolvers<void>();
  let go = () => {};
  const timer: Timer = {
    wait: (milliseconds, signal) => {
      waiting.resolve();
      return Promise.race([ENDLESS.wait(milliseconds, signal), new Promise<void>((passed) => (go = passed))]);
    },
  };
  const closing = startClosing({ databases, clock, log: (entry) => void log.push(entry) }, 2, timer);
  await waiting.promise;
  return {
    log,
    closing,
    async nextRound() {
      waiting = Promise.withResolvers();
      go();
      await waiting.promise;
    },
  };
}

test("the server closes a day at the hour of the next day, in Malaysia, and not before", () =>
  withBackend(async (backend) => {
    await pay(backend, payRequest());
    // 10:00 in Malaysia
    backend.clock.pass(DAY - 9 * HOUR);
    const { log, closing, nextRound } = await closingAt2(backend);
    expect(await remittancesOf(backend)).toEqual([]);
    backend.clock.pass(HOUR);
    await nextRound();
    expect((await remittancesOf(backend)).map(({ day }) => day)).toEqual(["2026-08-03"]);
    await nextRound();
    await closing.stop();
    expect(log).toEqual([{ event: "remittances_closed", remittances: ["mpt-2026-1"] }]);
  }));

test("databases that do not answer stop no later closing", () =>
  withBackend(async (backend) => {
    await pay(backend, payRequest());
    backend.clock.pass(DAY);
    let isAway = true;
    const settlements = { ...backend.databases.settlements };
    settlements.read = (id) =>
      isAway ? Promise.reject(new Error("away")) : backend.databases.settlements.read(id);
    const seen = { ...backend, databases: { ...backend.databases, settlements } };
    const { log, closing, nextRound } = await closingAt2(seen);
    expect(log).toEqual([expect.objectContaining({ event: "remittances_not_closed" })]);
    isAway = false;
    await nextRound();
    await closing.stop();
    expect(await remittancesOf(backend)).toHaveLength(1);
  }));
