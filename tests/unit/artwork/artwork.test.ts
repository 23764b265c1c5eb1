import { PNG } from "pngjs";
import { expect, test } from "vitest";
import { crest, portrait, signature } from "../../../demo/artwork/artwork.ts";
import { COUNCIL_CODES } from "../../../src/domain/councils.ts";

/** Other programs can read the demonstration's made-up pictures as PNG. */

const coloursOf = (picture: string): ReadonlySet<string> => {
  const { data } = PNG.sync.read(Buffer.from(picture, "base64"));
  return new Set(
    Array.from({ length: data.length / 4 }, (_none, pixel) => data.toString("hex", pixel * 4, pixel * 4 + 4)),
  );
};

test("each council has a crest of its own", () => {
  expect(new Set(COUNCIL_CODES.map(crest)).size).toBe(COUNCIL_CODES.length);
});

test("a crest and a signature have a transparent background, a portrait a filled one", () => {
  for (const picture of [crest("mpt"), signature()]) expect(coloursOf(picture)).toContain("00000000");
  for (let place = 0; place < 12; place += 1)
    for (const colour of coloursOf(portrait(place))) expect(colour).toMatch(/ff$/);
});
