import { create, type Struct } from "superstruct";
import type { AttemptStore } from "./attemptStore.ts";

interface AttemptDocument {
  readonly _id: string;
  readonly _rev?: string;
  readonly transaction: unknown;
}

/** The part of a PouchDB database that this store uses. */
export interface AttemptDatabase {
  get(id: string): Promise<AttemptDocument>;
  put(document: AttemptDocument): Promise<unknown>;
}

const CONFLICT = 409;
const MISSING = 404;

/**
 * Keeps the attempts in a PouchDB database. Of two writers at once, the revision lets only one succeed. The other reads again.
 */
export function pouchAttemptStore<Attempt>(
  database: AttemptDatabase,
  schema: Struct<Attempt, unknown>,
  referenceOf: (attempt: Attempt) => string,
): AttemptStore<Attempt> {
  const read = (reference: string) =>
    unless(MISSING, async () => {
      const { _id, _rev, transaction } = await database.get(documentId(reference));
      return { _id, _rev, transaction: create(transaction, schema) };
    });

  return {
    async add(attempt) {
      const _id = documentId(referenceOf(attempt));
      return (await unless(CONFLICT, () => database.put({ _id, transaction: attempt }))) !== undefined;
    },
    async find(reference) {
      return (await read(reference))?.transaction;
    },
    async change(reference, next) {
      for (;;) {
        const stored = await read(reference);
        const transaction = stored && next(stored.transaction);
        if (stored === undefined || transaction === undefined) return undefined;
        const written = await unless(CONFLICT, () => database.put({ ...stored, transaction }));
        if (written !== undefined) return transaction;
      }
    },
  };
}

/** The prefix is needed because CouchDB reserves ids that begin with an underscore. */
function documentId(reference: string): string {
  return `transaction:${reference}`;
}

async function unless<Value>(status: number, act: () => Promise<Value>): Promise<Value | undefined> {
  try {
    return await act();
  } catch (failure) {
    if (failure instanceof Error && "status" in failure && failure.status === status) return undefined;
    throw failure;
  }
}
