import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { maskEmail, maskIdentityNumber, maskText } from "../../../src/domain/mask.ts";

/** Any text, with Chinese and emoji, but without the mask's own character. */
const anyText = fc.string({ unit: "grapheme" }).filter((text) => !text.includes("*"));

describe("'Masked display hides the last 75 percent of a text' (rule 5.28)", () => {
  test.each([
    ["", ""],
    ["A", "*"],
    ["Ali", "***"],
    ["Siti", "S***"],
    ["Ahmad bin Ali", "Ahm** *** ***"],
    ["陈大文先生女", "陈*****"],
    ["👩👩👩👩", "👩***"],
  ])("%j is shown as %j", (text, masked) => expect(maskText(text)).toBe(masked));

  test("the last 75 per cent of every text, rounded up, show only spaces, and the rest is visible (rule 5.28)", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const characters = [...text];
        const hidden = Math.ceil(characters.length * 0.75);
        const masked = [...maskText(text)];
        expect(masked).toHaveLength(characters.length);
        expect(masked.slice(0, characters.length - hidden)).toEqual(
          characters.slice(0, characters.length - hidden),
        );
        for (const character of masked.slice(characters.length - hidden)) expect("* ").toContain(character);
      }),
    );
  });
});

describe("'or all but the last 4 characters of an identity number'", () => {
  test.each([
    ["800101125533", "********5533"],
    ["A1234567", "****4567"],
    ["12345", "*2345"],
  ])("%s is shown as %s", (number, masked) => expect(maskIdentityNumber(number)).toBe(masked));

  test("one of up to four characters is hidden completely", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 4 }), (number) => {
        fc.pre([...number].length <= 4);
        expect(maskIdentityNumber(number)).toBe("*".repeat([...number].length));
      }),
    );
  });

  test("of every longer one exactly the last four characters are visible (rule 5.29)", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", minLength: 5 }), (number) => {
        const characters = [...number];
        expect(maskIdentityNumber(number)).toBe(
          "*".repeat(characters.length - 4) + characters.slice(-4).join(""),
        );
      }),
    );
  });
});

describe("an e-mail address", () => {
  test.each([
    ["sitiaminah@example.my", "si********@example.my"],
    ["a@example.my", "*@example.my"],
    ['"a@b"@example.my', '"****@example.my'],
    ["no address", "no *******"],
    ["@example.my", "@e*********"],
  ])("%s is shown as %s", (email, masked) => expect(maskEmail(email)).toBe(masked));
});
