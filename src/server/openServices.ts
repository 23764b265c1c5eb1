import { setTimeout as sleep } from "node:timers/promises";
import { UNNAMED_OPERATOR } from "../api/schemas/operator.ts";
import { accountRateLimits } from "./accounts/accountRateLimits.ts";
import { createHashingTurns } from "./accounts/hashingTurns.ts";
import { createKnownCallers } from "./accounts/knownCallers.ts";
import { loginRateLimit } from "./accounts/loginRateLimit.ts";
import { COUCHDB_HASHING } from "./accounts/passwords.ts";
import { sessionCookie } from "./accounts/sessionCookie.ts";
import type { BackendParts } from "./backendParts.ts";
import { siteOrigins } from "./councils/siteOrigins.ts";
import { systemRandom } from "./crypto.ts";
import { utcRandom } from "./databases/utcRandom.ts";
import { bankList } from "./gateways/fpx/bankList.ts";
import { basePathOf } from "./http/basePath.ts";
import { clientAddressBy } from "./http/clientAddress.ts";
import { enquiryRateLimit, publicRateLimits } from "./http/publicRateLimits.ts";
import { createRateLimiter, type RateLimiter } from "./http/rateLimiter.ts";
import { searchesUnderWay } from "./http/searchesUnderWay.ts";
import { DEFAULT_SMS_RULES } from "./notifications/smsTotal.ts";
import { DEFAULT_REPORT_FORMATS } from "./reconciliation/reportFormat.ts";
import type { Accounts, Services } from "./services.ts";
import { internet } from "./siteVerification/siteNetwork.ts";
import { systemTimer } from "./timer.ts";

export function openServices(parts: BackendParts): Services {
  const { clock, settings, random = systemRandom, timer = systemTimer } = parts;
  const { portal } = settings;
  const address = clientAddressBy(parts.caller, settings.trustedProxies);
  const rateLimiter = parts.rateLimiter ?? createRateLimiter(clock, parts.secrets.statusToken);
  return {
    databases: parts.databases,
    banks: bankList(parts.fpx, clock, parts.log),
    bankLogos: parts.bankLogos ?? new Map(),
    fpx: parts.fpx,
    card: parts.card,
    clock,
    random,
    timer,
    log: parts.log,
    hashing: parts.accounts?.hashing ?? COUCHDB_HASHING,
    portal,
    testPortal: settings.testPortal,
    isTest: settings.isTest ?? false,
    basePath: basePathOf(portal),
    origins: siteOrigins(parts.databases.metadata, clock, settings, parts.log),
    siteNetwork: parts.siteNetwork ?? internet,
    operator: parts.operator ?? UNNAMED_OPERATOR,
    admin: parts.accounts?.admin,
    reportFormats: parts.reportFormats ?? DEFAULT_REPORT_FORMATS,
    tokenSecret: parts.secrets.statusToken,
    newPaymentId: utcRandom(clock, random),
    address,
    searchesUnderWay: parts.searchesUnderWay ?? searchesUnderWay(timer),
    rateLimiter,
    rateLimits: {
      ...publicRateLimits(rateLimiter, parts.limits, address),
      enquiry: enquiryRateLimit(rateLimiter, "citizens", address),
    },
    clockCheck: parts.clockCheck,
    outbox: parts.outbox,
    statements: parts.statements,
    tracker: parts.tracker,
    files: parts.files,
    operation: parts.operation,
    internal: parts.internal,
    accounts: parts.accounts && openAccounts(parts, parts.accounts, rateLimiter, random),
  };
}

function openAccounts(
  { clock, settings }: BackendParts,
  { databasePath, notifyKey, sms, smsRules = DEFAULT_SMS_RULES }: NonNullable<BackendParts["accounts"]>,
  rateLimiter: RateLimiter,
  random: Services["random"],
): Accounts {
  return {
    databasePath,
    notifyKey,
    cookie: sessionCookie(settings.portal),
    // real time, whatever timer the gateways have: it imitates the time of real work
    hashingTurns: createHashingTurns((milliseconds) => sleep(milliseconds)),
    knownCallers: createKnownCallers(),
    loginRateLimit: loginRateLimit(rateLimiter),
    rateLimits: accountRateLimits(rateLimiter),
    sms,
    smsRules,
    newId: utcRandom(clock, random),
  };
}
