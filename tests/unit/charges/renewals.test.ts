import { expect, test } from "vitest";
import { license } from "../../../src/charges/license/index.ts";
import { renewalsOf } from "../../../src/charges/license/renewals.ts";
import { chargeOf } from "../../../src/charges/lines.ts";
import { itemsOfEveryType, licenseItem } from "./samples.ts";

test("each licence that a payment renews has a digital licence, found by its number, council and period", () => {
  const lines = [
    license.lineOf(licenseItem({ license_no: "301-1301", council: "mdld" })),
    license.lineOf(licenseItem({ renewal_year: 2027, renewal_month: 3 })),
  ];
  expect(renewalsOf(lines)).toEqual([
    { council: "mdld", licence: { number: "301-1301", year: 2026 } },
    { council: "mpt", licence: { number: "201-1234", year: 2027, month: 3 } },
  ]);
});

test("paying arrears only renews nothing, and no other charge is a licence", () => {
  expect(renewalsOf([license.lineOf(licenseItem({}, "arrears"))])).toEqual([]);
  const others = itemsOfEveryType().filter(({ type }) => type !== "license");
  expect(renewalsOf(others.map((item) => chargeOf(item).lineOf(item)))).toEqual([]);
});
