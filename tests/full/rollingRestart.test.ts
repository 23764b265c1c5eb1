import { afterAll, beforeAll, expect, test } from "vitest";
import { closeDatabases, openDatabases } from "../../src/server/databases/openDatabases.ts";
import { type Journey, newJourney, numberOf, travel } from "../long/durability/journey.ts";
import { recordsOf } from "../long/durability/world.ts";
import { type CouchDbCluster, startCluster } from "./couchDbCluster.ts";
import { type Portals, startPortals } from "./portals.ts";

/** A release: one process after the other is ended and started again, while citizens look up bills and pay. */

/** The port of the first node. */
const PORT = 18984;

const MOST = 400;
const PAYERS = 2;

/** Milliseconds between two calls: 50 a second, besides those of the payers. */
const EVERY = 20;

/** The most calls that wait for an answer. */
const AT_ONCE = 40;

const CONFIGURATION = [
  "/api/query",
  { url: Buffer.from("metadata/configuration").toString("base64") },
] as const;

const SEARCH = ["/search", { council: "mpt", payment_type: "assessment", _id: numberOf(MOST) }] as const;

/** Answers between two restarts. */
const BETWEEN = 200;

let cluster: CouchDbCluster;
let portals: Portals;

beforeAll(async () => {
  cluster = startCluster(1, PORT);
  const databases = await openDatabases({ url: cluster.addresses.join(",") });
  await databases.records.writeAll(recordsOf(MOST));
  await closeDatabases(databases);
  portals = await startPortals([cluster.addresses, cluster.addresses]);
});

afterAll(async () => {
  await portals?.close();
  cluster?.close();
});

const post = (app: Portals["app"], path: string, body: object) =>
  app.request(path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });

test("a rolling restart of two processes behind the sample nginx under 50 calls a second gives no 5xx and loses no payment", async () => {
  const { app, statuses } = portals;
  let isOver = false;
  const failures: unknown[] = [];
  const underWay = new Set<Promise<unknown>>();
  let calls = 0;
  const load = setInterval(() => {
    // a busy machine answers fewer
    if (underWay.size >= AT_ONCE) return;
    calls += 1;
    const [path, body] = calls % 5 === 0 ? SEARCH : CONFIGURATION;
    const call: Promise<unknown> = post(app, path, body)
      .catch((failure: unknown) => failures.push(failure))
      .finally(() => underWay.delete(call));
    underWay.add(call);
  }, EVERY);
  const journeys: Journey[] = [];
  const payOneByOne = async () => {
    while (!isOver && journeys.length < MOST) {
      const number = journeys.length + 1;
      const journey = newJourney(number, { gateway: number % 4 === 0 ? "card" : "fpx" });
      journeys.push(journey);
      await travel(journey, portals, portals.banks);
    }
  };
  const paying = Promise.all(Array.from({ length: PAYERS }, payOneByOne));
  paying.catch(() => {});
  const answers = () => [...statuses.values()].reduce((sum, count) => sum + count, 0);
  const moreAnswers = async () => {
    const before = answers();
    await expect.poll(answers, { timeout: 60_000 }).toBeGreaterThan(before + BETWEEN);
  };
  await moreAnswers();
  for (const place of [0, 1, 0, 1]) {
    expect(await portals.restart(place, "SIGTERM")).toBe(0);
    await moreAnswers();
  }
  isOver = true;
  await paying;
  clearInterval(load);
  await Promise.all(underWay);

  expect(failures).toEqual([]);
  expect([...statuses].filter(([status]) => status >= 500)).toEqual([]);
  expect(journeys.length).toBeGreaterThan(8);
  for (const { payment } of journeys) {
    const state = await app.request(`/api/payments/${payment?.status_token}`);
    expect(await state.json()).toMatchObject({ status: "paid" });
  }
}, 600_000);
