import { Hono } from "hono";
import { type Operator, UNTOLD } from "../../src/api/schemas/operator.ts";
import type { AccountDesk } from "./accounts/accountDesk.ts";
import { accountLimits } from "./accounts/accountLimits.ts";
import { loginPace } from "./accounts/loginPace.ts";
import { oneAtATime } from "./accounts/oneAtATime.ts";
import { COUCHDB_HASHING, type Hashing } from "./accounts/passwords.ts";
import { sessionCookie } from "./accounts/sessionCookie.ts";
import type { CardConnection } from "./card/connection.ts";
import type { Clock } from "./clock.ts";
import type { Databases } from "./databases/openDatabases.ts";
import { utcRandom } from "./databases/utcRandom.ts";
import { bankList } from "./fpx/bankList.ts";
import type { FpxConnection } from "./fpx/connection.ts";
import { atMost, KILOBYTE } from "./http/body.ts";
import { callLimit } from "./http/callLimit.ts";
import { clientAddress } from "./http/clientAddress.ts";
import type { BackendEnv, Context } from "./http/context.ts";
import { allowOrigins } from "./http/cors.ts";
import { showFailures } from "./http/documents.ts";
import { answerFailures, answerUnknownPaths, references } from "./http/failures.ts";
import type { Log } from "./log.ts";
import type { Outbox } from "./notifications/outbox.ts";
import { sealedMessages } from "./notifications/sealedMessages.ts";
import type { SmsSender } from "./notifications/sms.ts";
import type { PaymentDesk } from "./payments/createPayment.ts";
import { type RandomBytes, systemRandom } from "./random.ts";
import { addAdminRoutes } from "./routes/adminRoutes.ts";
import { addAttachmentRoutes } from "./routes/attachmentRoutes.ts";
import { addCardBackendRoute, addCardResponseRoute, type CardAnswerDesk } from "./routes/cardAnswerRoutes.ts";
import { addCardRoutes } from "./routes/cardRoutes.ts";
import { addDirectAnswerRoute, addIndirectAnswerRoute } from "./routes/fpxAnswerRoutes.ts";
import { addFpxRoutes } from "./routes/fpxRoutes.ts";
import { addIdentityRoute } from "./routes/identityRoutes.ts";
import { addInternalRoutes, type InternalDoor } from "./routes/internalRoutes.ts";
import { addKeyRoute } from "./routes/keyRoutes.ts";
import { addLicenseRoutes } from "./routes/licenseRoutes.ts";
import { addNotifyRoutes } from "./routes/notifyRoutes.ts";
import { addPageViewRoute } from "./routes/pageViewRoutes.ts";
import { addPayAgainRoute } from "./routes/payAgainRoutes.ts";
import { addPaymentRoutes } from "./routes/paymentRoutes.ts";
import { addPayPageRoutes } from "./routes/payPageRoutes.ts";
import { addQueryRoutes } from "./routes/queryRoutes.ts";
import { addRequeryRoute } from "./routes/requeryRoutes.ts";
import { addResetRoute } from "./routes/resetRoutes.ts";
import { addSearchRoutes } from "./routes/searchRoutes.ts";
import { addSessionRoutes } from "./routes/sessionRoutes.ts";
import { addStaticRoutes, type BuiltFiles } from "./routes/staticRoutes.ts";
import { addUpdateRoute } from "./routes/updateRoutes.ts";
import { addVerificationRoutes } from "./routes/verificationRoutes.ts";
import { addVerifyRoute } from "./routes/verifyRoutes.ts";
import type { StatementKeys } from "./statements/statementKeys.ts";
import { systemTimer, type Timer } from "./timer.ts";
import type { Tracker } from "./tracker/tracker.ts";

