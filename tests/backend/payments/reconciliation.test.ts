import { rm } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { closeDatabases, openDatabases } from "../../../src/server/databases/openDatabases.ts";
import { createKeyMaterial } from "../../../src/server/gateways/fpx/protocol/keyMaterial.ts";
import { enquireDue, startReconciler } from "../../../src/server/payments/reconciliation.ts";
import {
  type Body,
  created,
  goToBank,
  lineOf,
  pay,
  payRequest,
  requestFor,
  statusOf,
} from "../accounts/citizen.ts";
import { answerFor, postAnswer, tracesOf, type WantedAnswer } from "../answers.ts";
import { type BackendUnderTest, makeBackend, temporaryFolder, withBackend } from "../backendUnderTest.ts";
import { COMPOUND, OTHER_COMPOUND, RECORDS } from "../bills/bills.ts";
import { startCouchDb } from "../databases/couchDbStandIn.ts";
import { failingDatabases } from "../databases/failingDatabases.ts";
import { ENDLESS, PASSED } from "../operation/timers.ts";
import { answerEnquiries, askRound, heardEnquiries, reconcilerServices } from "./enquiries.ts";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Milliseconds after leaving, as protocols 1.7 proposes them. */
const WAITS = [
  ...[2, 5, 15, 30, 60].map((minutes) => minutes * MINUTE),
  ...Array.from({ length: 23 }, (_, hour) => (hour + 2) * HOUR),
  ...Array.from({ length: 6 }, (_, day) => (day + 2) * DAY),
];

/** A payment that left for the bank, and what is known of it. */
async function left(backend: BackendUnderTest, request = payRequest(), key?: string) {
  const { _id, pay_url, status_token } = await created(backend, request, key);
  const order = await goToBank(backend, pay_url);
  return {
    order,
    stored: async (): Promise<Body> => (await backend.databases.all_payments.read(_id)) ?? {},
    status: () => statusOf(backend, status_token),
  };
}

/** The exchange answers every AE so, signed with its key unless told. */
const answering = (backend: BackendUnderTest, wanted: WantedAnswer) =>
  answerEnquiries(backend, (order) => answerFor(backend, order, wanted));

