import type { Request } from "autocannon";
import { create } from "superstruct";
import { createdPayment, publicPayment } from "../../../src/api/schemas/payment.ts";
import { fieldsOf } from "../../../tests/backend/accounts/citizen.ts";
import { approval } from "./bank.ts";
import { requestOf } from "./bills.ts";
import type { Keys } from "./keys.ts";
import type { CallName, PaymentUnderWay } from "./payment.ts";

/** A call of the cycle: its request for a payment, and the expected answer. */
export interface Call {
  readonly name: CallName;
  readonly status: number;
  readonly method: "GET" | "POST";
  ask(payment: PaymentUnderWay): Pick<Request, "path" | "headers" | "body">;
  /** @throws when the answer is not the expected one */
  take?(payment: PaymentUnderWay, body: string, keys: Keys): void;
}

const FORM = { "content-type": "application/x-www-form-urlencoded" };

const createPayment: Call = {
  name: "createPayment",
  status: 200,
  method: "POST",
  ask: ({ number }) => ({
    path: "/createPayment",
    headers: {
      "content-type": "application/json",
      "idempotency-key": `payment-of-the-bill-${number}`,
    },
    body: JSON.stringify(requestOf(number)),
  }),
  take(payment, body) {
    const created = create(JSON.parse(body), createdPayment);
    payment.payPath = new URL(created.pay_url).pathname;
    payment.statusPath = `/api/payments/${created.status_token}`;
  },
};

const payPage: Call = {
  name: "pay page",
  status: 200,
  method: "GET",
  ask: ({ payPath }) => ({ path: payPath }),
  take(payment, body, { exchange }) {
    payment.answer = approval(fieldsOf(body), payment.number, exchange);
  },
};

const directAnswer: Call = {
  name: "direct answer",
  status: 200,
  method: "POST",
  ask: ({ answer }) => ({ path: "/api/fpx/direct", headers: FORM, body: answer }),
};

const indirectAnswer: Call = {
  name: "indirect answer",
  status: 303,
  method: "POST",
  ask: ({ answer }) => ({ path: "/api/fpx/indirect", headers: FORM, body: answer }),
};

const status: Call = {
  name: "status",
  status: 200,
  method: "GET",
  ask: ({ statusPath }) => ({ path: statusPath }),
  take(_payment, body) {
    const { status } = create(JSON.parse(body), publicPayment);
    if (status !== "paid")
      throw new Error(
        `The bank approved the payment, but the server says "${status}". Run the tests of the payments.`,
      );
  },
};

/** The calls of a payment, in order. */
export const CYCLE: readonly Call[] = [createPayment, payPage, directAnswer, indirectAnswer, status];
