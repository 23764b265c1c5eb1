import { expect } from "vitest";
import { reviewPaymentCodec } from "../../../src/api/schemas/reviewPayment.ts";
import { type AppWithLogin, addUser, cookieOf, logIn, withLogin } from "../accounts/accounts.ts";
import { created, goToBank, KEY, lineOf, payRequest, requestFor } from "../accounts/citizen.ts";
import { answerFor, postAnswer } from "../answers.ts";
import type { BackendUnderTest } from "../backendUnderTest.ts";
import { COMPOUND, OTHER_COMPOUND } from "../bills/bills.ts";

export const LIST = "/api/admin/payments?listed";

export const FINANCE = "aminah@majlis.my";

export const PAYER = String(payRequest().user);

export type Row = Readonly<Record<string, unknown>>;

export async function listAs(
  app: AppWithLogin,
  cookie: string,
  path = LIST,
): Promise<{ rows: Row[]; next: unknown }> {
  const answer = await app.request(path, { headers: { cookie } });
  expect(answer.status).toBe(200);
  return await answer.json();
}

export async function loggedIn(backend: BackendUnderTest, app: AppWithLogin): Promise<string> {
  await addUser(backend.databases.users, FINANCE, ["finance"]);
  return cookieOf(await logIn(app, FINANCE));
}

/**
 * One bill paid and one paid twice, one payment with an answer that proves nothing, and an open one. @returns the ids of those in
 * the review queue
 */
export async function paymentsOfADay(backend: BackendUnderTest): Promise<{ twice: string; unclear: string }> {
  const make = async (request: Parameters<typeof requestFor>[1], key: string) => {
    const payment = await created(backend, request, `${KEY}-${key}`);
    return { ...payment, order: await goToBank(backend, payment.pay_url) };
  };
  const first = await make(payRequest(), "first");
  const twice = await make(payRequest(), "twice");
  const good = await make(requestFor([lineOf(OTHER_COMPOUND, "full")]), "good");
  const unclear = await make(requestFor([lineOf(COMPOUND, "full")]), "unclear");
  await make(requestFor([lineOf(COMPOUND, "full")]), "open");
  for (const { order } of [first, twice, good]) {
    backend.clock.pass(60_000);
    await postAnswer(backend, "direct", await answerFor(backend, order, { debit: "00" }));
  }
  await postAnswer(backend, "direct", await answerFor(backend, unclear.order, { debit: "96" }));
  return { twice: twice._id, unclear: unclear._id };
}

export async function listed(backend: BackendUnderTest): Promise<void> {
  const { twice, unclear } = await paymentsOfADay(backend);
  const app = withLogin(backend);
  const { rows, next } = await listAs(app, await loggedIn(backend, app));
  expect(next).toBeNull();
  expect(rows).toMatchObject([
    {
      _id: twice,
      status: "paid",
      settlement: "complete",
      amount: "105.00",
      order_number: expect.stringMatching(/^K260803/),
      receipt_no: expect.stringMatching(/^R260803/),
      response_code: "00",
      payment_datetime: "2026-08-03T02:00:00.000Z",
      settled_at: "2026-08-03T02:02:00.000Z",
      email: "a****@example.my",
      contact: "******6789",
      listed: false,
      listed_reason: null,
      refund_case: {
        opened_at: "2026-08-03T02:02:00.000Z",
        step: "opened",
        bills: { "mpt:assessment:A100": { arrears: "100.00", landcess_effect: "5.00" } },
      },
      events: [{ what: "created" }, { what: "sent" }, { what: "approved", debit_code: "00", to: "paid" }],
    },
    {
      _id: unclear,
      amount: "80.00",
      response_code: "96",
      listed: true,
      listed_reason: "unclear",
      listed_code: "96",
      refund_case: null,
    },
  ]);
  for (const row of rows) expect(reviewPaymentCodec.read(row)).toMatchObject({ _id: row._id });
  const text = JSON.stringify(rows);
  for (const secret of [
    "ahmad@example.my",
    PAYER,
    "0123456789",
    "SITI BINTI OMAR",
    "idempotency",
    "callback",
  ])
    expect(text).not.toContain(secret);
}
