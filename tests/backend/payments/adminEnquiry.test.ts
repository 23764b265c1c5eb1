import { X509Certificate } from "node:crypto";
import { describe, expect, test } from "vitest";
import { reviewPaymentCodec } from "../../../src/api/schemas/reviewPayment.ts";
import { type AppWithLogin, addUser, cookieOf, logIn, withLogin } from "../accounts/accounts.ts";
import {
  created,
  goToBank,
  KEY,
  lineOf,
  payRequest,
  post,
  requestFor,
  statusOf,
} from "../accounts/citizen.ts";
import { answerFor, postAnswer } from "../answers.ts";
import { COUNCIL, PORTAL, withBackend } from "../backendUnderTest.ts";
import { COMPOUND } from "../bills/bills.ts";
import { answerEnquiries, heardEnquiries } from "./enquiries.ts";
import { FINANCE, LIST, listAs, loggedIn, paymentsOfADay } from "./reviewedPayments.ts";

const DAY = 24 * 60 * 60_000;

describe("one payment", () => {
  const find = (app: AppWithLogin, cookie: string, number: string) =>
    listAs(app, cookie, `/api/admin/payments?${new URLSearchParams({ number })}`);

  test("is found by its order number or receipt number as people type it, whether it is in the review queue or not", () =>
    withBackend(async (backend) => {
      const { twice } = await paymentsOfADay(backend);
      const app = withLogin(backend);
      const cookie = await loggedIn(backend, app);
      const [paid] = (await listAs(app, cookie)).rows;
      const numbers = [paid?.order_number, paid?.receipt_no].map(String);
      for (const number of numbers.flatMap((text) => [text, ` ${text.toLowerCase()} `]))
        expect((await find(app, cookie, number)).rows).toEqual([paid]);
      expect(paid).toMatchObject({ _id: twice, refund_case: { step: "opened" } });

      const order = await goToBank(
        backend,
        (await created(backend, requestFor([lineOf(COMPOUND, "full")]), `${KEY}-later`)).pay_url,
      );
      expect(await find(app, cookie, order)).toMatchObject({
        rows: [{ status: "in_progress", listed: false, refund_case: null, events: [{}, { what: "sent" }] }],
        next: null,
      });
      for (const number of ["K2608030000000000", "R260803-00000-00000-0", twice, "ahmad@example.my"])
        expect((await find(app, cookie, number)).rows).toEqual([]);
    }));
});

