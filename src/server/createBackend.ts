import { Hono } from "hono";
import { openAccountServices } from "./accounts/openAccountServices.ts";
import { COUCHDB_HASHING } from "./accounts/passwords.ts";
import type { BackendParts } from "./backendParts.ts";
import { utcRandom } from "./databases/utcRandom.ts";
import { checkedStatements } from "./groups/checkedStatements.ts";
import { countedViews } from "./groups/countedViews.ts";
import { counterCalls } from "./groups/counterCalls.ts";
import { description } from "./groups/description.ts";
import { answersOfCardGateway, answersOfFpx } from "./groups/gatewayAnswers.ts";
import { knownSites } from "./groups/knownSites.ts";
import { ownCalls } from "./groups/ownCalls.ts";
import { pages } from "./groups/pages.ts";
import { basePathOf } from "./http/basePath.ts";
import { clientAddressBy } from "./http/clientAddress.ts";
import type { BackendEnv } from "./http/context.ts";
import { enquiryLimit } from "./http/enquiryLimit.ts";
import { answerFailures, answerUnknownPaths, references } from "./http/failures.ts";
import { plainHeaders, secureTransport } from "./http/securityHeaders.ts";
import { methodsTaken } from "./openapi/methodsTaken.ts";
import { addOperationRoutes } from "./operation/operationRoutes.ts";
import { bannerReader } from "./pages/bannerReader.ts";
import type { PaymentServices } from "./payments/createPayment.ts";
import { systemRandom } from "./random.ts";
import { addInternalConfigurationRoutes } from "./routes/internalConfigurationRoutes.ts";
import { addInternalPersonRoutes } from "./routes/internalPersonRoutes.ts";
import { addInternalRoutes } from "./routes/internalRoutes.ts";
import { leadBelowBase } from "./routes/leadBelowBase.ts";
import { operationsThere } from "./routes/openapiRoutes.ts";
import { addPayPageRoutes } from "./routes/payPageRoutes.ts";
import { addStaticRoutes } from "./routes/staticRoutes.ts";
import { systemTimer } from "./timer.ts";

/** The portal's back end, made of its parts: the same app runs the demo, a deployment and the tests. */
export function createBackend(parts: BackendParts): Hono<BackendEnv> {
  const { databases, clock, settings, log, timer = systemTimer, random = systemRandom } = parts;
  const services: PaymentServices = {
    databases,
    fpx: parts.fpx,
    card: parts.card,
    clock,
    random,
    newPaymentId: utcRandom(clock, random),
    tokenSecret: parts.secrets.statusToken,
    callbackOrigins: new Set([new URL(settings.portal).origin, ...settings.councilOrigins]),
    portal: settings.portal,
    outbox: parts.outbox,
    statements: parts.statements,
  };

  const address = clientAddressBy(parts.caller, settings.trustedProxies);
  const mayAsk = enquiryLimit(clock, address);
  const accounts = parts.accounts && openAccountServices(parts, parts.accounts, random, address);

  const app = new Hono<BackendEnv>();
  const { portal } = settings;
  const basePath = basePathOf(portal);
  app.use(references(random), secureTransport(portal), plainHeaders(basePath));
  if (parts.operation) {
    app.use(parts.operation.metrics.calls);
    addOperationRoutes(app, { ...parts.operation, databases, timer, log });
  }
  const databasePath = parts.accounts?.databasePath;
  const described = { portal, basePath, databasePath, routes: () => app.routes };
  const taken = methodsTaken(() => operationsThere(described), basePath);
  app.onError(answerFailures(log, taken));
  app.notFound(answerUnknownPaths(log, taken));

  const base = basePath || "/";
  app.route(base, answersOfFpx(services, log));
  if (parts.card)
    app.route(base, answersOfCardGateway({ ...services, card: parts.card, timer, log }, mayAsk));
  app.route(
    base,
    pages(services, log, (shown) => addPayPageRoutes(shown, services)),
  );
  const hashing = { hashing: parts.accounts?.hashing ?? COUCHDB_HASHING, random };
  if (parts.internal) {
    addInternalRoutes(app, databases, clock, parts.internal, hashing, log);
    addInternalConfigurationRoutes(app, { databases, clock, log });
    addInternalPersonRoutes(app, { databases, clock, log, admin: parts.accounts?.admin });
  }
  if (parts.accounts && accounts) app.route(base, ownCalls(services, parts, parts.accounts, accounts));
  if (parts.tracker) app.route(base, countedViews(parts, parts.tracker, address));
  if (parts.statements) app.route(base, checkedStatements(parts, parts.statements, address));
  app.route(base, description(described));
  app.route(base, knownSites(services.callbackOrigins));
  app.route(base, counterCalls(services, parts, accounts, address, mayAsk));
  if (parts.files) {
    const { councilOrigins } = settings;
    const readBanner = bannerReader(databases.metadata, timer);
    addStaticRoutes(app, parts.files, { portal, councilOrigins, databasePath }, readBanner);
    if (basePath !== "") leadBelowBase(app, basePath);
  }
  return app;
}
