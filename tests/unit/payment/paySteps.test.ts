import { expect, test } from "vitest";
import { offeredMethods } from "../../../src/payment/paySteps.ts";

test("the first offered method is the default, and a card is offered only where cards are accepted (rule 4.12)", () => {
  expect(offeredMethods(true)).toEqual(["1", "2", "3"]);
  expect(offeredMethods(false)).toEqual(["1", "2"]);
});
