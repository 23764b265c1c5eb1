import { create } from "superstruct";
import { describe, expect, test } from "vitest";
import { todayAnswer } from "../../../src/api/schemas/today.ts";
import { sen } from "../../../src/domain/money.ts";
import type { Databases } from "../../../src/server/databases/databases.ts";
import type { NewDocument } from "../../../src/server/databases/documentStore.ts";
import {
  beginLoad,
  finishBatches,
  prepareWithdrawal,
  switchLoad,
} from "../../../src/server/records/loading/loads.ts";
import { closeAllRemittances } from "../../../src/server/remittances/closeRemittances.ts";
import { type AccountSettings, addUser, cookieOf, logIn, withLogin } from "../accounts/accounts.ts";
import { created, goToBank, KEY, lineOf, pay, payRequest, requestFor } from "../accounts/citizen.ts";
import { answerFor, postAnswer } from "../answers.ts";
import { type BackendUnderTest, PORTAL, START, withBackend } from "../backendUnderTest.ts";
import { COMPOUND, OTHER_COMPOUND } from "../bills/bills.ts";
import { withCouchDb } from "../databases/couchDbStandIn.ts";
import { answerCardEnquiries, cardAnswerFor, leftForGateway, postCardAnswer } from "../gateways/cards.ts";
import { askRound } from "../payments/enquiries.ts";

/** The first page of the desk counts the day and what waits. */

const TODAY = "/api/admin/today";
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const WEEK = 7 * 24 * HOUR;

async function reading(backend: BackendUnderTest, role = "support", settings: AccountSettings = {}) {
  const app = withLogin(backend, settings);
  const name = `${role.replace(":", ".")}@majlis.my`;
  await addUser(backend.databases.users, name, [role]);
  const cookie = cookieOf(await logIn(app, name));
  const ask = () => app.request(TODAY, { headers: { cookie, origin: PORTAL } });
  return {
    ask,
    read: async () => create(await (await ask()).json(), todayAnswer),
  };
}

/** A bill of RM 105 paid at 10:00, and a week later one of another bank at 10:00, then one declined and one open at 11:00. */
async function twoMondays(backend: BackendUnderTest): Promise<void> {
  await pay(backend, payRequest(), `${KEY}-1`);
  backend.clock.pass(WEEK);
  const bank = { fpx_buyerBankId: "BIMB0340" };
  await pay(backend, requestFor([lineOf(COMPOUND, "full")], bank), `${KEY}-2`);
  backend.clock.pass(HOUR);
  const declined = await created(backend, requestFor([lineOf(OTHER_COMPOUND, "full")], bank), `${KEY}-3`);
  const order = await goToBank(backend, declined.pay_url);
  await postAnswer(backend, "direct", await answerFor(backend, order, { debit: "51" }));
  const open = await created(backend, requestFor([lineOf(OTHER_COMPOUND, "full")]), `${KEY}-4`);
  await goToBank(backend, open.pay_url);
}

async function countsTwoMondays(backend: BackendUnderTest): Promise<void> {
  await twoMondays(backend);
  const { read } = await reading(backend);
  const today = await read();
  expect(today.day).toBe("2026-08-10");
  expect(today.hours).toHaveLength(24);
  expect(today.hours[10]).toEqual({ paid: 1, amount: lineOf(COMPOUND, "full").amount });
  expect(today.hours[11]).toEqual({ paid: 0, amount: 0 });
  expect(today.week_before[10]).toEqual({ paid: 1, amount: sen(105_00) });
  expect(today.banks).toEqual([
    { name: "Bank Islam", paid: 1, unpaid: 1, open: 0 },
    { name: "Maybank2U", paid: 0, unpaid: 0, open: 1 },
  ]);
  expect(today.unanswered).toEqual({ count: 1, oldest: "2026-08-10T03:00:00.000Z" });
  expect(today.reviews).toBe(0);
}

