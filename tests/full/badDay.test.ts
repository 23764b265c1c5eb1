import { afterAll, beforeAll, expect, test } from "vitest";
import { closeDatabases, openDatabases } from "../../src/server/databases/openDatabases.ts";
import { ACCOUNT } from "../backend/bills/bills.ts";
import { type Journey, newJourney, numberOf, travel } from "../long/durability/journey.ts";
import { recordsOf } from "../long/durability/world.ts";
import { type CouchDbCluster, startCluster } from "./couchDbCluster.ts";
import { type Portals, startPortals } from "./portals.ts";

/**
 * A bad day: two processes behind nginx over three CouchDB nodes. People pay while a node is killed and comes back, a node hangs and
 * goes on, and a process is killed.
 */

/** The port of the first node. */
const PORT = 19984;

const MOST = 600;
const PAYERS = 3;

/** Payments that end between two troubles. */
const BETWEEN = 3;

/** The pause of a citizen before the next try, in milliseconds. */
const PAUSE = 300;

/** After a call that nobody answered, or that was answered with an error of the server. */
class Unanswered extends Error {
  override readonly name = "Unanswered";
}

let cluster: CouchDbCluster;
let portals: Portals;

beforeAll(async () => {
  cluster = startCluster(3, PORT);
  const databases = await openDatabases({ url: cluster.addresses.join(",") });
  await databases.records.writeAll(recordsOf(MOST));
  await closeDatabases(databases);
  const [one = "", two = "", three = ""] = cluster.addresses;
  // each process prefers another node
  portals = await startPortals([
    [one, two, three],
    [two, three, one],
  ]);
});

afterAll(async () => {
  await portals?.close();
  cluster?.close();
});

/** The portal as a citizen meets it. */
const app: Portals["app"] = {
  async request(address, init) {
    const answer = await portals.app.request(address, init).catch((failure: unknown) => {
      throw new Unanswered("no answer", { cause: failure });
    });
    if (answer.status < 500) return answer;
    // whatever goes wrong, no page says that the payment failed
    expect(await answer.text()).not.toMatch(/gagal|not paid|no money was taken|failed, |未付款/i);
    throw new Unanswered(`answered with ${answer.status}`);
  },
};

/** The states that a citizen may read of a payment that the bank approved. */
const WAITING_OR_PAID = ["in_progress", "pending", "paid"];

async function expectTrueWord({ payment, acknowledged }: Journey): Promise<void> {
  if (payment === undefined) return;
  const answer = await app.request(`/api/payments/${payment.status_token}`);
  expect(answer.status).toBe(200);
  const { status } = (await answer.json()) as { readonly status: string };
  expect(acknowledged ? ["paid"] : WAITING_OR_PAID).toContain(status);
}

/** @returns whether the journey ended, or met a trouble */
async function goOn(journey: Journey): Promise<boolean> {
  try {
    await expectTrueWord(journey);
    await travel(journey, { app }, portals.banks);
    await expectTrueWord(journey);
    return true;
  } catch (failure) {
    if (!(failure instanceof Unanswered)) throw failure;
    await new Promise((over) => setTimeout(over, PAUSE));
    return false;
  }
}

test("through a killed node, a hanging node and a killed process no acknowledged payment is lost, none is paid twice, and nobody reads a wrong word", async () => {
  const journeys: Journey[] = [];
  let isOver = false;
  let ended = 0;
  const payOneByOne = async () => {
    while (!isOver && journeys.length < MOST) {
      const number = journeys.length + 1;
      const journey = newJourney(number, {
        gateway: number % 4 === 0 ? "card" : "fpx",
        isHasty: number % 2 === 0,
      });
      journeys.push(journey);
      while (!(await goOn(journey)));
      ended += 1;
    }
  };
  const paying = Promise.all(Array.from({ length: PAYERS }, payOneByOne));
  // a failure of the payers ends the waiting below
  const more = async () => {
    const before = ended;
    const paid = expect.poll(() => ended, { timeout: 90_000 }).toBeGreaterThanOrEqual(before + BETWEEN);
    await Promise.race([paid, paying]);
  };
  await more();
  cluster.kill(3);
  await more();
  cluster.restart(3);
  await more();
  // the node that the first process uses
  cluster.freeze(1);
  try {
    await more();
  } finally {
    cluster.thaw(1);
  }
  await more();
  expect(await portals.restart(1, "SIGKILL")).toBeNull();
  await more();
  isOver = true;
  await paying;

  const paid = journeys.filter(({ order }) => order !== undefined);
  expect(paid.length).toBeGreaterThanOrEqual(6 * BETWEEN);
  for (const journey of paid) await expectTrueWord(journey);
  const databases = await openDatabases({ url: cluster.addresses.join(",") });
  try {
    const settled = paid.flatMap(({ number, order }) => [
      `mpt:assessment:${numberOf(number)}:${order}`,
      `mpt:parking:${ACCOUNT._id}:${order}`,
    ]);
    // a list comes from one copy of the data, and the node that came back catches up
    const listed = async () =>
      (await databases.settlements.list({ prefix: "mpt:", limit: 2 * MOST })).map(({ _id }) => _id).sort();
    await expect.poll(listed, { timeout: 60_000 }).toEqual(settled.sort());
    const payments = async () =>
      (await databases.all_payments.list({ prefix: "", limit: 2 * MOST }))
        .filter(({ status }) => status === "paid")
        .map(({ order_number }) => order_number)
        .sort();
    await expect.poll(payments, { timeout: 60_000 }).toEqual(paid.map(({ order }) => order).sort());
  } finally {
    await closeDatabases(databases);
  }
}, 600_000);
