import { create } from "superstruct";
import { describe, expect, test } from "vitest";
import { revokedList } from "../../../src/api/schemas/verification.ts";
import { isOurList, listedVerdict } from "../../../src/domain/statements/revokedList.ts";
import { statementIn } from "../../../src/domain/statements/verifyLink.ts";
import { paymentOf } from "../../../src/server/payments/paymentDocument.ts";
import { recordChargeback } from "../../../src/server/reconciliation/recordChargeback.ts";
import { created, goToBank, post, statusOf } from "../accounts/citizen.ts";
import { type BackendUnderTest, START } from "../backendUnderTest.ts";
import { MARKET_LICENSE } from "../bills/bills.ts";
import {
  askLicence,
  loadLicence,
  MONTHLY,
  paidToken,
  renewalOf,
  statements,
  withLicences,
} from "../licences/licences.ts";

/** GET /api/statements/revoked: the revoked documents, for pages without a network. */

const HOUR = 60 * 60_000;

async function listOf(backend: BackendUnderTest) {
  return create(await (await backend.app.request("/api/statements/revoked")).json(), revokedList);
}

/** The statement of a renewed licence. */
async function licenceOf(backend: BackendUnderTest, record: typeof MONTHLY, key: string): Promise<string> {
  const token = await paidToken(backend, [renewalOf(record)], { key: `for-the-licence-${key}` });
  return String((await (await askLicence(backend, "PUT", key, { token })).json()).url);
}

async function listed(backend: BackendUnderTest, text: string) {
  const found = statementIn(text);
  if (found.kind !== "statement") throw new Error(`no statement: ${text}`);
  return listedVerdict(await listOf(backend), found.read.statement, crypto.subtle);
}

describe("the list of revoked documents", () => {
  test("has the licence that the council revoked, and no other", () =>
    withLicences(async (backend) => {
      const revoked = await licenceOf(backend, MARKET_LICENSE, "301-1234-2026");
      const other = await licenceOf(backend, MONTHLY, "201-1234-2026-08");
      await loadLicence(backend, { ...MARKET_LICENSE, statusl: "B" });
      expect(await listed(backend, revoked)).toBe("revoked");
      expect(await listed(backend, other)).toBeUndefined();
      expect((await listOf(backend)).entries).toHaveLength(1);
    }));

  test("has the licence that a later one replaces, until its last day", () =>
    withLicences(async (backend) => {
      const link = await licenceOf(backend, MONTHLY, "201-1234-2026-08");
      await loadLicence(backend, { ...MONTHLY, sah_hingga: "2026-09-30" });
      expect(await listed(backend, link)).toBe("renewed");
      backend.clock.pass(Date.parse("2026-08-31T16:00:00Z") - backend.clock.now().getTime());
      expect((await listOf(backend)).entries).toEqual([]);
    }));

  test("has the receipt whose money went back, and the portal says the same of it", () =>
    withLicences(async (backend) => {
      const payment = await created(backend);
      await backend.exchange.decide(await goToBank(backend, payment.pay_url), { choice: "approve" });
      await backend.exchange.idle();
      const statement = String((await statusOf(backend, payment.status_token)).statement);
      const verdict = async () => (await (await post(backend, "/api/verify", { statement })).json()).verdict;
      expect(await verdict()).toBe("valid");
      const { databases } = backend;
      const stored = await databases.all_payments.read(payment._id);
      if (stored === undefined) throw new Error("the payment is not stored");
      const chargeback = { at: START, by: "siti", note: "a chargeback of the card's holder" };
      await recordChargeback(databases, paymentOf(stored), chargeback);
      expect(await verdict()).toBe("refunded");
      expect(await listed(backend, statement)).toBe("refunded");
    }));

  test("is signed with the portal's key, names its time, and shows no number", () =>
    withLicences(async (backend) => {
      await licenceOf(backend, MARKET_LICENSE, "301-1234-2026");
      await loadLicence(backend, { ...MARKET_LICENSE, statusl: "B" });
      const list = await listOf(backend);
      expect(list.at).toBe(START);
      expect(JSON.stringify(list)).not.toContain("301-1234");
      const keys = await statements.published();
      expect(await isOurList(list, keys, crypto.subtle)).toBe(true);
      for (const changed of [{ entries: [] }, { at: "2026-08-04T00:00:00.000Z" }])
        expect(await isOurList({ ...list, ...changed }, keys, crypto.subtle)).toBe(false);
    }));

  test("is the same for an hour, so that a page which has it gets an empty answer", () =>
    withLicences(async (backend) => {
      const ask = (headers = {}) => backend.app.request("/api/statements/revoked", { headers });
      const first = await ask();
      expect(first.headers.get("access-control-allow-origin")).toBe("*");
      const etag = first.headers.get("etag") ?? "";
      backend.clock.pass(HOUR - 1);
      expect((await ask({ "if-none-match": etag })).status).toBe(304);
      backend.clock.pass(1);
      expect((await ask({ "if-none-match": etag })).status).toBe(200);
    }));
});
