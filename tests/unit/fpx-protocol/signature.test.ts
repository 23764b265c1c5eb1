import { createHash, publicDecrypt } from "node:crypto";
import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import {
  createKeyMaterial,
  type KeyMaterial,
} from "../../../src/server/gateways/fpx/protocol/keyMaterial.ts";
import {
  certificateOf,
  signSource,
  verifySource,
} from "../../../src/server/gateways/fpx/protocol/messages.ts";

const NOW = new Date("2026-12-01T04:00:00Z");
const day = (text: string) => new Date(`${text}T00:00:00Z`);

let current: KeyMaterial;
let past: KeyMaterial;
let next: KeyMaterial;
let stranger: KeyMaterial;

beforeAll(async () => {
  const make = (notBefore: string, notAfter: string) =>
    createKeyMaterial({ notBefore: day(notBefore), notAfter: day(notAfter) });
  [past, current, next, stranger] = await Promise.all([
    make("2024-01-01", "2026-01-01"),
    make("2025-12-01", "2027-01-01"),
    make("2026-12-15", "2028-12-15"),
    make("2025-12-01", "2027-01-01"),
  ]);
});

test("a signature has 512 upper-case hex digits, and verifies in either case", () => {
  const checksum = signSource("a|b", current.privateKey);
  expect(checksum).toMatch(/^[0-9A-F]{512}$/);
  expect(verifySource("a|b", checksum, [current.certificate], NOW)).toEqual({ verified: true });
  expect(verifySource("a|b", checksum.toLowerCase(), [current.certificate], NOW)).toEqual({ verified: true });
});

test("the signed value is the SHA-1 of the source in PKCS#1 v1.5 padding, as the exchange expects", () => {
  const signature = new Uint8Array(Buffer.from(signSource("a|é", current.privateKey), "hex"));
  const sha1Prefix = "3021300906052b0e03021a05000414";
  expect(publicDecrypt(current.certificate, signature).toString("hex")).toBe(
    sha1Prefix + createHash("sha1").update("a|é", "utf8").digest("hex"),
  );
});

test("a changed source and a stranger's key are refused", () => {
  const mismatch = { verified: false, reason: "mismatch" };
  const checksum = signSource("a|1.00", current.privateKey);
  expect(verifySource("a|1.01", checksum, [current.certificate], NOW)).toEqual(mismatch);
  expect(verifySource("a|1.00", checksum, [stranger.certificate], NOW)).toEqual(mismatch);
});

describe("the list of certificates", () => {
  test("any certificate that is valid now may verify, wherever it is in the list", () => {
    const checksum = signSource("a", current.privateKey);
    const list = [past.certificate, "not a certificate", stranger.certificate, current.certificate];
    expect(verifySource("a", checksum, list, NOW)).toEqual({ verified: true });
  });

  test("the next certificate verifies from its first day, not before", () => {
    const checksum = signSource("a", next.privateKey);
    const list = [current.certificate, next.certificate];
    expect(verifySource("a", checksum, list, NOW)).toEqual({ verified: false, reason: "mismatch" });
    expect(verifySource("a", checksum, list, day("2026-12-16"))).toEqual({ verified: true });
  });

  test("a signature of an expired certificate is refused", () => {
    const checksum = signSource("a", past.privateKey);
    expect(verifySource("a", checksum, [past.certificate], NOW)).toEqual({
      verified: false,
      reason: "expired",
    });
    expect(verifySource("a", checksum, [past.certificate, current.certificate], NOW)).toEqual({
      verified: false,
      reason: "mismatch",
    });
  });

  test("no certificate verifies before its first day", () => {
    const checksum = signSource("a", current.privateKey);
    for (const list of [[], ["not a certificate"], [next.certificate]]) {
      expect(verifySource("a", checksum, list, NOW)).toEqual({ verified: false, reason: "no_certificate" });
    }
  });

  test("a certificate's end is reported early enough for a warning", () => {
    expect(certificateOf(current.certificate)).toMatchObject({
      from: day("2025-12-01"),
      until: day("2027-01-01"),
    });
    expect(certificateOf("not a certificate")).toBeUndefined();
  });
});

test("an empty checksum is missing", () => {
  expect(verifySource("a", "", [current.certificate], NOW)).toEqual({
    verified: false,
    reason: "missing_checksum",
  });
});

test("no checksum makes the check fail with an error, or succeed by accident", () => {
  const good = signSource("a", current.privateKey);
  const hostile = [good.slice(1), `${good}00`, `${good}ZZ`, ` ${good}`, "ABC", "é", "0".repeat(512)];
  for (const checksum of hostile) {
    expect(verifySource("a", checksum, [current.certificate], NOW)).toEqual({
      verified: false,
      reason: "mismatch",
    });
  }
  fc.assert(
    fc.property(fc.string(), fc.string(), (checksum, certificate) => {
      expect(verifySource("a", checksum, [certificate, current.certificate], NOW).verified).toBe(false);
    }),
  );
});
