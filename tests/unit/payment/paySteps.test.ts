import { describe, expect, test } from "vitest";
import { PAYMENT_METHODS } from "../../../src/domain/payments/paymentMethod.ts";
import {
  type Given,
  missingStep,
  offeredMethods,
  PAY_STEPS,
  stepAfter,
  stepsOf,
} from "../../../src/payment/paySteps.ts";

const ALL: Given = { cart: true, checkout: true, fpx_checkout: true };

test("every method begins at the checkout, ends at the confirmation and keeps the order of the steps", () => {
  for (const method of PAYMENT_METHODS) {
    const steps = stepsOf(method);
    expect([steps[0], steps.at(-1)]).toEqual(["checkout", "confirmation"]);
    expect(PAY_STEPS.filter((step) => steps.includes(step))).toEqual(steps);
  }
});

test("the first offered method is the default, and a card is offered only where cards are accepted (rule 4.12)", () => {
  expect(offeredMethods(true)).toEqual(["1", "2", "3"]);
  expect(offeredMethods(false)).toEqual(["1", "2"]);
});

test("only the card gateway asks for a card, so a card payment has no bank step and misses none", () => {
  expect(stepsOf("3")).toEqual(["checkout", "confirmation"]);
  expect(missingStep("confirmation", "3", { ...ALL, fpx_checkout: false })).toBeUndefined();
  expect(missingStep("confirmation", "3", { ...ALL, checkout: false, fpx_checkout: false })).toBe("checkout");
});

test.each(PAYMENT_METHODS)("method %s leads from step to step, and ends with the last one", (method) => {
  const walked = [stepsOf(method)[0]];
  for (let next = stepAfter("checkout", method); next !== undefined; next = stepAfter(next, method))
    walked.push(next);
  expect(walked).toEqual(stepsOf(method));
});

describe("a step that is opened too early leads to the first missing one", () => {
  test.each(PAYMENT_METHODS)("with everything given, every step of method %s may be shown", (method) => {
    for (const step of stepsOf(method)) expect(missingStep(step, method, ALL)).toBeUndefined();
  });

  test.each([
    ["checkout", { cart: false }, "cart"],
    ["fpx_checkout", { cart: false, checkout: false }, "cart"],
    ["fpx_checkout", { checkout: false }, "checkout"],
    ["confirmation", { cart: false, checkout: false, fpx_checkout: false }, "cart"],
    ["confirmation", { checkout: false, fpx_checkout: false }, "checkout"],
    ["confirmation", { fpx_checkout: false }, "fpx_checkout"],
  ] as const)("%s without %o: %s", (step, lacking, missing) => {
    for (const method of ["1", "2"] as const)
      expect(missingStep(step, method, { ...ALL, ...lacking })).toBe(missing);
  });

  test("a step does not require a later one", () => {
    expect(
      missingStep("checkout", "1", { cart: true, checkout: false, fpx_checkout: false }),
    ).toBeUndefined();
    expect(
      missingStep("fpx_checkout", "1", { cart: true, checkout: true, fpx_checkout: false }),
    ).toBeUndefined();
  });
});