export interface BackendParts {
  readonly databases: Databases;
  readonly fpx: FpxConnection;
  /** Absent, no card is taken. */
  readonly card?: CardConnection | undefined;
  readonly clock: Clock;
  /** The system's own unless told. */
  readonly random?: RandomBytes;
  /** The system's own unless told. */
  readonly timer?: Timer;
  /** The address at the other end of a call's socket; absent, all who call are one. */
  readonly caller?: (context: Context) => string | undefined;
  readonly secrets: {
    /** What status tokens and codes are worked out with: whoever has it can see every payment. */
    readonly statusToken: string;
  };
  readonly settings: {
    /** The portal's own address, without a slash at its end. */
    readonly portal: string;
    /** Origins of the councils' sites: they may call, and citizens are sent back to them. */
    readonly councilOrigins: readonly string[];
    /** Path before every call, "" or "/like/this" (specification, section 7: configurable). */
    readonly basePath: string;
  };
  /** Who operates the portal, as citizens are told; absent, nobody is named. */
  readonly operator?: Operator | undefined;
  /** What counts page views; absent, nothing does. */
  readonly tracker?: Tracker | undefined;
  /** What signs the statements of QR codes; absent, none is signed. */
  readonly statements?: StatementKeys | undefined;
  /** What sends the receipts; absent, nothing is sent. */
  readonly outbox?: Pick<Outbox, "sendSoon"> | undefined;
  /** Logging in; absent, nobody can. */
  readonly accounts?: {
    /** {database} of the specification, "/like/this", below the base path. */
    readonly databasePath: string;
    /** The name of the administrator that the settings name. */
    readonly admin: string | undefined;
    /** As CouchDB does, unless told. */
    readonly hashing?: Hashing;
    /** Absent, no SMS is sent. */
    readonly sms?: SmsSender | undefined;
    /** The notification host's private key, PEM; absent, no browser has anything sent by it. */
    readonly notifyKey?: string;
  };
  /** The built portal and widgets; absent, calls alone are answered. */
  readonly files?: BuiltFiles;
  /** The door for loading records; absent, there is none. */
  readonly internal?: InternalDoor;
  readonly log: Log;
}

/** How often a caller may have a gateway asked. */
const ENQUIRIES = { calls: 6, within: 60_000 };

/** The portal's back end, made of its parts: the same app runs the demo, a deployment and the tests. */
export function createBackend(parts: BackendParts): Hono<BackendEnv> {
  const { databases, clock, settings, log } = parts;
  const random = parts.random ?? systemRandom;
  const origins = new Set([new URL(settings.portal).origin, ...settings.councilOrigins]);
  const desk: PaymentDesk = {
    databases,
    fpx: parts.fpx,
    card: parts.card,
    clock,
    random,
    newPaymentId: utcRandom(clock, random),
    tokenSecret: parts.secrets.statusToken,
    callbackOrigins: origins,
    portal: settings.portal,
    outbox: parts.outbox,
    statements: parts.statements,
  };

  const accounts = parts.accounts && accountDesk(parts, parts.accounts, random);

  const app = new Hono<BackendEnv>();
  app.use(references(random));
  app.onError(answerFailures(log));
  app.notFound(answerUnknownPaths(log));

  const base = settings.basePath || "/";
  app.route(base, answersOfFpx(desk, log));
  const { card, timer = systemTimer } = parts;
  if (card) app.route(base, answersOfCardGateway({ ...desk, card, timer, log }));
  app.route(
    "/",
    pages(desk, log, (shown) => addPayPageRoutes(shown, desk)),
  );
  const hashing = { hashing: parts.accounts?.hashing ?? COUCHDB_HASHING, random };
  if (parts.internal) addInternalRoutes(app, databases, parts.internal, hashing);
  if (parts.accounts && accounts) app.route(base, ownCalls(desk, parts, parts.accounts, accounts));
  if (parts.tracker) app.route(base, countedViews(parts, parts.tracker));
  if (parts.statements) app.route(base, checkedStatements(parts, parts.statements));
  app.route(base, calls(desk, parts, origins, accounts));
  if (parts.files) addStaticRoutes(app, parts.files);
  return app;
}

/** No page of another site reads these answers: they carry no CORS headers. */
function answersOfFpx(desk: PaymentDesk, log: Log) {
  const answers = new Hono<BackendEnv>();
  addDirectAnswerRoute(answers, desk, log);
  answers.route(
    "/",
    pages(desk, log, (shown) => addIndirectAnswerRoute(shown, desk, log)),
  );
  return answers;
}

/** Nor these. */
function answersOfCardGateway(desk: CardAnswerDesk) {
  const answers = new Hono<BackendEnv>();
  addCardBackendRoute(answers, desk);
  answers.route(
    "/",
    pages(desk, desk.log, (shown) => addCardResponseRoute(shown, desk)),
  );
  return answers;
}

