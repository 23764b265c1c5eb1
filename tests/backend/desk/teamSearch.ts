import { create, type Infer } from "superstruct";
import { expect } from "vitest";
import { type FoundPayment, foundPage } from "../../../src/api/schemas/paymentSearch.ts";
import type { NewDocument } from "../../../src/server/databases/documentStore.ts";
import { type AppWithLogin, addUser, cookieOf, logIn, withLogin } from "../accounts/accounts.ts";
import { created, goToBank, KEY, lineOf, payRequest, post, requestFor } from "../accounts/citizen.ts";
import { answerFor, postAnswer } from "../answers.ts";
import { type BackendUnderTest, PORTAL } from "../backendUnderTest.ts";
import { COMPOUND, OTHER_COMPOUND } from "../bills/bills.ts";

/** Payments for the desk's search, and the calls of a member of the central team. */

const SEARCH = "/api/admin/payments/search";
export const PAYMENT_EXPORT = "/api/admin/payments/export";

/** A paid assessment, an open compound of another payer a minute later, and a company's compound the day after. */
export async function threePayments(backend: BackendUnderTest) {
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
export async function paymentsOfTwoCouncils(backend: BackendUnderTest) {
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

export async function cookieFor(
  backend: BackendUnderTest,
  app: AppWithLogin,
  role: string | readonly string[] = "support",
): Promise<string> {
  const roles = [role].flat();
  const name = `${roles.join(".").replaceAll(":", ".")}@majlis.my`;
  await addUser(backend.databases.users, name, roles);
  return cookieOf(await logIn(app, name));
}

export async function team(backend: BackendUnderTest, role?: string | readonly string[]) {
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
    const { ticket } = await (await call(PAYMENT_EXPORT, filters)).json();
    return `${PAYMENT_EXPORT}/${ticket}`;
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

/**
 * Writes copies of a payment with ids, orders and times of their own. Some have the same time.
 * @param digit keeps the ids and orders of several such series apart
 */
export async function manyCopies(
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
