import type { DocumentStore, StoredDocument } from "./documentStore.ts";

const PAGE = 200;

/** The documents whose ids begin with the prefix, ordered by id, in pages that fit into memory. */
export async function* everyPage(
  store: DocumentStore,
  prefix: string,
): AsyncGenerator<readonly StoredDocument[]> {
  for (let after: string | undefined; ; ) {
    const page = await store.list({ prefix, limit: PAGE, ...(after !== undefined && { after }) });
    if (page.length > 0) yield page;
    after = page.at(-1)?._id;
    // a list of the whole database leaves out design documents, so only an empty page is surely the last
    if (page.length === 0 || (prefix !== "" && page.length < PAGE)) return;
  }
}

/** Every document of a small database, ordered by id. @param prefix the beginning of the ids */
export async function* everyDocument(store: DocumentStore, prefix = ""): AsyncGenerator<StoredDocument> {
  for await (const page of everyPage(store, prefix)) yield* page;
}
