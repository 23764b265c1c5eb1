import { describe, expect, test, vi } from "vitest";
import { created, goToBank, post, requestFor } from "../accounts/citizen.ts";
import { answerFor, postAnswer } from "../answers.ts";
import { type BackendUnderTest, COUNCIL, PORTAL } from "../backendUnderTest.ts";
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

// Every write is synced to the disk, so a busy disk makes these tests slow.
vi.setConfig({ testTimeout: 30_000 });

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

  test("the record's next owner does not read the former owner's name", () =>
    withLicences(async (backend) => {
      const token = await paidToken(backend, RENEWAL);
      const next = "310412120043";
      await loadLicence(backend, { ...MARKET_LICENSE, nama_s: "ORANG LAIN" }, { owner: next, print: PRINT });
      const { app, asking } = await session(backend, "pemilik@example.my", seen(next));
      expect((await receipt({ app }, token, asking)).name).not.toBe(MARKET_LICENSE.nama_s);
    }));

  test("whoever gave a licence's second fact reads its owner's name for a day (rule 6.11)", () =>
    withLicences(async (backend) => {
      const councils = { mpt: { bill_fact: { licence: true } } };
      await backend.databases.metadata.write({ _id: "configuration", councils });
      const token = await paidToken(backend, RENEWAL);
      const payload = { council: "mpt", bill_fact: IDENTITY_NUMBER.slice(-4) };
      expect((await askLicence(backend, "PUT", "301-1234-2026", { token, payload })).status).toBe(200);
      expect((await receipt(backend, token)).name).toBe(MARKET_LICENSE.nama_s);
      backend.clock.pass(24 * HOUR);
      expect((await receipt(backend, token)).name).not.toBe(MARKET_LICENSE.nama_s);
    }));
});

describe("the browser that comes back from the bank", () => {
  /** Exchanges the handle of a payment that returns to this page. */
  async function returnedTo(backend: BackendUnderTest, page: string) {
    const request = requestFor(RENEWAL, { callback_url: page });
    const order = await goToBank(backend, (await created(backend, request)).pay_url);
    const back = await postAnswer(backend, "indirect", await answerFor(backend, order, { debit: "00" }));
    const handle = new URL(back.headers.get("location") ?? "").searchParams.get("kaunter-return");
    const exchange = () =>
      post(backend, "/api/payments/return", { handle }, { origin: new URL(page).origin });
    return { first: await (await exchange()).json(), again: await exchange() };
  }

  test("gets the payer's own e-mail and phone on the portal's page, once", () =>
    withLicences(async (backend) => {
      const { first, again } = await returnedTo(backend, `${PORTAL}/?lang=ms`);
      expect(first.payer).toEqual({ email: PAYER, contact: PHONE });
      expect(again.status).toBe(410);
      expect(await again.text()).not.toContain(PAYER);
    }));

  test("gets neither on a council's page, whose scripts would read them", () =>
    withLicences(async (backend) => {
      const { first } = await returnedTo(backend, `${COUNCIL}/resit`);
      expect(first).toHaveProperty("status_token");
      expect(first).not.toHaveProperty("payer");
    }));
});
