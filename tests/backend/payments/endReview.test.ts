import { describe, expect, test } from "vitest";
import { type AppWithLogin, addUser, cookieOf, logIn, withLogin } from "../accounts/accounts.ts";
import type { Body } from "../accounts/citizen.ts";
import { answerFor, postAnswer } from "../answers.ts";
import { type BackendUnderTest, COUNCIL, PORTAL, withBackend } from "../backendUnderTest.ts";
import { answerEnquiries, askRound } from "./enquiries.ts";
import { DAY, left } from "./leftPayments.ts";
import { FINANCE, listAs, loggedIn, paymentsOfADay } from "./reviewedPayments.ts";

/** A person of the central team ends the entries of the review queue. */

interface Desk {
  readonly app: AppWithLogin;
  readonly cookie: string;
  send(id: string, call: string, body: Body, headers?: Readonly<Record<string, string>>): Promise<Response>;
}

async function deskOf(backend: BackendUnderTest): Promise<Desk> {
  const app = withLogin(backend);
  const cookie = await loggedIn(backend, app);
  return {
    app,
    cookie,
    send: async (id, call, body, headers = {}) =>
      app.request(`/api/admin/payments/${id}/${call}`, {
        method: "POST",
        headers: { origin: PORTAL, "content-type": "application/json", cookie, ...headers },
        body: JSON.stringify(body),
      }),
  };
}

const NOTE = "Maybank, reference 8812";

const direct = async (backend: BackendUnderTest, order: string, wanted: Parameters<typeof answerFor>[2]) =>
  postAnswer(backend, "direct", await answerFor(backend, order, wanted));

/** A payment that nobody answered about for seven days. */
async function unanswered(backend: BackendUnderTest) {
  const payment = await left(backend);
  answerEnquiries(backend, async () => new Response("", { status: 503 }));
  for (let day = 0; day < 8; day += 1) {
    backend.clock.pass(DAY);
    await askRound(backend);
  }
  return payment;
}

describe("each reason has an action that ends the entry, with who did it and why", () => {
  test("the council was credited after all", () =>
    withBackend(async (backend) => {
      const { id, order, stored } = await left(backend);
      await direct(backend, order, { debit: "00", credit: "51" });
      const desk = await deskOf(backend);
      expect((await listAs(desk.app, desk.cookie)).rows).toMatchObject([{ actions: ["confirm_credit"] }]);
      const answer = await desk.send(id, "review", {
        action: "confirm_credit",
        listed_reason: "credit_unconfirmed",
        note: NOTE,
      });
      expect(await answer.json()).toMatchObject({
        payment: {
          status: "paid",
          listed_reason: null,
          actions: [],
          events: [{}, {}, {}, { what: "credit_confirmed", by: FINANCE, note: NOTE }],
        },
      });
      expect(await stored()).not.toHaveProperty("unconfirmed_credit");
      expect((await listAs(desk.app, desk.cookie)).rows).toEqual([]);
    }));

  test("the bank says that an unanswered payment was never debited: it expires, and a late proof still makes it paid", () =>
    withBackend(async (backend) => {
      const { id, order, status } = await unanswered(backend);
      const desk = await deskOf(backend);
      expect((await listAs(desk.app, desk.cookie)).rows).toMatchObject([
        { listed_reason: "unanswered", actions: ["close_unpaid"] },
      ]);
      const wish = { action: "close_unpaid", listed_reason: "unanswered", note: NOTE };
      expect((await desk.send(id, "review", wish)).status).toBe(200);
      const known = await status();
      expect(known).toMatchObject({ status: "expired" });
      expect(JSON.stringify(known)).not.toMatch(/8812|aminah/);
      expect((await listAs(desk.app, desk.cookie)).rows).toEqual([]);
      await direct(backend, order, { debit: "00" });
      expect(await status()).toMatchObject({ status: "paid", receipt_no: expect.any(String) });
    }));

  test("an answer with other values was looked into; the payment stays paid", () =>
    withBackend(async (backend) => {
      const { id, order } = await left(backend);
      await direct(backend, order, { debit: "00" });
      await direct(backend, order, { debit: "51" });
      const desk = await deskOf(backend);
      const wish = { action: "mark_reviewed", listed_reason: "contradicted", note: NOTE };
      expect(await (await desk.send(id, "review", wish)).json()).toMatchObject({
        payment: { status: "paid", listed_reason: null },
      });
    }));

  test("an unclear payment that the bank is still asked about leaves the queue and stays in progress", () =>
    withBackend(async (backend) => {
      const { unclear } = await paymentsOfADay(backend);
      const desk = await deskOf(backend);
      const wish = { action: "mark_reviewed", listed_reason: "unclear", note: NOTE };
      expect(await (await desk.send(unclear, "review", wish)).json()).toMatchObject({
        payment: { status: "in_progress", listed_reason: null, next_enquiry_at: expect.any(String) },
      });
    }));

  test("an unreadable payment leaves the queue once it was repaired, and not before", () =>
    withBackend(async (backend) => {
      const { id, order } = await left(backend);
      const { all_payments } = backend.databases;
      const good = await all_payments.read(id);
      if (good === undefined) throw new Error("no payment");
      await all_payments.write({ ...good, amount: "a lot", listed: true, listed_reason: "unreadable" });
      const desk = await deskOf(backend);
      const check = async () =>
        (await desk.send(id, "review", { action: "check_again", listed_reason: null })).json();
      expect(await check()).toEqual({ payment: null });
      const broken = await all_payments.read(id);
      await all_payments.write({
        ...good,
        _rev: String(broken?._rev),
        listed: true,
        listed_reason: "unreadable",
      });
      expect(await check()).toMatchObject({
        payment: {
          order_number: order,
          listed_reason: null,
          events: [{}, {}, { what: "reviewed", by: FINANCE }],
        },
      });
    }));
});

