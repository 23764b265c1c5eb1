import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { contrastRatio, LARGE_TEXT_CONTRAST, TEXT_CONTRAST } from "../../../src/domain/contrast.ts";

/** A council's colours get the contrast of WCAG 2.2, so that no other tool reports another result. */

const PUBLISHED: readonly (readonly [a: string, b: string, ratio: number])[] = [
  ["#000000", "#ffffff", 21],
  ["#ffffff", "#ffffff", 1],
  // Greys that pass and fail by one step, with the values of W3C's techniques and WebAIM's checker.
  ["#767676", "#ffffff", 4.54],
  ["#777777", "#ffffff", 4.48],
  ["#949494", "#ffffff", 3.03],
  ["#969696", "#ffffff", 2.96],
  // Pure colours on white and black.
  ["#ff0000", "#ffffff", 4],
  ["#00ff00", "#ffffff", 1.37],
  ["#0000ff", "#ffffff", 8.59],
  ["#ff0000", "#000000", 5.25],
  ["#ffff00", "#ffffff", 1.07],
];

const hex = fc.integer({ min: 0, max: 0xffffff }).map((colour) => `#${colour.toString(16).padStart(6, "0")}`);

describe("the contrast of two colours", () => {
  test.each(PUBLISHED)("of %s and %s is %d, as published", (a, b, ratio) => {
    expect(contrastRatio(a, b)).toBeCloseTo(ratio, 2);
  });

  test("a grey that fails narrowly is not rounded up", () => {
    expect(contrastRatio("#777", "#fff")).toBeLessThan(TEXT_CONTRAST);
    expect(contrastRatio("#959595", "#fff")).toBeLessThan(LARGE_TEXT_CONTRAST);
  });

  test("is between 1 and 21, in either order of the colours", () => {
    fc.assert(
      fc.property(hex, hex, (a, b) => {
        const ratio = contrastRatio(a, b);
        expect(ratio).toBeGreaterThanOrEqual(1);
        expect(ratio).toBeLessThanOrEqual(21);
        expect(contrastRatio(b, a)).toBe(ratio);
      }),
    );
  });

  test("black or white is readable on every background", () => {
    fc.assert(
      fc.property(hex, (ground) => {
        const best = Math.max(contrastRatio(ground, "#000") ?? 0, contrastRatio(ground, "#fff") ?? 0);
        expect(best).toBeGreaterThan(TEXT_CONTRAST);
      }),
    );
  });

  test("three digits, capitals and surrounding spaces are accepted", () => {
    expect(contrastRatio("#FFF", "#000")).toBe(21);
    expect(contrastRatio(" #0B5FFF ", "#fff")).toBe(contrastRatio("#0b5fff", "#ffffff"));
    expect(contrastRatio("#abc", "#000")).toBe(contrastRatio("#aabbcc", "#000000"));
  });

  test.each(["", "red", "0b5fff", "#12", "#12345", "#ffffff80", "#ggg", "rgb(0, 0, 0)", "transparent"])(
    "%j has no contrast",
    (colour) => {
      expect(contrastRatio(colour, "#fff")).toBeUndefined();
      expect(contrastRatio("#fff", colour)).toBeUndefined();
    },
  );
});
