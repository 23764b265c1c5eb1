import { type Context, Hono } from "hono";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { type Client, createClient } from "../../../src/api/client.ts";
import { type Fault, faultOf } from "../../../src/api/fault.ts";
import {
  createPayment,
  exchangeReturnHandle,
  paymentRequestOf,
  readPaymentStatus,
  readTransaction,
  requery,
} from "../../../src/api/payments.ts";
import { readBanks } from "../../../src/api/readBanks.ts";
import { readConfiguration } from "../../../src/api/readConfiguration.ts";
import { findRows, readRecord } from "../../../src/api/search.ts";
import { type Bill, chargeOfType, recordedCharge } from "../../../src/charges/index.ts";
import { isPaymentId, isStatusToken } from "../../../src/domain/identifiers.ts";
import {
  assessmentItem,
  compoundItem,
  compoundRecord,
  licenseRecord,
  parkingAccount,
} from "../../unit/charges/samples.ts";
import { PAYMENT_ID, STATUS_TOKEN, wirePayment } from "../../unit/payment/samples.ts";
import { type Border, openBorder } from "./border.ts";
import { DEFAULT_CONFIGURATION } from "./defaultConfiguration.ts";

/** The request of each of the specification's calls, and how the client reads its answer. */

interface Sent {
  readonly method: string;
  readonly path: string;
  readonly headers: Headers;
  readonly body: unknown;
}

let border: Border;
let client: Client;
let sent: Sent;
let answer: unknown;

const app = new Hono().all("/*", async (context: Context) => {
  const { pathname, search } = new URL(context.req.url);
  const text = await context.req.text();
  const headers = new Headers(context.req.raw.headers);
  const body: unknown = text === "" ? undefined : JSON.parse(text);
  sent = { method: context.req.method, path: pathname + search, headers, body };
  return answer instanceof Response ? answer.clone() : Response.json(answer);
});

beforeAll(async () => {
  border = await openBorder(app);
});

afterAll(() => border.close());

beforeEach(() => {
  client = createClient(border.portal);
});

function bill(type: "assessment" | "compound" | "license" | "market"): Bill {
  const charge = chargeOfType(type);
  if (charge.source !== "bill") throw new Error("a bill was to be offered");
  return charge;
}

if (!isPaymentId(PAYMENT_ID) || !isStatusToken(STATUS_TOKEN)) throw new Error("the samples have no form");
const [ID, TOKEN] = [PAYMENT_ID, STATUS_TOKEN];

const fault = (call: Promise<unknown>): Promise<Fault | undefined> => call.then(() => undefined, faultOf);

describe("every call", () => {
  test("goes below the portal's address, with or without a slash at its end (rule 7.2)", async () => {
    answer = {};
    for (const base of ["", "/", "/backend", "/backend/"]) {
      await createClient(`${border.portal}${base}`).get("api/keys");
      expect(sent.path).toBe(base.startsWith("/backend") ? "/backend/api/keys" : "/api/keys");
    }
  });

  test("'call with credentials: omit', and nothing of it is kept", async () => {
    answer = {};
    const calls = vi.spyOn(globalThis, "fetch");
    await client.get("api/keys");
    await client.post("search", { council: "mpt" });
    const requests = calls.mock.calls.map(([input]) => input);
    calls.mockRestore();
    expect(requests).toHaveLength(2);
    for (const request of requests) {
      expect(request).toMatchObject({ credentials: "omit", cache: "no-store" });
      expect(request instanceof Request && request.headers.has("authorization")).toBe(false);
    }
  });
});

