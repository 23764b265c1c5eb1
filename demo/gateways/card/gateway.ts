import { setTimeout as sleep } from "node:timers/promises";
import { type AttemptStore, memoryAttemptStore } from "../attemptStore.ts";
import { type AttemptDatabase, pouchAttemptStore } from "../pouchAttemptStore.ts";
import { Attempt } from "./attempt.ts";

/** A merchant that is registered at the gateway. Each request has the merchant's addresses. */
export interface CardGatewayMerchant {
  readonly code: string;
  /** Both sides sign with this key. */
  readonly key: string;
  /** The merchant's name on the gateway's pages. */
  readonly name: string;
}

/** Milliseconds. */
export interface CardGatewayDelays {
  /** The longest wait for the answer to a backend call. */
  readonly backendTimeout: number;
  /** The pause before each retry of an unacknowledged backend call. */
  readonly backendRetries: readonly number[];
  /** The delay of the backend call after the choices "late" and "browserFirst". */
  readonly late: number;
}

/** The gateway calls a backend URL up to three times (docs/protocols.md, Card gateway). */
const DEFAULT_DELAYS: CardGatewayDelays = {
  backendTimeout: 5_000,
  backendRetries: [5_000, 30_000],
  late: 15_000,
};

export interface CardSimulatorOptions {
  readonly merchants: readonly CardGatewayMerchant[];
  readonly clock: { now(): Date };
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** Resolves after this time. By default a real timer that does not keep the process alive. */
  readonly wait?: (milliseconds: number) => Promise<void>;
  readonly delays?: Partial<CardGatewayDelays>;
  /** In memory by default. */
  readonly store?: AttemptStore<Attempt>;
  /** The most enquiries about one payment on one day in Malaysia. 5 by default. */
  readonly enquiriesPerDay?: number;
}

/** The options with every default filled in. */
export type CardGateway = Readonly<Required<CardSimulatorOptions>> & { readonly delays: CardGatewayDelays };

const referenceOf = ({ request }: Attempt): string => request.RefNo;

export function cardGatewayOf(options: CardSimulatorOptions): CardGateway {
  return {
    wait: async (milliseconds) => {
      await sleep(milliseconds, undefined, { ref: false });
    },
    store: memoryAttemptStore(referenceOf),
    enquiriesPerDay: 5,
    ...options,
    delays: { ...DEFAULT_DELAYS, ...options.delays },
  };
}

export function pouchCardAttempts(database: AttemptDatabase): AttemptStore<Attempt> {
  return pouchAttemptStore(database, Attempt, referenceOf);
}

export function findMerchant({ merchants }: CardGateway, code: string): CardGatewayMerchant | undefined {
  return merchants.find((merchant) => merchant.code === code);
}