describe("the desk's first page", () => {
  test("shows each hour's paid payments beside the same weekday's last week, and each bank's answers", () =>
    withBackend(countsTwoMondays));

  test("shows the same with CouchDB", () =>
    withCouchDb(({ databases }) => withBackend(countsTwoMondays, { databases })));

  test("counts all payments of a busy hour, also those of the same moment", () =>
    withBackend(async (backend) => {
      await pay(backend, payRequest(), KEY);
      const [paid] = await backend.databases.all_payments.list({ prefix: "", limit: 1 });
      if (paid === undefined) throw new Error("no payment");
      const { _rev, ...copied } = paid;
      await backend.databases.all_payments.writeAll(
        Array.from(
          { length: 620 },
          (_, index): NewDocument => ({ ...copied, _id: String(index).padStart(32, "0") }),
        ),
      );
      const { read } = await reading(backend);
      expect((await read()).hours[10]).toEqual({ paid: 621, amount: sen(621 * 105_00) });
    }));

  test("names the messages that wait since the oldest, and each council's last closed day", () =>
    withBackend(async (backend) => {
      await pay(backend, payRequest(), KEY);
      backend.clock.pass(24 * HOUR);
      await closeAllRemittances({ ...backend, log: () => {} });
      const { read } = await reading(backend);
      const { messages, remittances } = await read();
      expect(messages).toEqual({ count: 1, oldest: START });
      expect(remittances).toContainEqual({
        council: "mpt",
        closed_through: "2026-08-03",
        last: "mpt-2026-1",
      });
    }));

  test("names the bills that a load withdrew in the last 24 hours, by council and charge", () =>
    withBackend(async (backend) => {
      const { records } = backend.databases;
      const { read } = await reading(backend);
      const ids = ["mpt:compound:K26000001", "mpt:compound:K26000002", "mpt:assessment:A100"];
      const scopes = ["mpt:assessment", "mpt:compound"];
      const begun = await beginLoad(records, { file: "a".repeat(64), scopes }, START);
      if ("busy" in begun) throw new Error("another load changes the same records");
      await prepareWithdrawal(records, begun.load, ids);
      expect((await read()).withdrawals).toEqual([]);
      await switchLoad(records, begun.load, START);
      // the process that finishes the load may die, and another one finishes it once more
      await finishBatches(backend.databases, begun.load, { now: START });
      await finishBatches(backend.databases, begun.load, { now: START });
      backend.clock.pass(MINUTE);
      const withdrawn = [
        { at: START, council: "mpt", charge: "compound", count: 2 },
        { at: START, council: "mpt", charge: "assessment", count: 1 },
      ];
      expect((await read()).withdrawals).toEqual(expect.arrayContaining(withdrawn));
      expect((await read()).withdrawals).toHaveLength(2);
      backend.clock.pass(24 * HOUR);
      const later = await reading(backend, "finance");
      expect((await later.read()).withdrawals).toEqual([]);
    }));

  test("names the newest withdrawals when there are more than it can name", () =>
    withBackend(async (backend) => {
      const { read } = await reading(backend, "finance");
      const instants = Array.from({ length: 501 }, (_, ms) => new Date(Date.parse(START) + ms).toISOString());
      await backend.databases.records.writeAll(
        instants.map((switched_at, load) => ({
          _id: `load_withdrawal:${switched_at}:${load}`,
          type: "load_withdrawal",
          switched_at,
          withdrawn_in: { "mpt:compound": 1 },
        })),
      );
      backend.clock.pass(1000);
      const { withdrawals } = await read();
      expect(withdrawals).toHaveLength(500);
      expect(withdrawals[0]?.at).toBe(instants.at(-1));
    }));

  test("says how many banks take payments, and since when FPX is silent", () =>
    withBackend(async (backend) => {
      const { read } = await reading(backend);
      const { list } = (await read()).fpx;
      expect(list?.as_of).toBe(START);
      expect(list?.banks).toBeGreaterThan(0);
      backend.network = async () => new Response("", { status: 503 });
      backend.clock.pass(60_000);
      expect((await read()).fpx.list).toEqual(list);
    }));

  test("says that FPX is silent when it never answered", () =>
    withBackend(async (backend) => {
      backend.network = async () => new Response("", { status: 503 });
      const { read } = await reading(backend);
      expect((await read()).fpx.list).toBeNull();
    }));

  test("says since when the card gateway is silent, and its last answer", () =>
    withBackend(async (backend) => {
      const { read } = await reading(backend, "support", { card: backend.card });
      expect((await read()).card).toEqual({
        since: START,
        last_answer: null,
        failures: 0,
        failing_since: null,
      });
      await leftForGateway(backend);
      answerCardEnquiries(backend, "Record not found");
      backend.clock.pass(10 * MINUTE);
      await askRound(backend);
      const answered = "2026-08-03T02:10:00.000Z";
      expect((await read()).card).toMatchObject({ last_answer: answered, failures: 0 });
      answerCardEnquiries(backend, "<html>Service unavailable</html>");
      backend.clock.pass(50 * MINUTE);
      await askRound(backend);
      backend.network = async () => new Response("", { status: 503 });
      backend.clock.pass(5 * HOUR);
      await askRound(backend);
      // the first log-in has ended
      const later = await reading(backend, "finance", { card: backend.card });
      expect((await later.read()).card).toMatchObject({
        last_answer: answered,
        failures: 2,
        failing_since: "2026-08-03T03:00:00.000Z",
      });
    }));

  test("counts a report of the card gateway's own server as its answer", () =>
    withBackend(async (backend) => {
      const { read } = await reading(backend, "support", { card: backend.card });
      const { order } = await leftForGateway(backend);
      backend.clock.pass(MINUTE);
      await postCardAnswer(backend, "backend", await cardAnswerFor(backend, order, { status: "1" }));
      expect((await read()).card).toMatchObject({ last_answer: "2026-08-03T02:01:00.000Z", failures: 0 });
    }));

  test("says that no card gateway is configured", () =>
    withBackend(async (backend) => {
      const { read } = await reading(backend);
      expect((await read()).card).toBeNull();
    }));

  test("says when the databases take no write, although they still read", async () => {
    let isFull = false;
    const wrap = (databases: Databases): Databases => ({
      ...databases,
      metadata: {
        ...databases.metadata,
        write: async (document) => {
          if (isFull) throw new Error("no space left");
          return databases.metadata.write(document);
        },
      },
    });
    await withBackend(
      async (backend) => {
        const { read } = await reading(backend);
        expect((await read()).databases).toEqual({ write: true });
        isFull = true;
        backend.clock.pass(10_000);
        expect((await read()).databases).toEqual({ write: false });
      },
      { wrap },
    );
  });

  test("counts again after ten seconds, not at each call", () =>
    withBackend(async (backend) => {
      const { read } = await reading(backend);
      expect((await read()).unanswered.count).toBe(0);
      await goToBank(backend, (await created(backend)).pay_url);
      backend.clock.pass(9_000);
      expect((await read()).unanswered.count).toBe(0);
      backend.clock.pass(1_000);
      expect((await read()).unanswered.count).toBe(1);
    }));

  test("is closed to a role for one council, because it shows the sums of all", () =>
    withBackend(async (backend) => {
      const { ask } = await reading(backend, "finance:mpt");
      expect((await ask()).status).toBe(403);
    }));
});
