import type { CartItem, ServiceLine } from "../charges/index.ts";
import { hangingOn, identityOf } from "../charges/lines.ts";
import { isOnSharedComputer, whenForgotten } from "../payment/sharedComputer.ts";
import { useCart } from "./cartState.ts";
import { type CartStorage, memoryCart, openCartDatabase, type SavedItem } from "./cartStorage.ts";
import { openCartTabs } from "./cartTabs.ts";

/** What is done with the page's cart, in step with its other tabs. */

export type Added = "added" | "exists" | "full";

let storage: Promise<CartStorage> | undefined;

function opened(): Promise<CartStorage> {
  storage ??= isOnSharedComputer()
    ? Promise.resolve(memoryCart())
    : openCartDatabase().catch(() => memoryCart());
  return storage;
}

/**
 * Does something with the cart. Where the browser's database fails at it (its connection is lost, the disk is full), a cart in
 * memory takes its place for as long as the page is open, with what is known to be in it: better one that does not last than one
 * that takes nothing in.
 */
async function withCart<Result>(
  work: (cart: CartStorage, from: Promise<CartStorage>) => Promise<Result>,
): Promise<Result> {
  const from = opened();
  const cart = await from;
  try {
    return await work(cart, from);
  } catch (error) {
    if (!cart.lasting) throw error;
    const known = await cart.all().catch(() => useCart.getState().items);
    // the first that failed brings it; and what was forgotten meanwhile comes back in nothing
    if (from === storage) storage = Promise.resolve(memoryCart(known));
    return withCart(work);
  }
}

whenForgotten(() => {
  storage = undefined;
  useCart.setState({ items: [] });
});

const tabs = openCartTabs();

async function read(): Promise<void> {
  const { from, items, lasting } = await withCart(async (cart, source) => ({
    from: source,
    items: await cart.all(),
    lasting: cart.lasting,
  }));
  // forgotten meanwhile: these are a former citizen's
  if (from !== storage) return read();
  useCart.setState({ items, loaded: true, lasting: lasting || isOnSharedComputer() });
}

async function changed(): Promise<void> {
  await read();
  if (!isOnSharedComputer()) tabs?.postMessage("changed");
}

/** Reads the stored items and follows the other tabs. Calling it again is harmless. */
export function loadCart(): Promise<void> {
  if (tabs) tabs.onmessage = () => void read();
  return read();
}

/**
 * Adds an item, once (specification, section 8: exist_in_cart, cart_exceed).
 * @param limit how many items the cart holds, from the configuration
 */
export async function addToCart(item: CartItem, limit: number): Promise<Added> {
  let verdict: Added = "added";
  await withCart((cart) =>
    cart.add(item, (items) => {
      verdict = verdictOn(item, items, limit);
      return verdict === "added";
    }),
  );
  await changed();
  return verdict;
}

function verdictOn(item: CartItem, items: readonly SavedItem[], limit: number): Added {
  if (items.some((other) => identityOf(other) === identityOf(item))) return "exists";
  return items.length >= limit ? "full" : "added";
}

/** The saved items that go when this one is removed, itself not among them (specification, section 4: "Cart removal"). */
export function removedWith(item: SavedItem, items: readonly SavedItem[]): readonly SavedItem[] {
  return hangingOn(item, items).filter(({ id }) => id !== item.id);
}

/**
 * Removes an item and, of a licence or permit, what hangs on its number.
 * @returns what went besides
 */
export async function removeFromCart(item: SavedItem): Promise<readonly SavedItem[]> {
  const removed = await withCart((cart) =>
    cart.remove((items) => [...items.filter(({ id }) => id === item.id), ...removedWith(item, items)]),
  );
  await changed();
  return removed.filter(({ id }) => id !== item.id);
}

/** Puts fresh amounts in the place of old ones, after the citizen was shown both. */
export async function replaceInCart(item: SavedItem): Promise<void> {
  await withCart((cart) => cart.replace(item));
  await changed();
}

/** Takes out what a payment paid; the rest stays. */
export async function removePaid(lines: readonly ServiceLine[]): Promise<void> {
  const paid = new Set(lines.map(identityOf));
  const bought = await withCart((cart) =>
    cart.remove((items) => items.filter((item) => paid.has(identityOf(item)))),
  );
  if (bought.length > 0) await changed();
}
