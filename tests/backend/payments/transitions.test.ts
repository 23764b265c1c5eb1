import fc from "fast-check";
import { expect, test } from "vitest";
import { PAYMENT_EDGES } from "../../../src/domain/payments/paymentState.ts";
import { fpxAnswer } from "../../../src/server/gateways/fpx/fpxGateway.ts";
import type { GatewayAnswer } from "../../../src/server/gateways/gateway.ts";
import { FPX_SCHEDULE } from "../../../src/server/payments/enquirySchedule.ts";
import { type Payment, paymentAsDocument, paymentOf } from "../../../src/server/payments/paymentDocument.ts";
import { transitionOnAnswer, transitionOnRedirect } from "../../../src/server/payments/transitions.ts";

const AT = "2026-08-03T02:00:00.000Z";

const shared = {
  fpx_buyerBankBranch: "",
  fpx_buyerBankId: "MB2U0227",
  fpx_buyerIban: "",
  fpx_buyerId: "",
  fpx_buyerName: "",
  fpx_makerName: "",
  fpx_msgToken: "01" as const,
  fpx_sellerExId: "EX00000001",
  fpx_sellerExOrderNo: "K2608030000000000",
  fpx_sellerId: "SE00000001",
  fpx_sellerOrderNo: "K2608030000000000",
  fpx_sellerTxnTime: "20260803100000",
  fpx_txnAmount: "105.00",
  fpx_txnCurrency: "MYR",
};

const payment: Payment = paymentOf({
  _id: "0".repeat(32),
  type: "payment",
  user: "A",
  email: "a@example.my",
  contact: "0123456789",
  machine_id: "A10",
  payment_datetime: AT,
  payment_mode: "ECOMMERCE",
  status: "in_progress",
  services: [],
  payment_method: "1",
  fpx_msgToken: "01",
  sent_softcopy: false,
  callback_url: "http://localhost/",
  amount: "105.00",
  order_number: "K2608030000000000",
  language: "ms",
  fpx_buyerBankId: "MB2U0227",
  idempotency_hash: "",
  settles: [{ record_id: "mpt:assessment:A100", settled: { arrears: "105.00" } }],
  events: [],
  fpx_request: {
    ...shared,
    fpx_buyerAccNo: "",
    fpx_buyerEmail: "",
    fpx_productDesc: "",
    fpx_sellerBankCode: "01",
    fpx_version: "7.0",
  },
  response_code: null,
});

function answer(debit: string, checksum: string): GatewayAnswer {
  return fpxAnswer({
    ...shared,
    fpx_creditAuthCode: debit === "00" ? "00" : "",
    fpx_creditAuthNo: "",
    fpx_debitAuthCode: debit,
    fpx_debitAuthNo: "",
    fpx_fpxTxnId: "2608031000000001",
    fpx_fpxTxnTime: "20260803100000",
    fpx_msgType: "AC",
    fpx_checkSum: checksum,
  });
}

const arrivals = fc.array(
  fc.record({
    debit: fc.constantFrom("00", "51", "80", "09", "99", "76"),
    checksum: fc.constantFrom("A", "B", "C"),
    source: fc.constantFrom("direct" as const, "indirect" as const, "requery" as const),
  }),
  { maxLength: 30 },
);

test("every move is a transition of the table, a paid payment never moves, and events are only added", () => {
  fc.assert(
    fc.property(arrivals, (answers) => {
      let current = payment;
      for (const { debit, checksum, source } of answers) {
        const next =
          transitionOnAnswer(current, answer(debit, debit + checksum), { source, at: AT }) ?? current;
        if (next.status !== current.status) {
          expect(PAYMENT_EDGES.some(({ from, to }) => from === current.status && to === next.status)).toBe(
            true,
          );
          expect(next.events.at(-1)).toMatchObject({ to: next.status });
        }
        expect(next.events.slice(0, current.events.length)).toEqual(current.events);
        current = next;
      }
      expect(current.status === "paid").toBe(answers.some(({ debit }) => debit === "00"));
    }),
  );
});

test("the gateway's own answers add their events once, however often they repeat", () => {
  fc.assert(
    fc.property(arrivals, (answers) => {
      const posted = answers.filter(({ source }) => source !== "requery");
      const run = (from: Payment) =>
        posted.reduce<Payment>(
          (current, { debit, checksum, source }) =>
            transitionOnAnswer(current, answer(debit, debit + checksum), { source, at: AT }) ?? current,
          from,
        );
      const once = run(payment);
      expect(run(run(once))).toEqual(once);
    }),
  );
});

test("an answer to our own enquiry moves a payment even if it repeats an earlier answer", () => {
  const steps = [
    ["51", "A", "direct"],
    ["09", "B", "direct"],
    ["51", "A", "requery"],
  ] as const;
  let current = payment;
  const states = steps.map(([debit, checksum, source]) => {
    current = transitionOnAnswer(current, answer(debit, checksum), { source, at: AT }) ?? current;
    return current.status;
  });
  expect(states).toEqual(["failed", "pending", "failed"]);
});

test("a payment is sent once, and not after an answer", () => {
  const sent = transitionOnRedirect(payment, AT, FPX_SCHEDULE);
  expect(sent?.events).toMatchObject([{ what: "sent" }]);
  expect(sent && transitionOnRedirect(sent, AT, FPX_SCHEDULE)).toBeUndefined();
  expect(transitionOnRedirect({ ...payment, status: "failed" }, AT, FPX_SCHEDULE)).toBeUndefined();
});

test("a payment is read from the database unchanged", () => {
  const paid = transitionOnAnswer(payment, answer("00", "A"), { source: "direct", at: AT });
  expect(paid && paymentOf(paymentAsDocument(paid))).toEqual(paid);
});
