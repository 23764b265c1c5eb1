import { createContext, runInContext } from "node:vm";
import createAbstractMapReduce, { type Emit } from "pouchdb-abstract-mapreduce";

/**
 * PouchDB's own views make a new JavaScript context for each document that they map, which takes several times as long as the mapping.
 * These views make one context for all documents. The maps are the server's own (views.ts).
 */
const context = createContext();

/** A map that throws gives a document no entry, as in PouchDB and in CouchDB, also when it throws after an entry. */
function compiled(map: string, emit: Emit): (document: object) => void {
  const bind: (bound: Emit) => (document: object) => void = runInContext(
    `"use strict"; (emit) => (${map})`,
    context,
  );
  let entries: Parameters<Emit>[] = [];
  const mapped = bind((...entry) => {
    entries.push(entry);
  });
  return (document) => {
    entries = [];
    mapped(document);
    for (const entry of entries) emit(...entry);
  };
}

function noReduction(): never {
  throw new Error("The server's views reduce nothing. Remove the reduce function from views.ts.");
}

function requireView({ views = {} }: { readonly views?: object }, name: string): void {
  if (!Object.hasOwn(views, name)) throw new Error(`There is no view "${name}". Add it to views.ts.`);
}

/** PouchDB's own views note their indexes under this name too, and so both use the same ones. */
const { query, viewCleanup } = createAbstractMapReduce("mrviews", compiled, noReduction, requireView);

/** Makes an embedded database map its documents in one context. */
export function withEmbeddedViews(database: PouchDB.Database<object>): PouchDB.Database<object> {
  database.query = query;
  database.viewCleanup = viewCleanup;
  return database;
}
