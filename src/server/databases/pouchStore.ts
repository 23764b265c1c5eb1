import { create, record, string, type } from "superstruct";
import { asDatabaseAway } from "./databaseAway.ts";
import type { DocumentStore, NewDocument, StoredDocument } from "./documentStore.ts";

const MISSING = 404;
const CONFLICT = 409;

/** Sorts after all ids that begin with the same text. */
const HIGHEST = "\ufff0";

/** Attachments with their content in base64, as CouchDB returns them. */
const attachments = record(string(), type({ content_type: string(), data: string() }));

type PouchDatabase = PouchDB.Database<object>;

/**
 * Makes a document store of a PouchDB database. A database that is away throws DatabaseAwayError.
 * @param isEmbedded whether the database is a folder of this machine; otherwise it is called over HTTP
 */
export function pouchStore(database: PouchDatabase, isEmbedded: boolean): DocumentStore {
  const store = storeOf(database, isEmbedded);
  return {
    atOnce: store.atOnce,
    isShared: store.isShared,
    read: explained(store.read),
    readAll: explained(store.readAll),
    write: explained(store.write),
    writeAll: explained(store.writeAll),
    list: explained(store.list),
    view: explained(store.view),
    viewDown: explained(store.viewDown),
    idsUpTo: explained(store.idsUpTo),
    idsBetween: explained(store.idsBetween),
    rowsBetween: explained(store.rowsBetween),
    rowsDown: explained(store.rowsDown),
    rows: explained(store.rows),
    readAttachment: explained(store.readAttachment),
    dump: explained(store.dump),
    close: store.close,
  };
}

function explained<Given extends readonly unknown[], Result>(
  call: (...given: Given) => Promise<Result>,
): (...given: Given) => Promise<Result> {
  return async (...given) => {
    try {
      return await call(...given);
    } catch (failure) {
      throw asDatabaseAway(failure);
    }
  };
}

function storeOf(database: PouchDatabase, isEmbedded: boolean): DocumentStore {
  return {
    // a folder takes one write at a time, and in this process; over HTTP each call has its price
    atOnce: isEmbedded ? 20 : 200,
    isShared: !isEmbedded,
    read: (id) => ifThere(database.get<StoredDocument>(id)),
    async readAll(ids) {
      if (ids.length === 0) return [];
      // in a folder, a list of keys opens an iterator for each of them, which costs four times a plain read
      if (isEmbedded) {
        const read = await Promise.all(ids.map((id) => ifThere(database.get<StoredDocument>(id))));
        return read.filter((document) => document !== undefined);
      }
      const answer = await database.allDocs<StoredDocument>({ keys: [...ids], include_docs: true });
      return documentsOf(answer.rows.map((row) => ("doc" in row ? row : {})));
    },
    async write(document) {
      try {
        return (await database.put(document)).rev;
      } catch (failure) {
        if (statusOf(failure) === CONFLICT) return undefined;
        throw failure;
      }
    },
    writeAll: (documents) => writeAll(database, documents),
    async list({ prefix, after, limit }) {
      const answer = await database.allDocs<StoredDocument>({
        startkey: after ?? prefix,
        endkey: `${prefix}${HIGHEST}`,
        include_docs: true,
        limit: limit + 1,
      });
      return documentsOf(answer.rows)
        .filter((document) => document._id !== after && !document._id.startsWith("_design/"))
        .slice(0, limit);
    },
    async view(name, key) {
      const { rows } = await database.query<StoredDocument>(name, { key: [...key], include_docs: true });
      return documentsOf(withKey(rows, key)).sort((one, other) => (one._id < other._id ? -1 : 1));
    },
    async viewDown(name, { key, before, limit }) {
      const found: StoredDocument[] = [];
      for (let reached = before; found.length < limit; ) {
        const { rows } = await database.query<StoredDocument>(name, {
          descending: true,
          // an object sorts after every text
          startkey: [key, reached ?? {}],
          endkey: [key],
          include_docs: true,
          limit: limit + 1,
        });
        found.push(...documentsOf(withKey(rows, [key])).filter(({ _id }) => _id !== reached));
        if (rows.length <= limit) break;
        reached = rows.at(-1)?.id;
      }
      return found.slice(0, limit);
    },
    async idsUpTo(name, key) {
      const answer = await database.query(name, { endkey: key });
      return answer.rows.map(({ id }) => String(id));
    },
    async idsBetween(name, from, to) {
      const answer = await database.query(name, { startkey: from, endkey: to, inclusive_end: false });
      return answer.rows.map(({ id }) => String(id));
    },
    async rowsBetween(name, { from, to, limit }) {
      const range = { startkey: from, endkey: to, inclusive_end: false, limit };
      const answer = await database.query(name, range);
      return answer.rows.map(({ id, key }) => ({ id: String(id), key: String(key) }));
    },
    async rowsDown(name, { below, to, limit }) {
      const range = { descending: true, startkey: [...below], endkey: [...to], limit: limit + 1 };
      const answer = await database.query(name, range);
      return answer.rows
        .map(({ id, key }) => ({ id: String(id), key: Array.isArray(key) ? key.map(String) : [] }))
        .filter(({ key }) => key.join("\0") !== below.join("\0"))
        .slice(0, limit);
    },
    async rows(name, limit) {
      const answer = await database.query(name, limit === undefined ? {} : { limit });
      return {
        total: answer.total_rows,
        rows: answer.rows.map(({ id, key }) => ({ id: String(id), key })),
      };
    },
    async readAttachment(id, name) {
      const content = await ifThere(database.getAttachment(id, name));
      if (content === undefined) return undefined;
      return new Uint8Array(content instanceof Blob ? await content.arrayBuffer() : content);
    },
    async dump({ after, limit }) {
      const answer = await database.allDocs<StoredDocument>({
        ...(after !== undefined && { startkey: after }),
        include_docs: true,
        attachments: true,
        limit: limit + 1,
      });
      return documentsOf(answer.rows)
        .filter(({ _id }) => _id !== after)
        .slice(0, limit)
        .map(withoutRevision);
    },
    close: () => database.close(),
  };
}

