import type { UseStore } from "idb-keyval";
import { create } from "zustand";
import type { CartItem } from "../charges/index.ts";
import { storageName } from "../payment/pageMode.ts";

/** An item in the cart, with its key. */
export type SavedItem = CartItem & { readonly id: number };

interface Cart {
  readonly items: readonly SavedItem[];
  /** False until the stored items have been read once. */
  readonly loaded: boolean;
  /**
   * False when the cart lasts only as long as the page, because storage is blocked or fails. True on a shared computer, where no
   * cart should last, so that no screen warns about it.
   */
  readonly lasting: boolean;
}

/** The cart, one for all widgets on the page. The operations are in cart.ts. */
export const useCart = create<Cart>()(() => ({ items: [], loaded: false, lasting: true }));

/** The channel on which this browser's tabs announce changes of the cart. Undefined in browsers without BroadcastChannel. */
export function openCartTabs(): BroadcastChannel | undefined {
  return typeof BroadcastChannel === "undefined"
    ? undefined
    : new BroadcastChannel(storageName("kaunter-cart"));
}

/**
 * The cart's storage: the browser's indexed database cartDB, version 1, store items, with the auto-incremented key id (rule 3.4).
 */

const DATABASE = "cartDB";
const VERSION = 1;
const STORE = "items";

/**
 * The names of a browser's errors for a lost connection. A browser may close the connection at any time. Safari loses its
 * database server for a page in the background.
 */
const GONE: readonly string[] = ["InvalidStateError", "UnknownError"];

/** Opens the database at its first use, and again after the browser or another tab has closed it. */
export function cartDatabase(): UseStore {
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
      if (!(error instanceof DOMException) || !GONE.includes(error.name)) throw error;
      // Try once more on a new connection.
      forget();
      return transact();
    }
  };
}

function openDatabase(onClosed: () => void): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(storageName(DATABASE), VERSION);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(STORE, { keyPath: "id", autoIncrement: true });
    };
    // Another tab keeps another version open. Fail instead of waiting: the caller then uses a cart in memory.
    request.onblocked = () => reject(new DOMException("cartDB is held by another tab", "InvalidAccessError"));
    request.onerror = () => reject(request.error);
    request.onsuccess = () => {
      const database = request.result;
      database.onclose = onClosed;
      // A newer portal in another tab wants to change the database. Close it, and open it again at the next use.
      database.onversionchange = () => {
        database.close();
        onClosed();
      };
      resolve(database);
    };
  });
}
