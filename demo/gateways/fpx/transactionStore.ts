import type { Transaction } from "./transaction.ts";

/** Where the exchange remembers its transactions, by fpx_sellerExOrderNo. */
export interface TransactionStore {
  /** Keeps a new transaction; false when its order number was used before. */
  add(transaction: Transaction): Promise<boolean>;
  find(orderNumber: string): Promise<Transaction | undefined>;
  /**
   * Replaces a transaction in one step, so that two clicks decide once.
   * @param next the new version, or undefined to leave it
   * @returns the new version, or undefined when nothing was changed or there is no such order number
   */
  change(
    orderNumber: string,
    next: (transaction: Transaction) => Transaction | undefined,
  ): Promise<Transaction | undefined>;
}

/** Remembers until the process ends. */
export function memoryTransactionStore(): TransactionStore {
  const transactions = new Map<string, Transaction>();
  return {
    async add(transaction) {
      const orderNumber = transaction.request.fpx_sellerExOrderNo;
      if (transactions.has(orderNumber)) return false;
      transactions.set(orderNumber, transaction);
      return true;
    },
    async find(orderNumber) {
      return transactions.get(orderNumber);
    },
    async change(orderNumber, next) {
      const transaction = transactions.get(orderNumber);
      const changed = transaction === undefined ? undefined : next(transaction);
      if (changed !== undefined) transactions.set(orderNumber, changed);
      return changed;
    },
  };
}