describe("searching", () => {
  const query = { council: "mpt", payment_type: "compound", _id: "C2600123" } as const;
  const row = {
    _id: "C2600123",
    type: "compound",
    council: "mpt",
    compound_no: "C2600123",
    compound_type: "vehicle",
    category: "vehicle-enforcement",
    offence: "Letak kereta",
    issued_on: "2026-10-01",
  };

  test("'POST /market, /assessments, /compounds | data | return rows' (rule 7.12)", async () => {
    answer = { rows: [row] };
    expect(await findRows(client, bill("compound"), query)).toMatchObject([row]);
    expect(sent).toMatchObject({ method: "POST", path: "/compounds", body: query });
    answer = { rows: [] };
    expect(await findRows(client, bill("assessment"), query)).toEqual([]);
    expect(sent.path).toBe("/assessments");
  });

  test("'POST /market'", async () => {
    answer = { rows: [] };
    const stall = { council: "mpt", payment_type: "market", _id: "3012345", database: "market" } as const;
    expect(await findRows(client, bill("market"), stall)).toEqual([]);
    expect(sent).toMatchObject({ method: "POST", path: "/market", body: stall });
  });

  test("'GET /api/licenses | params id (base64), type | returns rows' (rule 7.13)", async () => {
    const charge = bill("license");
    const record = licenseRecord();
    answer = { rows: [charge.record.write(record)] };
    const asked = {
      council: "mpt",
      payment_type: "license",
      _id: "2011234",
      database: charge.registerOf("2011234"),
    } as const;
    const { _id, type, council, license_no, nama_s, statusl, m_kod_type, sah_hingga } = record;
    expect(await findRows(client, charge, asked)).toEqual([
      { _id, type, council, license_no, nama_s, statusl, m_kod_type, sah_hingga },
    ]);
    expect(sent).toMatchObject({ method: "GET", body: undefined });
    const { pathname, searchParams } = new URL(sent.path, border.portal);
    expect([pathname, Object.fromEntries(searchParams)]).toEqual([
      "/api/licenses",
      { id: btoa("2011234"), type: "council_permit_license", council: "mpt" },
    ]);
  });

  test("a licence number travels as base64 of its UTF-8, and arrives unchanged", async () => {
    answer = { rows: [] };
    for (const _id of ["R1234567", "執照>?", "~~~"]) {
      await findRows(client, bill("license"), { council: "mpt", payment_type: "license", _id });
      const id = new URL(sent.path, border.portal).searchParams.get("id") ?? "";
      expect(Buffer.from(id, "base64").toString("utf8")).toBe(_id);
    }
  });

  test("'POST /search ... the answer has balance or amount': a parking account, without a balance where the council reports none", async () => {
    const charge = recordedCharge("parking");
    if (charge?.source !== "reload") throw new Error("parking was to be a reload");
    const asked = { council: "mpt", payment_type: "parking", _id: "P130001" } as const;
    answer = { ...parkingAccount(), balance: "3.40" };
    expect((await readRecord(client, charge, asked)).record).toEqual(parkingAccount());
    answer = { ...parkingAccount(), balance: undefined };
    expect((await readRecord(client, charge, asked)).record).not.toHaveProperty("balance");
  });

  test("an extra field of an answer is tolerated and not shown", async () => {
    answer = { rows: [{ ...row, ic_no: "800101125533" }], total_rows: 1 };
    const [found] = await findRows(client, bill("compound"), query);
    expect(found).toMatchObject(row);
    expect(found).not.toHaveProperty("ic_no");
  });

  test("rows of another shape are an unreadable answer, not a crash", async () => {
    for (const wrong of [{}, { rows: {} }, { rows: [null] }, { rows: [{ ...row, council: "mpkk" }] }, null]) {
      answer = wrong;
      expect(await fault(findRows(client, bill("compound"), query))).toEqual({ kind: "unreadable" });
    }
  });

  test("'POST /search | data (council, payment_type, _id) | reads a record' (rule 7.11)", async () => {
    answer = { ...compoundRecord(), amount: "50.00", extra: true };
    expect((await readRecord(client, bill("compound"), query)).record).toEqual(compoundRecord());
    expect(sent).toMatchObject({ method: "POST", path: "/search", body: query });
  });

  test("'A payment search error containing 'Invalid search parameters' is swallowed. Other errors are rethrown.' (rule 8.25)", async () => {
    const reading = () => readRecord(client, bill("compound"), query);
    for (const type of ["compound", "license"] as const) {
      const refuse = (status: number, reason: string) =>
        Response.json({ error: "refused", reason }, { status });
      answer = refuse(400, "Invalid search parameters: _id");
      expect(await findRows(client, bill(type), query)).toEqual([]);
      expect(await fault(reading())).toEqual({ kind: "missing" });
      answer = refuse(403, "under_maintenance");
      const rethrown = { kind: "refused", reason: "under_maintenance" };
      expect(await fault(findRows(client, bill(type), query))).toMatchObject(rethrown);
      expect(await fault(reading())).toMatchObject(rethrown);
    }
  });

  test("a record says since when somebody may be paying it, and is unreadable when that is not a time", async () => {
    const bare = { ...compoundRecord(), amount: "50.00" };
    answer = bare;
    expect(await readRecord(client, bill("compound"), query)).toMatchObject({ attemptOpenSince: undefined });
    answer = { ...bare, attempt_open_since: "2026-11-21T02:12:00.000Z" };
    expect(await readRecord(client, bill("compound"), query)).toMatchObject({
      attemptOpenSince: "2026-11-21T02:12:00.000Z",
    });
    answer = { ...bare, attempt_open_since: "<b>10:12</b>" };
    expect(await fault(readRecord(client, bill("compound"), query))).toEqual({ kind: "unreadable" });
  });

  test("a record with a third decimal is unreadable, never rounded", async () => {
    answer = { ...compoundRecord(), amount: "50.005" };
    expect(await fault(readRecord(client, bill("compound"), query))).toEqual({ kind: "unreadable" });
  });
});

