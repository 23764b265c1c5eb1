import { expect, test } from "vitest";
import { FPX_RESPONSES, fpxVerdict } from "../../src/domain/fpxResponse.ts";

const codesWith = (verdict: string) =>
  Object.entries(FPX_RESPONSES)
    .filter(([, response]) => response.verdict === verdict)
    .map(([code]) => code)
    .sort();

test("all 94 debit codes are known", () => {
  expect(Object.keys(FPX_RESPONSES)).toHaveLength(94);
});

test("only 00 with credit 00 proves that money moved", () => {
  expect(fpxVerdict("00", "00")).toBe("approved");
  for (const credit of ["", "05", "51", "09"]) expect(fpxVerdict("00", credit)).toBe("unclear");
  expect(codesWith("approved")).toEqual(["00"]);
});

test("only 09 and 99 say that the bank holds the payment", () => {
  expect(codesWith("held")).toEqual(["09", "99"]);
});

test("a cancel is the buyer's own act", () => {
  expect(codesWith("cancelled")).toEqual(["1C", "1F", "1I", "1L", "80", "BC"]);
});

test.each(["76", "87", "88", "89", "96", "FE", "20", "85", "45", "XN", "XO", "OO"])(
  "%s proves nothing about the money",
  (code) => {
    expect(fpxVerdict(code, "")).toBe("unclear");
  },
);

test("a code that nobody listed proves nothing, not even one named like a property of every object", () => {
  for (const code of ["ZZ", "", "constructor", "__proto__"]) expect(fpxVerdict(code, "00")).toBe("unclear");
});

test.each(["51", "48", "1A", "1M", "2A", "2X", "OF"])("%s is a decline", (code) => {
  expect(fpxVerdict(code, "")).toBe("declined");
});
