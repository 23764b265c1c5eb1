import { setTimeout as sleep } from "node:timers/promises";
import { type AttemptStore, memoryAttemptStore } from "../attemptStore.ts";
import { type AttemptDatabase, pouchAttemptStore } from "../pouchAttemptStore.ts";
import { Attempt } from "./attempt.ts";

/** A merchant as the gateway registers it. Its addresses come with each request. */
export interface CardGatewayMerchant {
  readonly code: string;
  /** What both sides sign with. */
  readonly key: string;
  /** What the gateway's page calls the merchant. */
  readonly name: string;
}

/** Milliseconds. */
export interface CardGatewayDelays {
  /** How long one backend call may stay unanswered. */
  readonly backendTimeout: number;
  /** The pause before each repetition of an unacknowledged backend call. */
  readonly backendRetries: readonly number[];
  /** How long the choices "late" and "browserFirst" keep the backend call back. */
  readonly late: number;
}

/** Called up to three times (docs/protocols.md, Card gateway). */
const DEFAULT_DELAYS: CardGatewayDelays = {
  backendTimeout: 5_000,
  backendRetries: [5_000, 30_000],
  late: 15_000,
};

export interface CardSimulatorOptions {
  readonly merchants: readonly CardGatewayMerchant[];
  readonly clock: { now(): Date };
  /** Makes the backend call. */
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** Passes after so many milliseconds; a real timer that keeps no process alive, unless told. */
  readonly wait?: (milliseconds: number) => Promise<void>;
  readonly delays?: Partial<CardGatewayDelays>;
  /** In memory unless told. */
  readonly store?: AttemptStore<Attempt>;
  /** How often a merchant may ask about one payment on one day of Malaysia; 5 unless told. */
  readonly enquiriesPerDay?: number;
}

/** The options with every default filled in: what the gateway's parts work on. */
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
