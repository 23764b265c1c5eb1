import fc from "fast-check";
import { expect, test } from "vitest";
import { isPaymentId } from "../../../src/domain/identifiers.ts";
import { isReceiptNumber } from "../../../src/domain/payments/orderNumber.ts";
import type { Databases } from "../../../src/server/databases/databases.ts";
import { endReview, reviewActionsOf } from "../../../src/server/payments/endReview.ts";
import { readPayment } from "../../../src/server/payments/paymentDocument.ts";
import { enquireDue } from "../../../src/server/payments/reconciler.ts";
import { repairSettlements } from "../../../src/server/payments/settlePayment.ts";
import { runs } from "../../config/seed.ts";
import { created, lineOf, post, requestFor, statusOf } from "../accounts/citizen.ts";
import { type BackendUnderTest, makeBackend, withBackend } from "../backendUnderTest.ts";
import { ASSESSMENT, RECORDS } from "../bills/bills.ts";
import { failingDatabases, type Outage } from "../databases/failingDatabases.ts";
import {
  GATEWAY_MODELS,
  type GatewayModel,
  isApproval,
  SAYINGS,
  type Saying,
} from "../gateways/gatewayModels.ts";
import { ENDLESS, PASSED } from "../operation/timers.ts";
import { reconcilerServices } from "./enquiries.ts";

const HOUR = 3_600_000;

/** Approvals are more frequent, because most of the test's checks are about them. */
const saying = fc.constantFrom("approved" as const, "approved" as const, "approved" as const, ...SAYINGS);

/** Events of a payment that has gone to the bank, in any order and any number. */
const happening = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({ what: fc.constantFrom("direct" as const, "indirect" as const), saying }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ what: fc.constantFrom("schedule" as const, "citizen" as const), saying }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ what: fc.constantFrom("timeout" as const, "restart" as const, "week" as const) }),
  },
  { weight: 1, arbitrary: fc.record({ what: fc.constant("team" as const) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      what: fc.constant("outage" as const),
      write: fc.integer({ min: 1, max: 5 }),
      when: fc.constantFrom("before" as const, "after" as const),
    }),
  },
);

type Happening = typeof happening extends fc.Arbitrary<infer Value> ? Value : never;

/** A payment of its own bill at the bank, and a portal that can lose power and restart. */
async function underTest(databases: Databases, gateway: GatewayModel, attempt: number) {
  const bill = `P${attempt}`;
  await databases.records.write({ ...RECORDS[0], _id: `mpt:assessment:${bill}`, assessment_no: bill });
  let time = 0;
  const start = () => {
    const power = failingDatabases(databases);
    const backend = makeBackend(power.databases);
    backend.clock.pass(time);
    return { power, backend };
  };
  let running = start();
  const line = { ...lineOf(ASSESSMENT, "1"), assessment_no: bill };
  const payment = await created(
    running.backend,
    requestFor([line], gateway.request),
    `any-order-attempt-${attempt}`,
  );
  const id = payment._id;
  if (!isPaymentId(id)) throw new Error("no id");
  const order = await gateway.leave(running.backend, payment.pay_url);
  const approvals = { delivered: 0, reported: 0 };
  let isSignedUnpaid = false;
  const noteSigned = (said: Saying) => {
    if (said === "declined" || said === "cancelled") isSignedUnpaid = true;
  };

  const restart = async () => {
    await repairSettlements(databases, () => {});
    running = start();
  };
  const ask = async (by: "schedule" | "citizen") => {
    const { backend } = running;
    if (by === "citizen") await post(backend, "/api/requery", { status_token: payment.status_token });
    else await enquireDue(servicesOf(backend)).catch(() => {});
  };
  /** The card gateway is asked over https, so that its denials count. */
  const servicesOf = (backend: BackendUnderTest) => ({
    ...reconcilerServices(backend, { wait: (...wait) => backend.wait(...wait) }),
    card: { ...backend.card, serverOrigin: "https://card.example" },
  });

  return {
    order,
    bill,
    approvals,
    isSignedUnpaid: () => isSignedUnpaid,
    restart,
    status: () => statusOf(running.backend, payment.status_token),
    pass(milliseconds: number) {
      time += milliseconds;
      running.backend.clock.pass(milliseconds);
    },
    lose: (outage: Outage) => running.power.arm(outage),
    /** After a crash the bank repeats its answer. */
    async deliver(way: "direct" | "indirect", said: Saying) {
      const deliver = () => gateway.post(running.backend, databases, order, way, said);
      noteSigned(said);
      while ((await deliver()).status === 500) await restart();
      if (isApproval(said)) approvals.delivered += 1;
    },
    async hear(by: "schedule" | "citizen", said: Saying) {
      running.backend.wait = ENDLESS.wait;
      gateway.reply(running.backend, databases, order, async (_init, text) => {
        if (isApproval(said)) approvals.reported += 1;
        if (gateway.signsEnquiries) noteSigned(said);
        return text(said);
      });
      await ask(by);
    },
    /** A person of the central team ends the payment's entry in the review queue. An outage may stop them. */
    async endEntry() {
      const { databases: seen, clock } = running.backend;
      const stored = await readPayment(databases.all_payments, id);
      for (const action of stored ? reviewActionsOf(stored) : []) {
        const request = { action, listed_reason: stored?.listed_reason ?? null, note: "Maybank, 8812" };
        await endReview({ databases: seen, clock }, id, request, { name: "aminah" }).catch(() => {});
      }
    },
    async hearNothing() {
      running.backend.wait = PASSED.wait;
      gateway.reply(
        running.backend,
        databases,
        order,
        (init) => new Promise((_, failed) => init.signal?.addEventListener("abort", () => failed())),
      );
      await ask("schedule");
    },
  };
}

