import { type AttemptStore, memoryAttemptStore } from "../attemptStore.ts";
import { type AttemptDatabase, pouchAttemptStore } from "../pouchAttemptStore.ts";
import { Transaction } from "./transaction.ts";

/** The exchange's transactions, by fpx_sellerExOrderNo. */
export type TransactionStore = AttemptStore<Transaction>;

const orderOf = ({ request }: Transaction): string => request.fpx_sellerExOrderNo;

export function memoryTransactionStore(): TransactionStore {
  return memoryAttemptStore(orderOf);
}

export function pouchTransactionStore(database: AttemptDatabase): TransactionStore {
  return pouchAttemptStore(database, Transaction, orderOf);
}
