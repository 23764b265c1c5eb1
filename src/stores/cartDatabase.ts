import type { UseStore } from "idb-keyval";

/**
 * Where the cart is kept: the browser's indexed database cartDB, version 1, store items, key id auto-incremented
 * (specification, section 3).
 */

const DATABASE = "cartDB";
const VERSION = 1;
const STORE = "items";

/**
 * How a browser says that the connection was closing under us, which it may do at will, or that its database server is lost, as
 * Safari's is to a page that was put away.
 */
const GONE: readonly string[] = ["InvalidStateError", "UnknownError"];

/** Opens the database when first used, and again after the browser or another tab closed it. */
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
      // once more on a new one
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
