import type { CartItem, ServiceLine } from "../charges/index.ts";
import { hangingOn, identityOf } from "../charges/lines.ts";
import { isOnSharedComputer, whenForgotten } from "../payment/sharedComputer.ts";
import { openCartTabs } from "./cartDatabase.ts";
import type { SavedItem } from "./cartState.ts";
import { useCart } from "./cartState.ts";
import { type CartStorage, memoryCart, openCartDatabase } from "./cartStorage.ts";

/** The operations on the page's cart, synchronised with the browser's other tabs. */

export type Added = "added" | "exists" | "full";

let storage: Promise<CartStorage> | undefined;

function opened(): Promise<CartStorage> {
  storage ??= isOnSharedComputer()
    ? Promise.resolve(memoryCart())
    : openCartDatabase().catch(() => memoryCart());
  return storage;
}

/**
 * Runs an operation on the cart. If the browser's database fails (a lost connection, a full disk), a cart in memory with the
 * known items replaces it until the page closes, and the operation runs again. A cart that does not last is better than none.
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
    // Only the first failed operation replaces the storage. A cart that was forgotten meanwhile must not come back.
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
  // The cart was forgotten meanwhile, so these items belong to the citizen before.
  if (from !== storage) return read();
  useCart.setState({ items, loaded: true, lasting: lasting || isOnSharedComputer() });
}

async function changed(): Promise<void> {
  await read();
  if (!isOnSharedComputer()) tabs?.postMessage("changed");
}

/** Reads the stored items and listens to the other tabs. It may be called again. */
export function loadCart(): Promise<void> {
  if (tabs) tabs.onmessage = () => void read();
  return read();
}

/**
 * Adds an item unless the cart has it (rule 8.13) or is full (rule 8.12).
 * @param limit the largest number of items in the cart, from the configuration
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

/** The other items that are removed together with this one (rule 4.13). */
export function removedWith(item: SavedItem, items: readonly SavedItem[]): readonly SavedItem[] {
  return hangingOn(item, items).filter(({ id }) => id !== item.id);
}

/**
 * Removes an item. For a licence or permit it also removes the items with its number (rule 4.13).
 * @returns the other removed items
 */
export async function removeFromCart(item: SavedItem): Promise<readonly SavedItem[]> {
  const removed = await withCart((cart) =>
    cart.remove((items) => [...items.filter(({ id }) => id === item.id), ...removedWith(item, items)]),
  );
  await changed();
  return removed.filter(({ id }) => id !== item.id);
}

/** Replaces a saved item by the same item with new amounts. */
export async function replaceInCart(item: SavedItem): Promise<void> {
  await withCart((cart) => cart.replace(item));
  await changed();
}

export async function removePaid(lines: readonly ServiceLine[]): Promise<void> {
  const paid = new Set(lines.map(identityOf));
  const bought = await withCart((cart) =>
    cart.remove((items) => items.filter((item) => paid.has(identityOf(item)))),
  );
  if (bought.length > 0) await changed();
}
