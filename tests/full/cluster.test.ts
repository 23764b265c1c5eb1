import { afterAll, beforeAll, expect, test } from "vitest";
import type { CompoundRecord } from "../../src/charges/compound/compound.ts";
import type { Databases } from "../../src/server/databases/databases.ts";
import { closeDatabases, openDatabases } from "../../src/server/databases/openDatabases.ts";
import { recheckSettlements } from "../../src/server/payments/recheckSettlements.ts";
import { documentOf } from "../../src/server/records/document.ts";
import { addRecords } from "../../src/server/records/storeRecords.ts";
import { created, goToBank, lineOf, requestFor, statusOf } from "../backend/accounts/citizen.ts";
import { answerFor, postAnswer } from "../backend/answers.ts";
import { type BackendUnderTest, makeBackend } from "../backend/backendUnderTest.ts";
import { COMPOUND, OTHER_COMPOUND } from "../backend/bills/bills.ts";
import { type CouchDbCluster, startCluster } from "./couchDbCluster.ts";

/** Payments over three real CouchDB nodes, one of which is away for a while. */

/** The port of the first node. */
const PORT = 17984;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let cluster: CouchDbCluster;
const opened: Databases[] = [];

/** Opens the databases at one node, or at several of which the next one serves when one is away. */
async function openAt(...nodes: readonly number[]): Promise<Databases> {
  const databases = await openDatabases({ url: nodes.map((node) => cluster.addresses[node - 1]).join(",") });
  opened.push(databases);
  return databases;
}

beforeAll(async () => {
  cluster = startCluster(3, PORT);
  const databases = await openAt(1);
  await addRecords(databases.records, [
    documentOf(COMPOUND, undefined),
    documentOf(OTHER_COMPOUND, undefined),
  ]);
});

afterAll(async () => {
  for (const databases of opened) await closeDatabases(databases);
  cluster?.close();
});

async function atTheBank(backend: BackendUnderTest, bill: CompoundRecord, key: string) {
  const payment = await created(backend, requestFor([lineOf(bill, "full")]), key);
  return { ...payment, order: await goToBank(backend, payment.pay_url) };
}

async function approve(backend: BackendUnderTest, order: string | undefined): Promise<void> {
  await postAnswer(backend, "direct", await answerFor(backend, order ?? "", { debit: "00" }));
}

test("the second payment of a bill gets a refund case, also when a node that just came back settled it", async () => {
  const [first, third] = [makeBackend(await openAt(1)), makeBackend(await openAt(3))];
  const recheck = () => recheckSettlements(first.databases, first.clock, () => {});
  await recheck();
  const one = await atTheBank(first, COMPOUND, "key-of-sixteen-one-");
  const two = await atTheBank(first, COMPOUND, "key-of-sixteen-two-");
  cluster.kill(3);
  await approve(first, one.order);
  cluster.restart(3);
  await approve(third, two.order);
  // Each list comes from one copy of the data, which may be the old one. So a single recheck is not enough.
  const settledAt = async ({ databases }: BackendUnderTest) =>
    (await databases.settlements.list({ prefix: "mpt:compound:", limit: 10 })).length;
  for (const later of [11 * MINUTE, HOUR, 6 * HOUR, 24 * HOUR, 72 * HOUR]) {
    for (const backend of [first, third])
      await expect.poll(() => settledAt(backend), { timeout: 60_000 }).toBe(2);
    first.clock.pass(later);
    await recheck();
  }
  const cases = await first.databases.settlements.list({ prefix: "refund_case:", limit: 10 });
  expect(cases).toMatchObject([{ status: "open", bills: { "mpt:compound:K26000001": { amount: "80.00" } } }]);
  for (const payment of [one, two])
    expect(await statusOf(third, payment.status_token)).toMatchObject({ status: "paid" });
});

test("with one node of three killed, a payment goes on at the next address and is paid once", async () => {
  const backend = makeBackend(await openAt(2, 1));
  cluster.kill(2);
  const payment = await atTheBank(backend, OTHER_COMPOUND, "key-of-sixteen-three-");
  await approve(backend, payment.order);
  await approve(backend, payment.order);
  expect(await statusOf(backend, payment.status_token)).toMatchObject({ status: "paid" });
  cluster.restart(2);
  const returned = makeBackend(await openAt(2));
  await expect
    .poll(async () => (await statusOf(returned, payment.status_token)).status, { timeout: 60_000 })
    .toBe("paid");
  const settlements = await returned.databases.settlements.list({ prefix: "mpt:compound:", limit: 10 });
  expect(settlements.filter(({ _id }) => _id.endsWith(payment.order ?? "none"))).toHaveLength(1);
});
