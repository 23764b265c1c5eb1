import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { useCart } from "../../../src/stores/cartState.ts";
import { watchCart } from "../../../src/stores/watchCart.ts";
import { assessmentItem, compoundItem } from "../../unit/charges/samples.ts";
import { eventually } from "../eventually.ts";
import { emptyRaw } from "./rawCart.ts";
import { openSecondTab } from "./secondTab.ts";

/** The cart of a page that shows no more of it than the number of its items. */

const UNREAD = { items: [], loaded: false, lasting: true } as const;

beforeEach(async () => {
  await emptyRaw();
  useCart.setState(UNREAD);
});

function watch(): void {
  onTestFinished(watchCart());
}

const count = () => useCart.getState().items.length;

test("what was kept before is shown", async () => {
  const { addToCart } = await openSecondTab();
  await addToCart(assessmentItem("1"), 20);
  await addToCart(compoundItem(), 20);
  watch();
  await eventually(() => expect(count()).toBe(2));
});

test("an empty cart is not read; what another tab puts into it is shown, and what it takes out of it", async () => {
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

test("a browser that keeps no databases is found out", async () => {
  const open = vi.spyOn(indexedDB, "open").mockImplementation(() => {
    throw new DOMException("storage is blocked", "SecurityError");
  });
  onTestFinished(() => open.mockRestore());
  const { resetSession } = await import("../../../src/payment/sharedComputer.ts");
  // the database that an earlier test opened
  resetSession();
  watch();
  await eventually(() => expect(useCart.getState()).toEqual({ items: [], loaded: true, lasting: false }));
});
