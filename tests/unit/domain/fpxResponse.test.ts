import { describe, expect, test } from "vitest";
import { FPX_EXPLANATIONS, type FpxExplanation } from "../../../src/domain/payments/fpxExplanation.ts";
import { creditStateOf, FPX_RESPONSES, fpxVerdict } from "../../../src/domain/payments/fpxResponse.ts";

const codesWith = (verdict: string) =>
  Object.entries(FPX_RESPONSES)
    .filter(([, response]) => response.verdict === verdict)
    .map(([code]) => code)
    .sort();

test("all 94 debit codes are known", () => {
  expect(Object.keys(FPX_RESPONSES)).toHaveLength(94);
});

test("only the debit code 00 proves that the buyer's money was taken", () => {
  expect(fpxVerdict("00")).toBe("approved");
  expect(codesWith("approved")).toEqual(["00"]);
});

test("the credit code says whether the council was credited", () => {
  expect(creditStateOf("00")).toBe("confirmed");
  expect(creditStateOf("")).toBe("awaited");
  for (const code of ["05", "09", "51", "76"]) expect(creditStateOf(code)).toBe("refused");
});

test("only 09 and 99 say that the bank holds the payment", () => {
  expect(codesWith("held")).toEqual(["09", "99"]);
});

test("a cancellation is the buyer's own act", () => {
  expect(codesWith("cancelled")).toEqual(["1C", "1F", "1I", "1L", "80", "BC"]);
});

test.each(["76", "87", "88", "89", "96", "FE", "20", "85", "45", "XN", "XO", "OO"])(
  "%s proves nothing about the money",
  (code) => {
    expect(fpxVerdict(code)).toBe("unclear");
  },
);

test("an unlisted code proves nothing, not even one whose name has a meaning for the program itself", () => {
  for (const code of ["ZZ", "", "constructor", "__proto__"]) expect(fpxVerdict(code)).toBe("unclear");
});

test.each(["51", "48", "1A", "1M", "2A", "2X", "OF"])("%s is a decline", (code) => {
  expect(fpxVerdict(code)).toBe("declined");
});

/** Every code under the explanation that the citizen reads. */
const EXPLAINED: Readonly<Record<FpxExplanation, string>> = {
  insufficient_funds: "51",
  over_limit: "48 49",
  below_limit: "2A",
  wrong_account: "14 53 77",
  details_missing: "1B 1E 1H 1K",
  bank_declined: "12 39 57 58",
  bank_unavailable: "79 90",
  bank_blocked: "31 92 BB",
  outside_hours: "OE",
  timed_out: "1A 1D 1G 1J 1M OF",
  technical: "03 05 13 2X 30 46 47 50 70 78 83 84 98 DA DB DC DD DE DF SB XA XB XC XE XF XI XM XS XT XW",
  cancelled_at_login: "1C",
  cancelled_at_bank: "1F 1I 1L 80 BC",
  with_bank: "09",
  waiting_for_approver: "99",
  not_found: "76",
  system_trouble: "20 85 87 88 89 96 FE",
  unclear: "00 1S 45 B0 B1 B2 B3 B4 B5 B6 B7 B8 B9 C1 C2 C3 C4 C5 OO XN XO",
};

describe("the explanation of a code", () => {
  test.each(FPX_EXPLANATIONS)("%s", (explanation) => {
    const codes = Object.entries(FPX_RESPONSES).filter(
      ([, response]) => response.explanation === explanation,
    );
    expect(codes.map(([code]) => code).toSorted()).toEqual(EXPLAINED[explanation].split(" "));
  });

  test("belongs to one verdict: no explanation is used both for a decline and for an unknown result", () => {
    for (const codes of Object.values(EXPLAINED)) {
      const verdicts = codes.split(" ").map((code) => fpxVerdict(code));
      // No screen explains a paid payment.
      expect(new Set(verdicts.filter((verdict) => verdict !== "approved")).size, codes).toBe(1);
    }
  });
});
