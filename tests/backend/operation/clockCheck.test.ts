import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { closeDatabases, openDatabases } from "../../../src/server/databases/openDatabases.ts";
import type { LogEntry } from "../../../src/server/log.ts";
import { type ClockSource, createClockCheck } from "../../../src/server/operation/clockCheck.ts";
import { createMetrics } from "../../../src/server/operation/metrics.ts";
import { readSettings } from "../../../src/server/settings/settings.ts";
import { connectionsOf } from "../../../src/server/start/gateways.ts";
import { payRequest, tryToCreate } from "../accounts/citizen.ts";
import { fakeClock, MERCHANT_KEY, merchantKeys, PORTAL, withBackend } from "../backendUnderTest.ts";
import { withCouchDb } from "../databases/couchDbStandIn.ts";
import { ENDLESS } from "./timers.ts";

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** A check, and a source that answers after a time with a clock that is ahead of the server's. */
function checkUnderTest() {
  const clock = fakeClock();
  const log: LogEntry[] = [];
  const check = createClockCheck(clock, (entry) => log.push(entry));
  const answer = (source: ClockSource, ahead: number, { takes = 0, date = "" } = {}) => {
    const watched = check.watched(source, async (_url: string) => {
      const there = new Date(clock.now().getTime() + ahead).toUTCString();
      clock.pass(takes);
      return new Response("", { headers: { date: date || there } });
    });
    return watched("https://source.example/");
  };
  return { clock, log, check, answer };
}

test("a clock that agrees with every source is right, although headers name whole seconds and answers take time", async () => {
  const { check, answer, log } = checkUnderTest();
  await answer("database", 0, { takes: 900 });
  await answer("fpx", 999, { takes: 20 * SECOND });
  expect([...check.offsets().values()].map(Math.abs).every((offset) => offset === 0)).toBe(true);
  expect([check.isWrong(), log]).toEqual([false, []]);
});

test("one source alone never makes the clock wrong: its own clock may be", async () => {
  const { check, answer } = checkUnderTest();
  await answer("fpx", 10 * MINUTE);
  await answer("database", 0);
  expect(check.isWrong()).toBe(false);
});

test.each([1, -1])(
  "two sources that agree make it wrong, and payments start again once one of them says otherwise: %s",
  async (sign) => {
    const { check, answer } = checkUnderTest();
    await answer("fpx", sign * 2 * MINUTE);
    await answer("card", sign * 3 * MINUTE);
    expect(check.isWrong()).toBe(true);
    await answer("card", 0);
    expect(check.isWrong()).toBe(false);
  },
);

test("two sources that disagree in the direction prove nothing", async () => {
  const { check, answer } = checkUnderTest();
  await answer("fpx", 2 * MINUTE);
  await answer("database", -2 * MINUTE);
  expect(check.isWrong()).toBe(false);
});

test("a difference of less than a minute stops no payment, and is logged once until it ends", async () => {
  const { check, answer, log } = checkUnderTest();
  for (const ahead of [30, 40, 50, 0]) await answer("fpx", ahead * SECOND);
  for (const source of ["database", "card"] as const) await answer(source, 59 * SECOND);
  expect(check.isWrong()).toBe(false);
  expect(log.map(({ event, source, seconds }) => [event, source, seconds])).toEqual([
    ["clock_differs", "fpx", 30],
    ["clock_agrees", "fpx", 0],
    ["clock_differs", "database", 59],
    ["clock_differs", "card", 59],
  ]);
});

test("a slow answer proves less, and an answer without a date or with a strange one proves nothing", async () => {
  const { check, answer } = checkUnderTest();
  await answer("fpx", 2 * MINUTE, { takes: 90 * SECOND });
  expect(check.offsets().get("fpx")).toBe(30);
  await answer("card", 0, { date: "yesterday" });
  expect(check.offsets().has("card")).toBe(false);
});

test("a comparison of more than half an hour ago is forgotten", async () => {
  const { check, clock, answer } = checkUnderTest();
  await answer("fpx", 2 * MINUTE);
  await answer("card", 2 * MINUTE);
  clock.pass(31 * MINUTE);
  expect([check.isWrong(), check.offsets().size]).toEqual([false, 0]);
});

test("the answers of both gateways are compared", async () => {
  const clock = fakeClock();
  const check = createClockCheck(clock, () => {});
  const ahead = new Date(clock.now().getTime() + 2 * MINUTE).toUTCString();
  const server = createServer((_request, response) => response.writeHead(200, { date: ahead }).end());
  onTestFinished(() => void server.close());
  await once(server.listen(0, "127.0.0.1"), "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const places = {
    exchange: { browserOrigin: url, serverOrigin: url, keys: merchantKeys, certificates: [] },
    cardGateway: { browserOrigin: url, serverOrigin: url, merchant: { code: "M1", key: MERCHANT_KEY } },
  };
  const calls = { server: PORTAL, browser: PORTAL };
  const none = { exchange: undefined, cardGateway: undefined };
  const { fpx, card } = connectionsOf(readSettings({}), calls, none, places, clock, check);
  await fpx.fetch(url, { method: "POST" });
  expect([...check.offsets().keys()]).toEqual(["fpx"]);
  await card?.fetch(url, { method: "POST" });
  expect([...check.offsets().keys(), check.isWrong()]).toEqual(["fpx", "card", true]);
});

test("while the clock is wrong no payment starts, and afterwards the same request makes the payment", async () => {
  const clockCheck = { wrong: true, isWrong: () => clockCheck.wrong };
  await withBackend(
    async (backend) => {
      const refused = await tryToCreate(backend, payRequest());
      expect([refused.status, await refused.json()]).toMatchObject([
        503,
        { reason: "attempt_failed_please_try_again" },
      ]);
      expect(await backend.databases.all_payments.list({ prefix: "", limit: 10 })).toEqual([]);
      clockCheck.wrong = false;
      expect((await tryToCreate(backend, payRequest())).status).toBe(200);
    },
    { clockCheck },
  );
});

test("the answers of a CouchDB and the metrics show the difference of its clock", () =>
  withCouchDb(async ({ url }) => {
    const clock = fakeClock();
    const check = createClockCheck(clock, () => {});
    const databases = await openDatabases({ url, watched: (fetch) => check.watched("database", fetch) });
    const { text } = await createMetrics(databases, { clock, timer: ENDLESS }, check).read();
    await closeDatabases(databases);
    // the fake clock shows August, a CouchDB's clock does not
    expect(check.offsets().get("database")).not.toBe(0);
    expect(text).toMatch(/kaunter_clock_offset_seconds\{source="database"\} -?[1-9]/);
  }));