describe("'GET /api/fpx/banks | messageToken | bank list with result (id) and a name map'", () => {
  test("every bank that FPX lists is shown by name, also those that take no payments now (rule 7.16)", async () => {
    answer = {
      result: [
        { id: "RHB0218", online: true },
        { id: "NEW01", online: true },
        { id: "ABB0233", online: false },
      ],
      names: { RHB0218: "RHB Bank", ABB0233: "affin Bank" },
      as_of: "2026-11-21T02:03:04.000Z",
    };
    expect(await readBanks(client, "02")).toEqual([
      { code: "ABB0233", name: "affin Bank", online: false, hasLogo: false },
      { code: "NEW01", name: "NEW01", online: true, hasLogo: false },
      { code: "RHB0218", name: "RHB Bank", online: true, hasLogo: false },
    ]);
    expect(sent).toMatchObject({ method: "GET", path: "/api/fpx/banks?messageToken=02", body: undefined });
  });
});

describe("'POST /createPayment | payment | returns _id and payment_datetime' (rule 7.17)", () => {
  const request = paymentRequestOf(
    [assessmentItem(), compoundItem()],
    { name: "Siti", email: "siti@example.my", phone: "0123456789" },
    { method: "1", bank: "TEST0021" },
    { callback: "https://portal.example/receipt", language: "ms" },
  );
  const created = {
    _id: ID,
    payment_datetime: "2026-11-21T02:03:04.000Z",
    status: "in_progress",
    status_token: TOKEN,
    pay_url: "https://portal.example/pay/handle",
  };

  test("the request has amounts in ringgit and the idempotency key, and an extra field of the answer is tolerated", async () => {
    answer = { ...created, extra: 1 };
    expect(await createPayment(client, request, "key-1")).toEqual(created);
    expect(sent).toMatchObject({ method: "POST", path: "/createPayment" });
    expect(sent.headers.get("idempotency-key")).toBe("key-1");
    expect(sent.body).toMatchObject({
      amount: "234.20",
      services: [{ amount: "184.20", discount: "0.00" }, { amount: "50.00" }],
    });
  });

  test("an answer without a status token is unreadable", async () => {
    answer = { ...created, status_token: undefined };
    expect(await fault(createPayment(client, request, "key-1"))).toEqual({ kind: "unreadable" });
  });
});

