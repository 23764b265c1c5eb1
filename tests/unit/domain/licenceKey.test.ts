import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { base64Of } from "../../../src/domain/base64.ts";
import {
  type LicenceKey,
  licenceKeyOf,
  licenceKeyText,
  licenceValue,
} from "../../../src/domain/licenceKey.ts";
import { ANY_CHARACTER } from "../../anyCharacter.ts";

const anyNumber = fc.oneof(
  fc.stringMatching(/^[A-Z]?\d{3,9}$/),
  fc.stringMatching(/^\d{3}-\d{4}(-\d{2,4})?$/),
  fc.stringMatching(/^[\p{Lu}\d/ .-]{0,20}\p{Lu}$/u),
);

const anyKey: fc.Arbitrary<LicenceKey> = fc
  .record({
    number: anyNumber,
    year: fc.integer({ min: 2000, max: 2100 }),
    month: fc.option(fc.integer({ min: 1, max: 12 })),
  })
  .map(({ month, ...key }) => (month === null ? key : { ...key, month }));

describe("'a base64 value of licenseNo-year, or licenseNo-year-month' (rule 2.18)", () => {
  test.each([
    [{ number: "R1300001", year: 2027 }, "R1300001-2027"],
    [{ number: "301-1301", year: 2026, month: 3 }, "301-1301-2026-03"],
  ])("%j is %s", (key, text) => {
    expect(licenceKeyText(key)).toBe(text);
    expect(licenceKeyOf(base64Of(text))).toEqual(key);
  });

  test("the key of any number with dashes and digits reads back (rule 2.18)", () => {
    fc.assert(
      fc.property(anyKey, (key) => {
        expect(licenceKeyOf(licenceValue(key))).toEqual(key);
        expect(licenceKeyOf(base64Of(licenceKeyText(key)))).toEqual(key);
      }),
    );
  });

  test("two licences or periods never share a value", () => {
    fc.assert(
      fc.property(anyKey, anyKey, (one, other) => {
        fc.pre(licenceKeyText(one) !== licenceKeyText(other));
        expect(licenceValue(one)).not.toBe(licenceValue(other));
      }),
    );
  });

  test("needs no encoding in an address", () => {
    fc.assert(
      fc.property(anyKey, (key) => {
        const value = licenceValue(key);
        expect(encodeURIComponent(value)).toBe(value);
      }),
    );
  });
});

describe("an invalid value names no licence, and nothing fails", () => {
  test.each([
    ["no year", "R1300001"],
    ["a number that looks like a year alone", "2027"],
    ["a year without a licence", "-2027"],
    ["blanks for a licence", "  -2027"],
    ["a year before 2000", "R1300001-1999"],
    ["a year after 2100", "R1300001-2101"],
    ["a thirteenth month", "R1300001-2027-13"],
    ["no month", "R1300001-2027-00"],
    ["a month of one digit", "R1300001-2027-3"],
    ["a line break", "R1300001\n-2027"],
    ["what turns text around", "R13\u202e00001-2027"],
    ["a number of more than 200 characters", `${"9".repeat(201)}-2027`],
  ])("%s", (_what, text) => expect(licenceKeyOf(base64Of(text))).toBeUndefined());

  test.each(["", "=", "R1300001-2027!", "UjEzMDAwMDEtMjAyN", "%55jE", "/////w==", "💾"])("%j", (value) =>
    expect(licenceKeyOf(value)).toBeUndefined(),
  );

  test("any text", () => {
    fc.assert(fc.property(fc.string({ unit: ANY_CHARACTER }), (text) => void licenceKeyOf(text)));
    fc.assert(fc.property(fc.string({ unit: ANY_CHARACTER }), (text) => void licenceKeyOf(base64Of(text))));
  });
});
