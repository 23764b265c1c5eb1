import { setTimeout as sleep } from "node:timers/promises";
import type { KeyMaterial } from "../../../src/server/gateways/fpx/protocol/keyMaterial.ts";
import { SIMULATED_BANKS, type SimulatedBanks } from "./banks.ts";
import type { Merchant } from "./merchant.ts";
import { memoryTransactionStore, type TransactionStore } from "./transactionStore.ts";

/** Milliseconds. */
export interface ExchangeDelays {
  /** How long one direct AC may stay unanswered. */
  readonly directTimeout: number;
  /** The pause before each repetition of an unacknowledged direct AC. */
  readonly directRetries: readonly number[];
  /** How long the choice "late" keeps the direct AC back. */
  readonly late: number;
}

const DEFAULT_DELAYS: ExchangeDelays = {
  directTimeout: 5_000,
  directRetries: [2_000, 10_000, 30_000],
  late: 15_000,
};

export interface FpxSimulatorOptions {
  /** What the exchange signs with; merchants are given its certificate. */
  readonly keys: KeyMaterial;
  readonly merchants: readonly Merchant[];
  readonly clock: { now(): Date };
  /** Posts the direct AC. */
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** Passes after so many milliseconds; a real timer that keeps no process alive, unless told. */
  readonly wait?: (milliseconds: number) => Promise<void>;
  readonly delays?: Partial<ExchangeDelays>;
  /** In memory unless told. */
  readonly store?: TransactionStore;
  /** By token; the known FPX banks unless told. */
  readonly banks?: SimulatedBanks;
}

/** The options with every default filled in: what the exchange's parts work on. */
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

/** The merchant whose messages carry this fpx_sellerExId, or undefined. */
export function findMerchant(exchange: Exchange, sellerExchangeId: string): Merchant | undefined {
  return exchange.merchants.find((merchant) => merchant.sellerExchangeId === sellerExchangeId);
}
