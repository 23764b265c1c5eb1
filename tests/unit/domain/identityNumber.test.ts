import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isNric, plainIdentityNumber, printedIdentityNumber } from "../../../src/domain/identityNumber.ts";
import { ANY_CHARACTER } from "../../anyCharacter.ts";

/** The codes of places of birth (docs/protocols.md, Identity numbers). */
const PLACES =
  "01 02 03 04 05 06 07 08 09 10 11 12 13 14 15 16 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 37 38 39 40 41 42 43 44 45 46 47 48 49 50 51 52 53 54 55 56 57 58 59 60 61 62 63 64 65 66 67 68 71 72 74 75 76 77 78 79 82 83 84 85 86 87 88 89 90 91 92 93 98 99".split(
    " ",
  );
const NO_PLACES = "00 17 18 19 20 69 70 73 80 81 94 95 96 97".split(" ");

const two = (value: number) => String(value).padStart(2, "0");

/** YYMMDD of every day from 1900 to 2099. */
const DAYS: ReadonlySet<string> = new Set(
  Array.from({ length: (Date.UTC(2100, 0) - Date.UTC(1900, 0)) / 86_400_000 }, (_, day) =>
    new Date(Date.UTC(1900, 0, 1 + day)).toISOString().slice(2, 10).replaceAll("-", ""),
  ),
);

const anyDay = fc.constantFrom(...DAYS);
const anySerial = fc.integer({ min: 0, max: 9999 }).map((serial) => String(serial).padStart(4, "0"));
const anyNric = fc.tuple(anyDay, fc.constantFrom(...PLACES), anySerial);

describe("a NRIC is YYMMDD-PB-###G", () => {
  test("every day of 19yy and 20yy with a place of birth and a serial is valid, with dashes, spaces or neither", () => {
    fc.assert(
      fc.property(anyNric, fc.constantFrom("", "-", " ", " - "), (parts, between) => {
        expect(isNric(parts.join(between))).toBe(true);
      }),
    );
  });

  test("a date of another century is invalid", () => {
    for (let year = 0; year <= 99; year++)
      for (let month = 0; month <= 13; month++)
        for (let day = 0; day <= 32; day++) {
          const date = `${two(year)}${two(month)}${two(day)}`;
          if (isNric(`${date}120043`) !== DAYS.has(date)) expect.fail(date);
        }
  });

  test("29 February '00 is valid, since 2000 had one, and 30 February is invalid", () => {
    expect(isNric("000229-12-0043")).toBe(true);
    expect(isNric("010229-12-0043")).toBe(false);
    expect(isNric("000230-12-0043")).toBe(false);
  });

  test("every pair of digits either is a place of birth or makes the number invalid", () => {
    expect(PLACES.length + NO_PLACES.length).toBe(100);
    for (const place of PLACES) expect(isNric(`800101${place}5533`), place).toBe(true);
    for (const place of NO_PLACES) expect(isNric(`800101${place}5533`), place).toBe(false);
  });

  test("'12 characters length': a digit more or fewer, or another character, makes it invalid", () => {
    fc.assert(
      fc.property(
        anyNric.map((parts) => parts.join("")),
        fc.nat(11),
        fc.string({ unit: ANY_CHARACTER, minLength: 1, maxLength: 1 }),
        (number, at, other) => {
          fc.pre(!/[\d\s-]/.test(other));
          expect(isNric(`${number.slice(0, at)}${number.slice(at + 1)}`)).toBe(false);
          expect(isNric(`${number.slice(0, at)}0${number.slice(at)}`)).toBe(false);
          expect(isNric(`${number.slice(0, at)}${other}${number.slice(at + 1)}`)).toBe(false);
        },
      ),
    );
  });

  test.each([
    ["nothing", ""],
    ["a company's number of 12 digits", "201901012345"],
    ["an old identity card", "H0123456"],
    ["a passport", "H12345678"],
    ["a masked number", "******-**-5533"],
    ["digits of another script", "٨٠٠١٠١١٢٥٥٣٣"],
    ["two numbers", "800101125533\n800101125533"],
  ])("%s is invalid", (_what, text) => expect(isNric(text)).toBe(false));
});

describe("an identity number without its dashes", () => {
  test.each([
    ["800101-12-5533", "800101125533"],
    [" 800101 12 5533 ", "800101125533"],
    ["A1234567", "A1234567"],
    ["- -", ""],
  ])("%j is %j", (typed, plain) => expect(plainIdentityNumber(typed)).toBe(plain));

  test("nothing else is removed, and a plain number stays", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (typed) => {
        const plain = plainIdentityNumber(typed);
        expect(plain).not.toMatch(/[\s-]/);
        expect(plainIdentityNumber(plain)).toBe(plain);
        expect([...plain]).toEqual([...typed].filter((character) => !/[\s-]/.test(character)));
      }),
    );
  });
});

test("a NRIC is shown as on its card, any other number unchanged", () => {
  fc.assert(
    fc.property(anyNric, (parts) => {
      expect(printedIdentityNumber(parts.join(""))).toBe(parts.join("-"));
    }),
  );
  for (const other of ["T1234567", "12345678901", ""]) expect(printedIdentityNumber(other)).toBe(other);
});
