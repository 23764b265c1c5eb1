import { expect, test } from "vitest";
import type { Databases } from "../../../src/server/databases/databases.ts";
import type { NewDocument } from "../../../src/server/databases/documentStore.ts";
import { answerFor } from "../answers.ts";
import { type BackendUnderTest, withBackend } from "../backendUnderTest.ts";
import { COMPOUND } from "../bills/bills.ts";
import { answerEnquiries } from "../payments/enquiries.ts";
import { left } from "../payments/leftPayments.ts";
import { paymentsOfADay } from "../payments/reviewedPayments.ts";
import { versionNow } from "../refunds/refundSteps.ts";
import { ADMIN, type AppWithLogin, addUser, cookieOf, logIn, withLogin } from "./accounts.ts";
import { created, lineOf, pay, payRequest, requestFor } from "./citizen.ts";
import { nextRound } from "./nextRound.ts";

/** The audit log: nobody of the staff reads a person's data unseen. */

async function entriesOf({ audit }: Databases) {
  const stored = await audit.list({ prefix: "", limit: 100 });
  return stored.map(({ by, what, payments }) => ({ by, what, payments }));
}

/** The bank answers enquiries with this code. */
const answersWith = (backend: BackendUnderTest, debit: string) =>
  answerEnquiries(backend, (order) => answerFor(backend, order, { debit }));

const ask = (app: AppWithLogin, cookie: string, path: string, body?: object) =>
  app.request(path, {
    headers: { cookie, "content-type": "application/json" },
    ...(body && { method: "POST", body: JSON.stringify(body) }),
  });

test("each read and change of a payment by staff is logged with the account, the time and the payment, and nothing about the payer", () =>
  withBackend(async (backend) => {
    const { databases } = backend;
    const { twice } = await paymentsOfADay(backend);
    await addUser(databases.users, ADMIN, ["finance"]);
    const app = withLogin(backend);
    const cookie = cookieOf(await logIn(app, ADMIN));
    const change = async (verb: string, body: object) => {
      backend.clock.pass(1000);
      await ask(app, cookie, `/api/admin/payments/${twice}/${verb}`, body);
    };
    const { rows } = await (await ask(app, cookie, "/api/admin/payments?listed")).json();
    const order = rows.find(({ _id }: { _id: string }) => _id === twice).order_number;
    for (const number of [order, "K0000000000000000"]) {
      backend.clock.pass(1000);
      await ask(app, cookie, `/api/admin/payments?number=${number}`);
    }
    await change("requery", {});
    await change("review", { action: "check_again", listed_reason: null });
    // a refused act is not in the log
    await change("refund/rejection", { version: "a", note: "Maybank 8812" });
    await change("refund/rejection", { version: await versionNow(backend, order), note: "Maybank 8812" });
    expect(await entriesOf(databases)).toEqual([
      { by: ADMIN, what: "review_queue_read", payments: rows.map(({ _id }: { _id: string }) => _id) },
      { by: ADMIN, what: "payment_read", payments: [twice] },
      { by: ADMIN, what: "payment_read", payments: [] },
      { by: ADMIN, what: "payment_requeried", payments: [twice] },
      // the check found nothing to end
      { by: ADMIN, what: "payment_read", payments: [twice] },
      { by: ADMIN, what: "refund_rejected", payments: [twice] },
    ]);
    const stored = JSON.stringify(await databases.audit.list({ prefix: "", limit: 100 }));
    for (const personal of ["ahmad", "Ahmad", "012345", order, "8812"])
      expect(stored).not.toContain(personal);
  }));

