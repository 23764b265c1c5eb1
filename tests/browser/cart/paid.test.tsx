import { expect, onTestFinished, test } from "vitest";
import type { CartItem, ServiceLine } from "../../../src/charges/index.ts";
import { chargeOf, readLine, writeLine } from "../../../src/charges/lines.ts";
import { maskNames } from "../../../src/charges/masking.ts";
import type { PaymentId, StatusToken } from "../../../src/domain/identifiers.ts";
import { clearAttempt, noteAttempt } from "../../../src/payment/journal.ts";
import { useCart } from "../../../src/stores/cartState.ts";
import { clearPaid } from "../../../src/stores/lastPayment.ts";
import { PAYMENT_ID, STATUS_TOKEN } from "../../unit/payment/samples.ts";
import { cartOf } from "../fakeServer.tsx";
import { fine, LEFT_AT, licence, stay } from "./samples.ts";

/** The item's line as a payment's answer contains it. */
function readBack(item: CartItem): ServiceLine {
  const charge = chargeOf(item);
  return readLine(maskNames(charge, writeLine(charge.lineOf(item))));
}

/** A payment of the lines. `left` is the server's time of its creation. */
function paymentOf(lines: readonly ServiceLine[], left = LEFT_AT) {
  return { _id: PAYMENT_ID as PaymentId, payment_datetime: left.toISOString(), services: lines };
}

test("a paid item leaves the cart, even when the name that identifies a stay is masked", async () => {
  const [siti, lim] = [stay("201-1234", "mpt", "Siti binti Ahmad"), stay("201-1234", "mpt", "Lim Ah Kau")];
  await cartOf(siti, lim, fine(), licence());
  await clearPaid(paymentOf([siti, fine()].map(readBack)));
  expect(useCart.getState().items).toMatchObject([{ customer_name: "Lim Ah Kau" }, { type: "license" }]);
});

test("showing a payment again removes nothing else from the cart", async () => {
  const [siti, lim] = [stay("201-1234", "mpt", "Siti binti Ahmad"), stay("201-1234", "mpt", "Lim Ah Kau")];
  await cartOf(siti, lim);
  await clearPaid(paymentOf([readBack(siti)]));
  await clearPaid(paymentOf([readBack(siti)]));
  expect(useCart.getState().items).toMatchObject([{ customer_name: "Lim Ah Kau" }]);
});

test("opening a receipt again keeps what was added since, such as the next fine with the same number", async () => {
  await cartOf(fine());
  await clearPaid(paymentOf([readBack(fine())], new Date("2020-01-01T00:00:00Z")));
  expect(useCart.getState().items).toHaveLength(1);
});

test("this device's clock decides which items were in the cart before the payment, whatever the server's clock says", async () => {
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
