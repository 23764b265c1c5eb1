import { describe, expect, test } from "vitest";
import { sen } from "../../../src/domain/money.ts";
import { isOrderNumber } from "../../../src/domain/payments/orderNumber.ts";
import { findByOrder } from "../../../src/server/payments/paymentAccess.ts";
import { documentOf } from "../../../src/server/records/document.ts";
import { loadRecords } from "../../../src/server/records/loadRecords.ts";
import { writeRefundMessages } from "../../../src/server/refunds/refundMessages.ts";
import { approveRefund } from "../../../src/server/refunds/refundSteps.ts";
import { created, goToBank, lineOf, requestFor } from "../accounts/citizen.ts";
import { answerFor, postAnswer } from "../answers.ts";
import { type BackendUnderTest, withBackend } from "../backendUnderTest.ts";
import { COMPOUND } from "../bills/bills.ts";
import { post } from "../post.ts";
import { FIRST, payRefundOut, rejectCase, versionNow } from "../refunds/refundSteps.ts";

/** A bill that was paid twice, and the messages that its payer has got so far. */
async function paidTwice(backend: BackendUnderTest) {
  const orders: string[] = [];
  for (const key of ["0123456789abcdef-one", "0123456789abcdef-two"])
    orders.push(
      await goToBank(backend, (await created(backend, requestFor([lineOf(COMPOUND, "full")]), key)).pay_url),
    );
  for (const order of orders) {
    backend.clock.pass(60_000);
    await postAnswer(backend, "direct", await answerFor(backend, order, { debit: "00" }));
  }
  const order = orders.at(-1);
  if (!isOrderNumber(order)) throw new Error("no order");
  const id = await findByOrder(backend.databases.handles, order);
  if (id === undefined) throw new Error("no payment");
  const { outbox, mail } = post(backend.databases, backend.clock);
  const subjects = async () => {
    await outbox.sendDue();
    return mail.sent.flatMap(({ subject, text }) => (/bayaran balik/i.test(subject) ? [text] : []));
  };
  return { order, id, mail, subjects };
}

describe("the payer learns by e-mail of each step of a refund", () => {
  test("opened, approved and paid out, with the amount and a link to the refund", () =>
    withBackend(async (backend) => {
      const { order, id, subjects } = await paidTwice(backend);
      const [opened] = await subjects();
      expect(opened).toContain(order);
      expect(opened).toMatch(/80\.00/);
      expect(opened).toMatch(/#\/refund\?status=[\w-]{43}/);
      await payRefundOut(backend, id, order);
      const all = await subjects();
      expect(all).toHaveLength(3);
      expect(new Set(all).size).toBe(3);
      expect(await subjects()).toHaveLength(3);
      // neither the notes nor the names of the central team
      expect(all.join()).not.toMatch(/T1|aminah|david/);
    }));

  test("rejected", () =>
    withBackend(async (backend) => {
      const { order, id, subjects } = await paidTwice(backend);
      await rejectCase(backend, id, order);
      expect(await subjects()).toHaveLength(2);
    }));

  test("looked into again when the amount changes after the approval, and no longer due", () =>
    withBackend(async (backend) => {
      const { order, id, subjects } = await paidTwice(backend);
      const { databases, clock } = backend;
      await approveRefund(backend, id, { version: await versionNow(backend, order) }, FIRST);
      const corrected = async (amount: number) => {
        clock.pass(60_000);
        const record = documentOf({ ...COMPOUND, amount: sen(amount) }, undefined);
        await loadRecords(databases, [record], clock.now());
        return subjects();
      };
      const afterVoid = await corrected(100_00);
      expect(afterVoid).toHaveLength(3);
      expect(afterVoid.at(-1)).toMatch(/berubah selepas diluluskan[\s\S]*RM 60\.00/);
      const afterEnd = await corrected(160_00);
      expect(afterEnd).toHaveLength(4);
      expect(afterEnd.at(-1)).toMatch(/Majlis telah membetulkan bil itu/);
      expect(afterEnd.at(-1)).not.toMatch(/RM/);
    }));

  test("and never of a step that another person's was faster than", () =>
    withBackend(async (backend) => {
      const { id, subjects } = await paidTwice(backend);
      const at = backend.clock.now().toISOString();
      const entry = { at, what: "approved" as const, record_id: "a", amount: sen(1) };
      const never = { payment_id: id, status: "open" as const, log: [entry] };
      await writeRefundMessages(backend.databases, never, 0);
      expect(await subjects()).toHaveLength(1);
      backend.clock.pass(2 * 60_000);
      expect(await subjects()).toHaveLength(1);
      const waiting = await backend.databases.notifications.list({ prefix: "notification:", limit: 20 });
      expect(waiting.filter(({ status }) => status === "to_send")).toEqual([]);
    }));
});