describe("the central team's enquiry", () => {
  const ask = (app: AppWithLogin, id: string, headers: Readonly<Record<string, string>>) =>
    app.request(`/api/admin/payments/${id}/requery`, {
      method: "POST",
      headers: { origin: PORTAL, ...headers },
    });

  test("answers with the payment's new state: an unclear one that is now paid leaves the review queue", () =>
    withBackend(async (backend) => {
      const { unclear } = await paymentsOfADay(backend);
      const app = withLogin(backend);
      const cookie = await loggedIn(backend, app);
      answerEnquiries(backend, (order) => answerFor(backend, order, { debit: "00" }));
      const answer = await ask(app, unclear, { cookie });
      expect(answer.headers.get("cache-control")).toBe("no-store");
      expect([answer.status, await answer.json()]).toMatchObject([
        200,
        {
          _id: unclear,
          status: "paid",
          listed: false,
          listed_reason: null,
          last_enquiry_at: "2026-08-03T02:03:00.000Z",
          events: [{}, {}, { what: "unclear" }, { what: "asked", by: FINANCE }, { what: "approved" }],
        },
      ]);
      expect((await listAs(app, cookie)).rows).toHaveLength(1);
    }));

  test("works for a paid payment too: when its bank contradicts itself, it stays paid and in the queue, with the contradiction", () =>
    withBackend(async (backend) => {
      const payment = await created(backend, payRequest());
      const order = await goToBank(backend, payment.pay_url);
      for (const debit of ["00", "51"])
        await postAnswer(backend, "direct", await answerFor(backend, order, { debit }));
      const app = withLogin(backend);
      const cookie = await loggedIn(backend, app);
      answerEnquiries(backend, () => answerFor(backend, order, { debit: "00" }));
      expect(await (await ask(app, payment._id, { cookie })).json()).toMatchObject({
        status: "paid",
        listed_reason: "contradicted",
        listed_code: "51",
        events: [
          {},
          {},
          { what: "approved" },
          { what: "declined" },
          { what: "asked" },
          { what: "approved", source: "requery" },
        ],
      });
    }));

  test("records who asked for the team only, and the payer reads that the bank was asked without a name", () =>
    withBackend(async (backend) => {
      const payment = await created(backend, payRequest());
      await goToBank(backend, payment.pay_url);
      const app = withLogin(backend);
      const cookie = await loggedIn(backend, app);
      heardEnquiries(backend);
      const row = await (await ask(app, payment._id, { cookie })).json();
      expect(reviewPaymentCodec.read(row).events).toContainEqual({
        at: "2026-08-03T02:00:00.000Z",
        what: "asked",
        by: FINANCE,
      });
      const [known, held] = [
        await (await post(backend, "/api/query", { url: btoa(`transactions/${payment._id}`) })).json(),
        await statusOf(backend, payment.status_token),
      ];
      for (const read of [known, held]) {
        expect(read).toMatchObject({ history: [{ what: "begun" }, { what: "left" }, { what: "asked" }] });
        expect(JSON.stringify([read, backend.log])).not.toContain(FINANCE);
      }
    }));

  test("is refused with the seconds to wait when anyone asked the bank a moment ago", () =>
    withBackend(async (backend) => {
      const { unclear } = await paymentsOfADay(backend);
      const app = withLogin(backend);
      const cookie = await loggedIn(backend, app);
      const heard = heardEnquiries(backend);
      expect((await ask(app, unclear, { cookie })).status).toBe(200);
      backend.clock.pass(10_000);
      const again = await ask(app, unclear, { cookie });
      expect([again.status, again.headers.get("retry-after")]).toEqual([429, "20"]);
      backend.clock.pass(20_000);
      expect((await ask(app, unclear, { cookie })).status).toBe(200);
      expect(heard).toHaveLength(2);
    }));

  test("is limited for each caller", () =>
    withBackend(async (backend) => {
      const app = withLogin(backend);
      const cookie = await loggedIn(backend, app);
      const unknown = (from: string) => ask(app, "0".repeat(32), { cookie, "test-peer": from });
      for (let call = 1; call <= 6; call += 1) expect((await unknown("203.0.113.1")).status).toBe(404);
      expect((await unknown("203.0.113.1")).status).toBe(429);
      expect((await unknown("203.0.113.2")).status).toBe(404);
    }));

  test.each(["0".repeat(32), "configuration", "..%2Frecords"])("of an unknown payment is missing: %s", (id) =>
    withBackend(async (backend) => {
      const app = withLogin(backend);
      const cookie = await loggedIn(backend, app);
      expect((await ask(app, id, { cookie })).status).toBe(404);
    }),
  );

  test("needs the role and the portal's own origin, and otherwise the bank is not asked (rule 6.4)", () =>
    withBackend(async (backend) => {
      const { unclear } = await paymentsOfADay(backend);
      const app = withLogin(backend);
      const finance = await loggedIn(backend, app);
      await addUser(backend.databases.users, "b@majlis.my", ["user"]);
      const user = cookieOf(await logIn(app, "b@majlis.my"));
      const heard = heardEnquiries(backend);
      const statuses = [];
      const callers: readonly Readonly<Record<string, string>>[] = [
        {},
        { cookie: user },
        { cookie: finance, origin: COUNCIL },
        { cookie: finance, "sec-fetch-site": "same-site" },
      ];
      for (const headers of callers) statuses.push((await ask(app, unclear, headers)).status);
      expect(statuses).toEqual([401, 403, 403, 403]);
      expect(heard).toEqual([]);
    }));
});

test("each answer names certificates that expire soon, from the day of the warning on", () =>
  withBackend(async (backend) => {
    const app = withLogin(backend);
    const cookie = await loggedIn(backend, app);
    const certificates = async () =>
      (await (await app.request(LIST, { headers: { cookie } })).json()).certificates;
    expect(await certificates()).toBeNull();
    const [certificate = ""] = backend.fpx.certificates;
    const until = new Date(new X509Certificate(certificate).validTo).getTime() - DAY;
    backend.clock.pass(until - 30 * DAY - backend.clock.now().getTime());
    const later = cookieOf(await logIn(app, FINANCE));
    const answer = await app.request(LIST, { headers: { cookie: later } });
    expect((await answer.json()).certificates).toEqual({ until: new Date(until).toISOString() });
  }));