describe("an action is refused and changes nothing", () => {
  test.each<[string, Body, number]>([
    ["when the entry has another reason by now", { listed_reason: "mismatch" }, 409],
    ["when the entry is gone", { listed_reason: null }, 409],
    ["when the reason does not have the action", { action: "confirm_credit" }, 409],
    ["while the bank is still asked", { action: "close_unpaid" }, 409],
    ["without a note", { note: undefined }, 422],
    ["with an action that does not exist", { action: "mark_paid" }, 400],
    ["with a field that does not exist", { amount: "1.00" }, 400],
  ])("%s", (_, changes, status) =>
    withBackend(async (backend) => {
      const { unclear } = await paymentsOfADay(backend);
      const desk = await deskOf(backend);
      const before = await backend.databases.all_payments.read(unclear);
      const wish = { action: "mark_reviewed", listed_reason: "unclear", note: NOTE, ...changes };
      expect((await desk.send(unclear, "review", wish)).status).toBe(status);
      expect(await backend.databases.all_payments.read(unclear)).toEqual(before);
    }),
  );

  test("without the role, from another site, and for a payment that does not exist (rule 6.4)", () =>
    withBackend(async (backend) => {
      const { unclear } = await paymentsOfADay(backend);
      const desk = await deskOf(backend);
      await addUser(backend.databases.users, "b@majlis.my", ["user"]);
      const user = cookieOf(await logIn(desk.app, "b@majlis.my"));
      const wish = { action: "mark_reviewed", listed_reason: "unclear", note: NOTE };
      const refund = { version: "", note: NOTE };
      for (const [call, body] of [
        ["review", wish],
        ["refund/rejection", refund],
      ] as const) {
        expect((await desk.send(unclear, call, body, { cookie: "" })).status).toBe(401);
        expect((await desk.send(unclear, call, body, { cookie: user })).status).toBe(403);
        expect((await desk.send(unclear, call, body, { origin: COUNCIL })).status).toBe(403);
        expect((await desk.send("0".repeat(32), call, body)).status).toBe(404);
      }
    }));
});
