import { expect, test } from "vitest";
import { CHARGE_TYPES } from "../../../src/domain/chargeTypes.ts";
import { COUNCIL_CODES } from "../../../src/domain/councils.ts";
import { productOf } from "../../../src/server/payments/productOf.ts";

/** The purpose that the bank shows to the payer. */

test("names the kind of charge and the council", () => {
  expect(productOf([{ type: "assessment", council: "mpt" }])).toBe("Cukai taksiran Tawau");
  expect(
    productOf([
      { type: "compound", council: "mdld" },
      { type: "compound", council: "mdld" },
    ]),
  ).toBe("Kompaun Lahad Datu");
});

test("names the council alone for several kinds, and neither for several councils", () => {
  const mixed = [
    { type: "compound", council: "mpt" },
    { type: "parking", council: "mpt" },
  ] as const;
  expect(productOf(mixed)).toBe("Bayaran Tawau");
  expect(productOf([...mixed, { type: "parking", council: "mps" }])).toBe("Bayaran majlis");
});

test("names the council by its letters where its place is too long", () => {
  expect(productOf([{ type: "local_government_charge", council: "dbkk" }])).toBe(
    "Caj kerajaan tempatan DBKK",
  );
});

test("is plain text of at most 30 characters for every charge of every council", () => {
  for (const type of CHARGE_TYPES)
    for (const council of COUNCIL_CODES) expect(productOf([{ type, council }])).toMatch(/^[A-Za-z ]{1,30}$/);
});
