import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { sen } from "../../../src/domain/money.ts";
import { resetSession } from "../../../src/payment/sharedComputer.ts";
import { addToCart, loadCart, removeFromCart, replaceInCart } from "../../../src/stores/cart.ts";
import { useCart } from "../../../src/stores/cartState.ts";
import { assessmentItem, compoundItem } from "../../unit/charges/samples.ts";
import { emptyRaw, rawEntries } from "./rawCart.ts";

/** A database that opens and fails after: its connection is lost, the disk is full. */

beforeEach(async () => {
  // each test is a page of its own, with a browser that kept nothing
  resetSession();
  useCart.setState({ loaded: false, lasting: true });
  await emptyRaw();
});

/** From now on, until the test is over. */
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

describe("what the database fails at is done in the page's memory, which the screens say", () => {
  test("a database that cannot be read: the cart is there, and takes items in and out", async () => {
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

  test("one that can no longer be read: what was in the cart stays in it", async () => {
    await addToCart(compoundItem(), 20);
    const { items } = useCart.getState();
    failAt("getAll", lose);
    await loadCart();
    expect(useCart.getState()).toEqual({ items, loaded: true, lasting: false });
  });

  test("a full disk: the item is in the cart beside those that are kept, by their own keys", async () => {
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

  test("of two that the full disk refuses at once both are in the cart", async () => {
    failAt("add", undo);
    await Promise.all([addToCart(compoundItem(), 20), addToCart(assessmentItem(), 20)]);
    expect(carted().toSorted()).toEqual(["assessment", "compound"]);
  });

  test("what it does not let go of is out of the page's cart, and another amount is in it", async () => {
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

test("what was forgotten while the database failed does not come back from the page's memory", async () => {
  await addToCart(compoundItem(), 20);
  await emptyRaw();
  failAt("getAll", lose);
  const reading = loadCart();
  resetSession();
  await reading;
  expect(carted()).toEqual([]);
});

test("a connection that is lost once is opened again, and the cart is kept", async () => {
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
