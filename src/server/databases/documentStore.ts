/**
 * One database as the back end uses it: CouchDB's documents and revisions, without features that only CouchDB or only PouchDB
 * has. A document can have any shape, so each reader checks it against a schema.
 */

/** A stored document. Amounts are in ringgit, as on the wire. */
export interface StoredDocument {
  readonly _id: string;
  readonly _rev: string;
  readonly [field: string]: unknown;
}

/** A document to write. With `_rev` it replaces that revision. Without `_rev` it is new. */
export interface NewDocument {
  readonly _id: string;
  readonly _rev?: string;
  readonly [field: string]: unknown;
}

export interface DocumentStore {
  /** The most documents that a long piece of work reads or writes in one call, so that other calls do not wait long for it. */
  readonly atOnce: number;
  /** Whether other processes may use the database too. A folder belongs to one process. */
  readonly isShared: boolean;
  read(id: string): Promise<StoredDocument | undefined>;
  /** The documents of these ids in one call, without those that are not there. */
  readAll(ids: readonly string[]): Promise<readonly StoredDocument[]>;
  /** @returns the new revision once the document is on the disk, or undefined when another revision is stored */
  write(document: NewDocument): Promise<string | undefined>;
  /** Writes many documents. Each succeeds or fails alone. */
  writeAll(documents: readonly NewDocument[]): Promise<readonly boolean[]>;
  /** Documents whose ids begin with the prefix, ordered by id. `after` skips the ids up to and including this one. */
  list(range: {
    readonly prefix: string;
    readonly after?: string;
    readonly limit: number;
  }): Promise<readonly StoredDocument[]>;
  /** Documents that the view lists under the key, ordered by id. */
  view(name: string, key: readonly string[]): Promise<readonly StoredDocument[]>;
  /**
   * Documents that the view lists under the key and their own id, from the highest id down. `before` skips this id and all higher
   * ones.
   */
  viewDown(
    name: string,
    range: { readonly key: string; readonly before?: string | undefined; readonly limit: number },
  ): Promise<readonly StoredDocument[]>;
  /** The ids of the documents that the view lists up to and including the key, in the order of the keys. */
  idsUpTo(name: string, key: string): Promise<readonly string[]>;
  /** The same from one key, included, to another, excluded. */
  idsBetween(name: string, from: string, to: string): Promise<readonly string[]>;
  /** Rows of a view without their documents, in the order of the keys: from one key, included, to another, excluded. */
  rowsBetween(
    name: string,
    range: { readonly from: string; readonly to: string; readonly limit: number },
  ): Promise<readonly { readonly id: string; readonly key: string }[]>;
  /**
   * Rows of a view whose keys are lists of texts, without their documents, from the highest key down: below one key to another,
   * included. A list is below each longer list that begins with it.
   */
  rowsDown(
    name: string,
    range: { readonly below: readonly string[]; readonly to: readonly string[]; readonly limit: number },
  ): Promise<readonly { readonly id: string; readonly key: readonly string[] }[]>;
  /** The rows of a whole view without their documents, in the order of the keys, and how many there are. */
  rows(
    name: string,
    limit?: number,
  ): Promise<{
    readonly total: number;
    readonly rows: readonly { readonly id: string; readonly key: unknown }[];
  }>;
  /** An attachment of a document, or undefined. To write one, put it into the document, as CouchDB does. */
  readAttachment(id: string, name: string): Promise<Uint8Array | undefined>;
  /**
   * Whole documents with their attachments, ordered by id, in the form that `writeAll` takes. `after` skips the ids up to and
   * including this one.
   */
  dump(range: {
    readonly after?: string | undefined;
    readonly limit: number;
  }): Promise<readonly NewDocument[]>;
  close(): Promise<void>;
}

/**
 * Changes a document. When another writer was faster, it reads the document and tries again.
 * @param change returns the new version, or undefined to leave the document as it is; it may run more than once
 * @returns the version that is stored now, or undefined when there is no such document
 */
export async function changeDocument(
  store: DocumentStore,
  id: string,
  change: (document: StoredDocument) => NewDocument | undefined,
): Promise<NewDocument | undefined> {
  for (;;) {
    const document = await store.read(id);
    if (document === undefined) return undefined;
    const next = change(document);
    if (next === undefined) return document;
    if (await store.write({ ...next, _id: id, _rev: document._rev })) return next;
  }
}

/**
 * Changes many documents, with one call that reads and one that writes. Where another writer was faster, it changes that document
 * alone.
 * @param change returns the new version, or undefined to leave the document as it is; it may run more than once
 * @returns the documents as they were read
 */
export async function changeDocuments(
  store: DocumentStore,
  ids: readonly string[],
  change: (document: StoredDocument) => NewDocument | undefined,
): Promise<readonly StoredDocument[]> {
  const found = await store.readAll(ids);
  const changed = found.flatMap((document) => {
    const next = change(document);
    return next === undefined ? [] : [{ ...next, _id: document._id, _rev: document._rev }];
  });
  if (changed.length === 0) return found;
  const written = await store.writeAll(changed);
  for (const [place, { _id }] of changed.entries())
    if (!written[place]) await changeDocument(store, _id, change);
  return found;
}
