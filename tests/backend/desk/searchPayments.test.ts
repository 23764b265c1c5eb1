import { create, type Infer } from "superstruct";
import { describe, expect, test } from "vitest";
import { type FoundPayment, foundPage } from "../../../src/api/schemas/paymentSearch.ts";
import type { NewDocument } from "../../../src/server/databases/documentStore.ts";
import { erasePayer } from "../../../src/server/privacy/erasedPayment.ts";
import { type AppWithLogin, addUser, cookieOf, logIn, withLogin } from "../accounts/accounts.ts";
import { created, goToBank, KEY, lineOf, payRequest, post, requestFor } from "../accounts/citizen.ts";
import { answerFor, postAnswer } from "../answers.ts";
import { type BackendUnderTest, PORTAL, withBackend } from "../backendUnderTest.ts";
import { COMPOUND, OTHER_COMPOUND } from "../bills/bills.ts";
import { withCouchDb } from "../databases/couchDbStandIn.ts";

/** The desk finds payments by what people hold. */

const SEARCH = "/api/admin/payments/search";
const EXPORT = "/api/admin/payments/export";

/** A paid assessment, an open compound of another payer a minute later, and a company's compound the day after. */
async function threePayments(backend: BackendUnderTest) {
  const paid = await created(backend, payRequest(), `${KEY}-1`);
  const order = await goToBank(backend, paid.pay_url);
  backend.clock.pass(60_000);
  await postAnswer(backend, "direct", await answerFor(backend, order, { debit: "00" }));
  const open = await created(
    backend,
    requestFor([lineOf(COMPOUND, "full")], {
      user: "Siti binti Omar",
      email: "Siti@Example.my",
      contact: "+60 19-876 5432",
    }),
    `${KEY}-2`,
  );
  backend.clock.pass(24 * 60 * 60_000);
  const company = await created(
    backend,
    requestFor([lineOf(OTHER_COMPOUND, "full")], {
      payment_method: "2",
      fpx_msgToken: "02",
      user: "=Syarikat Berjaya",
    }),
    `${KEY}-3`,
  );
  return { paid: paid._id, open: open._id, company: company._id, order };
}

/** The same, but the open payment is another council's, and the paid one has that council's compound too. */
async function paymentsOfTwoCouncils(backend: BackendUnderTest) {
  const payments = await threePayments(backend);
  const { all_payments } = backend.databases;
  const [first, second] = await Promise.all([
    all_payments.read(payments.paid),
    all_payments.read(payments.open),
  ]);
  if (first === undefined || second === undefined) throw new Error("no payment");
  const ofAnother = (second.services as readonly object[]).map((line) => ({ ...line, council: "mps" }));
  await all_payments.write({
    ...first,
    services: [...(first.services as readonly object[]), ...ofAnother],
    amount: "185.00",
  });
  await all_payments.write({ ...second, services: ofAnother });
  return payments;
}

async function cookieFor(
  backend: BackendUnderTest,
  app: AppWithLogin,
  role: string | readonly string[] = "support",
): Promise<string> {
  const roles = [role].flat();
  const name = `${roles.join(".").replaceAll(":", ".")}@majlis.my`;
  await addUser(backend.databases.users, name, roles);
  return cookieOf(await logIn(app, name));
}

async function team(backend: BackendUnderTest, role?: string | readonly string[]) {
  const app = withLogin(backend);
  const cookie = await cookieFor(backend, app, role);
  const call = (path: string, body: object) => post({ app }, path, body, { cookie, origin: PORTAL });
  const page = async (body: object) => {
    const answer = await call(SEARCH, body);
    expect(answer.status).toBe(200);
    return create(await answer.json(), foundPage);
  };
  /** The ids of each page. */
  const everyPage = async (filters: object) => {
    const pages: (readonly string[])[] = [];
    for (let after: string | null | undefined; after !== null; ) {
      const { rows, next }: Infer<typeof foundPage> = await page({ ...filters, ...(after && { after }) });
      pages.push(rows.map(({ _id }) => String(_id)));
      after = next;
    }
    return pages;
  };
  /** The path of an export that a person asked for. */
  const asked = async (filters: object) => {
    const { ticket } = await (await call(EXPORT, filters)).json();
    return `${EXPORT}/${ticket}`;
  };
  const saved = async (path: string) => await app.request(path, { headers: { cookie } });
  return {
    app,
    call,
    asked,
    saved,
    exported: async (filters: object) => await saved(await asked(filters)),
    page,
    everyPage,
    find: async (body: object): Promise<readonly FoundPayment[]> => (await page(body)).rows,
    ids: async (body: object) => (await page(body)).rows.map(({ _id }) => String(_id)),
  };
}

