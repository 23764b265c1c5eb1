import { beforeEach, expect, test } from "vitest";
import { clearAttempt } from "../../src/payment/journal.ts";
import { works } from "./elementQueries.ts";
import { type HostPage, openHostPage } from "./hostPage.ts";
import { press, textOf } from "./probes/place.ts";

/** An editor replaces a part of the page by new markup. */

const RECEIPT = "/tests/elements/probes/kaunter-receipt-probe.ts";
const TAG = '<kaunter-receipt-probe council="mps"></kaunter-receipt-probe>';
const PAID = "/council/bayar?kaunter-return=h4ndle";

beforeEach(clearAttempt);

function elements({ document }: HostPage): Element[] {
  return [...document.querySelectorAll("kaunter-receipt-probe")];
}

async function handleOf(element: Element): Promise<string | null | undefined> {
  await works(element);
  press(element, "handle");
  await expect.poll(() => textOf(element, "handle")).not.toBe("");
  return textOf(element, "handle");
}

function writeAnew({ document }: HostPage): void {
  const { innerHTML } = document.body;
  document.body.innerHTML = innerHTML;
}

test("the state after a return from the bank moves to the element that replaces the old one", async () => {
  const page = openHostPage(TAG, { address: PAID });
  await page.load(RECEIPT);
  const [former] = elements(page);
  writeAnew(page);
  const [successor] = elements(page);
  expect(successor).not.toBe(former);
  expect(await handleOf(successor!)).toBe("h4ndle");
});

test("of two equal elements each passes its state to its own replacement, and a different element gets none", async () => {
  const page = openHostPage(`${TAG}${TAG.replace("mps", "mpt")}${TAG}`, { address: PAID });
  await page.load(RECEIPT);
  writeAnew(page);
  const [first, other, last] = elements(page);
  expect(await handleOf(first!)).toBe("h4ndle");
  expect(await handleOf(other!)).toBe("undefined");
  expect(await handleOf(last!)).toBe("undefined");
});

test("an element that comes later starts fresh", async () => {
  const page = openHostPage(TAG, { address: PAID });
  await page.load(RECEIPT);
  page.document.body.replaceChildren();
  await new Promise(requestAnimationFrame);
  page.document.body.innerHTML = TAG;
  expect(await handleOf(elements(page)[0]!)).toBe("undefined");
});

test("an element beside the other takes nothing from it", async () => {
  const page = openHostPage(TAG, { address: PAID });
  await page.load(RECEIPT);
  page.document.body.insertAdjacentHTML("beforeend", TAG);
  const [first, second] = elements(page);
  expect(await handleOf(second!)).toBe("undefined");
  expect(await handleOf(first!)).toBe("h4ndle");
});
