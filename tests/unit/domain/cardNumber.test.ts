import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { holdsCardNumber, passesLuhn } from "../../../src/domain/cardNumber.ts";

/** Published test numbers of 13, 15, 16 and 19 digits. */
const CARDS = ["4222222222222", "371449635398431", "4111 1111 1111 1111", "5555-5555-5555-4444"];
const LONGEST = "6304000000000000000";

describe("a card's number is found", () => {
  test.each([...CARDS, LONGEST])("%s, alone and between words", (number) => {
    for (const text of [number, ` ${number} `, `Siti ${number}`, `kad:${number}, 12/29`])
      expect(holdsCardNumber(text)).toBe(true);
  });

  test("any single wrong digit makes it no card number", () => {
    const digits = fc.tuple(fc.integer({ min: 0, max: 15 }), fc.integer({ min: 1, max: 9 }));
    fc.assert(
      fc.property(digits, ([at, by]) => {
        const slip = [..."4111111111111111"].map((digit, place) =>
          place === at ? String((Number(digit) + by) % 10) : digit,
        );
        expect(passesLuhn(slip.join(""))).toBe(false);
      }),
    );
  });
});

describe("other numbers that people type are no card numbers", () => {
  test.each([
    ["an identity number", "800101-12-5533"],
    ["a phone number", "012-345 6789"],
    ["a phone number from abroad", "+442071838750123"],
    ["an assessment's number", "130045001"],
    ["a compound's number", "K26-130001"],
    ["a transaction number", "K261121ABCDEFGHJK"],
    ["a status token", "Zm9yIHRoZSB0ZXN0cyBvbmx5LCBuZXZlciBhIHJlYWw"],
    ["16 digits that fail the check", "4111 1111 1111 1112"],
    ["20 digits", "41111111111111111111"],
    ["nothing", ""],
  ])("%s", (_what, text) => {
    expect(holdsCardNumber(text)).toBe(false);
  });

  test("no identity number and no number of up to 12 digits is one", () => {
    fc.assert(fc.property(fc.stringMatching(/^\d{1,12}$/), (digits) => !holdsCardNumber(digits)));
  });
});
