import { rm } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { closeDatabases, openDatabases } from "../../../src/server/databases/openDatabases.ts";
import { startReconciler } from "../../../src/server/payments/reconciler.ts";
import { type Body, created, lineOf, pay, payRequest, requestFor } from "../accounts/citizen.ts";
import { answerFor, tracesOf } from "../answers.ts";
import { type BackendUnderTest, makeBackend, temporaryFolder, withBackend } from "../backendUnderTest.ts";
import { COMPOUND, OTHER_COMPOUND, RECORDS } from "../bills/bills.ts";
import { startCouchDb } from "../databases/couchDbStandIn.ts";
import { failingDatabases } from "../databases/failingDatabases.ts";
import { ENDLESS } from "../operation/timers.ts";
import {
  answerEnquiries,
  askRound,
  expectAskedAfter,
  heardEnquiries,
  reconcilerServices,
} from "./enquiries.ts";
import { DAY, HOUR, left, MINUTE, SECOND } from "./leftPayments.ts";

/** Milliseconds after leaving (docs/protocols.md, FPX). */
const WAITS = [
  ...[2, 5, 15, 30, 60].map((minutes) => minutes * MINUTE),
  ...Array.from({ length: 23 }, (_, hour) => (hour + 2) * HOUR),
  ...Array.from({ length: 6 }, (_, day) => (day + 2) * DAY),
];

describe("the schedule of enquiries", () => {
  test("asks 2, 5, 15, 30 and 60 minutes after leaving, then hourly up to 24 hours, then daily up to 7 days, and then stops", () =>
    withBackend(async (backend) => {
      const { order, stored } = await left(backend);
      const heard = heardEnquiries(backend);
      await expectAskedAfter(WAITS, backend, heard);
      backend.clock.pass(30 * DAY);
      await askRound(backend);
      expect(heard).toEqual(WAITS.map(() => order));
      expect(await stored()).not.toHaveProperty("next_enquiry_at");
    }));

  test.each([
    [
      "failed, pending or cancelled",
      [
        [2 * MINUTE, "51", "failed"],
        [5 * MINUTE, "51", "failed"],
        [15 * MINUTE, "09", "pending"],
        [30 * MINUTE, "1C", "cancelled"],
        [HOUR, "09", "pending"],
        [4 * HOUR, "76", "pending"],
      ],
    ],
    [
      "expired",
      [
        [4 * HOUR, "76", "expired"],
        [5 * HOUR, "76", "expired"],
        [6 * HOUR, "09", "pending"],
      ],
    ],
  ] as const)("is the same for a payment that is %s", (_states, answers) =>
    withBackend(async (backend) => {
      const { order, status } = await left(backend);
      const heard = heardEnquiries(backend);
      const states: unknown[] = [];
      let passed = 0;
      for (const [wait, debit] of answers) {
        backend.clock.pass(wait - passed);
        passed = wait;
        backend.network = async (_url, init) => {
          expect(String(init.body)).toContain("fpx_msgType=AE");
          return new Response(await answerFor(backend, order, { debit }));
        };
        await askRound(backend);
        states.push((await status()).status);
      }
      expect(states).toEqual(answers.map(([, , state]) => state));
      expect(heard).toEqual([]);
    }),
  );

  test("repeats every value of the AR and signs it as an AE", () =>
    withBackend(async (backend) => {
      await left(backend);
      const asked: URLSearchParams[] = [];
      answerEnquiries(backend, async (_order, init) => {
        asked.push(new URLSearchParams(String(init.body)));
        return "ERROR";
      });
      const [payment] = await backend.databases.all_payments.list({ prefix: "", limit: 1 });
      backend.clock.pass(2 * MINUTE);
      await askRound(backend);
      const { fpx_checkSum, ...values } = Object.fromEntries(asked[0] ?? []);
      expect(values).toEqual({ ...(payment?.fpx_request as object), fpx_msgType: "AE" });
      expect(fpx_checkSum).toMatch(/^[0-9A-F]{512}$/);
    }));

  test("asks once after an outage, however many enquiries were missed, and not again for 30 seconds", () =>
    withBackend(async (backend) => {
      await left(backend);
      const heard = heardEnquiries(backend);
      backend.clock.pass(30 * MINUTE - 1);
      await askRound(backend);
      backend.clock.pass(1);
      await askRound(backend);
      expect(heard).toHaveLength(1);
      backend.clock.pass(30 * SECOND - 2);
      await askRound(backend);
      expect(heard).toHaveLength(1);
      backend.clock.pass(1);
      await askRound(backend);
      expect(heard).toHaveLength(2);
    }));

  test("asks about no paid payment, and about none that never went to the bank", () =>
    withBackend(async (backend) => {
      await pay(backend, payRequest(), "first-key-of-sixteen");
      await created(backend, requestFor([lineOf(COMPOUND, "full")]), "second-key-of-sixteen");
      const heard = heardEnquiries(backend);
      for (const wait of [2 * MINUTE, HOUR, 8 * DAY]) {
        backend.clock.pass(wait);
        await askRound(backend);
      }
      expect(heard).toEqual([]);
    }));

  test("ends with an open payment in the review queue, never failed", () =>
    withBackend(async (backend) => {
      const { order, stored, status } = await left(backend);
      await backend.exchange.decide(order, { choice: "pending" });
      backend.clock.pass(6 * DAY);
      await askRound(backend);
      expect(await stored()).not.toHaveProperty("listed");
      backend.clock.pass(DAY);
      await askRound(backend);
      expect(await stored()).toMatchObject({ listed: true, listed_reason: "unanswered", status: "pending" });
      expect(await status()).not.toHaveProperty("next_enquiry_at");
    }));
});

