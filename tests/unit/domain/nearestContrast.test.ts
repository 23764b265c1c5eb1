import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { contrastRatio } from "../../../src/domain/contrast.ts";
import { nearestPassing } from "../../../src/domain/nearestContrast.ts";

const anyColour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((number) => `#${number.toString(16).padStart(6, "0")}`);

describe("the nearest readable colour", () => {
  test("is readable", () => {
    fc.assert(
      fc.property(anyColour, anyColour, (colour, other) => {
        const proposed = nearestPassing(colour, [{ colour: other, needed: 4.5 }]);
        expect(contrastRatio(String(proposed), other)).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });

  test("is the colour itself when that is readable already", () => {
    expect(nearestPassing("#00695c", [{ colour: "#fff", needed: 4.5 }])).toBe("#00695c");
    expect(nearestPassing("#FFF", [{ colour: "#00695c", needed: 4.5 }])).toBe("#ffffff");
  });

  test("is a shade of it rather than black, when a small change is enough", () => {
    expect(nearestPassing("#ff6600", [{ colour: "#ffffff", needed: 4.5 }])).toMatch(/^#[a-d]\w{3}00$/);
  });

  test("suits every background that it is used on, or does not exist", () => {
    const both = [
      { colour: "#000000", needed: 4.5 },
      { colour: "#ffffff", needed: 4.5 },
    ];
    expect(nearestPassing("#00695c", both)).toBeDefined();
    expect(
      nearestPassing(
        "#00695c",
        both.map(({ colour }) => ({ colour, needed: 7 })),
      ),
    ).toBeUndefined();
    expect(nearestPassing("red", both)).toBeUndefined();
  });
});