async function everyKey(backend: BackendUnderTest): Promise<void> {
  const { paid, open, company, order } = await threePayments(backend);
  const { ids } = await team(backend);
  const stored = await backend.databases.all_payments.read(paid);
  for (const text of [
    order,
    ` ${order.toLowerCase()} `,
    String(stored?.receipt_no),
    String(stored?.fpx_fpxTxnId),
  ])
    expect(await ids({ text }), text).toEqual([paid]);
  for (const text of ["A100", "a-100", "RM105", "105.00", "RM 105.00"])
    expect(await ids({ text }), text).toEqual([paid]);
  for (const text of ["K26-000001", "k26000001", "siti@example.my", "019-8765432", "+60198765432"])
    expect(await ids({ text }), text).toEqual([open]);
  expect(await ids({ text: "0123456789" })).toEqual([company, paid]);
  expect(await ids({ text: "K26-00000" })).toEqual([]);
  // no payment has such an amount
  expect(await ids({ text: "RM 1,000,000,000,000,000,000.00" })).toEqual([]);
}

describe("the search of the desk", () => {
  test("finds a payment by its numbers, its bills, the payer's e-mail and phone, and the amount", () =>
    withBackend(everyKey));

  test("finds the same over CouchDB's protocol", () =>
    withCouchDb(({ databases }) => withBackend(everyKey, { databases })));

  test("filters by council, charge, status, method and day, newest first", () =>
    withBackend(async (backend) => {
      const { paid, open, company } = await threePayments(backend);
      const { ids } = await team(backend);
      expect(await ids({})).toEqual([company, open, paid]);
      expect(await ids({ council: "mpt" })).toEqual([company, open, paid]);
      expect(await ids({ council: "mps" })).toEqual([]);
      expect(await ids({ charge: "compound" })).toEqual([company, open]);
      expect(await ids({ status: "paid" })).toEqual([paid]);
      expect(await ids({ council: "mpt", status: "paid", method: "1", charge: "assessment" })).toEqual([
        paid,
      ]);
      expect(await ids({ method: "2" })).toEqual([company]);
      expect(await ids({ method: "3" })).toEqual([]);
      expect(await ids({ from: "2026-08-04" })).toEqual([company]);
      expect(await ids({ through: "2026-08-03" })).toEqual([open, paid]);
      expect(await ids({ text: "3/8/2026" })).toEqual([open, paid]);
      expect(await ids({ text: "0123456789", status: "paid" })).toEqual([paid]);
    }));

  test("comes page by page, each payment once", () =>
    withBackend(async (backend) => {
      await threePayments(backend);
      await manyCopies(backend, 60);
      const seen = (await (await team(backend)).everyPage({ status: "in_progress" })).flat();
      expect(seen).toHaveLength(62);
      expect(new Set(seen).size).toBe(62);
    }));

  test("shows an auditor and a council's officer no whole name", () =>
    withBackend(async (backend) => {
      await threePayments(backend);
      expect((await (await team(backend, "support")).find({ status: "paid" }))[0]?.user).toBe(
        "Ahmad bin Ali",
      );
      for (const role of ["auditor", "finance:mpt"])
        expect((await (await team(backend, role)).find({ status: "paid" }))[0]?.user).toBe("Ahm** *** ***");
    }));

  test("shows a council's officer only payments with bills of that council, and of these only its own bills", () =>
    withBackend(async (backend) => {
      const { paid, open } = await paymentsOfTwoCouncils(backend);
      const officer = await team(backend, "support:mps");
      expect(await officer.find({})).toMatchObject([
        { _id: open, amount: 80_00 },
        { _id: paid, amount: 80_00, bills: [{ council: "mps", charge: "compound" }] },
      ]);
      expect(await officer.ids({ council: "mps" })).toEqual([open, paid]);
      expect(await officer.ids({ council: "mpt" })).toEqual([]);
      const elsewhere = await team(backend, "support:mdkb");
      expect(await elsewhere.ids({})).toEqual([]);
      expect(await elsewhere.ids({ text: "A100" })).toEqual([]);
    }));

  test("finds a payment for a council's officer only by that council's bills and by what belongs to the whole payment", () =>
    withBackend(async (backend) => {
      const { paid, open, company, order } = await paymentsOfTwoCouncils(backend);
      const stored = await backend.databases.all_payments.read(paid);
      const everyone = await team(backend);
      const officer = await team(backend, "support:mps");
      const exported = async (filters: object) => {
        const rows = (await (await officer.exported(filters)).text()).trim().split("\r\n").slice(1);
        return rows.map((row) => row.split(",")[0]);
      };
      const ofAnother = [
        { text: "A100" },
        { text: "RM185.00" },
        { text: "105.00" },
        { charge: "assessment" },
        { charge: "assessment", council: "mps" },
        { charge: "assessment", text: order },
        { charge: "assessment", text: "3/8/2026" },
      ];
      for (const filters of ofAnother) {
        expect(await officer.page(filters), JSON.stringify(filters)).toEqual({ rows: [], next: null });
        expect(await exported(filters), JSON.stringify(filters)).toEqual([]);
      }
      expect(await everyone.ids({ text: "RM185.00" })).toEqual([paid]);
      expect(await everyone.ids({ text: "A100", charge: "assessment" })).toEqual([paid]);
      const whole = [order, stored?.receipt_no, stored?.fpx_fpxTxnId];
      for (const text of [...whole, "ahmad@example.my", "0123456789"].map(String)) {
        expect(await officer.ids({ text }), text).toEqual([paid]);
        expect(await exported({ text }), text).toHaveLength(1);
      }
      for (const filters of [{ text: "K26-000001" }, { text: "RM 80" }, { charge: "compound" }])
        expect(await officer.ids(filters), JSON.stringify(filters)).toEqual([open, paid]);
      expect(await exported({ text: "80.00", council: "mps" })).toHaveLength(2);
      const ofBoth = await team(backend, ["support:mps", "support:mpt"]);
      expect(await ofBoth.ids({ text: "RM185.00" })).toEqual([paid]);
      expect(await ofBoth.ids({ charge: "compound" })).toEqual([company, open, paid]);
    }));

  test("fills the pages of a council's officer from further payments, each once", () =>
    withBackend(async (backend) => {
      const { paid, open } = await paymentsOfTwoCouncils(backend);
      const { all_payments } = backend.databases;
      const [listed, mixed] = await Promise.all([all_payments.read(open), all_payments.read(paid)]);
      if (listed === undefined || mixed === undefined) throw new Error("no payment");
      await manyCopies(backend, 45, listed);
      // the same bills with their councils exchanged, at the times of the others
      const services = (mixed.services as readonly { readonly council: string }[]).map((line) => ({
        ...line,
        council: line.council === "mps" ? "mpt" : "mps",
      }));
      await manyCopies(backend, 45, { ...mixed, services }, "1");
      const { everyPage } = await team(backend, "support:mps");
      for (const filters of [{ text: "K26-000001" }, { text: "RM80.00" }, { charge: "compound" }]) {
        const pages = await everyPage(filters);
        expect(pages.map(({ length }) => length)).toEqual([25, 22]);
        expect(new Set(pages.flat()).size).toBe(47);
      }
    }));

  test("finds an erased payer no more by e-mail and phone", () =>
    withBackend(async (backend) => {
      const { paid, order } = await threePayments(backend);
      expect(await erasePayer(backend.databases, paid)).toBe(true);
      const { ids } = await team(backend);
      expect(await ids({ text: "ahmad@example.my", status: "paid" })).toEqual([]);
      expect(await ids({ text: "0123456789", status: "paid" })).toEqual([]);
      expect(await ids({ text: order })).toEqual([paid]);
    }));

  test("notes in the audit log who found which payments, without what they typed", () =>
    withBackend(async (backend) => {
      const { open } = await threePayments(backend);
      const { ids, exported } = await team(backend);
      await ids({ text: "siti@example.my" });
      backend.clock.pass(1_000);
      await (await exported({ text: "siti@example.my" })).text();
      const entries = await backend.databases.audit.list({ prefix: "", limit: 10 });
      expect(entries.map(({ by, what, payments }) => ({ by, what, payments }))).toEqual([
        { by: "support@majlis.my", what: "payments_searched", payments: [open] },
        { by: "support@majlis.my", what: "payments_exported", payments: [] },
      ]);
      expect(JSON.stringify(entries)).not.toContain("siti@");
    }));
});

