import { describe, expect, test } from "vitest";
import { createKeyMaterial } from "../../../src/server/gateways/fpx/protocol/keyMaterial.ts";
import { enquireDue } from "../../../src/server/payments/reconciler.ts";
import { pay, payRequest } from "../accounts/citizen.ts";
import { answerFor, postAnswer, tracesOf, type WantedAnswer } from "../answers.ts";
import { type BackendUnderTest, withBackend } from "../backendUnderTest.ts";
import { PASSED } from "../operation/timers.ts";
import { answerEnquiries, askRound, reconcilerServices } from "./enquiries.ts";
import { DAY, HOUR, left, MINUTE, SECOND } from "./leftPayments.ts";

/** Answers every AE with these values, signed with the exchange's key by default. */
const answering = (backend: BackendUnderTest, wanted: WantedAnswer) =>
  answerEnquiries(backend, (order) => answerFor(backend, order, wanted));

describe("the result of an enquiry", () => {
  test("a payment whose answers were lost becomes paid, as by a direct answer", () =>
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

  test("a success after a signed decline makes the payment paid, however late", () =>
    withBackend(async (backend) => {
      const { order, status } = await left(backend);
      await postAnswer(backend, "direct", await answerFor(backend, order, { debit: "51" }));
      expect(await status()).toMatchObject({ status: "failed" });
      answering(backend, { debit: "00" });
      backend.clock.pass(6 * DAY);
      await askRound(backend);
      expect(await status()).toMatchObject({ status: "paid", receipt_no: expect.any(String) });
    }));

  test('"not found" changes nothing until three hours after leaving, and then the payment expires', () =>
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

  test('"not found" changes nothing about a payment that the bank signed as held, until an approver\'s week is over', () =>
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

  test('"not found" in an answer that we did not request expires nothing', () =>
    withBackend(async (backend) => {
      const { order, stored } = await left(backend);
      backend.clock.pass(DAY);
      await postAnswer(backend, "direct", await answerFor(backend, order, { debit: "76" }));
      expect(await stored()).toMatchObject({ status: "in_progress", listed: true, listed_code: "76" });
    }));

  test('"not found" long after a decline leaves the payment declined', () =>
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
    "%s puts the payment into the review queue with its code, and the bank is asked again",
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

  test("a proven ending removes from the review queue a payment that only waited for one", () =>
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

  test("a contradiction puts a paid payment into the review queue, and it stays paid", () =>
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

describe("an answer that proves nothing is logged with a reference and changes nothing", () => {
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

  test("an answer that takes a minute is abandoned, and its connection is closed", () =>
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

  test("another amount goes to a person for review, and pays nothing", () =>
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
