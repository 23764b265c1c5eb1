import { DATABASES, type Databases } from "../../../src/server/databases/databases.ts";
import type { DocumentStore } from "../../../src/server/databases/documentStore.ts";

/** Databases that record which documents were written, by `write` or `writeAll`. */
export function writesOf(): {
  readonly writes: readonly string[];
  wrap(databases: Databases): Databases;
} {
  const writes: string[] = [];
  const listening = (name: string, store: DocumentStore): DocumentStore => ({
    ...store,
    async write(document) {
      const isWritten = await store.write(document);
      if (isWritten) writes.push(`${name}/${document._id}`);
      return isWritten;
    },
    async writeAll(documents) {
      const areWritten = await store.writeAll(documents);
      documents.forEach(({ _id }, index) => {
        if (areWritten[index]) writes.push(`${name}/${_id}`);
      });
      return areWritten;
    },
  });
  return {
    writes,
    wrap: (databases) =>
      Object.fromEntries(DATABASES.map((name) => [name, listening(name, databases[name])])) as Databases,
  };
}