describe("the schedule is stored with the payment", () => {
  test("a restart continues it", async () => {
    const folder = await temporaryFolder();
    try {
      const before = await openDatabases({ folder });
      await before.records.writeAll(RECORDS);
      const first = makeBackend(before);
      const { order } = await left(first);
      first.clock.pass(2 * MINUTE);
      await askRound(first);
      await closeDatabases(before);

      const after = await openDatabases({ folder });
      const second = makeBackend(after);
      const heard = heardEnquiries(second);
      second.clock.pass(5 * MINUTE - 1);
      await askRound(second);
      expect(heard).toEqual([]);
      second.clock.pass(1);
      await askRound(second);
      expect(heard).toEqual([order]);
      await closeDatabases(after);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });

  test("two processes ask one at a time", () =>
    withBackend(async (one) => {
      const { order } = await left(one);
      const other = makeBackend(one.databases);
      other.network = (url, init) => one.network(url, init);
      const heard = heardEnquiries(one);
      for (const backend of [one, other]) backend.clock.pass(2 * MINUTE);
      await Promise.all([askRound(one), askRound(other), askRound(one), askRound(other)]);
      expect(heard).toEqual([order]);
    }));

  test("two processes over one CouchDB ask one at a time", async () => {
    const couchDb = await startCouchDb();
    const others = await openDatabases({ url: couchDb.url });
    try {
      await couchDb.databases.records.writeAll(RECORDS);
      const one = makeBackend(couchDb.databases);
      const other = makeBackend(others);
      other.network = (url, init) => one.network(url, init);
      const { order } = await left(one);
      const heard = heardEnquiries(one);
      for (const backend of [one, other]) backend.clock.pass(2 * MINUTE);
      await Promise.all([askRound(one), askRound(other)]);
      expect(heard).toEqual([order]);
    } finally {
      await closeDatabases(others);
      await couchDb.close();
    }
  });

  test.each(["before", "after"] as const)(
    "after a crash %s the claim of the last enquiry the payment still reaches the review queue",
    (when) =>
      withBackend(async ({ databases }) => {
        const failing = failingDatabases(databases);
        const crashing = makeBackend(failing.databases);
        const { order, stored } = await left(crashing);
        await crashing.exchange.decide(order, { choice: "pending" });
        crashing.clock.pass(7 * DAY);
        failing.arm({ write: 1, when });
        await askRound(crashing);
        expect(await stored()).not.toHaveProperty("listed");
        const restarted = makeBackend(databases);
        restarted.network = (url, init) => crashing.network(url, init);
        restarted.clock.pass(7 * DAY + MINUTE);
        await askRound(restarted);
        expect(await stored()).toMatchObject({ listed: true, listed_reason: "unanswered" });
      }),
  );
});

test("a payment whose enquiry cannot be built still ends its schedule in the review queue", () =>
  withBackend(async (backend) => {
    const { stored } = await left(backend);
    const { fpx_request, _id, ...payment } = await stored();
    const request = { ...(fpx_request as Body), fpx_buyerEmail: "a|b" };
    await backend.databases.all_payments.write({ ...payment, _id: String(_id), fpx_request: request });
    backend.clock.pass(7 * DAY);
    await askRound(backend);
    expect(await stored()).toMatchObject({ status: "in_progress", listed_reason: "unanswered" });
    backend.clock.pass(DAY);
    await askRound(backend);
    expect(backend.log).toMatchObject([{ event: "fpx_enquiry_unanswered", fault: "FpxFieldError" }]);
  }));

describe("many payments", () => {
  const many = async (backend: BackendUnderTest, count: number) => {
    const orders: string[] = [];
    for (let number = 1; number <= count; number += 1) {
      const [, compound] = RECORDS.filter(({ type }) => type === "compound");
      await backend.databases.records.write({
        ...compound,
        _id: `mpt:compound:K9900000${number}`,
        compound_no: `K9900000${number}`,
      });
      orders.push(
        (await left(backend, requestFor([lineOf(COMPOUND, "full")]), `key-of-sixteen-0${number}`)).order,
      );
    }
    return orders;
  };

  test("are asked about at most four at a time, and all in the end", () =>
    withBackend(async (backend) => {
      const orders = await many(backend, 9);
      const asked: string[] = [];
      let underWay = 0;
      let most = 0;
      const fourAtOnce = Promise.withResolvers<void>();
      answerEnquiries(backend, async (order) => {
        asked.push(order);
        underWay += 1;
        most = Math.max(most, underWay);
        if (underWay === 4) fourAtOnce.resolve();
        await fourAtOnce.promise;
        const answer = await answerFor(backend, order, { debit: "09" });
        underWay -= 1;
        return answer;
      });
      backend.clock.pass(2 * MINUTE);
      await askRound(backend);
      expect(most).toBe(4);
      expect(asked.toSorted()).toEqual(orders.toSorted());
    }));

  test("are not held up by one that cannot be read", () =>
    withBackend(async (backend) => {
      const [broken, ...sound] = await many(backend, 3);
      const lead = await backend.databases.handles.read(`order:${broken}`);
      const document = await backend.databases.all_payments.read(String(lead?.payment_id));
      await backend.databases.all_payments.write({ ...document, _id: String(lead?.payment_id), status: "?" });
      const heard = heardEnquiries(backend);
      backend.clock.pass(2 * MINUTE);
      await askRound(backend);
      expect(heard.toSorted()).toEqual(sound.toSorted());
      expect(backend.log).toMatchObject([{ event: "enquiry_failed", fault: "StoredDataError" }]);
    }));

  test("let the current enquiry end at a stop, and no other begins", () =>
    withBackend(async (backend) => {
      const orders = await many(backend, 5);
      const answer = Promise.withResolvers<void>();
      const allAsked = Promise.withResolvers<void>();
      const asked: string[] = [];
      answerEnquiries(backend, async (order) => {
        asked.push(order);
        if (asked.length === 4) allAsked.resolve();
        await answer.promise;
        return answerFor(backend, order, { debit: "00" });
      });
      backend.clock.pass(2 * MINUTE);
      const reconciler = startReconciler(reconcilerServices(backend));
      await allAsked.promise;
      const stopped = reconciler.stop();
      answer.resolve();
      await stopped;
      expect(asked).toHaveLength(4);
      expect((await tracesOf(backend)).receipts).toHaveLength(4);
      expect(orders).toHaveLength(5);
    }));

  test("the bank is asked although CouchDB is still building the view of the rechecks", () =>
    withBackend(async (backend) => {
      const { order } = await left(backend, requestFor([lineOf(OTHER_COMPOUND, "full")]));
      const heard = heardEnquiries(backend);
      backend.clock.pass(2 * MINUTE);
      const ended = Promise.withResolvers<void>();
      const services = reconcilerServices(backend, {
        wait: (milliseconds, signal) => {
          if (milliseconds === 15_000) ended.resolve();
          return ENDLESS.wait(milliseconds, signal);
        },
      });
      const settlements = {
        ...services.databases.settlements,
        idsBetween: () => Promise.reject(new Error("the view is being built")),
      };
      const databases = { ...services.databases, settlements };
      const reconciler = startReconciler({ ...services, databases });
      await ended.promise;
      await reconciler.stop();
      expect(heard).toEqual([order]);
      expect(backend.log).toMatchObject([{ event: "reconciliation_failed", fault: "Error" }]);
    }));

  test("rounds follow each other, also after a round without databases", () =>
    withBackend(async (backend) => {
      const { order } = await left(backend, requestFor([lineOf(OTHER_COMPOUND, "full")]));
      const heard = heardEnquiries(backend);
      backend.clock.pass(2 * MINUTE);
      let rounds = 0;
      const done = Promise.withResolvers<void>();
      const services = reconcilerServices(backend, {
        wait: (milliseconds, signal) => {
          if (milliseconds !== 15_000) return ENDLESS.wait(milliseconds, signal);
          if (rounds === 2) done.resolve();
          return rounds === 2 ? ENDLESS.wait(milliseconds, signal) : Promise.resolve();
        },
      });
      const { all_payments } = services.databases;
      const away = {
        ...all_payments,
        idsUpTo: async (name: string, key: string) => {
          rounds += 1;
          if (rounds === 1) throw new Error("away");
          return all_payments.idsUpTo(name, key);
        },
      };
      const reconciler = startReconciler({
        ...services,
        databases: { ...services.databases, all_payments: away },
      });
      await done.promise;
      await reconciler.stop();
      expect(heard).toEqual([order]);
      expect(backend.log).toMatchObject([{ event: "reconciliation_failed", fault: "Error" }]);
    }));
});
