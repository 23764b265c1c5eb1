import { X509Certificate } from "node:crypto";
import { describe, expect, test } from "vitest";
import { reviewPaymentCodec } from "../../../src/api/schemas/reviewPayment.ts";
import type { Databases } from "../../../src/server/databases/databases.ts";
import { ADMIN, type AppWithLogin, addUser, cookieOf, logIn, withLogin } from "../accounts/accounts.ts";
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
import { type BackendUnderTest, COUNCIL, PORTAL, withBackend } from "../backendUnderTest.ts";
import { COMPOUND, OTHER_COMPOUND } from "../bills/bills.ts";
import { withCouchDb } from "../databases/couchDbStandIn.ts";
import { answerEnquiries, heardEnquiries } from "./enquiries.ts";

const LIST = "/api/admin/payments?listed";
const FINANCE = "aminah@majlis.my";
const PAYER = String(payRequest().user);
const DAY = 24 * 60 * 60_000;

type Row = Readonly<Record<string, unknown>>;

async function listAs(
  app: AppWithLogin,
  cookie: string,
  path = LIST,
): Promise<{ rows: Row[]; next: unknown }> {
  const answer = await app.request(path, { headers: { cookie } });
  expect(answer.status).toBe(200);
  return await answer.json();
}

async function loggedIn(backend: BackendUnderTest, app: AppWithLogin): Promise<string> {
  await addUser(backend.databases.users, FINANCE, ["finance"]);
  return cookieOf(await logIn(app, FINANCE));
}

