import { create } from "superstruct";
import { Transaction } from "./transaction.ts";
import type { TransactionStore } from "./transactionStore.ts";

interface TransactionDocument {
  readonly _id: string;
  readonly _rev?: string;
  readonly transaction: unknown;
}

/** The two calls of a PouchDB database that this store makes. */
export interface TransactionDatabase {
  get(id: string): Promise<TransactionDocument>;
  put(document: TransactionDocument): Promise<unknown>;
}

const CONFLICT = 409;
const MISSING = 404;

/** Remembers in a PouchDB database of its own; CouchDB's revisions keep two writers apart. */
export function pouchTransactionStore(database: TransactionDatabase): TransactionStore {
  const read = (orderNumber: string) =>
    unless(MISSING, async () => {
      const { _id, _rev, transaction } = await database.get(documentId(orderNumber));
      return { _id, _rev, transaction: create(transaction, Transaction) };
    });

  return {
    async add(transaction) {
      const _id = documentId(transaction.request.fpx_sellerExOrderNo);
      return (await unless(CONFLICT, () => database.put({ _id, transaction }))) !== undefined;
    },
    async find(orderNumber) {
      return (await read(orderNumber))?.transaction;
    },
    async change(orderNumber, next) {
      for (;;) {
        const stored = await read(orderNumber);
        const transaction = stored && next(stored.transaction);
        if (stored === undefined || transaction === undefined) return undefined;
        const written = await unless(CONFLICT, () => database.put({ ...stored, transaction }));
        if (written !== undefined) return transaction;
      }
    },
  };
}

/** CouchDB keeps ids that begin with an underscore for itself. */
function documentId(orderNumber: string): string {
  return `transaction:${orderNumber}`;
}

async function unless<Value>(status: number, act: () => Promise<Value>): Promise<Value | undefined> {
  try {
    return await act();
  } catch (failure) {
    if (failure instanceof Error && "status" in failure && failure.status === status) return undefined;
    throw failure;
  }
}
