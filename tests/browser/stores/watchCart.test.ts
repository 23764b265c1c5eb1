import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { useCart } from "../../../src/stores/cartState.ts";
import { watchCart } from "../../../src/stores/watchCart.ts";
import { assessmentItem, compoundItem } from "../../unit/charges/samples.ts";
import { eventually } from "../eventually.ts";
import { emptyRaw } from "./rawCart.ts";
import { openSecondTab } from "./secondTab.ts";

/** The cart of a page that shows only the number of its items. */

const UNREAD = { items: [], loaded: false, lasting: true } as const;

beforeEach(async () => {
  await emptyRaw();
  useCart.setState(UNREAD);
});

function watch(): void {
  onTestFinished(watchCart());
}

const count = () => useCart.getState().items.length;

test("an earlier page's items are counted", async () => {
  const { addToCart } = await openSecondTab();
  await addToCart(assessmentItem("1"), 20);
  await addToCart(compoundItem(), 20);
  watch();
  await eventually(() => expect(count()).toBe(2));
});

test("an empty cart is not read, and another tab's additions and removals are counted", async () => {
  const counts = vi.spyOn(IDBObjectStore.prototype, "count");
  onTestFinished(() => counts.mockRestore());
  watch();
  await eventually(() => expect(counts.mock.results[0]?.value.readyState).toBe("done"));
  const other = await openSecondTab();
  expect(useCart.getState()).toEqual(UNREAD);
  await other.addToCart(assessmentItem("1"), 20);
  await eventually(() => expect(count()).toBe(1));
  const [only] = other.useCart.getState().items;
  await other.removeFromCart(only!);
  await eventually(() => expect(count()).toBe(0));
});

test("a browser that stores no databases is recognised", async () => {
  const open = vi.spyOn(indexedDB, "open").mockImplementation(() => {
    throw new DOMException("storage is blocked", "SecurityError");
  });
  onTestFinished(() => open.mockRestore());
  const { resetSession } = await import("../../../src/payment/sharedComputer.ts");
  // The database that an earlier test opened.
  resetSession();
  watch();
  await eventually(() => expect(useCart.getState()).toEqual({ items: [], loaded: true, lasting: false }));
});
