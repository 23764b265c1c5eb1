import { describe, expect, test } from "vitest";
import { DatabaseAwayError } from "../../../src/server/databases/databaseAway.ts";
import { created, goToBank, post, requestFor } from "../accounts/citizen.ts";
import { answerFor, postAnswer } from "../answers.ts";
import { type BackendUnderTest, COUNCIL, makeBackend, PORTAL } from "../backendUnderTest.ts";
import { IDENTITY_NUMBER, MARKET_LICENSE } from "../bills/bills.ts";
import {
  type Asking,
  askLicence,
  loadLicence,
  PRINT,
  paidToken,
  renewalOf,
  withLicences,
} from "../licences/licences.ts";
import { seen, session } from "../licences/session.ts";

/** What a receipt shows of persons, and to whom. A status link may be shared, so the link alone shows nothing whole. */

const PAYER = "ahmad@example.my";
const PHONE = "0123456789";
const RENEWAL = [renewalOf(MARKET_LICENSE)];
const HOUR = 60 * 60_000;

type App = Pick<BackendUnderTest, "app">;

async function receipt({ app }: App, token: string, { headers = {} }: Asking = {}) {
  const { email, contact, services } = await (
    await app.request(`/api/payments/${token}`, { headers })
  ).json();
  return { email, contact, name: services[0].nama_s };
}

describe("the payer's e-mail and phone, and the owner's name", () => {
  test("are masked for whoever has the status link", () =>
    withLicences(async (backend) => {
      const token = await paidToken(backend, RENEWAL);
      expect(await receipt(backend, token)).toMatchObject({ contact: expect.stringMatching(/^\*+\d{4}$/) });
      const { email, name } = await receipt(backend, token);
      expect(email).not.toBe(PAYER);
      expect(name).not.toBe(MARKET_LICENSE.nama_s);
    }));

  test("the payer who is logged in with the payment's address reads both, and still no owner's name", () =>
    withLicences(async (backend) => {
      const token = await paidToken(backend, RENEWAL);
      const { app, asking } = await session(backend, PAYER, { verified_by: "email" });
      const shown = await receipt({ app }, token, asking);
      expect(shown).toMatchObject({ email: PAYER });
      expect(shown.contact).not.toContain("*");
      expect(shown.name).not.toBe(MARKET_LICENSE.nama_s);
    }));

  test.each([
    ["with another address", "orang.lain@example.my", { verified_by: "email" }],
    ["with an address that they have not verified", PAYER, { verified_by: "sms" }],
  ])("a user who is logged in %s reads them masked", (_how, name, besides) =>
    withLicences(async (backend) => {
      const token = await paidToken(backend, RENEWAL);
      const { app, asking } = await session(backend, name, besides);
      expect(await receipt({ app }, token, asking)).toEqual(await receipt(backend, token));
    }),
  );

  test("the owner with a verified identity number reads the name on the bill, and not who paid", () =>
    withLicences(async (backend) => {
      const token = await paidToken(backend, RENEWAL);
      const { app, asking } = await session(backend, "pemilik@example.my", seen(IDENTITY_NUMBER));
      const shown = await receipt({ app }, token, asking);
      expect(shown.name).toBe(MARKET_LICENSE.nama_s);
      expect(shown.email).not.toBe(PAYER);
    }));

  test("the owner still reads the name after the council wrote it with other capitals and spaces", () =>
    withLicences(async (backend) => {
      const token = await paidToken(backend, RENEWAL);
      const nama_s = ` ${MARKET_LICENSE.nama_s.toLowerCase().replaceAll(" ", "  ")}`;
      await loadLicence(backend, { ...MARKET_LICENSE, nama_s }, { owner: IDENTITY_NUMBER, print: PRINT });
      const { app, asking } = await session(backend, "pemilik@example.my", seen(IDENTITY_NUMBER));
      expect((await receipt({ app }, token, asking)).name).toBe(MARKET_LICENSE.nama_s);
    }));

  test("the record's next owner does not read the former owner's name", () =>
    withLicences(async (backend) => {
      const token = await paidToken(backend, RENEWAL);
      const next = "310412120043";
      await loadLicence(backend, { ...MARKET_LICENSE, nama_s: "ORANG LAIN" }, { owner: next, print: PRINT });
      const { app, asking } = await session(backend, "pemilik@example.my", seen(next));
      expect((await receipt({ app }, token, asking)).name).not.toBe(MARKET_LICENSE.nama_s);
    }));

  test("a licence's second fact opens the licence alone: the owner's name stays masked on the receipt (rule 6.11)", () =>
    withLicences(async (backend) => {
      const councils = { mpt: { bill_fact: { licence: true } } };
      await backend.databases.metadata.write({ _id: "configuration", councils });
      const token = await paidToken(backend, RENEWAL);
      const payload = { council: "mpt", bill_fact: IDENTITY_NUMBER.slice(-4) };
      expect((await askLicence(backend, "PUT", "301-1234-2026", { token, payload })).status).toBe(200);
      expect((await receipt(backend, token)).name).not.toBe(MARKET_LICENSE.nama_s);
    }));
});