async function happen(payment: Awaited<ReturnType<typeof underTest>>, one: Happening): Promise<void> {
  switch (one.what) {
    case "direct":
    case "indirect":
      return payment.deliver(one.what, one.saying);
    case "schedule":
    case "citizen":
      return payment.hear(one.what, one.saying);
    case "timeout":
      return payment.hearNothing();
    case "restart":
      return payment.restart();
    case "week":
      return payment.pass(8 * 24 * HOUR);
    case "team":
      return payment.endEntry();
    case "outage":
      return payment.lose(one);
  }
}

test.each(GATEWAY_MODELS)(
  "%s: any order and repetition of direct, indirect and enquiry answers, timeouts, crashes, restarts and decisions of the central team gives one receipt and one notification if an answer approves, otherwise none, and no payment ends as not paid without a signed answer",
  async (_name, gateway) => {
    await withBackend(async ({ databases }) => {
      let attempt = 0;
      await fc.assert(
        fc.asyncProperty(fc.array(happening, { minLength: 1, maxLength: 10 }), async (happenings) => {
          attempt += 1;
          const payment = await underTest(databases, gateway, attempt);
          const receipts = new Set<unknown>();
          // Two at once: two processes of one cluster, or the bank's server and the browser.
          for (let next = 0; next < happenings.length; next += 2) {
            payment.pass(HOUR);
            await Promise.all(happenings.slice(next, next + 2).map((one) => happen(payment, one)));
            const { receipt_no, status } = await payment.status();
            receipts.add(receipt_no);
            if (!payment.isSignedUnpaid()) expect(["failed", "cancelled"]).not.toContain(status);
          }
          await payment.restart();
          const status = await payment.status();
          const isPaid = status.status === "paid";
          receipts.add(status.receipt_no);
          receipts.delete(undefined);

          const { delivered, reported } = payment.approvals;
          const wasLost = happenings.some(({ what }) => what === "outage" || what === "timeout");
          if (delivered > 0) expect(isPaid).toBe(true);
          if (reported > 0 && !wasLost) expect(isPaid).toBe(true);
          if (delivered + reported === 0) expect(isPaid).toBe(false);
          expect([...receipts].filter(isReceiptNumber)).toHaveLength(isPaid ? 1 : 0);
          const sent = await databases.notifications.list({
            prefix: `notification:${payment.order}`,
            limit: 9,
          });
          expect(sent.filter(({ about }) => about === "receipt")).toHaveLength(isPaid ? 1 : 0);
          const settled = { prefix: `mpt:assessment:${payment.bill}:`, limit: 9 };
          expect(await databases.settlements.list(settled)).toHaveLength(isPaid ? 1 : 0);
          expect(await databases.settlements.read(`refund_case:${payment.order}`)).toBeUndefined();
          // The payment is paid, so that the rounds of the next attempts do not ask about it.
          await payment.deliver("direct", "approved");
        }),
        { numRuns: runs(30) },
      );
    });
  },
  120_000,
);
