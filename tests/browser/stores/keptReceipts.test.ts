import { beforeEach, describe, expect, test, vi } from "vitest";
import { readPayment } from "../../../src/api/payments.ts";
import { chargeOf, writeLine } from "../../../src/charges/lines.ts";
import type { PaymentId, StatusToken } from "../../../src/domain/identifiers.ts";
import { PAYMENT_STATES } from "../../../src/domain/payments/paymentState.ts";
import { deleteKept, keepOnDevice, keptOnDevice } from "../../../src/stores/keptOnDevice.ts";
import { findReceipt, keepReceipt, keptReceipts } from "../../../src/stores/keptReceipts.ts";
import { compoundItem } from "../../unit/charges/samples.ts";
import { PAYMENT_ID, STATUS_TOKEN, wirePayment } from "../../unit/payment/samples.ts";

/** The receipts on this device: only of paid payments, only the latest, each with the time of its last reading. */

const TOKEN = STATUS_TOKEN as StatusToken;
const ID = PAYMENT_ID as PaymentId;
const AT = new Date("2026-11-22T03:04:05.000Z");

const REFUND = {
  council: "mpt",
  type: "compound",
  number: "K26-130001",
  amount: "30.00",
  opened_at: "2026-11-21T03:00:00.000Z",
  state: "open",
};

const line = (payer: string) => ({ ...writeLine(chargeOf(compoundItem()).lineOf(compoundItem())), payer });

const MASKED = {
  user: "Siti ***** *****",
  email: "s***@example.my",
  contact: "******6789",
  services: [line("***")],
};

/** The n-th payment, n below a hundred, paid. */
const paid = (number = 0, rest = {}) =>
  readPayment(
    wirePayment("paid", {
      _id: `${PAYMENT_ID.slice(0, -2)}${String(number).padStart(2, "0")}`,
      ...MASKED,
      ...rest,
    }),
  );

beforeEach(deleteKept);

test("a paid receipt is found by its payment and by its status link, unchanged and with its time", async () => {
  const payment = paid(7, { refunds: [REFUND] });
  await keepReceipt(payment, TOKEN, AT);
  const kept = { payment, readAt: AT };
  expect(await findReceipt({ id: payment._id })).toEqual(kept);
  expect(await findReceipt({ token: TOKEN })).toEqual(kept);
  expect(await findReceipt({ id: ID })).toBeUndefined();
  expect(await findReceipt({ token: `${STATUS_TOKEN.slice(0, -2)}aa` as StatusToken })).toBeUndefined();
});

test("a receipt that showed its payer and owner whole is kept with both masked", async () => {
  const whole = {
    user: "Siti binti Ahmad",
    email: "siti@example.my",
    contact: "0123456789",
    services: [line("SITI BINTI AHMAD")],
  };
  await keepReceipt(paid(1, whole), TOKEN, AT);
  const stored = JSON.stringify(await keptOnDevice("receipt"));
  expect(stored).toContain("******6789");
  expect(stored).not.toMatch(/siti@example|0123456789|binti Ahmad/i);
});

test("a newer reading replaces the stored one, and the status link still finds it", async () => {
  await keepReceipt(paid(), TOKEN, AT);
  const later = new Date("2026-11-23T00:00:00.000Z");
  await keepReceipt(paid(0, { sent_softcopy: true }), undefined, later);
  expect(await keptReceipts()).toHaveLength(1);
  const found = await findReceipt({ token: TOKEN });
  expect(found?.readAt).toEqual(later);
  expect(found?.payment.sent_softcopy).toBe(true);
});

test.each(PAYMENT_STATES.filter((state) => state !== "paid"))(
  "a payment that is %s is never stored",
  async (state) => {
    await keepReceipt(readPayment(wirePayment(state)), TOKEN, AT);
    expect(await keptOnDevice("receipt")).toEqual([]);
    // The code ignores such an entry too, whoever wrote it.
    const read_at = AT.toISOString();
    await keepOnDevice(
      { kind: "receipt", key: PAYMENT_ID, document: { payment: wirePayment(state) }, read_at },
      50,
    );
    expect(await keptReceipts()).toEqual([]);
  },
);

test("the 50 latest are kept, in the order of their reading", async () => {
  for (let number = 0; number < 53; number += 1)
    await keepReceipt(paid(number), undefined, new Date(AT.getTime() + number * 1000));
  const kept = await keptReceipts();
  expect(kept).toHaveLength(50);
  expect(kept[0]?.payment).toEqual(paid(52));
  expect(kept.at(-1)?.payment).toEqual(paid(3));
});

test("unreadable entries are skipped", async () => {
  await keepReceipt(paid(), TOKEN, AT);
  for (const document of [null, {}, { payment: {} }, { payment: wirePayment("paid", { amount: "1.234" }) }])
    await keepOnDevice({ kind: "receipt", key: "other", document, read_at: "2026-11-24T00:00:00.000Z" }, 50);
  expect(await keptReceipts()).toEqual([{ payment: paid(), readAt: AT }]);
});

test("all receipts can be removed from the device", async () => {
  await keepReceipt(paid(), TOKEN, AT);
  await deleteKept();
  expect(await keptReceipts()).toEqual([]);
});

describe("where the browser stores nothing", () => {
  test("no receipt is stored, and nothing fails", async () => {
    const blocked = vi.spyOn(IDBDatabase.prototype, "transaction").mockImplementation(() => {
      throw new DOMException("blocked", "SecurityError");
    });
    await keepReceipt(paid(), TOKEN, AT);
    expect(await keptReceipts()).toEqual([]);
    blocked.mockRestore();
    expect(await keptReceipts()).toEqual([]);
  });
});
