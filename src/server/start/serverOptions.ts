import type { Operator } from "../../api/schemas/operator.ts";
import type { BuiltFiles } from "../backendParts.ts";
import type { Clock } from "../clock.ts";
import type { Databases } from "../databases/databases.ts";
import type { Log } from "../log.ts";
import type { Mailer } from "../notifications/mailer.ts";
import type { SmsSender } from "../notifications/sms.ts";
import type { Settings } from "../settings/settings.ts";
import type { Timer } from "../timer.ts";
import type { CallAddresses, GatewayPlaces } from "./gateways.ts";

export interface ServerOptions {
  /** 0 takes any free port. */
  readonly port: number;
  /** The settings of the environment. The server ignores their PORT and uses `port`. */
  readonly settings: Settings;
  readonly files: BuiltFiles;
  readonly log: Log;
  /** The clock of the whole server; by default the system's. */
  readonly clock?: Clock;
  /** The timer between the rounds of the reconciler, the outbox and the other background work; by default the system's. */
  readonly timer?: Timer;
  /** Wraps the databases. A test uses it to watch or disturb the writes. */
  readonly throughDatabases?: (opened: Databases) => Databases;
  readonly demonstration?: Demonstration;
}

/** The additions of a demonstration. A deployment has none. */
export interface Demonstration {
  /**
   * Adds made-up records before the first call.
   * @param format the format of the stored data before this start (`dataFormat.ts`)
   */
  readonly addRecords: (databases: Databases, format: number) => Promise<void>;
  /** Starts the substitutes for other systems, once the server has its port. */
  open(calls: CallAddresses): Promise<Substitutes>;
}

/** The substitutes, each used where the settings name no real one. */
export interface Substitutes {
  readonly gateways: GatewayPlaces;
  readonly mailer: Mailer | undefined;
  readonly sms: SmsSender | undefined;
  readonly operator: Operator;
  /** The origins of the demonstration's council sites. */
  readonly councilOrigins: readonly string[];
  /** Stops accepting calls. */
  stopListening(): Promise<void>;
  /** Resolves when all its answers are sent and its stores are closed. */
  close(): Promise<void>;
}