async function ifThere<Value>(reading: Promise<Value>): Promise<Value | undefined> {
  try {
    return await reading;
  } catch (failure) {
    if (statusOf(failure) === MISSING) return undefined;
    throw failure;
  }
}

async function writeAll(
  database: PouchDatabase,
  documents: readonly NewDocument[],
): Promise<readonly boolean[]> {
  const answers = await database.bulkDocs([...documents]);
  return answers.map((answer) => {
    if (!("error" in answer) || !answer.error) return true;
    if (statusOf(answer) === CONFLICT) return false;
    throw asDatabaseAway(answer) === answer
      ? new Error(
          `the database refused a document (${answer.name}): check the id and the fields of what is written`,
        )
      : asDatabaseAway(answer);
  });
}

function documentsOf(rows: readonly { readonly doc?: StoredDocument | undefined }[]): StoredDocument[] {
  return rows.flatMap((row) => (row.doc ? [row.doc] : []));
}

/** The document as it is written into an empty database. An attachment keeps its content and loses the data on its revision. */
function withoutRevision({ _rev, _attachments, ...document }: StoredDocument): NewDocument {
  if (_attachments === undefined) return document;
  const contents = Object.entries(create(_attachments, attachments)).map(([name, { content_type, data }]) => [
    name,
    { content_type, data },
  ]);
  return { ...document, _attachments: Object.fromEntries(contents) };
}

/**
 * The rows whose key begins with these texts. CouchDB's views return others too: they compare texts as ICU does, to which invisible
 * characters count for nothing, and the forms in which Unicode writes a letter are one.
 */
function withKey<Row extends { readonly key: unknown }>(
  rows: readonly Row[],
  texts: readonly string[],
): readonly Row[] {
  return rows.filter(({ key }) => Array.isArray(key) && texts.every((text, place) => key[place] === text));
}

function statusOf(failure: unknown): unknown {
  return typeof failure === "object" && failure !== null && "status" in failure ? failure.status : undefined;
}
