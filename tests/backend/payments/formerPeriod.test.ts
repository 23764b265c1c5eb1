import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Settled } from "../../../src/charges/charge.ts";
import { license } from "../../../src/charges/license/index.ts";
import type { LicenseRecord } from "../../../src/charges/license/license.ts";
import { feeOf } from "../../../src/charges/license/price.ts";
import { licenseSettlement } from "../../../src/charges/license/settlement.ts";
import { add, type Sen, sen, subtract } from "../../../src/domain/money.ts";
import { deductions, isBefore, overpayment, periodOf } from "../../../src/server/bills/periods.ts";
import { documentOf } from "../../../src/server/records/document.ts";
import { storeRecords } from "../../../src/server/records/storeRecords.ts";
import { anyLicense } from "../../unit/charges/samples.ts";
import { post } from "../accounts/citizen.ts";
import { tracesOf } from "../answers.ts";
import type { BackendUnderTest } from "../backendUnderTest.ts";
import { IDENTITY_NUMBER, MARKET_LICENSE } from "../bills/bills.ts";
import { approve, askLicence, atTheBank, PRINT, renewalOf, withLicences } from "../licences/licences.ts";

/** A licence's fee whose payment is proven after the council has loaded the next period's figures. */

const RENEWAL = [renewalOf(MARKET_LICENSE)];
const FIRST = { key: "the-key-of-the-first", email: "siti@example.my" };
const SECOND = { key: "the-key-of-the-other", email: "ahmad@example.my" };
/** The council's figures of the next year, when the year before is paid. */
const NEXT: LicenseRecord = { ...MARKET_LICENSE, sah_hingga: "2026-12-31", renewal_year: 2027 };
/** The council's figures of the next year, when the year before is not paid. */
const NEXT_OWING: LicenseRecord = { ...NEXT, balance: sen(168_00), arrears: sen(84_00) };

/** Loads the record with the current time, so that later payments reduce its balance. */
async function load(backend: BackendUnderTest, record: LicenseRecord, isTimed = true): Promise<void> {
  const as_of = backend.clock.now().toISOString();
  const besides = { print: PRINT, ...(isTimed && { as_of }) };
  await storeRecords(backend.databases.records, [documentOf(record, IDENTITY_NUMBER, besides)]);
  backend.clock.pass(1000);
}

async function figuresOf(backend: BackendUnderTest) {
  const query = { council: "mpt", payment_type: "license", _id: "301-1234" };
  return (await post(backend, "/search", query)).json();
}

describe("a renewal that is proven after the council's figures moved to the next period", () => {
  test("opens a refund case if its period was paid, and pays nothing of the next period", () =>
    withLicences(async (backend) => {
      const first = await atTheBank(backend, RENEWAL, FIRST);
      const second = await atTheBank(backend, RENEWAL, SECOND);
      await approve(backend, first.order);
      backend.clock.pass(60_000);
      await load(backend, NEXT);
      await approve(backend, second.order);

      expect((await tracesOf(backend)).refundCases).toEqual([`refund_case:${second.order}`]);
      expect(await backend.databases.settlements.read(`refund_case:${second.order}`)).toMatchObject({
        bills: { "mpt:license:3011234": { fee: "84.00" } },
      });
      expect(await figuresOf(backend)).toMatchObject({ balance: "84.00", arrears: "0.00" });
      const statuses = [first, second].map(
        async ({ token }) => (await askLicence(backend, "PUT", "301-1234-2026", { token })).status,
      );
      expect(await Promise.all(statuses)).toEqual([200, 404]);
    }));

  test("pays its period's arrears in the council's figures, and nothing is refunded", () =>
    withLicences(async (backend) => {
      const { order, token } = await atTheBank(backend, RENEWAL);
      await load(backend, NEXT_OWING);
      await approve(backend, order);

      expect((await tracesOf(backend)).refundCases).toEqual([]);
      expect(await figuresOf(backend)).toMatchObject({ balance: "84.00", arrears: "0.00" });
      expect((await askLicence(backend, "PUT", "301-1234-2026", { token })).status).toBe(200);
      const next = { ...NEXT, balance: sen(84_00) };
      const { order: renewal } = await atTheBank(backend, [renewalOf(next)], SECOND);
      await approve(backend, renewal);
      expect((await tracesOf(backend)).refundCases).toEqual([]);
      expect(await figuresOf(backend)).toMatchObject({ balance: "0.00", arrears: "0.00" });
    }));

  test("pays the arrears once when two such renewals are proven", () =>
    withLicences(async (backend) => {
      const first = await atTheBank(backend, RENEWAL, FIRST);
      const second = await atTheBank(backend, RENEWAL, SECOND);
      await load(backend, NEXT_OWING);
      for (const { order } of [first, second]) {
        await approve(backend, order);
        backend.clock.pass(1000);
      }
      expect((await tracesOf(backend)).refundCases).toEqual([`refund_case:${second.order}`]);
      expect(await figuresOf(backend)).toMatchObject({ balance: "84.00", arrears: "0.00" });
    }));

  test("is subtracted unchanged when the council gives no time, or the payment has no period", () =>
    withLicences(async (backend) => {
      const { order } = await atTheBank(backend, RENEWAL);
      await approve(backend, order);
      await load(backend, NEXT, false);
      expect(await figuresOf(backend)).toMatchObject({ balance: "0.00" });
      const { settlements } = backend.databases;
      const stored = await settlements.read(`mpt:license:3011234:${order}`);
      expect(stored?.period).toBe("2026");
      await settlements.write({ ...stored, _id: `mpt:license:3011234:${order}`, period: undefined });
      const before = new Date(backend.clock.now().getTime() - 60_000).toISOString();
      await storeRecords(backend.databases.records, [documentOf(NEXT, IDENTITY_NUMBER, { as_of: before })]);
      expect(await figuresOf(backend)).toMatchObject({ balance: "0.00" });
    }));
});

describe("a payment for a licence's former period", () => {
  const anyAmount = fc.integer({ min: 0, max: 500_00 }).map(sen);
  const anyPaid: fc.Arbitrary<Settled> = fc.record({ arrears: anyAmount, fee: anyAmount });
  const total = (settled: Settled): Sen => add(...Object.values(settled));

  test("reduces the arrears or counts as a double payment, to the sen, and never pays the next fee", () => {
    fc.assert(
      fc.property(anyLicense, anyPaid, (record, settled) => {
        const paid = { settled, isOfFormerPeriod: true };
        const left = licenseSettlement.remaining(record, [deductions(paid)]);
        const twice = overpayment(paid, license.owes(record) ?? {});
        expect(feeOf(left)).toBe(feeOf(record));
        expect(add(subtract(record.balance, left.balance), total(twice))).toBe(total(settled));
        for (const [part, amount] of Object.entries(twice))
          expect(amount).toBeLessThanOrEqual(settled[part] ?? 0);
        // The parts may come from the database in any order.
        const turned = Object.fromEntries(Object.entries(settled).toReversed());
        expect(overpayment({ ...paid, settled: turned }, license.owes(record) ?? {})).toEqual(twice);
      }),
    );
  });

  test("is recognised by its period only, a monthly one by its month", () => {
    fc.assert(
      fc.property(anyLicense, anyLicense, (one, other) => {
        const months = ({ renewal_year, renewal_month = 0 }: LicenseRecord) =>
          renewal_year * 12 + renewal_month;
        const areAlike = (one.renewal_month === undefined) === (other.renewal_month === undefined);
        expect(isBefore(periodOf(one), periodOf(other))).toBe(areAlike && months(one) < months(other));
      }),
    );
  });
});
