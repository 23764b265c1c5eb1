import type { Operator } from "../api/schemas/operator.ts";
import type { Hashing } from "./accounts/passwords.ts";
import type { Clock } from "./clock.ts";
import type { RandomBytes } from "./crypto.ts";
import type { Databases } from "./databases/databases.ts";
import type { CardConnection } from "./gateways/card/connection.ts";
import type { FpxConnection } from "./gateways/fpx/connection.ts";
import type { Context } from "./http/context.ts";
import type { HourlyLimits } from "./http/publicRateLimits.ts";
import type { RateLimiter } from "./http/rateLimiter.ts";
import type { SearchesUnderWay } from "./http/searchesUnderWay.ts";
import type { Log } from "./log.ts";
import type { MessageSender } from "./notifications/messageSender.ts";
import type { SmsSender } from "./notifications/sms.ts";
import type { SmsRules } from "./notifications/smsTotal.ts";
import type { ClockCheck } from "./operation/clockCheck.ts";
import type { Metrics } from "./operation/metrics.ts";
import type { ReportFormats } from "./reconciliation/reportFormat.ts";
import type { SiteNetwork } from "./siteVerification/siteNetwork.ts";
import type { StatementKeys } from "./statements/statementKeys.ts";
import type { Timer } from "./timer.ts";
import type { Tracker } from "./tracker/tracker.ts";

export interface BuiltFiles {
  readonly portal: string;
  readonly widgets: string;
}

export interface InternalDoor {
  /** The bearer token that a caller must send. */
  readonly token: string;
  /** The address that a request comes from, or undefined when it came through no socket. */
  readonly peer: (context: Context) => string | undefined;
}

export interface Operation {
  readonly metrics: Metrics;
  /** The address that a request comes from, or undefined when it came through no socket. */
  readonly peer: (context: Context) => string | undefined;
  /** The bearer token with which another machine reads the metrics. Without it, only this machine reads them. */
  readonly metricsToken: string | undefined;
  /** True once the process was asked to stop. */
  readonly isEnding: () => boolean;
}

/** Pictures of banks, PNG or JPEG, by FPX's bank code. */
export type BankLogos = ReadonlyMap<string, Uint8Array>;

export interface BackendParts {
  readonly databases: Databases;
  readonly fpx: FpxConnection;
  /** Without it, the portal takes no cards. */
  readonly card?: CardConnection | undefined;
  readonly clock: Clock;
  /** Compares the clock with others. Without it, the server trusts its own. */
  readonly clockCheck?: Pick<ClockCheck, "isWrong"> | undefined;
  /** The system's own by default. */
  readonly random?: RandomBytes;
  /** The system's own by default. */
  readonly timer?: Timer;
  /** The address at the other end of a call's socket. Without it, all callers share one rate limit. */
  readonly caller?: (context: Context) => string | undefined;
  /** Counts calls. By default one that shares nothing with other processes. */
  readonly rateLimiter?: RateLimiter | undefined;
  /** Counts the searches in progress, to which loads give way. By default the back end counts its own. */
  readonly searchesUnderWay?: SearchesUnderWay;
  /** The limits of the public calls for one address. Without them there is no limit. */
  readonly limits?: HourlyLimits | undefined;
  readonly secrets: {
    /** The server derives status tokens and codes from it. Anyone who has it can read every payment. */
    readonly statusToken: string;
  };
  readonly settings: {
    /**
     * The portal's address, without a slash at its end. Its path is the base path (rule 7.2): the pages, the calls and the
     * elements are all below it.
     */
    readonly portal: string;
    /** Origins of the councils' sites. Their pages may call the server, and the server sends citizens back to them. */
    readonly councilOrigins: readonly string[];
    /** Addresses and networks of proxies. The server believes their X-Forwarded-For, as it believes a proxy on this machine. */
    readonly trustedProxies?: readonly string[];
    /** The address of the test portal. Without it, this portal names none. */
    readonly testPortal?: string | undefined;
    /** True when every gateway is simulated, so that no payment moves money. */
    readonly isTest?: boolean;
  };
  /** How the providers write their settlement reports. By default as docs/reconciliation.md describes. */
  readonly reportFormats?: ReportFormats | undefined;
  /** The marks of banks. By default there are none. */
  readonly bankLogos?: BankLogos | undefined;
  /** Reads the verification files of the councils' sites. By default over the internet. */
  readonly siteNetwork?: SiteNetwork | undefined;
  /** The operator that citizens see. Without it, the pages name nobody. */
  readonly operator?: Operator | undefined;
  /** Counts page views. Without it, nobody counts them. */
  readonly tracker?: Tracker | undefined;
  /** The keys that sign the statements in QR codes. Without them, the server signs none. */
  readonly statements?: StatementKeys | undefined;
  /** Sends the receipts. Without it, they wait in the database. */
  readonly outbox?: MessageSender | undefined;
  /** Without them, nobody can log in. */
  readonly accounts?: {
    /** The {database} of the specification (rule 7.1), for example "/like/this", below the base path. */
    readonly databasePath: string;
    /** The name of the administrator that the settings name. */
    readonly admin: string | undefined;
    /** CouchDB's default unless given. */
    readonly hashing?: Hashing;
    /** Without it, the server sends no SMS. */
    readonly sms?: SmsSender | undefined;
    /** Malaysian mobile numbers, and 500 SMS a day, unless given. */
    readonly smsRules?: SmsRules | undefined;
    /** The private key of `/api/notify`, as PEM. Without it, that call does not exist. */
    readonly notifyKey?: string;
  };
  /** The built portal and widgets. Without them, the server answers calls only. */
  readonly files?: BuiltFiles;
  /** Health, readiness and metrics. Without it, the server has no such routes and counts nothing. */
  readonly operation?: Operation;
  /** The calls below /internal, for commands on this machine. Without it, they do not exist. */
  readonly internal?: InternalDoor;
  readonly log: Log;
}
