import { beforeAll } from "vitest";

/**
 * Empties the browser's storage before each file. The files of a worker share an origin, so the cart of one file would appear in
 * the next.
 */
beforeAll(async () => {
  localStorage.clear();
  sessionStorage.clear();
  for (const { name } of await indexedDB.databases()) if (name !== undefined) await deleteDatabase(name);
  for (const name of await caches.keys()) await caches.delete(name);
});

function deleteDatabase(name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const deletion = indexedDB.deleteDatabase(name);
    deletion.onsuccess = () => resolve();
    deletion.onerror = () => reject(deletion.error);
  });
}