describe("reading a payment", () => {
  test("'reading /transactions/{id}' through the proxy, by its path in base64 (rule 7.3)", async () => {
    answer = wirePayment("pending");
    const payment = await readTransaction(client, ID);
    expect(payment).toMatchObject({ status: "pending", amount: 50_00, services: [{ amount: 50_00 }] });
    expect(sent).toMatchObject({ method: "POST", path: "/api/query" });
    expect(sent.body).toEqual({ url: Buffer.from(`/transactions/${ID}`).toString("base64") });
  });

  test("a payment is read with its status token only", async () => {
    answer = wirePayment("paid", { _rev: "3-x", extra: true });
    const payment = await readPaymentStatus(client, TOKEN);
    expect(payment.status).toBe("paid");
    expect(payment).not.toHaveProperty("_rev");
    expect(sent).toMatchObject({ method: "GET", path: `/api/payments/${TOKEN}` });
  });

  test.each([
    { status: "archived" },
    { amount: "1.234" },
    { receipt_no: "R1" },
    { services: [{ type: "x" }] },
  ])("a payment of another shape is unreadable, which says nothing about the money: %j", async (wrong) => {
    answer = wirePayment("paid", wrong);
    expect(await fault(readPaymentStatus(client, TOKEN))).toEqual({ kind: "unreadable" });
  });

  test("asking the bank again sends the status token only, and reads the payment's new state", async () => {
    answer = wirePayment("in_progress", { last_enquiry_at: "2026-11-21T02:17:00.000Z" });
    const payment = await requery(client, TOKEN);
    expect(payment).toMatchObject({ status: "in_progress", last_enquiry_at: "2026-11-21T02:17:00.000Z" });
    expect(sent).toMatchObject({ method: "POST", path: "/api/requery", body: { status_token: TOKEN } });
  });

  test("a return handle is exchanged for the payment's id and token, and for the payment", async () => {
    answer = { _id: ID, status_token: TOKEN, payment: wirePayment("paid", { extra: true }), extra: 1 };
    const { payment, ...ids } = await exchangeReturnHandle(client, "handle");
    expect(ids).toEqual({ _id: ID, status_token: TOKEN });
    expect(payment).toMatchObject({ status: "paid", amount: 50_00, services: [{ amount: 50_00 }] });
    expect(payment).not.toHaveProperty("extra");
    expect(sent).toMatchObject({ path: "/api/payments/return", body: { handle: "handle" } });
  });

  test.each([
    ["has no payment, as from an older server", undefined],
    ["has a payment of another shape", wirePayment("paid", { status: "archived" })],
  ])("the token of a return handle is kept when its answer %s", async (_which, payment) => {
    answer = { _id: ID, status_token: TOKEN, payment };
    expect(await exchangeReturnHandle(client, "handle")).toEqual({ _id: ID, status_token: TOKEN });
  });
});

describe("'reading metadata/configuration, made on app start'", () => {
  test("a field that it leaves out has its default", async () => {
    answer = {};
    expect(await readConfiguration(client)).toEqual({ ...DEFAULT_CONFIGURATION, crests: [] });
    expect(sent.body).toEqual({ url: btoa("metadata/configuration") });
  });

  test("its values apply, and an extra field is tolerated", async () => {
    answer = { _rev: "1-x", closing: true, announcement: "Tutup", councils: { mps: { available: false } } };
    expect(await readConfiguration(client)).toMatchObject({
      closing: true,
      announcement: "Tutup",
      councils: { mps: { available: false, maintenance: [] } },
    });
  });

  test("a cart limit of 0 or an assistance above 100 per cent is unreadable", async () => {
    const assistance = { active: true, percent: 101, charges: [] };
    for (const wrong of [{ cart_limit: 0 }, { closing: "yes" }, { assistance }]) {
      answer = wrong;
      expect(await fault(readConfiguration(client))).toEqual({ kind: "unreadable" });
    }
  });
});
