import { afterEach, describe, expect, test } from "vitest";
import { clearAttempt } from "../../../src/payment/journal.ts";
import { PAY_SCREENS } from "../../../src/screens/checkout/payScreens.tsx";
import { fine } from "../cart/samples.ts";
import { eventually } from "../eventually.ts";
import { cartOf, fakeServer, show } from "../fakeServer.tsx";
import { emptyRaw } from "../stores/rawCart.ts";
import { given, NOBODY } from "./given.ts";

/** Steps that are opened too early: by a link, after a refresh, by the back button. */

afterEach(clearAttempt);

const STEPS = [
  ["the bank", PAY_SCREENS.fpx_checkout],
  ["the confirmation", PAY_SCREENS.confirmation],
] as const;

describe.each(STEPS)("%s", (_name, Screen) => {
  test("with an empty cart leads to the search", async () => {
    await cartOf();
    given();
    const step = show(Screen, fakeServer({}));
    await step.says("Your cart is empty.");
    await step.press("Find a bill");
    await eventually(() => expect(step.went).toEqual([{ screen: "search" }]));
  });

  test("without the payer's details, as after a refresh, says so and pays nothing without them", async () => {
    await cartOf(fine());
    given({ payer: NOBODY });
    const step = show(Screen, fakeServer({}));
    await step.says("Your cart has not changed.");
    await step.press("Proceed");
    await step.says("Full name is required.");
    expect(step.left).toEqual([]);
  });
});

test("the confirmation without a bank asks for the bank", async () => {
  await cartOf(fine());
  given({ bank: "" });
  const step = show(PAY_SCREENS.confirmation, fakeServer({}));
  await step.press("Proceed");
  await step.says("Bank is required.");
  expect(step.left).toEqual([]);
});

test.each([
  ["fpx_checkout", "1", "Your bank"],
  ["fpx_checkout", "3", "Checkout"],
  ["confirmation", "1", "Check and confirm"],
] as const)("the address of %s with method %s opens the payment screen at %s", async (block, method, at) => {
  await cartOf(fine());
  given({ method });
  const step = show(PAY_SCREENS[block], fakeServer({}), { arrived: true });
  await step.says("Who is paying");
  await eventually(() => expect(document.activeElement?.textContent).toBe(at));
});

test.each(STEPS)(
  "%s, reached by the back button after its bills were paid elsewhere, has nothing to pay",
  async (_name, Screen) => {
    await cartOf(fine());
    given();
    const step = show(Screen, fakeServer({}));
    await step.says("RM 50.00");
    await emptyRaw();
    dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
    await step.says("Your cart is empty.");
    expect(step.button("Proceed")).toBeUndefined();
  },
);
