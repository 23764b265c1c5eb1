import { expect, test } from "vitest";
import { FPX_LIMITS } from "../../../src/domain/payments/fpxLimits.ts";
import {
  DEFAULT_PAYMENT_METHOD,
  fpxTokenOf,
  PAYMENT_METHODS,
} from "../../../src/domain/payments/paymentMethod.ts";

test("'Payment method. It defaults to 1', which is FPX from an individual's account, token 01; 2 is a company's, 02 (rule 4.12)", () => {
  expect(DEFAULT_PAYMENT_METHOD).toBe("1");
  expect(PAYMENT_METHODS).toEqual(["1", "2", "3"]);
  expect(fpxTokenOf("1")).toBe("01");
  expect(fpxTokenOf("2")).toBe("02");
});

test("FPX accepts RM 1 to 30,000 from an individual and RM 2 to 1,000,000 from a company", () => {
  expect(FPX_LIMITS).toEqual({
    "01": { least: 1_00, most: 30_000_00 },
    "02": { least: 2_00, most: 1_000_000_00 },
  });
});
