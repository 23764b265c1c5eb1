import type { Databases } from "../../../src/server/databases/databases.ts";
import type { DocumentStore } from "../../../src/server/databases/documentStore.ts";

/**
 * Databases whose lists and views of settlements may lack the newest documents, as on a CouchDB cluster, where one copy of the data
 * answers them. Reading a document by its id always finds it.
 */
export function laggingDatabases(databases: Databases): {
  readonly databases: Databases;
  /** From now on new settlements are missing in lists. */
  lag(): void;
  /** Lists have everything again. */
  catchUp(): void;
} {
  let isLagging = false;
  const hidden = new Set<string>();
  const { settlements } = databases;
  const hide = (id: string) => {
    if (isLagging) hidden.add(id);
  };
  const wrapped: DocumentStore = {
    ...settlements,
    async write(document) {
      const isWritten = await settlements.write(document);
      if (isWritten && document._rev === undefined) hide(document._id);
      return isWritten;
    },
    async writeAll(documents) {
      const written = await settlements.writeAll(documents);
      for (const [index, { _id }] of documents.entries()) if (written[index]) hide(_id);
      return written;
    },
    list: async (range) => (await settlements.list(range)).filter(({ _id }) => !hidden.has(_id)),
    idsBetween: async (name, from, to) =>
      (await settlements.idsBetween(name, from, to)).filter((id) => !hidden.has(id)),
  };
  return {
    databases: { ...databases, settlements: wrapped },
    lag() {
      isLagging = true;
    },
    catchUp() {
      isLagging = false;
      hidden.clear();
    },
  };
}
