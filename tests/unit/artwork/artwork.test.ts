import { PNG } from "pngjs";
import { expect, test } from "vitest";
import { crest } from "../../../demo/artwork/crest.ts";
import { type Colour, draw, TRANSPARENT } from "../../../demo/artwork/drawing.ts";
import { portrait } from "../../../demo/artwork/portrait.ts";
import { signature } from "../../../demo/artwork/signature.ts";
import { COUNCIL_CODES } from "../../../src/domain/councils.ts";

/** The demo's made-up pictures: PNGs that others read, the same at each start. */

const RED: Colour = [255, 0, 0, 255];

const coloursOf = (picture: Uint8Array): ReadonlySet<string> => {
  const { data } = PNG.sync.read(Buffer.from(picture));
  return new Set(
    Array.from({ length: data.length / 4 }, (_none, pixel) => data.toString("hex", pixel * 4, pixel * 4 + 4)),
  );
};

test("a drawing has its size, its colours where they are, and soft edges", () => {
  const picture = PNG.sync.read(Buffer.from(draw(4, 2, (x) => (x < 0.375 ? RED : TRANSPARENT))));
  expect([picture.width, picture.height]).toEqual([4, 2]);
  const row = [0, 1, 2, 3].map((column) => [...picture.data.subarray(column * 4, column * 4 + 4)]);
  expect(row).toEqual([
    [255, 0, 0, 255],
    [255, 0, 0, 128],
    [0, 0, 0, 0],
    [0, 0, 0, 0],
  ]);
});

test("each council has a crest of its own, and the same again", () => {
  const crests = COUNCIL_CODES.map((code) => Buffer.from(crest(code)).toString("base64"));
  expect(new Set(crests).size).toBe(COUNCIL_CODES.length);
  expect(Buffer.from(crest("mpt")).toString("base64")).toBe(crests[COUNCIL_CODES.indexOf("mpt")]);
});

test("a crest and a signature are drawn on nothing, a portrait on a ground", () => {
  for (const picture of [crest("mpt"), signature()]) expect(coloursOf(picture)).toContain("00000000");
  const face = new Uint8Array(Buffer.from(portrait(1), "base64"));
  for (const colour of coloursOf(face)) expect(colour).toMatch(/ff$/);
});
