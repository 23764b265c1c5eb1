import type { BackendParts } from "../backendParts.ts";
import { utcRandom } from "../databases/utcRandom.ts";
import type { ClientAddress } from "../http/clientAddress.ts";
import type { RandomBytes } from "../random.ts";
import { accountLimits } from "./accountLimits.ts";
import type { AccountServices } from "./accountServices.ts";
import { loginPace } from "./loginPace.ts";
import { oneAtATime } from "./oneAtATime.ts";
import { COUCHDB_HASHING } from "./passwords.ts";
import { sessionCookie } from "./sessionCookie.ts";

/** Hashings of a password that may wait for the one under way. */
const MOST_WAITING = 32;

/** The services of the accounts, from the parts of the back end. */
export function openAccountServices(
  { databases, clock, settings, secrets, outbox, log }: BackendParts,
  { admin, hashing = COUCHDB_HASHING, sms }: NonNullable<BackendParts["accounts"]>,
  random: RandomBytes,
  address: ClientAddress,
): AccountServices {
  return {
    databases,
    portal: settings.portal,
    address,
    clock,
    random,
    hashing,
    inTurn: oneAtATime(MOST_WAITING),
    pace: loginPace(clock),
    limits: accountLimits(clock),
    outbox,
    sms,
    newId: utcRandom(clock, random),
    codeSecret: secrets.statusToken,
    cookie: sessionCookie(settings.portal),
    admin,
    log,
  };
}
