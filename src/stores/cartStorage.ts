import { promisifyRequest, type UseStore } from "idb-keyval";
import type { CartItem } from "../charges/index.ts";
import { isUnreadable, readItem, writeItem } from "../charges/lines.ts";

/**
 * Where the cart is kept: the browser's indexed database cartDB, version 1, store items, key id auto-incremented
 * (specification, section 3). Money is ringgit there, sen in memory.
 */

const DATABASE = "cartDB";
const VERSION = 1;
const STORE = "items";

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
  const use = reopening();
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

/** The cart of a page whose storage is blocked: it lasts as long as the page, and the screens say so. */
export function memoryCart(): CartStorage {
  const held = new Map<number, CartItem>();
  let lastKey = 0;
  const list = () => [...held].map(([id, item]) => ({ ...item, id }));
  return {
    lasting: false,
    all: async () => list(),
    add: async (item, allowed) => {
      if (!allowed(list())) return false;
      lastKey += 1;
      held.set(lastKey, item);
      return true;
    },
    replace: async (item) => void (held.has(item.id) && held.set(item.id, item)),
    remove: async (chosen) => {
      const removed = chosen(list());
      for (const { id } of removed) held.delete(id);
      return removed;
    },
  };
}

/** A UseStore that opens the database when first used and again after the browser or another tab closed it. */
function reopening(): UseStore {
  let opened: Promise<IDBDatabase> | undefined;
  const forget = () => {
    opened = undefined;
  };
  const database = () => {
    opened ??= openDatabase(forget);
    opened.catch(forget);
    return opened;
  };
  return async (mode, callback) => {
    const transact = async () => callback((await database()).transaction(STORE, mode).objectStore(STORE));
    try {
      return await transact();
    } catch (error) {
      // The connection was closing under us (a browser may close it at will): once more on a new one.
      if (!(error instanceof DOMException) || error.name !== "InvalidStateError") throw error;
      forget();
      return transact();
    }
  };
}

function openDatabase(onClosed: () => void): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, VERSION);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(STORE, { keyPath: "id", autoIncrement: true });
    };
    // Another tab holds another version open and does not let go: better a cart in memory than none.
    request.onblocked = () => reject(new DOMException("cartDB is held by another tab", "InvalidAccessError"));
    request.onerror = () => reject(request.error);
    request.onsuccess = () => {
      const database = request.result;
      database.onclose = onClosed;
      // A newer portal in another tab wants to change the database: let it, and open again when needed.
      database.onversionchange = () => {
        database.close();
        onClosed();
      };
      resolve(database);
    };
  });
}

/** Written only when the transaction is: a full disk may still undo a request that went well. */
function committed(store: IDBObjectStore): Promise<void> {
  return promisifyRequest(store.transaction);
}

async function readAll(store: IDBObjectStore): Promise<readonly SavedItem[]> {
  const rows: unknown[] = await promisifyRequest(store.getAll());
  return rows.flatMap(readSaved);
}

/** An entry that this version cannot read stays where it is, unshown: another version may. */
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
