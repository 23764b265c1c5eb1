import { expect, test } from "vitest";
import { isWithinDomain, siteDomainOf, siteOriginOf } from "../../../src/domain/siteOrigin.ts";

test.each([
  ["https://www.mpt.example", "https://www.mpt.example"],
  ["https://www.mpt.example/", "https://www.mpt.example"],
  [" HTTPS://WWW.MPT.EXAMPLE:443 ", "https://www.mpt.example"],
  ["https://mpt.example:8443", "https://mpt.example:8443"],
  ["https://bücher.example", "https://xn--bcher-kva.example"],
])("the site %s is known as %s", (typed, origin) => {
  expect(siteOriginOf(typed)).toBe(origin);
});

test.each([
  "http://www.mpt.example",
  "http://localhost:8080",
  "https://localhost",
  "https://127.0.0.1",
  "https://0x7f.1",
  "https://[::1]",
  "https://*.mpt.example",
  "https://*",
  "https://mpt.example;script-src *",
  "https://mpt.example https://evil.example",
  "https://mpt.example.",
  "https://mpt.example/bayar",
  "https://mpt.example/?a",
  "https://mpt.example/#a",
  "https://user@mpt.example",
  "mpt.example",
  "null",
  "",
])("%j is no site that may embed", (typed) => {
  expect(siteOriginOf(typed)).toBeUndefined();
});

test.each([
  ["mpt.gov.my", "mpt.gov.my"],
  [" MPT.gov.my ", "mpt.gov.my"],
])("the domain %s is known as %s", (typed, domain) => {
  expect(siteDomainOf(typed)).toBe(domain);
});

test.each([
  "https://mpt.gov.my",
  "mpt.gov.my/bayar",
  "mpt.gov.my:8443",
  "mpt.gov.my.",
  "*.gov.my",
  "user@mpt.gov.my",
  "my",
  "10.0.0.1",
  "",
])("%j is no domain", (typed) => {
  expect(siteDomainOf(typed)).toBeUndefined();
});

const within = (host: string) => isWithinDomain(host, "mpt.gov.my");

test("a host belongs to its domain by whole names", () => {
  expect(["mpt.gov.my", "www.mpt.gov.my", "a.b.mpt.gov.my"].every(within)).toBe(true);
  expect(["evilmpt.gov.my", "gov.my", "mpt.gov.my.evil.example"].some(within)).toBe(false);
});
