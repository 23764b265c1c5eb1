import { expect, onTestFinished, test } from "vitest";
import type { CartItem, ServiceLine } from "../../../src/charges/index.ts";
import { chargeOf, readLine, writeLine } from "../../../src/charges/lines.ts";
import { maskNames } from "../../../src/charges/masking.ts";
import type { PaymentId, StatusToken } from "../../../src/domain/identifiers.ts";
import { clearAttempt, noteAttempt } from "../../../src/payment/journal.ts";
import { useCart } from "../../../src/stores/cartState.ts";
import { clearPaid } from "../../../src/stores/clearPaid.ts";
import { PAYMENT_ID, STATUS_TOKEN } from "../../unit/payment/samples.ts";
import { cartOf } from "./counter.tsx";
import { fine, LEFT_AT, licence, stay } from "./samples.ts";

/** The item's line as a payment that was paid is read back. */
function readBack(item: CartItem): ServiceLine {
  const charge = chargeOf(item);
  return readLine(maskNames(charge, writeLine(charge.lineOf(item))));
}

/** A payment of the lines, created by the server's clock when the citizen left. */
function paymentOf(lines: readonly ServiceLine[], left = LEFT_AT) {
  return { _id: PAYMENT_ID as PaymentId, payment_datetime: left.toISOString(), services: lines };
}

test("what a payment paid leaves the cart, also where the name that tells one stay from another is masked", async () => {
  const [siti, lim] = [stay("201-1234", "mpt", "Siti binti Ahmad"), stay("201-1234", "mpt", "Lim Ah Kau")];
  await cartOf(siti, lim, fine(), licence());
  await clearPaid(paymentOf([siti, fine()].map(readBack)));
  expect(useCart.getState().items).toMatchObject([{ customer_name: "Lim Ah Kau" }, { type: "license" }]);
});

test("a payment that is shown again takes nothing else out", async () => {
  const [siti, lim] = [stay("201-1234", "mpt", "Siti binti Ahmad"), stay("201-1234", "mpt", "Lim Ah Kau")];
  await cartOf(siti, lim);
  await clearPaid(paymentOf([readBack(siti)]));
  await clearPaid(paymentOf([readBack(siti)]));
  expect(useCart.getState().items).toMatchObject([{ customer_name: "Lim Ah Kau" }]);
});

test("a receipt that is opened again leaves what was added since: the next fine of the same number", async () => {
  await cartOf(fine());
  await clearPaid(paymentOf([readBack(fine())], new Date("2020-01-01T00:00:00Z")));
  expect(useCart.getState().items).toHaveLength(1);
});

test("this device's own clock tells what was in the cart when it left, whatever the server's says", async () => {
  onTestFinished(clearAttempt);
  await cartOf(fine());
  noteAttempt({
    id: PAYMENT_ID as PaymentId,
    token: STATUS_TOKEN as StatusToken,
    left_at: LEFT_AT.toISOString(),
  });
  await clearPaid(paymentOf([readBack(fine())], new Date("2020-01-01T00:00:00Z")));
  expect(useCart.getState().items).toEqual([]);
});
