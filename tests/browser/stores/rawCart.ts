import { promisifyRequest } from "idb-keyval";
import { openCartDatabase } from "../../../src/stores/cart.ts";

/** cartDB as it is on the disk, read without the portal's own code. */

async function opened<Result>(use: (database: IDBDatabase) => Promise<Result>): Promise<Result> {
  await openCartDatabase();
  const database = await promisifyRequest(indexedDB.open("cartDB"));
  try {
    return await use(database);
  } finally {
    database.close();
  }
}

/** The database's name, its version, and its stores with their kinds of keys. */
export function rawShape() {
  return opened(async (database) => ({
    name: database.name,
    version: database.version,
    stores: [...database.objectStoreNames].map((name) => {
      const { keyPath, autoIncrement } = database.transaction(name).objectStore(name);
      return { name, keyPath, autoIncrement };
    }),
  }));
}

export function rawEntries(): Promise<readonly Readonly<Record<string, unknown>>[]> {
  return opened((database) => promisifyRequest(database.transaction("items").objectStore("items").getAll()));
}

/** Writes an entry as another version of the portal might do. */
export function writeRaw(entry: object): Promise<IDBValidKey> {
  return opened((database) =>
    promisifyRequest(database.transaction("items", "readwrite").objectStore("items").add(entry)),
  );
}

export function emptyRaw(): Promise<void> {
  return opened((database) =>
    promisifyRequest(database.transaction("items", "readwrite").objectStore("items").clear()),
  );
}
