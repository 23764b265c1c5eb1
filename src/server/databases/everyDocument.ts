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

/**
 * The ids of the documents that a view lists from one key, included, to another, excluded, in the order of the keys and in pages
 * that fit into memory. A document with several keys comes once for each.
 */
export async function* everyIdBetween(
  store: DocumentStore,
  view: string,
  from: string,
  to: string,
): AsyncGenerator<readonly string[]> {
  let key = from;
  // a page begins again with the last key, because more documents may have it
  let seen: ReadonlySet<string> = new Set();
  for (;;) {
    const limit = PAGE + seen.size;
    const rows = await store.rowsBetween(view, { from: key, to, limit });
    const fresh = rows.filter(({ id, key: own }) => own !== key || !seen.has(id));
    if (fresh.length > 0) yield fresh.map(({ id }) => id);
    const last = rows.at(-1);
    if (last === undefined || rows.length < limit) return;
    const ofLast = rows.filter(({ key: own }) => own === last.key).map(({ id }) => id);
    seen = new Set(last.key === key ? [...seen, ...ofLast] : ofLast);
    key = last.key;
  }
}