/** Goes to the bank, and returns the handle that the answer leads back with. */
async function handleFromBank(backend: BackendUnderTest, payUrl: string, debit: string) {
  const order = await goToBank(backend, payUrl);
  const back = await postAnswer(backend, "indirect", await answerFor(backend, order, { debit }));
  return new URL(back.headers.get("location") ?? "").searchParams.get("kaunter-return");
}

/** Exchanges a return handle, as a browser does for a page of this origin, or as a program does without one. */
function exchange({ app }: App, handle: string | null, origin?: string, headers: Asking["headers"] = {}) {
  return app.request("/api/payments/return", {
    method: "POST",
    headers: { ...headers, "content-type": "application/json", ...(origin !== undefined && { origin }) },
    body: JSON.stringify({ handle }),
  });
}

describe("the browser that comes back from the bank", () => {
  test("gets the payer's own e-mail and phone on the portal's page, once", () =>
    withLicences(async (backend) => {
      const { pay_url } = await created(backend, requestFor(RENEWAL));
      const handle = await handleFromBank(backend, pay_url, "00");
      const first = await (await exchange(backend, handle, PORTAL)).json();
      expect(first.payer).toEqual({ email: PAYER, contact: PHONE });
      const second = await exchange(backend, handle, PORTAL);
      expect(second.status).toBe(410);
      expect(await second.text()).not.toContain(PAYER);
    }));

  test.each([
    ["a council's page, whose scripts would read them", COUNCIL],
    ["a program to which a council's page gave the handle", undefined],
  ])("%s gets neither", (_who, origin) =>
    withLicences(async (backend) => {
      const request = requestFor(RENEWAL, { callback_url: `${COUNCIL}/resit` });
      const handle = await handleFromBank(backend, (await created(backend, request)).pay_url, "00");
      const first = await (await exchange(backend, handle, origin)).json();
      expect(first).toHaveProperty("status_token");
      expect(first).not.toHaveProperty("payer");
    }),
  );
});

