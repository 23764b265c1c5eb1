import type { Payment } from "../../../src/api/payments.ts";
import { publicPaymentCodec } from "../../../src/api/schemas/payment.ts";
import { chargeOf, readLine, writeLine } from "../../../src/charges/lines.ts";
import { ringgitFromSen } from "../../../src/domain/money.ts";
import { orderNumber, receiptNumberOf } from "../../../src/domain/payments/orderNumber.ts";
import type { PaymentState } from "../../../src/domain/payments/paymentState.ts";
import type { WireObject } from "../../../src/domain/schemas/codec.ts";
import { compoundItem } from "../charges/samples.ts";

export const PAYMENT_ID = "0643d5f1a2b3c4d5e6f708192a3b4c5d";
export const STATUS_TOKEN = "Zm9yIHRoZSB0ZXN0cyBvbmx5LCBuZXZlciBhIHJlYWw";
export const ORDER_NUMBER = orderNumber("261121", [0, 1, 2, 3, 4, 5, 6, 7, 30, 31]);

/** The payment as the back end sends it. */
export function wirePayment(status: PaymentState, rest: WireObject = {}): WireObject {
  const line = chargeOf(compoundItem()).lineOf(compoundItem());
  return {
    _id: PAYMENT_ID,
    type: "payment",
    user: "Siti binti Ahmad",
    email: "si**@example.my",
    contact: "012*******",
    machine_id: "A10",
    payment_datetime: "2026-11-21T02:03:04.000Z",
    payment_mode: "ECOMMERCE",
    status,
    services: [writeLine(line)],
    payment_method: status === "paid" ? "TEST0021" : "1",
    bank_name: "SBI Bank A",
    fpx_msgToken: "01",
    sent_softcopy: false,
    amount: ringgitFromSen(line.amount),
    order_number: ORDER_NUMBER,
    language: "ms",
    ...(status === "paid"
      ? { receipt_no: receiptNumberOf(ORDER_NUMBER), settled_at: "2026-11-21T02:05:00.000Z" }
      : {}),
    response_code: null,
    history: [
      { what: "begun", at: "2026-11-21T02:03:04.000Z" },
      { what: "left", at: "2026-11-21T02:03:10.000Z" },
    ],
    ...rest,
  };
}

export function payment(status: PaymentState): Payment {
  const read = publicPaymentCodec.read(wirePayment(status));
  return { ...read, services: read.services.map(readLine) };
}
