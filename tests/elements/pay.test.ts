import "../../widgets/kaunter-pay.ts";
import { beforeEach, expect, test } from "vitest";
import { emptyRaw } from "../browser/stores/rawCart.ts";
import { works } from "./elementQueries.ts";
import { openHostPage } from "./hostPage.ts";
import { place } from "./probes/place.ts";

// The cart of another test would be counted in the step.
beforeEach(emptyRaw);

function headingOf(element: Element): string | null | undefined {
  return element.shadowRoot?.querySelector("h2")?.textContent;
}

function stepsOf(element: Element): string[] {
  return [...(element.shadowRoot?.querySelectorAll("[part=steps] li") ?? [])].map((step) =>
    step.querySelector("[aria-current=step]") === null ? "" : (step.textContent ?? ""),
  );
}

test("kaunter-pay starts with the search without taking the focus", async () => {
  const element = place('<kaunter-pay lang="en"></kaunter-pay>').querySelector("kaunter-pay")!;
  await works(element);
  await expect.poll(() => headingOf(element)).toBe("Find a bill");
  expect(element.shadowRoot!.activeElement).toBeNull();
});

test("a step shows its screen inside the element, and the focus moves to its heading", async () => {
  const element = place('<kaunter-pay lang="en"></kaunter-pay>').querySelector("kaunter-pay")!;
  await works(element);
  const asked: string[] = [];
  element.addEventListener("kaunter-navigate", (event) => asked.push(event.detail.screen));
  const before = location.href;
  element.shadowRoot!.querySelector<HTMLElement>("[part=steps] button")!.click();
  await expect.poll(() => headingOf(element)).toBe("Your cart");
  await expect.poll(() => element.shadowRoot!.activeElement?.textContent).toBe("Your cart");
  expect(stepsOf(element)).toEqual(["", "Cart ", "", ""]);
  expect(asked).toEqual(["cart"]);
  expect(location.href).toBe(before);
});

test("the old screen stays until the new one's code has loaded", async () => {
  const page = openHostPage('<kaunter-pay lang="en"></kaunter-pay>');
  await page.load("/widgets/kaunter-pay.ts");
  const element = page.document.querySelector("kaunter-pay")!;
  const surface = await works(element);
  const shown: boolean[] = [];
  const observer = new page.window.MutationObserver(() => shown.push(surface.checkVisibility()));
  observer.observe(element.shadowRoot!, { subtree: true, childList: true, attributes: true });
  element.show({ screen: "cart" });
  await expect.poll(() => headingOf(element)).toBe("Your cart");
  expect(shown).not.toContain(false);
});

test("it starts with the receipt for a citizen who returns from the bank", async () => {
  const page = openHostPage('<kaunter-pay lang="en"></kaunter-pay>', {
    address: "/pay?kaunter-return=h4ndle",
  });
  await page.load("/widgets/kaunter-pay.ts");
  const element = page.document.querySelector("kaunter-pay")!;
  await works(element);
  expect(stepsOf(element).at(-1)).toBe("Receipt ");
  expect(page.window.location.search).toBe("");
});

test("a script of the page may choose one of its screens", async () => {
  const element = place('<kaunter-pay lang="en"></kaunter-pay>').querySelector("kaunter-pay")!;
  await works(element);
  element.show({ screen: "cart" });
  await expect.poll(() => headingOf(element)).toBe("Your cart");
});
