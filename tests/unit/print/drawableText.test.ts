import { expect, test } from "vitest";
import { drawableText } from "../../../src/print/pdf/drawableText.ts";

test("a hyphen that does not break is the plain one in a file, so that a number that is copied out of it is found again", () => {
  expect(drawableText("E\u2011mel: K26-170001")).toBe("E-mel: K26-170001");
});