describe("the export of the desk", () => {
  test("is in the audit log with its filters, without the typed text", () =>
    withBackend(async (backend) => {
      const { exported } = await team(backend);
      const filters = { council: "mpt", status: "paid", from: "2026-08-01", through: "2026-08-31" };
      for (const body of [{ ...filters, text: "siti@example.my" }, {}])
        expect((await exported(body)).status).toBe(200);
      const entries = await backend.databases.audit.list({ prefix: "", limit: 10 });
      // entries of one millisecond have no order
      expect(new Set(entries.map(({ target }) => target))).toEqual(
        new Set(["council: mpt, status: paid, from: 2026-08-01, through: 2026-08-31", undefined]),
      );
    }));

  test("is a table that no spreadsheet runs as a formula", () =>
    withBackend(async (backend) => {
      await threePayments(backend);
      const { exported } = await team(backend);
      const answer = await exported({});
      expect(answer.headers.get("content-disposition")).toContain("payments.csv");
      const [headings, newest, ...others] = (await answer.text()).trim().split("\r\n");
      expect(headings).toContain("order_number,receipt_no,");
      expect(newest).toContain(",'=Syarikat Berjaya");
      expect(newest).toContain(",30.00,fpx_company,");
      expect(others).toHaveLength(2);
    }));

  test("is saved by its ticket alone: once, within a minute, by the person who asked", () =>
    withBackend(async (backend) => {
      await threePayments(backend);
      const { asked, saved, app } = await team(backend);
      const path = await asked({ text: "siti@example.my" });
      const stored = await backend.databases.handles.list({ prefix: "export_ticket:", limit: 10 });
      expect(stored).toHaveLength(1);
      expect(JSON.stringify([path, stored])).not.toMatch(/siti|example/);
      const other = await cookieFor(backend, app, "finance");
      expect((await app.request(path, { headers: { cookie: other } })).status).toBe(404);
      expect((await app.request(path)).status).toBe(401);
      const both = await Promise.all([saved(path), saved(path)]);
      expect(both.map(({ status }) => status).sort()).toEqual([200, 404]);
      const late = await asked({});
      backend.clock.pass(60_000);
      expect((await saved(late)).status).toBe(404);
      const audited = await backend.databases.audit.list({ prefix: "", limit: 10 });
      // the call that lost may have noted itself before
      expect(new Set(audited.map(({ what }) => what))).toEqual(new Set(["payments_exported"]));
      expect(audited.length).toBeLessThanOrEqual(2);
    }));

  test.each([
    ["payments", EXPORT],
    ["audit log", "/api/admin/audit/export"],
  ])(
    "of the %s can be repeated with its ticket after a call that could not be noted in the audit log",
    (_what, path) => {
      let isDown = false;
      return withBackend(
        async (backend) => {
          const { call, saved } = await team(backend, "auditor");
          const { ticket } = await (await call(path, {})).json();
          isDown = true;
          expect((await saved(`${path}/${ticket}`)).status).toBe(500);
          isDown = false;
          expect((await saved(`${path}/${ticket}`)).status).toBe(200);
          expect((await saved(`${path}/${ticket}`)).status).toBe(404);
        },
        {
          wrap: ({ audit, ...databases }) => ({
            ...databases,
            audit: { ...audit, write: async (entry) => (isDown ? undefined : await audit.write(entry)) },
          }),
        },
      );
    },
  );

  test("has every found payment, however many there are", () =>
    withBackend(async (backend) => {
      await threePayments(backend);
      await manyCopies(backend, 450);
      const { exported } = await team(backend);
      const text = await (await exported({ status: "in_progress" })).text();
      const orders = text
        .trim()
        .split("\r\n")
        .slice(1)
        .map((row) => row.split(",")[0]);
      expect(orders).toHaveLength(452);
      expect(new Set(orders).size).toBe(452);
    }));
});

/**
 * Writes copies of a payment with ids, orders and times of their own. Some have the same time.
 * @param digit keeps the ids and orders of several such series apart
 */
async function manyCopies(
  { databases: { all_payments } }: BackendUnderTest,
  count: number,
  payment?: NewDocument,
  digit = "0",
): Promise<void> {
  const original =
    payment ??
    (await all_payments.list({ prefix: "", limit: 10 })).find(({ status }) => status === "in_progress");
  if (original === undefined) throw new Error("no open payment");
  const { _rev, ...copied } = original;
  const copies = Array.from({ length: count }, (_, index): NewDocument => {
    const number = String(index).padStart(5, "0");
    return {
      ...copied,
      _id: `${digit.repeat(27)}${number}`,
      order_number: `K2607010000${number}${digit}`,
      payment_datetime: `2026-07-01T00:00:00.${String(Math.floor(index / 3)).padStart(3, "0")}Z`,
    };
  });
  await all_payments.writeAll(copies);
}
