import { promisifyRequest } from "idb-keyval";
import type { CartItem, ServiceLine } from "../charges/index.ts";
import { dependentItems, identityOf, readItem, writeItem } from "../charges/lines.ts";
import { isUnreadable } from "../charges/unreadable.ts";
import type { CouncilCode } from "../domain/councils.ts";
import { isOnSharedComputer, whenForgotten } from "../payment/sharedComputer.ts";
import { cartDatabase, openCartTabs, type SavedItem, useCart } from "./cartState.ts";

/** The page's cart: its operations, synchronised with the browser's other tabs, and its storage. */

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

let tabs: BroadcastChannel | undefined;

/** Opened at the first use, because the first element settles the page's mode after this module is loaded. */
function cartTabs(): BroadcastChannel | undefined {
  tabs ??= openCartTabs();
  return tabs;
}

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
  if (!isOnSharedComputer()) cartTabs()?.postMessage("changed");
}

export interface CouncilGroup {
  readonly council: CouncilCode;
  readonly items: readonly SavedItem[];
}

/** Groups items by council. The councils keep the order in which they came into the cart. */
export function groupByCouncil(items: readonly SavedItem[]): readonly CouncilGroup[] {
  const councils = [...new Set(items.map(({ council }) => council))];
  return councils.map((council) => ({ council, items: items.filter((item) => item.council === council) }));
}

/** Reads the stored items and listens to the other tabs. It may be called again. */
export function loadCart(): Promise<void> {
  const channel = cartTabs();
  if (channel) channel.onmessage = () => void read();
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
  return dependentItems(item, items).filter(({ id }) => id !== item.id);
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

/** Stores the cart's items in the browser. Amounts are ringgit in storage and sen in memory. */
export interface CartStorage {
  /** Whether the items outlive the page. */
  readonly lasting: boolean;
  all(): Promise<readonly SavedItem[]>;
  /** Adds the item if `allowed` accepts the current items. One transaction does both, so two tabs cannot exceed the limit. */
  add(item: CartItem, allowed: (items: readonly SavedItem[]) => boolean): Promise<boolean>;
  /** Replaces the item with the same key. Does nothing if another tab has removed it. */
  replace(item: SavedItem): Promise<void>;
  /**
   * Removes the current items that `chosen` returns, all in one transaction.
   * @returns the removed items
   */
  remove(chosen: Chosen): Promise<readonly SavedItem[]>;
}

type Chosen = (items: readonly SavedItem[]) => readonly SavedItem[];

/** Opens cartDB. @throws DOMException if the browser allows no databases here */
export async function openCartDatabase(): Promise<CartStorage> {
  const use = cartDatabase();
  await use("readonly", () => undefined);
  return {
    lasting: true,
    all: () => use("readonly", readAll),
    add: (item, allowed) =>
      use("readwrite", async (store) => {
        if (!allowed(await readAll(store))) return false;
        store.add(withoutKey(item));
        await committed(store);
        return true;
      }),
    replace: (item) =>
      use("readwrite", async (store) => {
        if ((await promisifyRequest(store.getKey(item.id))) === undefined) return;
        store.put({ ...writeItem(item), id: item.id });
        await committed(store);
      }),
    remove: (chosen) =>
      use("readwrite", async (store) => {
        const removed = chosen(await readAll(store));
        if (removed.length === 0) return [];
        for (const { id } of removed) store.delete(id);
        await committed(store);
        return removed;
      }),
  };
}

/**
 * A cart in memory, for a page whose storage is blocked or fails. It lasts as long as the page, and the screens say so.
 * @param known its first items, with their keys
 */
export function memoryCart(known: readonly SavedItem[] = []): CartStorage {
  const items = new Map<number, CartItem>(known.map((item) => [item.id, item]));
  // The tab notes keys, and its notes outlive this cart.
  let lastKey = Math.max(Date.now(), ...items.keys());
  const list = () => [...items].map(([id, item]) => ({ ...item, id }));
  return {
    lasting: false,
    all: async () => list(),
    add: async (item, allowed) => {
      if (!allowed(list())) return false;
      lastKey += 1;
      items.set(lastKey, item);
      return true;
    },
    replace: async (item) => void (items.has(item.id) && items.set(item.id, item)),
    remove: async (chosen) => {
      const removed = chosen(list());
      for (const { id } of removed) items.delete(id);
      return removed;
    },
  };
}

/** Waits for the transaction, because a full disk can undo a request that succeeded. */
function committed(store: IDBObjectStore): Promise<void> {
  return promisifyRequest(store.transaction);
}

async function readAll(store: IDBObjectStore): Promise<readonly SavedItem[]> {
  const rows: unknown[] = await promisifyRequest(store.getAll());
  return rows.flatMap(readSaved);
}

/** Skips an entry that this version cannot read. It stays in the database, because another version may read it. */
function readSaved(row: unknown): readonly SavedItem[] {
  try {
    const item = readItem(row);
    return item.id === undefined ? [] : [{ ...item, id: item.id }];
  } catch (error) {
    if (isUnreadable(error)) return [];
    throw error;
  }
}

function withoutKey(item: CartItem): object {
  const { id: _key, ...fields } = writeItem(item);
  return fields;
}
