import { setTimeout as sleep } from "node:timers/promises";
import type { KeyMaterial } from "../../../src/server/gateways/fpx/protocol/keyMaterial.ts";
import { SIMULATED_BANKS, type SimulatedBanks } from "./banks.ts";
import type { Merchant } from "./merchant.ts";
import { memoryTransactionStore, type TransactionStore } from "./transactionStore.ts";

/** Milliseconds. */
export interface ExchangeDelays {
  /** The longest wait for the answer to a direct AC. */
  readonly directTimeout: number;
  /** The pause before each retry of an unacknowledged direct AC. */
  readonly directRetries: readonly number[];
  /** The delay of the direct AC after the choice "late". */
  readonly late: number;
}

const DEFAULT_DELAYS: ExchangeDelays = {
  directTimeout: 5_000,
  directRetries: [2_000, 10_000, 30_000],
  late: 15_000,
};

export interface FpxSimulatorOptions {
  /** The exchange signs with these keys. Merchants verify with its certificate. */
  readonly keys: KeyMaterial;
  readonly merchants: readonly Merchant[];
  readonly clock: { now(): Date };
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** Resolves after this time. By default a real timer that does not keep the process alive. */
  readonly wait?: (milliseconds: number) => Promise<void>;
  readonly delays?: Partial<ExchangeDelays>;
  /** In memory by default. */
  readonly store?: TransactionStore;
  /** By token. The known FPX banks by default. */
  readonly banks?: SimulatedBanks;
}

/** The options with every default filled in. */
export type Exchange = Readonly<Required<FpxSimulatorOptions>> & { readonly delays: ExchangeDelays };

export function exchangeOf(options: FpxSimulatorOptions): Exchange {
  return {
    wait: async (milliseconds) => {
      await sleep(milliseconds, undefined, { ref: false });
    },
    store: memoryTransactionStore(),
    banks: SIMULATED_BANKS,
    ...options,
    delays: { ...DEFAULT_DELAYS, ...options.delays },
  };
}

/** The merchant with this fpx_sellerExId. */
export function findMerchant(exchange: Exchange, sellerExchangeId: string): Merchant | undefined {
  return exchange.merchants.find((merchant) => merchant.sellerExchangeId === sellerExchangeId);
}
