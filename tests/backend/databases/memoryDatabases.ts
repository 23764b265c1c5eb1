import { runInNewContext } from "node:vm";
import { create, func, record, string, type } from "superstruct";
import { DATABASES, type Databases } from "../../../src/server/databases/databases.ts";
import type {
  DocumentStore,
  NewDocument,
  StoredDocument,
} from "../../../src/server/databases/documentStore.ts";
import { installViews } from "../../../src/server/databases/views.ts";

/**
 * Databases in the memory of this process, for properties with thousands of histories: making embedded databases takes longer than
 * a history. They evaluate the real views. `memoryDatabases.test.ts` checks that they answer as the embedded databases do.
 * @param turns how many turns of the microtask queue the next call waits, so that the calls of two processes mix in many orders
 */
export async function memoryDatabases(turns: () => number = () => 1): Promise<Databases> {
  const databases = Object.fromEntries(DATABASES.map((name) => [name, memoryStore(turns)])) as Databases;
  await installViews(databases);
  return databases;
}

/** Random turns. The same seed gives the same ones. */
export function turnsOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fff_ffff;
    return 1 + ((state >> 16) % 6);
  };
}

interface Row {
  readonly id: string;
  readonly key: unknown;
}

type MapFunction = (document: StoredDocument) => readonly unknown[];

const design = type({ views: record(string(), type({ map: string() })) });

const HIGHEST = "\ufff0";

/** Texts and lists of texts, which are all the keys of the views, in CouchDB's order. */
const order = (key: unknown): string => (Array.isArray(key) ? `${HIGHEST}${key.join("\0")}` : String(key));

const byText = (one: string, other: string): number => (one < other ? -1 : Number(one > other));

function memoryStore(turns: () => number): DocumentStore {
  const documents = new Map<string, StoredDocument>();
  const views = new Map<string, MapFunction>();

  const put = (document: NewDocument): string | undefined => {
    const { _id, _rev } = document;
    if (documents.get(_id)?._rev !== _rev) return undefined;
    const revision = `${1 + Number.parseInt(_rev ?? "0", 10)}-memory`;
    documents.set(_id, copied({ ...document, _rev: revision }));
    if (_id.startsWith("_design/"))
      for (const [name, { map }] of Object.entries(create(document, design).views))
        views.set(`${_id.slice("_design/".length)}/${name}`, compiled(map));
    return revision;
  };
  const sorted = (): readonly StoredDocument[] =>
    [...documents.values()].sort((one, other) => byText(one._id, other._id));
  const rowsOf = (name: string): readonly Row[] => {
    const map = views.get(name);
    if (map === undefined) throw new Error(`There is no view ${name}.`);
    return sorted()
      .filter(({ _id }) => !_id.startsWith("_design/"))
      .flatMap((document) => map(document).map((key) => ({ id: document._id, key })))
      .sort((one, other) => byText(order(one.key), order(other.key)));
  };
  const documentOf = ({ id }: Row): readonly StoredDocument[] => found([id]);
  const found = (ids: readonly string[]): readonly StoredDocument[] =>
    ids.flatMap((id) => documents.get(id) ?? []);
  const between = (name: string, from: string, to: string): readonly Row[] =>
    rowsOf(name).filter(({ key }) => order(key) >= from && order(key) < to);
  const notHere = () => Promise.reject(new Error("The databases in memory have no attachments."));

  /** Waits some turns before the work and after it, as a call of a database does. */
  const called = async <Answer>(work: () => Answer): Promise<Answer> => {
    for (let left = turns(); left > 0; left -= 1) await undefined;
    const answer = work();
    for (let left = turns(); left > 0; left -= 1) await undefined;
    return answer;
  };

  return {
    atOnce: 20,
    isShared: false,
    read: (id) => called(() => documents.get(id)),
    readAll: (ids) => called(() => found(ids)),
    write: (document) => called(() => put(document)),
    writeAll: (all) => called(() => all.map((document) => put(document) !== undefined)),
    list: ({ prefix, after, limit }) =>
      called(() =>
        sorted()
          .filter(({ _id }) => _id >= (after ?? prefix) && _id !== after && _id <= `${prefix}${HIGHEST}`)
          .filter(({ _id }) => !_id.startsWith("_design/"))
          .slice(0, limit),
      ),
    view: (name, key) =>
      called(() =>
        rowsOf(name)
          .filter((row) => order(row.key) === order(key))
          .flatMap(documentOf),
      ),
    viewDown: (name, { key, before, limit }) =>
      called(() =>
        rowsOf(name)
          .filter((row) => order(row.key).startsWith(`${order([key])}\0`))
          .filter(({ id }) => before === undefined || id < before)
          .toReversed()
          .slice(0, limit)
          .flatMap(documentOf),
      ),
    idsUpTo: (name, to) =>
      called(() =>
        rowsOf(name)
          .filter(({ key }) => order(key) <= to)
          .map(({ id }) => id),
      ),
    idsBetween: (name, from, to) => called(() => between(name, from, to).map(({ id }) => id)),
    rowsBetween: (name, { from, to, limit }) =>
      called(() =>
        between(name, from, to)
          .slice(0, limit)
          .map(({ id, key }) => ({ id, key: String(key) })),
      ),
    rowsDown: (name, { below, to, limit }) =>
      called(() =>
        rowsOf(name)
          .filter(({ key }) => order(key) < order(below) && order(key) >= order(to))
          .toReversed()
          .slice(0, limit)
          .map(({ id, key }) => ({ id, key: Array.isArray(key) ? key.map(String) : [] })),
      ),
    rows: (name, limit) =>
      called(() => {
        const rows = rowsOf(name);
        return { total: rows.length, rows: rows.slice(0, limit) };
      }),
    readAttachment: notHere,
    dump: notHere,
    close: async () => undefined,
  };
}

/** A copy without what JSON leaves out. */
function copied(document: StoredDocument): StoredDocument {
  return Object.freeze(JSON.parse(JSON.stringify(document)));
}

/** Each text is compiled once, because that takes longer than a history. */
const compiledMaps = new Map<string, MapFunction>();

function compiled(map: string): MapFunction {
  const before = compiledMaps.get(map);
  if (before !== undefined) return before;
  const program = `(document) => { const keys = []; const emit = (key) => { keys.push(key); }; (${map})(document); return keys; }`;
  const run = create(runInNewContext(program), func());
  // nobody changes a stored document, so its keys stay
  const keys = new WeakMap<StoredDocument, readonly unknown[]>();
  const made: MapFunction = (document) => {
    const known = keys.get(document) ?? [...run(document)];
    keys.set(document, known);
    return known;
  };
  compiledMaps.set(map, made);
  return made;
}
