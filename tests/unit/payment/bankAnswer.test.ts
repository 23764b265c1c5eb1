import { describe, expect, test } from "vitest";
import { CARD_EXPLANATIONS } from "../../../src/domain/payments/cardExplanation.ts";
import { FPX_APPROVAL_DAYS } from "../../../src/domain/payments/paymentMethod.ts";
import { PAYMENT_STATES } from "../../../src/domain/payments/paymentState.ts";
import { cardExplanationOf, explanationOf } from "../../../src/payment/bankAnswer.ts";

describe("the explanation of the bank's answer", () => {
  test("is absent for a paid payment, and before the bank has answered", () => {
    for (const code of ["00", "51", "96"])
      expect(explanationOf({ status: "paid", response_code: code, fpx_msgToken: "01" })).toBeUndefined();
    expect(explanationOf({ status: "in_progress", response_code: null, fpx_msgToken: "01" })).toBeUndefined();
  });

  test('is "unclear" for an unlisted code', () => {
    for (const code of ["ZZ", "", "constructor", "__proto__"])
      expect(explanationOf({ status: "in_progress", response_code: code, fpx_msgToken: "01" })).toBe(
        "unclear",
      );
  });

  test.each([
    ["failed", "76"],
    ["failed", "09"],
    ["failed", "1C"],
    ["cancelled", "96"],
    ["cancelled", "51"],
    ["pending", "51"],
    ["in_progress", "1C"],
    ["expired", "51"],
    ["expired", "76"],
  ] as const)("is absent in the state %s for the code %s", (status, response_code) => {
    expect(explanationOf({ status, response_code, fpx_msgToken: "01" })).toBeUndefined();
  });

  test("for 99 says to wait for a company's approver, up to 7 days; an individual has no approver", () => {
    const waiting = { status: "pending", response_code: "99" } as const;
    expect(explanationOf({ ...waiting, fpx_msgToken: "02" })).toBe("waiting_for_approver");
    expect(explanationOf({ ...waiting, fpx_msgToken: "01" })).toBe("with_bank");
    expect(FPX_APPROVAL_DAYS).toBe(7);
  });
});

describe("the reason for a failed card payment", () => {
  test.each(PAYMENT_STATES)("is shown when the ending comes from that answer: %s", (status) => {
    for (const card_explanation of CARD_EXPLANATIONS) {
      const agrees = card_explanation === "cancelled" ? status === "cancelled" : status === "failed";
      expect(cardExplanationOf({ status, card_explanation })).toBe(agrees ? card_explanation : undefined);
    }
    expect(cardExplanationOf({ status })).toBeUndefined();
  });
});
