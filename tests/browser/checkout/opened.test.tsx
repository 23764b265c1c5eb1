import { afterEach, describe, expect, test } from "vitest";
import { clearAttempt } from "../../../src/payment/journal.ts";
import { ConfirmationScreen } from "../../../src/screens/confirmation/ConfirmationScreen.tsx";
import { FpxCheckoutScreen } from "../../../src/screens/fpx_checkout/FpxCheckoutScreen.tsx";
import { backEnd, cartOf, show } from "../cart/counter.tsx";
import { fine } from "../cart/samples.ts";
import { eventually } from "../eventually.ts";
import { emptyRaw } from "../stores/rawCart.ts";
import { given, NOBODY } from "./given.ts";

/** Steps that are opened too early: by a link, after a refresh, by the back button. */

afterEach(clearAttempt);

const STEPS = [
  ["the bank", FpxCheckoutScreen],
  ["the confirmation", ConfirmationScreen],
] as const;

describe.each(STEPS)("%s", (_name, Screen) => {
  test("with an empty cart leads to the search", async () => {
    await cartOf();
    given();
    const step = show(Screen, backEnd({}));
    await step.says("Your cart is empty.");
    await step.press("Find a bill");
    await eventually(() => expect(step.went).toEqual([{ screen: "search" }]));
  });

  test("without the payer's details, as after a refresh, leads to the checkout and asks no bank", async () => {
    await cartOf(fine());
    given({ payer: NOBODY, bank: "" });
    const counter = backEnd({});
    const step = show(Screen, counter);
    await step.says("Your cart has not changed.");
    await step.press("Enter your details");
    await eventually(() => expect(step.went).toEqual([{ screen: "checkout" }]));
    expect(counter.asked.map(({ path }) => path)).toEqual([]);
    expect(step.button("Proceed")).toBeUndefined();
  });

  test("with invalid details leads to the checkout", async () => {
    await cartOf(fine());
    given({ payer: { name: "Siti", email: "siti@", phone: "0123456789" } });
    const step = show(Screen, backEnd({}));
    await step.press("Enter your details");
    await eventually(() => expect(step.went).toEqual([{ screen: "checkout" }]));
  });
});

test("the confirmation without a bank leads to the bank step", async () => {
  await cartOf(fine());
  given({ bank: "" });
  const step = show(ConfirmationScreen, backEnd({}));
  await step.press("Choose a bank");
  await eventually(() => expect(step.went).toEqual([{ screen: "fpx_checkout" }]));
});

test.each(STEPS)(
  "%s, reached by the back button after its bills were paid elsewhere, has nothing to pay",
  async (_name, Screen) => {
    await cartOf(fine());
    given();
    const step = show(Screen, backEnd({}));
    await step.says("RM 50.00");
    await emptyRaw();
    dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
    await step.says("Your cart is empty.");
    expect(step.button("Proceed")).toBeUndefined();
  },
);
