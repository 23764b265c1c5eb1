import fc from "fast-check";
import { COUNCIL_CODES } from "../../../src/domain/councils.ts";
import type { OrderNumber } from "../../../src/domain/identifiers.ts";
import { sen } from "../../../src/domain/money.ts";
import { orderNumber, receiptNumberOf } from "../../../src/domain/payments/orderNumber.ts";
import { isPlainText } from "../../../src/domain/schemas/plainText.ts";
import type { Statement } from "../../../src/domain/statements/statement.ts";

export const ORDER = "K26112201234567YZ" as OrderNumber;

export const RECEIPT: Statement = {
  kind: "receipt",
  issuers: ["mpt", "mdsp"],
  number: receiptNumberOf(ORDER),
  amount: sen(34310),
  paidOn: "2026-11-22",
};

export const LICENCE: Statement = {
  kind: "licence",
  issuer: "mpt",
  number: "R130-0001",
  issuedOn: "2026-11-22",
  validUntil: "2027-12-31",
};

export const REMITTANCE: Statement = {
  kind: "remittance",
  number: "mpt-2026-14",
  lines: 57,
  amount: sen(890410),
  day: "2026-11-22",
};

const anyDay = fc
  .date({ min: new Date("2020-01-01"), max: new Date("2099-12-31"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

const anyOrder = fc
  .array(fc.integer({ min: 0, max: 31 }), { minLength: 10, maxLength: 10 })
  .map((random) => orderNumber("261122", random));

const anyReceipt = fc.record({
  kind: fc.constant("receipt" as const),
  issuers: fc.subarray([...COUNCIL_CODES], { minLength: 1 }),
  number: anyOrder.map(receiptNumberOf),
  amount: fc.integer({ min: 1, max: 100_000_000_00 }).map(sen),
  paidOn: anyDay,
});

const anyLicence = fc.record({
  kind: fc.constant("licence" as const),
  issuer: fc.constantFrom(...COUNCIL_CODES),
  number: fc
    .string({ minLength: 1, maxLength: 60, unit: "grapheme" })
    .filter((text) => isPlainText(text) && text.length <= 200),
  issuedOn: anyDay,
  validUntil: anyDay,
});

const anyRemittance = fc.record({
  kind: fc.constant("remittance" as const),
  number: fc
    .tuple(
      fc.constantFrom(...COUNCIL_CODES),
      fc.integer({ min: 2020, max: 2099 }),
      fc.integer({ min: 1, max: 9999 }),
    )
    .map((parts) => parts.join("-")),
  lines: fc.nat({ max: 999_999_999 }),
  amount: fc.integer({ min: -100_000_000_00, max: 100_000_000_00 }).map(sen),
  day: anyDay,
});

export const anyStatement: fc.Arbitrary<Statement> = fc.oneof(anyReceipt, anyLicence, anyRemittance);
