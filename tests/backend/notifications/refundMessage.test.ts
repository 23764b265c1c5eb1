import { describe, expect, test } from "vitest";
import { isOrderNumber } from "../../../src/domain/payments/orderNumber.ts";
import { findByOrder } from "../../../src/server/payments/paymentAccess.ts";
import { writeRefundMessages } from "../../../src/server/refunds/refundMessages.ts";
import { created, goToBank, lineOf, requestFor } from "../accounts/citizen.ts";
import { answerFor, postAnswer } from "../answers.ts";
import { type BackendUnderTest, withBackend } from "../backendUnderTest.ts";
import { COMPOUND } from "../bills/bills.ts";
import { payRefundOut, rejectCase } from "../payments/refundSteps.ts";
import { post } from "../post.ts";

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

  test("and never of a step that another person's was faster than", () =>
    withBackend(async (backend) => {
      const { id, subjects } = await paidTwice(backend);
      const at = backend.clock.now().toISOString();
      const never = { payment_id: id, log: [{ at, what: "approved" as const, record_id: "a" }] };
      await writeRefundMessages(backend.databases, never, 0);
      expect(await subjects()).toHaveLength(1);
      backend.clock.pass(2 * 60_000);
      expect(await subjects()).toHaveLength(1);
      const waiting = await backend.databases.notifications.list({ prefix: "notification:", limit: 20 });
      expect(waiting.filter(({ status }) => status === "to_send")).toEqual([]);
    }));
});
