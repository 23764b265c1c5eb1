import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { sen } from "../../../src/domain/money.ts";
import { resetSession } from "../../../src/payment/sharedComputer.ts";
import { addToCart, loadCart, removeFromCart, replaceInCart } from "../../../src/stores/cart.ts";
import { useCart } from "../../../src/stores/cartState.ts";
import { assessmentItem, compoundItem } from "../../unit/charges/samples.ts";
import { emptyRaw, rawEntries } from "./rawCart.ts";

/** A database that opens and then fails: its connection is lost, or the disk is full. */

beforeEach(async () => {
  // Each test is a new page in an empty browser.
  resetSession();
  useCart.setState({ loaded: false, lasting: true });
  await emptyRaw();
});

/** Makes the method fail until the test ends. */
function failAt(method: "getAll" | "add" | "delete" | "put", how: (store: IDBObjectStore) => void): void {
  const { [method]: asItIs } = IDBObjectStore.prototype;
  const failing = vi.spyOn(IDBObjectStore.prototype, method);
  failing.mockImplementation(function (this: IDBObjectStore, ...given: unknown[]) {
    how(this);
    return Reflect.apply(asItIs, this, given);
  });
  onTestFinished(() => failing.mockRestore());
}

const lose = () => {
  throw new DOMException("Connection to Indexed Database server lost", "UnknownError");
};
const undo = (store: IDBObjectStore) => store.transaction.abort();

const carted = () => useCart.getState().items.map(({ type }) => type);

describe("when the database fails, the cart lives in the page's memory, and the screens say so", () => {
  test("after a failed read the cart is there, and items can be added and removed", async () => {
    failAt("getAll", lose);
    await loadCart();
    expect(useCart.getState()).toEqual({ items: [], loaded: true, lasting: false });
    expect(await addToCart(compoundItem(), 2)).toBe("added");
    expect(await addToCart(compoundItem(), 2)).toBe("exists");
    const [fined] = useCart.getState().items;
    if (fined === undefined) throw new Error("an item was to be in the cart");
    await removeFromCart(fined);
    expect(carted()).toEqual([]);
  });

  test("after a read that starts to fail the cart keeps its items", async () => {
    await addToCart(compoundItem(), 20);
    const { items } = useCart.getState();
    failAt("getAll", lose);
    await loadCart();
    expect(useCart.getState()).toEqual({ items, loaded: true, lasting: false });
  });

  test("on a full disk a new item is in the cart beside the stored ones, each by its own key", async () => {
    await addToCart(compoundItem(), 20);
    const before = useCart.getState().items;
    expect(useCart.getState().lasting).toBe(true);
    failAt("add", undo);
    expect(await addToCart(assessmentItem(), 20)).toBe("added");
    const { items, lasting } = useCart.getState();
    expect(items).toEqual([...before, { ...assessmentItem(), id: expect.any(Number) }]);
    expect(new Set(items.map(({ id }) => id)).size).toBe(2);
    expect(lasting).toBe(false);
    expect(await rawEntries()).toHaveLength(1);
  });

  test("two items that the full disk refuses at once are both in the cart", async () => {
    failAt("add", undo);
    await Promise.all([addToCart(compoundItem(), 20), addToCart(assessmentItem(), 20)]);
    expect(carted().toSorted()).toEqual(["assessment", "compound"]);
  });

  test("an item that the database does not delete leaves the page's cart, and an amount that it does not store changes there", async () => {
    await addToCart(compoundItem(), 20);
    await addToCart(assessmentItem(), 20);
    const [fined, assessed] = useCart.getState().items;
    if (fined === undefined || assessed === undefined) throw new Error("two items were to be in the cart");
    failAt("delete", lose);
    failAt("put", lose);
    await removeFromCart(assessed);
    await replaceInCart({ ...fined, amount: sen(1_00) });
    expect(useCart.getState().items).toEqual([{ ...fined, amount: 1_00 }]);
    expect(useCart.getState().lasting).toBe(false);
  });
});

test("an item that was removed during a failure does not come back from memory", async () => {
  await addToCart(compoundItem(), 20);
  await emptyRaw();
  failAt("getAll", lose);
  const reading = loadCart();
  resetSession();
  await reading;
  expect(carted()).toEqual([]);
});

test("a connection that is lost once is opened again, and the cart is stored", async () => {
  await addToCart(compoundItem(), 20);
  let lost = 0;
  failAt("getAll", () => {
    lost += 1;
    if (lost === 1) lose();
  });
  await loadCart();
  expect(carted()).toEqual(["compound"]);
  expect(useCart.getState().lasting).toBe(true);
});
