import { create } from "zustand";
import type { CartItem, ServiceLine } from "../charges/index.ts";
import { hangingOn, identityOf } from "../charges/lines.ts";
import { type CartStorage, memoryCart, openCartDatabase, type SavedItem } from "./cartStorage.ts";

/** The cart: one for the page, whatever the number of widgets on it, in step with the page's other tabs. */

export type Added = "added" | "exists" | "full";

interface Cart {
  readonly items: readonly SavedItem[];
  /** False until the stored items were read once. */
  readonly loaded: boolean;
  /** False when the cart lasts only as long as the page: storage is blocked. */
  readonly lasting: boolean;
}

export const useCart = create<Cart>()(() => ({ items: [], loaded: false, lasting: true }));

let storage: Promise<CartStorage> | undefined;

function opened(): Promise<CartStorage> {
  storage ??= openCartDatabase().catch(memoryCart);
  return storage;
}

const tabs = typeof BroadcastChannel === "undefined" ? undefined : new BroadcastChannel("kaunter-cart");

async function read(): Promise<void> {
  const cart = await opened();
  useCart.setState({ items: await cart.all(), loaded: true, lasting: cart.lasting });
}

async function changed(): Promise<void> {
  await read();
  tabs?.postMessage("changed");
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
  const cart = await opened();
  let verdict: Added = "added";
  await cart.add(item, (items) => {
    if (items.some((other) => identityOf(other) === identityOf(item))) verdict = "exists";
    else if (items.length >= limit) verdict = "full";
    return verdict === "added";
  });
  await changed();
  return verdict;
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
  const cart = await opened();
  const removed = await cart.remove((items) => [
    ...items.filter(({ id }) => id === item.id),
    ...removedWith(item, items),
  ]);
  await changed();
  return removed.filter(({ id }) => id !== item.id);
}

/** Puts fresh amounts in the place of old ones, after the citizen was shown both. */
export async function replaceInCart(item: SavedItem): Promise<void> {
  const cart = await opened();
  await cart.replace(item);
  await changed();
}

/** Takes out what a payment paid; the rest stays. */
export async function removePaid(lines: readonly ServiceLine[]): Promise<void> {
  const cart = await opened();
  const paid = new Set(lines.map(identityOf));
  const bought = await cart.remove((items) => items.filter((item) => paid.has(identityOf(item))));
  if (bought.length > 0) await changed();
}