/** Routes that a citizen's browser opens as a page: a failure is a page as well. */
function pages(desk: PaymentDesk, log: Log, add: (shown: Hono<BackendEnv>) => void) {
  const shown = new Hono<BackendEnv>();
  shown.onError(showFailures(log, desk.portal));
  add(shown);
  return shown;
}

/** Hashings of a password that may wait for the one under way. */
const MOST_WAITING = 32;

function accountDesk(
  { databases, clock, settings, secrets, outbox, caller, log }: BackendParts,
  { admin, hashing = COUCHDB_HASHING, sms }: NonNullable<BackendParts["accounts"]>,
  random: RandomBytes,
): AccountDesk {
  return {
    databases,
    portal: settings.portal,
    address: (context) => clientAddress(context, caller?.(context)),
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

/** The calls of the portal's own pages, with a cookie: they carry no CORS headers, and come before those that do. */
function ownCalls(
  desk: PaymentDesk,
  { clock, caller, log, timer = systemTimer }: BackendParts,
  { databasePath, notifyKey }: NonNullable<BackendParts["accounts"]>,
  accounts: AccountDesk,
) {
  const own = new Hono<BackendEnv>();
  addSessionRoutes(own, accounts, `${databasePath}/_session`);
  addVerificationRoutes(own, accounts);
  addResetRoute(own, accounts);
  addUpdateRoute(own, accounts);
  addIdentityRoute(own, accounts);
  if (notifyKey !== undefined) addNotifyRoutes(own, accounts, sealedMessages(notifyKey));
  addAdminRoutes(own, accounts, { ...desk, timer, log }, enquiryLimit({ clock, caller }));
  return own;
}

/** The portal's own as well, without anybody's account. */
function countedViews({ clock, settings, caller }: BackendParts, tracker: Tracker) {
  const views = new Hono<BackendEnv>();
  const address = (context: Context) => clientAddress(context, caller?.(context));
  addPageViewRoute(views, { portal: settings.portal, tracker, clock, address });
  return views;
}

/** What receipts and licences are checked with. The keys are for any site, which councils' calls are not: they come before. */
function checkedStatements({ databases, clock, caller }: BackendParts, statements: StatementKeys) {
  const checked = new Hono<BackendEnv>();
  addKeyRoute(checked, statements);
  checked.use("/api/verify", atMost(4 * KILOBYTE));
  const address = (context: Context) => clientAddress(context, caller?.(context));
  addVerifyRoute(checked, { databases, clock, statements }, address);
  return checked;
}

/** @returns what to run before a gateway is asked for a caller. It throws Refusal 429 */
function enquiryLimit({ clock, caller }: Pick<BackendParts, "clock" | "caller">) {
  const limit = callLimit(clock, ENQUIRIES);
  return (context: Context) => limit(clientAddress(context, caller?.(context)));
}

/** The calls that browsers make, from the portal and from the councils' pages. */
function calls(
  desk: PaymentDesk,
  { databases, fpx, card, clock, log, caller, operator = UNTOLD, tracker, timer = systemTimer }: BackendParts,
  origins: ReadonlySet<string>,
  accounts: AccountDesk | undefined,
) {
  const api = new Hono<BackendEnv>();
  for (const path of ["/assessments", "/compounds", "/market", "/search", "/createPayment", "/api/*"])
    api.use(path, allowOrigins(origins), atMost(64 * KILOBYTE));
  addSearchRoutes(api, { databases, accounts, clock });
  addLicenseRoutes(api, { databases, accounts });
  addAttachmentRoutes(api, { databases, accounts });
  const cards = { taken: card !== undefined, ownForm: card?.formPath !== undefined };
  const { tokenSecret, statements } = desk;
  const told = { cards, operator, countsViews: tracker !== undefined };
  addQueryRoutes(api, { databases, accounts, portal: desk.portal, tokenSecret, statements, ...told });
  addPaymentRoutes(api, desk);
  addFpxRoutes(api, desk, bankList(fpx, clock, log));
  const mayAsk = enquiryLimit({ clock, caller });
  addRequeryRoute(api, { ...desk, timer, log }, mayAsk);
  addPayAgainRoute(api, { ...desk, timer, log }, mayAsk);
  if (card) addCardRoutes(api, desk, card);
  return api;
}
