import { beforeEach, describe, expect, test } from "vitest";
import type { CartItem } from "../../../src/charges/index.ts";
import { addToCart, loadCart, removedWith, removeFromCart } from "../../../src/stores/cart.ts";
import type { SavedItem } from "../../../src/stores/cartState.ts";
import { useCart } from "../../../src/stores/cartState.ts";
import { fine, licence, stay } from "../cart/samples.ts";
import { emptyRaw, rawEntries } from "./rawCart.ts";
import { openSecondTab } from "./secondTab.ts";

beforeEach(async () => {
  await emptyRaw();
  await loadCart();
});

async function cartOf(...items: readonly CartItem[]): Promise<readonly SavedItem[]> {
  for (const item of items) expect(await addToCart(item, 20)).toBe("added");
  return useCart.getState().items;
}

function first(items: readonly SavedItem[]): SavedItem {
  const [item] = items;
  if (item === undefined) throw new Error("an item was to be in the cart");
  return item;
}

describe("'Removing a licence or permit also removes cart items whose license_no matches its id'", () => {
  test("the items with that number are removed too, and reported (rule 4.13)", async () => {
    const items = await cartOf(licence(), stay("201-1234"), fine(), stay("2011234", "mpt", "Abu"));
    const besides = await removeFromCart(first(items));
    expect(besides).toMatchObject([{ license_no: "201-1234" }, { license_no: "2011234" }]);
    expect(useCart.getState().items).toMatchObject([{ type: "compound" }]);
    expect(await rawEntries()).toHaveLength(1);
  });

  test("items of another number or another council stay (rule 4.13)", async () => {
    const items = await cartOf(licence(), stay("201-9999"), stay("201-1234", "dbkk"));
    expect(removedWith(first(items), items)).toEqual([]);
    expect(await removeFromCart(first(items))).toEqual([]);
    expect(useCart.getState().items).toHaveLength(2);
  });

  test("a dependent item is removed alone", async () => {
    const items = await cartOf(stay(), licence());
    expect(await removeFromCart(first(items))).toEqual([]);
    expect(useCart.getState().items).toMatchObject([{ type: "license" }]);
  });

  test("the announced items are exactly the removed ones, without the item itself", async () => {
    const items = await cartOf(licence(), stay());
    const before = removedWith(first(items), items);
    expect(before).toHaveLength(1);
    expect(await removeFromCart(first(items))).toEqual(before);
  });

  test("the page's other tab removes them too, all at once", async () => {
    const items = await cartOf(licence(), stay(), fine());
    const other = await openSecondTab();
    await other.loadCart();
    const seen: number[] = [];
    const gone = new Promise<void>((resolve) => {
      other.useCart.subscribe((cart) => {
        seen.push(cart.items.length);
        if (cart.items.length === 1) resolve();
      });
    });
    await removeFromCart(first(items));
    await gone;
    expect(seen).not.toContain(2);
    expect(other.useCart.getState().items).toMatchObject([{ type: "compound" }]);
  });

  test("an item that the other tab has just added is removed as well", async () => {
    const [licensed] = await cartOf(licence());
    const other = await openSecondTab();
    await other.addToCart(stay(), 20);
    if (licensed) await removeFromCart(licensed);
    expect(await rawEntries()).toEqual([]);
  });
});