/** One bill paid and one paid twice, one whose answer proves nothing, one that is open. @returns the ids of those to look at */
async function paymentsOfADay(backend: BackendUnderTest): Promise<{ twice: string; unclear: string }> {
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

async function listed(backend: BackendUnderTest): Promise<void> {
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
        status: "open",
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

describe("the payments that a person has to look at", () => {
  test("are those paid twice and those whose bank left it open, with what happened and no contact details", () =>
    withBackend(listed));

  test(
    "are the same over CouchDB's protocol",
    () => withCouchDb(({ databases }) => withBackend(listed, { databases })),
    30_000,
  );

  test("come page by page, ordered by id", () =>
    withBackend(async (backend) => {
      const { twice, unclear } = await paymentsOfADay(backend);
      const app = withLogin(backend);
      const cookie = await loggedIn(backend, app);
      const first = await listAs(app, cookie, `${LIST}&limit=1`);
      expect([first.rows.map(({ _id }) => _id), first.next]).toEqual([[twice], twice]);
      const second = await listAs(app, cookie, `${LIST}&limit=1&after=${twice}`);
      expect([second.rows.map(({ _id }) => _id), second.next]).toEqual([[unclear], null]);
      expect(await listAs(app, cookie, `${LIST}&after=${unclear}`)).toEqual({
        rows: [],
        unreadable: [],
        next: null,
        certificates: null,
      });
    }));

  test("are gone when a person has closed the case", () =>
    withBackend(async (backend) => {
      const { unclear } = await paymentsOfADay(backend);
      const { settlements } = backend.databases;
      const [refundCase] = await settlements.list({ prefix: "refund_case:", limit: 10 });
      if (refundCase === undefined) throw new Error("no case");
      await settlements.write({ ...refundCase, status: "closed" });
      const app = withLogin(backend);
      const { rows } = await listAs(app, await loggedIn(backend, app));
      expect(rows.map(({ _id }) => _id)).toEqual([unclear]);
    }));

  test("are all there though one's refund case cannot be read: it is named, and its payer has the receipt", () =>
    withBackend(async (backend) => {
      const { twice, unclear } = await paymentsOfADay(backend);
      const { settlements, all_payments } = backend.databases;
      const [refundCase] = await settlements.list({ prefix: "refund_case:", limit: 10 });
      if (refundCase === undefined) throw new Error("no case");
      await settlements.write({ ...refundCase, status: "Closed, said Aminah" });
      const app = withLogin(backend);
      const answer = await listAs(app, await loggedIn(backend, app));
      expect(answer).toMatchObject({
        rows: [{ _id: twice, refund_case: null }, { _id: unclear }],
        unreadable: [twice],
      });
      const held = await post(backend, "/api/query", { url: btoa(`transactions/${twice}`) });
      const paid = await all_payments.read(twice);
      expect(await held.json()).toMatchObject({ status: "paid", receipt_no: paid?.receipt_no });
    }));

  test("are looked at and not changed", () =>
    withBackend(async (backend) => {
      await paymentsOfADay(backend);
      const app = withLogin(backend);
      const cookie = await loggedIn(backend, app);
      const revisions = async ({ all_payments, settlements }: Databases) => {
        const stores = [all_payments, settlements].map((store) => store.list({ prefix: "", limit: 100 }));
        return (await Promise.all(stores)).flat().map(({ _id, _rev }) => [_id, _rev]);
      };
      const before = await revisions(backend.databases);
      await listAs(app, cookie);
      for (const method of ["POST", "PUT", "DELETE", "PATCH"])
        expect((await app.request(LIST, { method, headers: { cookie, origin: PORTAL } })).status).toBe(405);
      expect(await revisions(backend.databases)).toEqual(before);
    }));

  test.each([
    ["/api/admin/payments"],
    ["/api/admin/payments?listed=false"],
    [`${LIST}&limit=0`],
    [`${LIST}&limit=101`],
    [`${LIST}&limit=x`],
    [`${LIST}&after=x`],
    [`${LIST}&email=ahmad@example.my`],
    [`${LIST}&number=K2608030000000000`],
    ["/api/admin/payments?number="],
  ])("%s asks for something else, which is refused", (path) =>
    withBackend(async (backend) => {
      const app = withLogin(backend);
      const cookie = await loggedIn(backend, app);
      expect((await app.request(path, { headers: { cookie } })).status).toBe(400);
    }),
  );
});

describe("the list is read", () => {
  const NO_ROLE = { error: "forbidden", reason: "You are not allowed to access this db." };

  test.each([
    [["finance"], 200, {}],
    [["user", "finance"], 200, {}],
    [[], 403, NO_ROLE],
    [["user"], 403, NO_ROLE],
    [["_admin"], 403, NO_ROLE],
  ])("by a user of the roles %j: %d", (roles, status, body) =>
    withBackend(async (backend) => {
      const app = withLogin(backend, { admin: ADMIN });
      await addUser(backend.databases.users, "b@majlis.my", roles);
      const cookie = cookieOf(await logIn(app, "b@majlis.my"));
      const answer = await app.request(LIST, { headers: { cookie } });
      expect([answer.status, await answer.json()]).toEqual([status, expect.objectContaining(body)]);
      expect(answer.headers.get("cache-control")).toBe("no-store");
    }),
  );

  test("by the administrator, and by nobody who is not logged in (rule 6.4)", () =>
    withBackend(async (backend) => {
      const app = withLogin(backend, { admin: ADMIN });
      await addUser(backend.databases.users, ADMIN, []);
      const cookie = cookieOf(await logIn(app, ADMIN));
      expect(await listAs(app, cookie)).toEqual({
        rows: [],
        unreadable: [],
        next: null,
        certificates: null,
      });
      for (const shown of ["", "AuthSession=of-nobody"]) {
        const answer = await app.request(LIST, { headers: { cookie: shown } });
        expect([answer.status, await answer.json()]).toEqual([
          401,
          expect.objectContaining({
            error: "unauthorized",
            reason: "You are not authorized to access this db.",
          }),
        ]);
      }
    }));

  test.each(["GET", "OPTIONS", "POST"])("by no page of another site: %s", (method) =>
    withBackend(async (backend) => {
      const app = withLogin(backend);
      const cookie = await loggedIn(backend, app);
      const headers = { cookie, origin: COUNCIL, "access-control-request-method": "GET" };
      const answer = await app.request(LIST, { method, headers });
      expect(answer.headers.get("access-control-allow-origin")).toBeNull();
    }),
  );
});

describe("one payment", () => {
  const find = (app: AppWithLogin, cookie: string, number: string) =>
    listAs(app, cookie, `/api/admin/payments?${new URLSearchParams({ number })}`);

  test("is found by its order number and by its receipt number, as they are typed, whether it is listed or not", () =>
    withBackend(async (backend) => {
      const { twice } = await paymentsOfADay(backend);
      const app = withLogin(backend);
      const cookie = await loggedIn(backend, app);
      const [paid] = (await listAs(app, cookie)).rows;
      const numbers = [paid?.order_number, paid?.receipt_no].map(String);
      for (const number of numbers.flatMap((text) => [text, ` ${text.toLowerCase()} `]))
        expect((await find(app, cookie, number)).rows).toEqual([paid]);
      expect(paid).toMatchObject({ _id: twice, refund_case: { status: "open" } });

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

describe("asking the bank again", () => {
  const ask = (app: AppWithLogin, id: string, headers: Readonly<Record<string, string>>) =>
    app.request(`/api/admin/payments/${id}/requery`, {
      method: "POST",
      headers: { origin: PORTAL, ...headers },
    });

  test("answers with the payment as it then stands: one that was unclear is paid and off the list", () =>
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

  test("is for a paid payment too, whose bank contradicts itself: it stays paid and on the list, with what was said", () =>
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

  test("is noted with who asked, for the team alone: whose payment it is reads that the bank was asked, and no name", () =>
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

  test("is refused with the seconds to wait while the bank was asked a moment ago, by whomever", () =>
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

  test.each(["0".repeat(32), "configuration", "..%2Frecords"])(
    "of what is no payment is not there: %s",
    (id) =>
      withBackend(async (backend) => {
        const app = withLogin(backend);
        const cookie = await loggedIn(backend, app);
        expect((await ask(app, id, { cookie })).status).toBe(404);
      }),
  );

  test("is for nobody without the role, and for no page of another origin: nothing is asked (rule 6.4)", () =>
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

test("certificates that soon verify nothing are told with every answer, on the day they are", () =>
  withBackend(async (backend) => {
    const app = withLogin(backend);
    const cookie = await loggedIn(backend, app);
    const told = async () => (await (await app.request(LIST, { headers: { cookie } })).json()).certificates;
    expect(await told()).toBeNull();
    const [certificate = ""] = backend.fpx.certificates;
    const until = new Date(new X509Certificate(certificate).validTo).getTime() - DAY;
    backend.clock.pass(until - 30 * DAY - backend.clock.now().getTime());
    const later = cookieOf(await logIn(app, FINANCE));
    const answer = await app.request(LIST, { headers: { cookie: later } });
    expect((await answer.json()).certificates).toEqual({ until: new Date(until).toISOString() });
  }));
