import type { Operator } from "../api/schemas/operator.ts";
import type { PaymentId } from "../domain/identifiers.ts";
import type { AccountRateLimits } from "./accounts/accountRateLimits.ts";
import type { HashingTurns } from "./accounts/hashingTurns.ts";
import type { KnownCallers } from "./accounts/knownCallers.ts";
import type { LoginRateLimit } from "./accounts/loginRateLimit.ts";
import type { Hashing } from "./accounts/passwords.ts";
import type { SessionCookie } from "./accounts/sessionCookie.ts";
import type { BackendParts, BankLogos } from "./backendParts.ts";
import type { Clock } from "./clock.ts";
import type { SiteOrigins } from "./councils/siteOrigins.ts";
import type { RandomBytes } from "./crypto.ts";
import type { Databases } from "./databases/databases.ts";
import type { BankList } from "./gateways/fpx/bankList.ts";
import type { Connections } from "./gateways/gateway.ts";
import type { ClientAddress } from "./http/clientAddress.ts";
import type { EnquiryRateLimit, PublicRateLimits } from "./http/publicRateLimits.ts";
import type { RateLimiter } from "./http/rateLimiter.ts";
import type { SearchesUnderWay } from "./http/searchesUnderWay.ts";
import type { Log } from "./log.ts";
import type { SmsSender } from "./notifications/sms.ts";
import type { SmsRules } from "./notifications/smsTotal.ts";
import type { ReportFormats } from "./reconciliation/reportFormat.ts";
import type { SiteNetwork } from "./siteVerification/siteNetwork.ts";
import type { Timer } from "./timer.ts";

/** The dependencies of every route. A function that needs fewer takes a `Pick` of them. */
export interface Services
  extends Connections,
    Pick<
      BackendParts,
      "clockCheck" | "outbox" | "statements" | "tracker" | "files" | "operation" | "internal"
    > {
  readonly databases: Databases;
  /** FPX's bank list, for citizens and for the central team. */
  readonly banks: BankList;
  readonly bankLogos: BankLogos;
  readonly clock: Clock;
  readonly random: RandomBytes;
  readonly timer: Timer;
  readonly log: Log;
  readonly hashing: Hashing;
  /** The portal's address with its base path, without a slash at its end. */
  readonly portal: string;
  /** The address of the portal to try payments on, if the settings name one. */
  readonly testPortal: string | undefined;
  /** True when every gateway is simulated, so that no payment moves money. */
  readonly isTest: boolean;
  /** "" or "/like/this". */
  readonly basePath: string;
  readonly origins: SiteOrigins;
  /** Reads the verification files of the councils' sites. */
  readonly siteNetwork: SiteNetwork;
  readonly operator: Operator;
  readonly admin: string | undefined;
  /** How the providers write their settlement reports. */
  readonly reportFormats: ReportFormats;
  /** The server derives status tokens and verification codes from it. */
  readonly tokenSecret: string;
  readonly newPaymentId: () => PaymentId;
  /** The address that rate limits count by. */
  readonly address: ClientAddress;
  readonly searchesUnderWay: SearchesUnderWay;
  /** Counts the calls of each limit. */
  readonly rateLimiter: RateLimiter;
  readonly rateLimits: PublicRateLimits & { readonly enquiry: EnquiryRateLimit };
  /** Without them, nobody can log in. */
  readonly accounts?: Accounts | undefined;
}

export interface Accounts {
  /** The {database} of the specification (rule 7.1), for example "/like/this", below the base path. */
  readonly databasePath: string;
  /** The private key of `/api/notify`, as PEM. Without it, that call does not exist. */
  readonly notifyKey: string | undefined;
  readonly cookie: SessionCookie;
  /** Every hashing of a password waits for its turn here. */
  readonly hashingTurns: HashingTurns;
  readonly knownCallers: KnownCallers;
  /** Limits every call that sends a password. */
  readonly loginRateLimit: LoginRateLimit;
  readonly rateLimits: AccountRateLimits;
  /** Without it, the server sends no SMS. */
  readonly sms: SmsSender | undefined;
  readonly smsRules: SmsRules;
  /** A new utc_random id. */
  readonly newId: () => string;
}

type OptionalService = "accounts" | "card" | "statements" | "tracker" | "files" | "operation" | "internal";

export type ServicesWith<Name extends OptionalService> = Services & {
  readonly [name in Name]: NonNullable<Services[name]>;
};

export type AccountServices = ServicesWith<"accounts">;

export function has<Name extends OptionalService>(
  services: Services,
  name: Name,
): services is ServicesWith<Name> {
  return services[name] !== undefined;
}
