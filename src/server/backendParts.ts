import type { Operator } from "../api/schemas/operator.ts";
import type { Hashing } from "./accounts/passwords.ts";
import type { Clock } from "./clock.ts";
import type { Databases } from "./databases/databases.ts";
import type { CardConnection } from "./gateways/card/connection.ts";
import type { FpxConnection } from "./gateways/fpx/connection.ts";
import type { Context } from "./http/context.ts";
import type { HourlyLimits } from "./http/publicRateLimits.ts";
import type { Log } from "./log.ts";
import type { MessageSender } from "./notifications/messageSender.ts";
import type { SmsSender } from "./notifications/sms.ts";
import type { Metrics } from "./operation/metrics.ts";
import type { RandomBytes } from "./random.ts";
import type { StatementKeys } from "./statements/statementKeys.ts";
import type { Timer } from "./timer.ts";
import type { Tracker } from "./tracker/tracker.ts";

/** Folders of the built portal and of the built widgets. */
export interface BuiltFiles {
  readonly portal: string;
  readonly widgets: string;
}

export interface InternalDoor {
  /** What the caller must show as its bearer token. */
  readonly token: string;
  /** The address that a request comes from, or undefined when it came through no socket. */
  readonly peer: (context: Context) => string | undefined;
}

export interface Operation {
  readonly metrics: Metrics;
  /** The address that a request comes from, or undefined when it came through no socket. */
  readonly peer: (context: Context) => string | undefined;
  /** What another machine shows as its bearer token to read the metrics; absent, only this machine reads them. */
  readonly metricsToken: string | undefined;
  /** True from when the process was asked to stop. */
  readonly isEnding: () => boolean;
}

/** What the back end is made of. */
export interface BackendParts {
  readonly databases: Databases;
  readonly fpx: FpxConnection;
  /** Absent, no card is taken. */
  readonly card?: CardConnection | undefined;
  readonly clock: Clock;
  /** The system's own by default. */
  readonly random?: RandomBytes;
  /** The system's own by default. */
  readonly timer?: Timer;
  /** The address at the other end of a call's socket; absent, all who call are one. */
  readonly caller?: (context: Context) => string | undefined;
  /** How often one address may use the public calls; absent, without a limit. */
  readonly limits?: HourlyLimits | undefined;
  readonly secrets: {
    /** What status tokens and codes are worked out with: whoever has it can see every payment. */
    readonly statusToken: string;
  };
  readonly settings: {
    /**
     * The portal's own address, without a slash at its end. Its path is the base path, below which the pages, the calls and the
     * elements all stand (specification, section 7: configurable).
     */
    readonly portal: string;
    /** Origins of the councils' sites: they may call, and citizens are sent back to them. */
    readonly councilOrigins: readonly string[];
    /** Besides those of this machine: addresses and networks whose word on who calls is believed. */
    readonly trustedProxies?: readonly string[];
  };
  /** Who operates the portal, as citizens see; absent, nobody is named. */
  readonly operator?: Operator | undefined;
  /** What counts page views; absent, nothing does. */
  readonly tracker?: Tracker | undefined;
  /** What signs the statements of QR codes; absent, none is signed. */
  readonly statements?: StatementKeys | undefined;
  /** What sends the receipts; absent, nothing is sent. */
  readonly outbox?: MessageSender | undefined;
  /** Logging in; absent, nobody can. */
  readonly accounts?: {
    /** {database} of the specification, "/like/this", below the base path. */
    readonly databasePath: string;
    /** The name of the administrator that the settings name. */
    readonly admin: string | undefined;
    /** As CouchDB does by default. */
    readonly hashing?: Hashing;
    /** Absent, no SMS is sent. */
    readonly sms?: SmsSender | undefined;
    /** The notification host's private key, PEM; absent, no browser has anything sent by it. */
    readonly notifyKey?: string;
  };
  /** The built portal and widgets; absent, calls alone are answered. */
  readonly files?: BuiltFiles;
  /** What a machine that runs this asks and counts; absent, nothing is counted. */
  readonly operation?: Operation;
  /** The door for loading records; absent, there is none. */
  readonly internal?: InternalDoor;
  readonly log: Log;
}
