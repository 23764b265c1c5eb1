import { describe, expect, test } from "vitest";
import type { LicenseRecord } from "../../../src/charges/license/license.ts";
import { statementIn } from "../../../src/domain/statements/verifyLink.ts";
import { post } from "../accounts/citizen.ts";
import type { BackendUnderTest } from "../backendUnderTest.ts";
import { MARKET_LICENSE } from "../bills/bills.ts";
import {
  askLicence,
  loadLicence,
  MONTHLY,
  paidToken,
  renewalOf,
  statements,
  withLicences,
} from "./licences.ts";

/** POST /api/verify of the statement in a digital licence's QR code. */

/** Pays a renewal. @returns the link in its digital licence */
async function linkOf(backend: BackendUnderTest, record: LicenseRecord, key: string) {
  const token = await paidToken(backend, [renewalOf(record)]);
  const { url } = await (await askLicence(backend, "PUT", key, { token })).json();
  return String(url);
}

async function verdict(backend: BackendUnderTest, link: string): Promise<string> {
  const found = statementIn(link);
  if (found.kind !== "statement") throw new Error(`the link holds no statement: ${link}`);
  return (await (await post(backend, "/api/verify", { statement: found.compact })).json()).verdict;
}

describe("a digital licence's QR code", () => {
  test("is valid until its last day, and expired after that", () =>
    withLicences(async (backend) => {
      const link = await linkOf(backend, MONTHLY, "201-1234-2026-08");
      expect(await verdict(backend, link)).toBe("valid");
      backend.clock.pass(Date.parse("2026-08-31T15:59:59Z") - backend.clock.now().getTime());
      expect(await verdict(backend, link)).toBe("valid");
      backend.clock.pass(1000);
      expect(await verdict(backend, link)).toBe("expired");
    }));

  test("is renewed once the council has a later one", () =>
    withLicences(async (backend) => {
      const link = await linkOf(backend, MONTHLY, "201-1234-2026-08");
      await loadLicence(backend, { ...MONTHLY, sah_hingga: "2026-09-30" });
      expect(await verdict(backend, link)).toBe("renewed");
    }));

  test("is revoked once the council's record says that the licence may not proceed", () =>
    withLicences(async (backend) => {
      const link = await linkOf(backend, MARKET_LICENSE, "301-1234-2026");
      expect(await verdict(backend, link)).toBe("valid");
      await loadLicence(backend, { ...MARKET_LICENSE, statusl: "B" });
      expect(await verdict(backend, link)).toBe("revoked");
    }));

  test("is not on record for a period that nobody paid, even when it is signed with the server's key", () =>
    withLicences(async (backend) => {
      const stated = { kind: "licence", issuer: "mpt", issuedOn: "2026-08-03" } as const;
      const signed = async (number: string, validUntil: string) =>
        verdict(backend, await statements.sign({ ...stated, number, validUntil }));
      await linkOf(backend, MARKET_LICENSE, "301-1234-2026");
      expect(await signed("301-1234", "2026-12-31")).toBe("valid");
      expect(await signed("301-1234", "2027-12-31")).toBe("no_record");
      expect(await signed("201-1234", "2026-08-31")).toBe("no_record");
      expect(await signed("999-9999", "2026-12-31")).toBe("no_record");
    }));
});
