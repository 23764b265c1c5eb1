import { promisifyRequest } from "idb-keyval";
import type { CartItem } from "../charges/index.ts";
import { readItem, writeItem } from "../charges/lines.ts";
import { isUnreadable } from "../charges/unreadable.ts";
import { cartDatabase } from "./cartDatabase.ts";
import type { SavedItem } from "./cartState.ts";

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
  let lastKey = Math.max(0, ...items.keys());
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
