import { expect, test } from "vitest";
import { drawableText } from "../../../src/print/pdf/drawableText.ts";

test("a non-breaking hyphen becomes a plain one in a file, so that a copied number is found again", () => {
  expect(drawableText("E\u2011mel: K26-170001")).toBe("E-mel: K26-170001");
});
