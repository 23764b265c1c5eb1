import { promisifyRequest } from "idb-keyval";
import type { CartItem } from "../charges/index.ts";
import { readItem, writeItem } from "../charges/lines.ts";
import { isUnreadable } from "../charges/unreadable.ts";
import { cartDatabase } from "./cartDatabase.ts";

/** The items of the cart, as they are kept in the browser. Money is ringgit there, sen in memory. */

/** An item that is in the cart: it has its key. */
export type SavedItem = CartItem & { readonly id: number };

export interface CartStorage {
  /** True when the items outlive the page. */
  readonly lasting: boolean;
  all(): Promise<readonly SavedItem[]>;
  /** Adds the item if `allowed` says so of the items that are there, in one transaction: two tabs cannot both pass. */
  add(item: CartItem, allowed: (items: readonly SavedItem[]) => boolean): Promise<boolean>;
  /** Puts the item in the place of the one with its key; one that was removed meanwhile, by another tab, stays removed. */
  replace(item: SavedItem): Promise<void>;
  /**
   * Takes out those of the items that are there which `chosen` names, in one transaction: none is left behind.
   * @returns the items that were taken out
   */
  remove(chosen: Chosen): Promise<readonly SavedItem[]>;
}

type Chosen = (items: readonly SavedItem[]) => readonly SavedItem[];

/** Opens cartDB. @throws DOMException when the browser keeps no databases here */
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
 * The cart of a page whose storage is blocked, or fails: it lasts as long as the page, and the screens say so.
 * @param known what is in it from the start, by the keys that it has already
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

/** Written only when the transaction is: a full disk may still undo a request that went well. */
function committed(store: IDBObjectStore): Promise<void> {
  return promisifyRequest(store.transaction);
}

async function readAll(store: IDBObjectStore): Promise<readonly SavedItem[]> {
  const rows: unknown[] = await promisifyRequest(store.getAll());
  return rows.flatMap(readSaved);
}

/** An entry that this version cannot read stays where it is and is not shown. Another version may read it. */
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