describe("the answer to a return handle", () => {
  const pages = [
    ["on the portal's page, where the token reads it", PORTAL, PORTAL],
    ["on a council's page, where the key reads it", COUNCIL, COUNCIL],
    ["to a program to which a council's page gave the handle", COUNCIL, undefined],
  ] as const;

  test.each(pages)("has the payment as its holder reads it %s", (_where, page, origin) =>
    withLicences(async (backend) => {
      const request = requestFor(RENEWAL, { callback_url: `${page}/resit` });
      const handle = await handleFromBank(backend, (await created(backend, request)).pay_url, "00");
      const { payment, status_token } = await (await exchange(backend, handle, origin)).json();
      expect(payment).toMatchObject({ status: "paid", email: expect.not.stringContaining(PAYER) });
      const read = await (await backend.app.request(`/api/payments/${status_token}`)).json();
      // each signature is another one
      expect(payment).toEqual({ ...read, statement: expect.any(String) });
    }),
  );

  test("has the payer's own e-mail for a payer who is logged in", () =>
    withLicences(async (backend) => {
      const { pay_url } = await created(backend, requestFor(RENEWAL));
      const handle = await handleFromBank(backend, pay_url, "51");
      const { app, asking } = await session(backend, PAYER, { verified_by: "email" });
      const { payment } = await (await exchange({ app }, handle, PORTAL, asking.headers)).json();
      expect(payment).toMatchObject({ status: "failed", email: PAYER });
    }));

  test("has the token without the payment when a database does not answer, because the handle is used up", () =>
    withLicences(async (backend) => {
      const { pay_url, status_token } = await created(backend, requestFor(RENEWAL));
      const handle = await handleFromBank(backend, pay_url, "00");
      const unreached = () => Promise.reject(new DatabaseAwayError("ECONNREFUSED"));
      const settlements = { ...backend.databases.settlements, read: unreached, readAll: unreached };
      const away = makeBackend({ ...backend.databases, settlements });
      const answer = await exchange(away, handle, PORTAL);
      expect(answer.status).toBe(200);
      const returned = await answer.json();
      expect(returned).toMatchObject({ status_token, payer: { email: PAYER } });
      expect(returned).not.toHaveProperty("payment");
    }));
});

describe("whoever continues another's payment and comes back from the bank", () => {
  const again = async (backend: BackendUnderTest, token: string, key = "another-device-0001") => {
    const body = { callback_url: `${PORTAL}/?lang=zh`, language: "zh" };
    const headers = { "idempotency-key": key, origin: PORTAL };
    return (await post(backend, `/api/payments/${token}/again`, body, headers)).json();
  };
  const returned = async (backend: BackendUnderTest, payUrl: string) =>
    (await exchange(backend, await handleFromBank(backend, payUrl, "1C"), PORTAL)).json();

  test.each([
    ["that never went to the bank", false],
    ["that was cancelled at the bank", true],
  ])(
    "with the status link of a payment %s, does not read the payer's e-mail and phone",
    (_which, wentToBank) =>
      withLicences(async (backend) => {
        const { pay_url, status_token } = await created(backend, requestFor(RENEWAL));
        if (wentToBank) await handleFromBank(backend, pay_url, "1C");
        const second = await again(backend, status_token);
        const back = await returned(backend, second.pay_url);
        expect(back).toMatchObject({ _id: second._id, status_token: second.status_token });
        expect(back).not.toHaveProperty("payer");
      }),
  );

  test("the payer who repeats the own request after that reads them", () =>
    withLicences(async (backend) => {
      const { status_token } = await created(backend, requestFor(RENEWAL));
      await again(backend, status_token);
      const { pay_url } = await created(backend, requestFor(RENEWAL));
      expect((await returned(backend, pay_url)).payer).toEqual({ email: PAYER, contact: PHONE });
    }));

  test("with the key of a council's page, gets a key to the new payment and no status token", () =>
    withLicences(async (backend) => {
      const request = requestFor(RENEWAL, { callback_url: `${COUNCIL}/resit` });
      const first = await created(backend, request);
      await handleFromBank(backend, first.pay_url, "1C");
      const second = await again(backend, first.status_token);
      const back = await returned(backend, second.pay_url);
      expect(back._id).toBe(second._id);
      expect(back).not.toHaveProperty("payer");
      expect((await backend.app.request(`/api/payments/${back.status_token}`)).status).toBe(200);
      backend.clock.pass(25 * HOUR);
      expect((await backend.app.request(`/api/payments/${back.status_token}`)).status).toBe(404);
    }));
});
