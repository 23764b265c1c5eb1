import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isDay } from "../../../src/domain/schemas/dayStructs.ts";
import { licenceStatus } from "../../../src/server/licences/licenceStatus.ts";
import { validityOf } from "../../../src/server/licences/validity.ts";
import type { BackendUnderTest } from "../backendUnderTest.ts";
import { MARKET_LICENSE } from "../bills/bills.ts";
import { loadLicence, MONTHLY, PRINT, paidToken, renewalOf, withLicences } from "./licences.ts";

const standing = ({ databases }: BackendUnderTest, number: string, until: string, council = "mpt" as const) =>
  licenceStatus(databases, council, number, until);

describe("the status of a digital licence", () => {
  test("is valid while no later fact is known", () =>
    withLicences(async (backend) => {
      await paidToken(backend, [renewalOf(MARKET_LICENSE)]);
      expect(await standing(backend, "301-1234", "2026-12-31")).toBe("current");
      await loadLicence(backend, { ...MARKET_LICENSE, sah_hingga: "2026-12-31", renewal_year: 2027 });
      expect(await standing(backend, "301-1234", "2026-12-31")).toBe("current");
    }));

  test("is renewed once a later period is paid", () =>
    withLicences(async (backend) => {
      expect(await standing(backend, "201-1234", "2026-07-31")).toBe("current");
      await paidToken(backend, [renewalOf(MONTHLY)]);
      expect(await standing(backend, "201-1234", "2026-07-31")).toBe("renewed");
      expect(await standing(backend, "201-1234", "2026-08-31")).toBe("current");
    }));

  test("is renewed once the council says so", () =>
    withLicences(async (backend) => {
      await loadLicence(backend, { ...MARKET_LICENSE, sah_hingga: "2027-12-31" });
      expect(await standing(backend, "3011234", "2026-12-31")).toBe("renewed");
    }));

  test("is revoked while its status is not allowed to proceed, by the configuration's codes", () =>
    withLicences(async (backend) => {
      await loadLicence(backend, { ...MARKET_LICENSE, statusl: "X" }, { print: PRINT });
      expect(await standing(backend, "301-1234", "2026-12-31")).toBe("current");
      const licences = { not_allowed: { statusl: ["X"] } };
      await backend.databases.metadata.write({ _id: "configuration", licences });
      expect(await standing(backend, "301-1234", "2026-12-31")).toBe("revoked");
    }));

  test("is unknown where the council has no such licence", () =>
    withLicences(async ({ databases }) => {
      expect(await licenceStatus(databases, "mpt", "301-9999", "2026-12-31")).toBe("unknown");
      expect(await licenceStatus(databases, "mps", "301-1234", "2026-12-31")).toBe("unknown");
    }));
});

describe("the days of a renewal", () => {
  test.each([
    [{ year: 2026 }, "2026-01-01", "2026-12-31"],
    [{ year: 2026, month: 1 }, "2026-01-01", "2026-01-31"],
    [{ year: 2026, month: 2 }, "2026-02-01", "2026-02-28"],
    [{ year: 2028, month: 2 }, "2028-02-01", "2028-02-29"],
    [{ year: 2026, month: 12 }, "2026-12-01", "2026-12-31"],
  ])("of %j", (period, from, until) => {
    expect(validityOf(period)).toEqual({ from, until });
  });

  test("are calendar days, and the next month begins the day after", () => {
    fc.assert(
      fc.property(fc.integer({ min: 2000, max: 2100 }), fc.integer({ min: 1, max: 11 }), (year, month) => {
        const { from, until } = validityOf({ year, month });
        expect([isDay(from), isDay(until)]).toEqual([true, true]);
        const next = Date.parse(validityOf({ year, month: month + 1 }).from);
        expect(next - Date.parse(until)).toBe(24 * 60 * 60_000);
      }),
    );
  });
});