test("an act that the server refuses is not in the log, and a question that no bank was asked is there as the read that it is", () =>
  withBackend(async (backend) => {
    const { databases } = backend;
    const { twice } = await paymentsOfADay(backend);
    const unsent = await created(backend, requestFor([lineOf(COMPOUND, "full")]), "0123456789abcdef-unsent");
    await addUser(databases.users, ADMIN, ["finance", "support"]);
    const app = withLogin(backend);
    const cookie = cookieOf(await logIn(app, ADMIN));
    const statusOf = async (path: string, body: object) => (await ask(app, cookie, path, body)).status;
    const payment = `/api/admin/payments/${twice}`;
    expect(await statusOf(`${payment}/requery`, {})).toBe(200);
    expect(await statusOf(`${payment}/requery`, {})).toBe(429);
    backend.clock.pass(1000);
    expect(await statusOf(`/api/admin/payments/${unsent._id}/requery`, {})).toBe(200);
    const seen = { action: "mark_reviewed", listed_reason: "unanswered", note: "none" };
    expect(await statusOf(`${payment}/review`, seen)).toBe(409);
    const order = String((await databases.all_payments.read(unsent._id))?.order_number);
    expect(await statusOf(`/api/admin/payments/orders/${order}/receipt`, {})).toBe(409);
    // the same address again changes nothing, and the answer shows the payment
    const email = (await databases.all_payments.read(unsent._id))?.email;
    backend.clock.pass(1000);
    expect(await statusOf(`/api/admin/payments/orders/${order}/email`, { before: email, email })).toBe(200);
    expect(await entriesOf(databases)).toEqual([
      { by: ADMIN, what: "payment_requeried", payments: [twice] },
      { by: ADMIN, what: "payment_read", payments: [unsent._id] },
      { by: ADMIN, what: "payment_read", payments: [unsent._id] },
    ]);
  }));

test.each([
  ["approves", "answer: approved", (backend: BackendUnderTest) => answersWith(backend, "00")],
  ["declines", "answer: declined", (backend: BackendUnderTest) => answersWith(backend, "51")],
  [
    "sends something else",
    "an answer that says nothing about this payment",
    (backend: BackendUnderTest) => {
      backend.network = async () => new Response("maintenance");
    },
  ],
  [
    "is away",
    "no answer",
    (backend: BackendUnderTest) => {
      backend.network = async () => new Response("", { status: 503 });
    },
  ],
] as const)("a question to a bank that %s is in the log with %j", (_bank, target, prepare) =>
  withBackend(async (backend) => {
    const { databases } = backend;
    const { id } = await left(backend);
    prepare(backend);
    await addUser(databases.users, ADMIN, ["support"]);
    const app = withLogin(backend);
    const cookie = cookieOf(await logIn(app, ADMIN));
    expect((await ask(app, cookie, `/api/admin/payments/${id}/requery`, {})).status).toBe(200);
    const entries = await databases.audit.list({ prefix: "", limit: 10 });
    expect(entries).toMatchObject([{ by: ADMIN, what: "payment_requeried", target, payments: [id] }]);
  }),
);

test("a question whose process ended before it knew the answer is in the log all the same", () =>
  withBackend(async (backend) => {
    const { databases, clock } = backend;
    const { id } = await left(backend);
    const unanswered = new Error("the process ended");
    backend.network = () => Promise.reject(unanswered);
    await addUser(databases.users, ADMIN, ["support"]);
    let writes = 0;
    const { all_payments } = databases;
    // the claim is the first write, and what follows the enquiry is the second one
    const write = async (document: NewDocument) => {
      writes += 1;
      if (writes > 1) throw unanswered;
      return all_payments.write(document);
    };
    const cut = { ...databases, all_payments: { ...all_payments, write } };
    const app = withLogin({ ...backend, databases: cut });
    const cookie = cookieOf(await logIn(app, ADMIN));
    expect((await ask(app, cookie, `/api/admin/payments/${id}/requery`, {})).status).toBe(500);
    await nextRound({ databases, clock });
    const entries = await databases.audit.list({ prefix: "", limit: 10 });
    expect(entries).toMatchObject([{ what: "payment_requeried", target: "the answer is not known" }]);
  }));

test("nobody reads a payment while the log cannot be written", () =>
  withBackend(
    async (backend) => {
      const order = await pay(backend, payRequest());
      await addUser(backend.databases.users, ADMIN, ["finance"]);
      const app = withLogin(backend);
      const cookie = cookieOf(await logIn(app, ADMIN));
      for (const question of [`number=${order}`, "listed"]) {
        const answer = await ask(app, cookie, `/api/admin/payments?${question}`);
        expect(answer.status).toBe(500);
        expect(await answer.text()).not.toContain(order);
      }
    },
    { wrap: (databases) => ({ ...databases, audit: { ...databases.audit, write: async () => undefined } }) },
  ));
