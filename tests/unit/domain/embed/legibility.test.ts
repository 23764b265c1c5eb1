import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Colours, coloursOf, weaknessesOf } from "../../../../src/domain/embed/legibility.ts";
import { LOOK_COLOURS } from "../../../../src/domain/embed/look.ts";
import { PUBLIC_COLOURS } from "../../../../src/ui/style/tokens.ts";
import { runs } from "../../../config/seed.ts";

const shade = (at: 0 | 1) =>
  Object.fromEntries(LOOK_COLOURS.map((name) => [name, PUBLIC_COLOURS[name][at]])) as Colours;
const OWN = shade(0);

const anyColour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((number) => `#${number.toString(16).padStart(6, "0")}`);

describe("the portal's own colours", () => {
  test.each(["light", "dark"] as const)("are all readable, %s", (scheme) => {
    expect(weaknessesOf(shade(scheme === "light" ? 0 : 1))).toEqual([]);
  });
});

test("a main colour that is too light gets a suggestion to darken it until its text and links are readable", () => {
  const weak = weaknessesOf(coloursOf({ primary: "#ffcc00", "on-primary": "#fff" }, OWN));
  expect(weak.map(({ colour, on }) => `${colour} on ${on}`)).toEqual([
    "on-primary on primary",
    "primary on surface",
    "primary on card",
  ]);
  const remedies = new Set(weak.map(({ remedy }) => `${remedy?.name} ${remedy?.colour}`));
  expect(remedies.size).toBe(1);
  const colour = weak[0]?.remedy?.colour ?? "";
  expect(weaknessesOf(coloursOf({ primary: colour, "on-primary": "#fff" }, OWN))).toEqual([]);
});

test("text on a main colour without a text colour is white or black, whichever is readable", () => {
  fc.assert(
    fc.property(anyColour, (primary) => {
      const weak = weaknessesOf(coloursOf({ primary }, OWN));
      expect(weak.filter(({ colour }) => colour === "on-primary")).toEqual([]);
    }),
  );
});

test("an invalid or missing colour falls back to the portal's own", () => {
  expect(coloursOf({ primary: "red", text: "#000000" }, OWN)).toEqual({ ...OWN, text: "#000000" });
});

test("a suggestion repairs its pair, and makes no other pair unreadable", () => {
  const anyColours = fc.record(Object.fromEntries(LOOK_COLOURS.map((name) => [name, anyColour])));
  fc.assert(
    fc.property(anyColours, (drawn) => {
      const colours = { ...OWN, ...drawn };
      const before = weaknessesOf(colours);
      for (const { colour, on, remedy } of before) {
        if (remedy === undefined) continue;
        const after = weaknessesOf({ ...colours, [remedy.name]: remedy.colour });
        expect(after.map((pair) => `${pair.colour} ${pair.on}`)).not.toContain(`${colour} ${on}`);
        expect(after.length).toBeLessThan(before.length);
      }
    }),
    { numRuns: runs(20) },
  );
});
