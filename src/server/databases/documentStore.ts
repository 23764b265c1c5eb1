/**
 * One database as the back end uses it: CouchDB's documents and revisions, and nothing that only one of its kinds can do.
 * What is read is of unknown shape: each reader holds it to a schema.
 */

/** A document as it is stored: amounts are ringgit as the wire holds them. */
export interface StoredDocument {
  readonly _id: string;
  readonly _rev: string;
  readonly [field: string]: unknown;
}

/** A document to write. With `_rev` it replaces that revision, without it is new. */
export interface NewDocument {
  readonly _id: string;
  readonly _rev?: string;
  readonly [field: string]: unknown;
}

export interface DocumentStore {
  read(id: string): Promise<StoredDocument | undefined>;
  /** Whether it was written: false when another revision is stored. Once true, it is on the disk. */
  write(document: NewDocument): Promise<boolean>;
  /** The same for many at once, each judged alone. */
  writeAll(documents: readonly NewDocument[]): Promise<readonly boolean[]>;
  /** Documents whose ids begin with the text, ordered by id; `after` leaves out those up to and including an id. */
  list(range: {
    readonly prefix: string;
    readonly after?: string;
    readonly limit: number;
  }): Promise<readonly StoredDocument[]>;
  /** Documents that the view lists under the key, ordered by id. */
  view(name: string, key: readonly string[]): Promise<readonly StoredDocument[]>;
  /**
   * Documents that the view lists under the key followed by their own id, from the highest id down; `before` leaves out those
   * from an id up.
   */
  viewDown(
    name: string,
    range: { readonly key: string; readonly before?: string | undefined; readonly limit: number },
  ): Promise<readonly StoredDocument[]>;
  /** The ids of the documents that the view lists under the key or one before it, in the keys' order. */
  idsUpTo(name: string, key: string): Promise<readonly string[]>;
  /** A document's attachment by its name, or undefined. Attachments are written within their document, as CouchDB takes them. */
  readAttachment(id: string, name: string): Promise<Uint8Array | undefined>;
  /** Whole documents with their attachments, ordered by id, as `writeAll` takes them; `after` leaves out those up to an id. */
  dump(range: {
    readonly after?: string | undefined;
    readonly limit: number;
  }): Promise<readonly NewDocument[]>;
  close(): Promise<void>;
}

/**
 * Reads, changes and writes a document until no other writer came between.
 * @param change the new version, or undefined to leave it as it is; may run more than once
 * @returns the stored version now, or undefined when there is no such document
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
