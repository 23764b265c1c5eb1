import { expect, test } from "vitest";
import { visiblePart } from "../../../src/screens/scan/zxingDecoder.ts";

test.each([
  [
    "a lying picture in a square",
    { width: 1280, height: 720 },
    { width: 280, height: 280 },
    { width: 720, height: 720, left: 280, top: 0 },
  ],
  [
    "a standing picture in a square",
    { width: 720, height: 1280 },
    { width: 280, height: 280 },
    { width: 720, height: 720, left: 0, top: 280 },
  ],
  [
    "a picture in its own shape",
    { width: 640, height: 480 },
    { width: 320, height: 240 },
    { width: 640, height: 480, left: 0, top: 0 },
  ],
  [
    "a box that is not drawn yet",
    { width: 640, height: 480 },
    { width: 0, height: 0 },
    { width: 640, height: 480, left: 0, top: 0 },
  ],
])("the scanner reads exactly the visible part of the camera's picture: %s", (_what, picture, box, part) => {
  expect(visiblePart(picture, box)).toEqual(part);
});
