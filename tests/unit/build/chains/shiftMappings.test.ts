import { SourceMap } from "node:module";
import { expect, test } from "vitest";
import { shiftMappings } from "../../../../scripts/build/chains/shiftMappings.ts";

/** Columns 0, 4 and 14 of one line, as in its source. */
const MAPPINGS = "AAAA,IAAI,UAAU";

function sourceColumn(mappings: string, column: number): number {
  const payload = {
    version: 3,
    file: "a.js",
    sources: ["a.ts"],
    sourcesContent: [""],
    names: [],
    mappings,
    sourceRoot: "",
  };
  const entry = new SourceMap(payload).findEntry(0, column);
  return "originalColumn" in entry ? entry.originalColumn : -1;
}

test.each([1, 15, 16, 276, 5_000, -3])(
  "what stands behind %i characters more is found where it is, and nothing before moves",
  (by) => {
    const shifted = shiftMappings(MAPPINGS, 5, by);
    expect([sourceColumn(shifted, 0), sourceColumn(shifted, 4)]).toEqual([0, 4]);
    expect(sourceColumn(shifted, 14 + by)).toBe(14);
    expect(sourceColumn(shifted, 14 + by - 1)).toBe(4);
  },
);

test("nothing put in, or nothing behind it, leaves all as it was", () => {
  expect(shiftMappings(MAPPINGS, 4, 0)).toBe(MAPPINGS);
  expect(shiftMappings(MAPPINGS, 99, 7)).toBe(MAPPINGS);
});
