import { expect, test } from "vitest";
import { partsOf } from "../../../src/print/hyphenated.ts";

/** Numbers with hyphens, which a document keeps on one line. */

const numbersOf = (text: string) => partsOf(text).flatMap((part) => (part.isNumber ? [part.text] : []));

test.each([
  ["a receipt's number", "R261121-7K2M9-QX4T1-V", ["R261121-7K2M9-QX4T1-V"]],
  ["a licence's number behind its kind", "Lesen perniagaan 201-1234", ["201-1234"]],
  ["each of several", "Tel. 089-000000 · No. pendaftaran MPT-001", ["089-000000", "MPT-001"]],
  [
    "a phone number with its no-break spaces",
    "Tel. +60\u00A088-000\u00A0000 · a",
    ["+60\u00A088-000\u00A0000"],
  ],
  ["no name with a hyphen", "Abdul-Rahman", []],
  ["nothing that is longer than a line of a roll", `${"7-".repeat(12)}7`, []],
  ["nothing that ends with a hyphen", "2026-", []],
])("are found: %s", (_what, text, numbers) => {
  expect(numbersOf(text)).toEqual(numbers);
  expect(
    partsOf(text)
      .map((part) => part.text)
      .join(""),
  ).toBe(text);
});
