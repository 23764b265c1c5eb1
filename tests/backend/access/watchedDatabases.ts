import { DATABASES, type DatabaseName, type Databases } from "../../../src/server/databases/databases.ts";
import type { DocumentStore } from "../../../src/server/databases/documentStore.ts";

/** The databases that were read and written during one piece of work. */
export interface Touched {
  readonly reads: ReadonlySet<DatabaseName>;
  readonly writes: ReadonlySet<DatabaseName>;
}

export interface WatchedDatabases {
  readonly databases: Databases;
  /** Runs the work and reports the databases that it reads and writes. */
  during<Answer>(work: () => Promise<Answer>): Promise<readonly [Answer, Touched]>;
}

/** The same databases, with a record of which of them are read and written. */
export function watchedDatabases(databases: Databases): WatchedDatabases {
  let reads = new Set<DatabaseName>();
  let writes = new Set<DatabaseName>();

  const watch = (name: DatabaseName): DocumentStore => {
    const store = databases[name];
    const read =
      <Given extends readonly unknown[], Answer>(method: (...given: Given) => Promise<Answer>) =>
      (...given: Given) => {
        reads.add(name);
        return method(...given);
      };
    return {
      ...store,
      read: read(store.read),
      readAll: read(store.readAll),
      list: read(store.list),
      view: read(store.view),
      viewDown: read(store.viewDown),
      idsUpTo: read(store.idsUpTo),
      rowsBetween: read(store.rowsBetween),
      rowsDown: read(store.rowsDown),
      rows: read(store.rows),
      readAttachment: read(store.readAttachment),
      dump: read(store.dump),
      write(document) {
        writes.add(name);
        return store.write(document);
      },
      writeAll(documents) {
        writes.add(name);
        return store.writeAll(documents);
      },
    };
  };

  return {
    databases: Object.fromEntries(DATABASES.map((name) => [name, watch(name)])) as Databases,
    async during(work) {
      reads = new Set();
      writes = new Set();
      return [await work(), { reads, writes }];
    },
  };
}
