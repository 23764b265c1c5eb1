import "./probes/kaunter-probe.ts";
import "../../widgets/kaunter-checkout.ts";
import "../../widgets/kaunter-pay.ts";
import { beforeEach, expect, test } from "vitest";
import { PAY_STEPS } from "../../src/payment/paySteps.ts";
import { emptyRaw } from "../browser/stores/rawCart.ts";
import { works } from "./elementQueries.ts";
import { nextAddress, openHostPage } from "./hostPage.ts";
import { place, press } from "./probes/place.ts";

/** One element shows the steps from the cart to the bank. kaunter-pay counts them as one step. */

beforeEach(emptyRaw);

/** The payment screen, for each of its addresses. With an empty cart it has no blocks to open. */
function headingOf(element: Element): string | null | undefined {
  return element.shadowRoot?.querySelector("h2")?.textContent;
}

const focusedIn = (element: Element) => element.shadowRoot?.activeElement?.textContent;

test.each(["kaunter-checkout", "kaunter-pay"] as const)(
  "%s shows each of them inside, and leaves the page's address alone",
  async (tag) => {
    const element = place(`<${tag} lang="en"></${tag}>`).querySelector(tag)!;
    await works(element);
    const before = location.href;
    for (const screen of PAY_STEPS) {
      element.show({ screen });
      await expect.poll(() => headingOf(element)).toBe("Checkout");
      await expect.poll(() => focusedIn(element)).toBe("Checkout");
    }
    expect(location.href).toBe(before);
  },
);

test("in kaunter-pay each of them is in the step called Pay", async () => {
  const element = place('<kaunter-pay lang="en"></kaunter-pay>').querySelector("kaunter-pay")!;
  await works(element);
  for (const screen of PAY_STEPS) {
    element.show({ screen });
    await expect.poll(() => headingOf(element)).toBe("Checkout");
    const steps = [...element.shadowRoot!.querySelectorAll("[part=steps] li")];
    expect(steps).toHaveLength(4);
    expect(element.shadowRoot!.querySelector("[aria-current=step]")?.textContent).toContain("Pay");
  }
});

test.each(PAY_STEPS)("%s is on the council's page for the checkout", async (screen) => {
  const page = openHostPage('<kaunter-probe checkout-href="/council/checkout"></kaunter-probe>');
  await page.load("/tests/elements/probes/kaunter-probe.ts");
  const element = page.document.querySelector("kaunter-probe")!;
  await works(element);
  const address = nextAddress(page);
  press(element, screen);
  expect(await address).toBe(`${location.origin}/council/checkout`);
});

test("otherwise it is in the page's own element for the checkout, which takes the focus", async () => {
  const ground = place('<kaunter-probe></kaunter-probe><kaunter-checkout lang="en"></kaunter-checkout>');
  const [probe, checkout] = [...ground.children];
  await works(probe!);
  await works(checkout!);
  press(probe!, "confirmation");
  await expect.poll(() => headingOf(checkout!)).toBe("Checkout");
  await expect.poll(() => document.activeElement).toBe(checkout);
});
