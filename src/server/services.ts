import type { Operator } from "../api/schemas/operator.ts";
import type { PaymentId } from "../domain/identifiers.ts";
import type { AccountRateLimits } from "./accounts/accountRateLimits.ts";
import type { LoginRateLimit } from "./accounts/loginRateLimit.ts";
import type { oneAtATime } from "./accounts/oneAtATime.ts";
import type { Hashing } from "./accounts/passwords.ts";
import type { SessionCookie } from "./accounts/sessionCookie.ts";
import type { BackendParts } from "./backendParts.ts";
import type { Clock } from "./clock.ts";
import type { Databases } from "./databases/databases.ts";
import type { Connections } from "./gateways/gateway.ts";
import type { ClientAddress } from "./http/clientAddress.ts";
import type { EnquiryRateLimit, PublicRateLimits } from "./http/publicRateLimits.ts";
import type { Log } from "./log.ts";
import type { SmsSender } from "./notifications/sms.ts";
import type { RandomBytes } from "./random.ts";
import type { Timer } from "./timer.ts";

/** What every route is given. A function that needs less takes a `Pick` of it. */
export interface Services
  extends Connections,
    Pick<BackendParts, "outbox" | "statements" | "tracker" | "files" | "operation" | "internal"> {
  readonly databases: Databases;
  readonly clock: Clock;
  readonly random: RandomBytes;
  readonly timer: Timer;
  readonly log: Log;
  readonly hashing: Hashing;
  /** The portal's address with its base path, without a slash at its end. */
  readonly portal: string;
  /** "" or "/like/this". */
  readonly basePath: string;
  readonly councilOrigins: readonly string[];
  /** Origins that payments may return to: those of the councils and the portal's. */
  readonly callbackOrigins: ReadonlySet<string>;
  readonly operator: Operator;
  /** The name of the administrator that the settings name. */
  readonly admin: string | undefined;
  /** Derives status tokens and verification codes. */
  readonly tokenSecret: string;
  readonly newPaymentId: () => PaymentId;
  /** Tells one caller from another. */
  readonly address: ClientAddress;
  readonly rateLimits: PublicRateLimits & { readonly enquiry: EnquiryRateLimit };
  /** Absent, nobody can log in. */
  readonly accounts?: Accounts | undefined;
}

export interface Accounts {
  /** {database} of the specification, "/like/this", below the base path. */
  readonly databasePath: string;
  /** The notification host's private key, PEM; absent, browsers cannot ask it to send anything. */
  readonly notifyKey: string | undefined;
  readonly cookie: SessionCookie;
  /** Every hashing of a password goes through this queue. */
  readonly inTurn: ReturnType<typeof oneAtATime>;
  /** Every call that gives a password is limited by this. */
  readonly loginRateLimit: LoginRateLimit;
  readonly rateLimits: AccountRateLimits;
  /** Absent, no SMS is sent. */
  readonly sms: SmsSender | undefined;
  /** A new utc_random id. */
  readonly newId: () => string;
}

type OptionalService = "accounts" | "card" | "statements" | "tracker" | "files" | "operation" | "internal";

/** The services of a deployment that has these optional ones. */
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