describe("the schedule", () => {
  test("asks 2, 5, 15, 30 and 60 minutes after leaving, then hourly to 24 h, then daily to 7 days, and no more", () =>
    withBackend(async (backend) => {
      const { order, stored } = await left(backend);
      const heard = heardEnquiries(backend);
      let passed = 0;
      for (const [index, wait] of WAITS.entries()) {
        backend.clock.pass(wait - passed - 1);
        await askRound(backend);
        expect(heard).toHaveLength(index);
        backend.clock.pass(1);
        passed = wait;
        await askRound(backend);
        await askRound(backend);
        expect(heard).toHaveLength(index + 1);
      }
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
  ] as const)("holds the same for a payment that is %s", (_states, answers) =>
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

  test("asks once after an outage, however many enquiries it missed, and not again for 30 seconds", () =>
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

  test("asks of no payment that is paid, and of none that never left for the bank", () =>
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

  test("ends with a payment that is still open on the list for a person, never failed", () =>
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

describe("what stands with the payment", () => {
  test("lets a restart go on where the one before stopped", async () => {
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

  test("lets one of two processes ask at a time", () =>
    withBackend(async (one) => {
      const { order } = await left(one);
      const other = makeBackend(one.databases);
      other.network = (url, init) => one.network(url, init);
      const heard = heardEnquiries(one);
      for (const backend of [one, other]) backend.clock.pass(2 * MINUTE);
      await Promise.all([askRound(one), askRound(other), askRound(one), askRound(other)]);
      expect(heard).toEqual([order]);
    }));

  test("lets one of two processes over one CouchDB ask at a time", async () => {
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
  }, 30_000);

  test.each(["before", "after"] as const)(
    "survives a crash %s the claim of the last enquiry: the payment still comes on the list",
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

test("a payment about which no enquiry can be made ends its schedule all the same, listed for a person", () =>
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

describe("what an enquiry proves", () => {
  test("a payment whose answers never came becomes paid, as by a direct answer", () =>
    withBackend(async (backend) => {
      const { order, status } = await left(backend);
      answering(backend, { debit: "00" });
      backend.clock.pass(2 * MINUTE);
      await askRound(backend);
      expect(await status()).toMatchObject({ status: "paid" });
      const { receipts, notifications, settlements } = await tracesOf(backend);
      expect([receipts.length, settlements.length]).toEqual([1, 1]);
      expect(notifications).toContain(`notification:${order}:receipt`);
    }));

  test("a success after a signed decline makes it paid, however late", () =>
    withBackend(async (backend) => {
      const { order, status } = await left(backend);
      await postAnswer(backend, "direct", await answerFor(backend, order, { debit: "51" }));
      expect(await status()).toMatchObject({ status: "failed" });
      answering(backend, { debit: "00" });
      backend.clock.pass(6 * DAY);
      await askRound(backend);
      expect(await status()).toMatchObject({ status: "paid", receipt_no: expect.any(String) });
    }));

  test("not found changes nothing until three hours after leaving; then the payment expires", () =>
    withBackend(async (backend) => {
      const { order, stored } = await left(backend);
      backend.clock.pass(3 * HOUR - 1);
      const before = await stored();
      await askRound(backend);
      const early = await stored();
      expect(early).toMatchObject({ status: "in_progress", response_code: null, events: before.events });
      expect(early).not.toHaveProperty("listed");
      backend.clock.pass(1 + 30 * SECOND);
      await askRound(backend);
      expect(await stored()).toMatchObject({
        status: "expired",
        events: [{ what: "created" }, { what: "sent" }, { what: "lapsed", to: "expired", debit_code: "76" }],
      });
      await postAnswer(backend, "direct", await answerFor(backend, order, { debit: "00" }));
      expect(await stored()).toMatchObject({ status: "paid" });
    }));

  test("not found changes nothing of what the bank signed that it holds, until an approver's week is over", () =>
    withBackend(async (backend) => {
      const { order, stored } = await left(backend);
      await postAnswer(backend, "direct", await answerFor(backend, order, { debit: "99" }));
      answering(backend, { debit: "76" });
      backend.clock.pass(7 * DAY - MINUTE);
      await askRound(backend);
      expect(await stored()).toMatchObject({ status: "pending", response_code: "99" });
      backend.clock.pass(2 * MINUTE);
      await askRound(backend);
      expect(await stored()).toMatchObject({ status: "expired" });
    }));

  test("not found from the bank's own answer, not asked for, expires nothing", () =>
    withBackend(async (backend) => {
      const { order, stored } = await left(backend);
      backend.clock.pass(DAY);
      await postAnswer(backend, "direct", await answerFor(backend, order, { debit: "76" }));
      expect(await stored()).toMatchObject({ status: "in_progress", listed: true, listed_code: "76" });
    }));

  test("not found long after a decline leaves it declined", () =>
    withBackend(async (backend) => {
      const { order, stored } = await left(backend);
      await postAnswer(backend, "direct", await answerFor(backend, order, { debit: "51" }));
      backend.clock.pass(DAY);
      const { events } = await stored();
      answering(backend, { debit: "76" });
      await askRound(backend);
      expect(await stored()).toMatchObject({ status: "failed", response_code: "51", events });
    }));

  test.each(["87", "88", "89", "96", "20", "85", "FE"])(
    "%s puts it on the list with the code, and it is asked again",
    (debit) =>
      withBackend(async (backend) => {
        const { stored } = await left(backend);
        answering(backend, { debit });
        backend.clock.pass(2 * MINUTE);
        await askRound(backend);
        expect(await stored()).toMatchObject({
          status: "in_progress",
          listed: true,
          listed_reason: "unclear",
          listed_code: debit,
          next_enquiry_at: "2026-08-03T02:05:00.000Z",
        });
      }),
  );

  test("a proven ending takes a payment off the list that only waited for one", () =>
    withBackend(async (backend) => {
      const { order, stored } = await left(backend);
      await postAnswer(backend, "direct", await answerFor(backend, order, { debit: "87" }));
      expect(await stored()).toMatchObject({ listed: true });
      answering(backend, { debit: "00" });
      backend.clock.pass(2 * MINUTE);
      await askRound(backend);
      const paid = await stored();
      expect(paid).toMatchObject({ status: "paid" });
      for (const field of ["listed", "listed_reason", "listed_code"]) expect(paid).not.toHaveProperty(field);
    }));

  test("what contradicts a paid payment lists it and leaves it paid", () =>
    withBackend(async (backend) => {
      const order = await pay(backend, payRequest());
      await postAnswer(backend, "direct", await answerFor(backend, order, { debit: "51" }));
      const [payment] = await backend.databases.all_payments.list({ prefix: "", limit: 1 });
      expect(payment).toMatchObject({
        status: "paid",
        listed: true,
        listed_reason: "contradicted",
        listed_code: "51",
      });
    }));
});

const stranger = await createKeyMaterial({ commonName: "stranger", notBefore: new Date("2020-01-01") });

describe("an answer that proves nothing is logged with a reference, and nothing changes", () => {
  const cases: readonly [
    string,
    (backend: BackendUnderTest, order: string) => Promise<string | Response>,
    object,
  ][] = [
    [
      "forged",
      (backend, order) => answerFor(backend, order, { debit: "00", key: stranger.privateKey }),
      { event: "fpx_answer_unverified", why: "mismatch" },
    ],
    [
      "altered",
      async (backend, order) =>
        (await answerFor(backend, order, { debit: "51" })).replace("AuthCode=51", "AuthCode=00"),
      { event: "fpx_answer_unverified", why: "mismatch" },
    ],
    [
      "without a checksum",
      async (backend, order) =>
        (await answerFor(backend, order, { debit: "00" })).replace(/fpx_checkSum=\w+/, "x="),
      { event: "fpx_answer_unverified", why: "no_answer" },
    ],
    ["the word ERROR", async () => "ERROR", { event: "fpx_answer_unverified", why: "no_answer" }],
    [
      "garbage",
      async () => "<html>\u0000%E0%A4%A&&&=</html>",
      { event: "fpx_answer_unverified", why: "no_answer" },
    ],
    ["nothing", async () => "\n\n", { event: "fpx_answer_unverified", why: "no_answer" }],
    [
      "about a foreign order",
      (backend, order) =>
        answerFor(backend, order, { debit: "00", changes: { fpx_sellerExOrderNo: "FOREIGN1" } }),
      { event: "fpx_answer_differs", fields: ["fpx_sellerExOrderNo"] },
    ],
    [
      "a 503",
      async () => new Response("busy", { status: 503 }),
      { event: "fpx_enquiry_unanswered", why: "status 503" },
    ],
    [
      "a signed approval under a 500",
      async (backend, order) =>
        new Response(await answerFor(backend, order, { debit: "00" }), { status: 500 }),
      { event: "fpx_enquiry_unanswered", why: "status 500" },
    ],
    [
      "a broken connection",
      () => Promise.reject(new TypeError("fetch failed: secret address")),
      { event: "fpx_enquiry_unanswered", fault: "TypeError" },
    ],
  ];

  test.each(cases)("%s", (_name, answer, logged) =>
    withBackend(async (backend) => {
      const { order, stored } = await left(backend);
      answerEnquiries(backend, () => answer(backend, order));
      backend.clock.pass(2 * MINUTE);
      const { _rev: _before, ...before } = await stored();
      await askRound(backend);
      const { _rev, ...after } = await stored();
      expect(after).toEqual({
        ...before,
        last_enquiry_at: backend.clock.now().toISOString(),
        next_enquiry_at: "2026-08-03T02:05:00.000Z",
      });
      const [entry, ...others] = backend.log;
      expect(entry).toMatchObject({
        ...logged,
        reference: expect.stringMatching(/^[0-9a-f]{16}$/),
        source: "requery",
      });
      expect(others).toEqual([]);
      expect(JSON.stringify(entry)).not.toContain("secret");
      expect((await tracesOf(backend)).receipts).toEqual([]);
    }),
  );

  test("an answer that takes a minute is given up, and the exchange is let go", () =>
    withBackend(async (backend) => {
      const { status } = await left(backend);
      let signal: AbortSignal | null | undefined;
      answerEnquiries(
        backend,
        (_order, init) =>
          new Promise((_answered, failed) => {
            signal = init.signal;
            signal?.addEventListener("abort", () => failed(new DOMException("", "AbortError")));
          }),
      );
      backend.clock.pass(2 * MINUTE);
      await enquireDue(reconcilerServices(backend, PASSED));
      expect(signal?.aborted).toBe(true);
      expect(await status()).toMatchObject({ status: "in_progress" });
      expect(backend.log).toEqual([
        expect.objectContaining({ event: "fpx_enquiry_unanswered", why: "too late" }),
      ]);
    }));

  test("another amount is listed for a person, and nothing is paid", () =>
    withBackend(async (backend) => {
      const { stored } = await left(backend);
      answering(backend, { debit: "00", changes: { fpx_txnAmount: "1.00" } });
      backend.clock.pass(2 * MINUTE);
      await askRound(backend);
      expect(await stored()).toMatchObject({
        status: "in_progress",
        listed: true,
        listed_reason: "mismatch",
        events: [{}, {}, { what: "mismatch", source: "requery", fields: ["fpx_txnAmount"] }],
      });
      expect(backend.log).toMatchObject([
        { event: "fpx_answer_differs", reference: expect.any(String), fields: ["fpx_txnAmount"] },
      ]);
    }));
});

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

  test("at most four are asked at once, and all are", () =>
    withBackend(async (backend) => {
      const orders = await many(backend, 9);
      const asked: string[] = [];
      let underWay = 0;
      let most = 0;
      answerEnquiries(backend, async (order) => {
        asked.push(order);
        underWay += 1;
        most = Math.max(most, underWay);
        const answer = await answerFor(backend, order, { debit: "09" });
        underWay -= 1;
        return answer;
      });
      backend.clock.pass(2 * MINUTE);
      await askRound(backend);
      expect(most).toBe(4);
      expect(asked.toSorted()).toEqual(orders.toSorted());
    }));

  test("one that cannot be read stops no other", () =>
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

  test("a stop lets the enquiry under way end, and begins no other", () =>
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

  test("rounds follow one another, also after one in which the databases were away", () =>
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
