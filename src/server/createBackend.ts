import { Hono } from "hono";
import type { BackendParts } from "./backendParts.ts";
import { atMost, KILOBYTE } from "./http/body.ts";
import type { BackendEnv } from "./http/context.ts";
import { showFailures } from "./http/documents.ts";
import { answerFailures, answerUnknownPaths, references } from "./http/failures.ts";
import { allowOrigins, ownHosts } from "./http/origins.ts";
import { plainHeaders, secureTransport } from "./http/securityHeaders.ts";
import { allowedMethods } from "./openapi/allowedMethods.ts";
import { openServices } from "./openServices.ts";
import { addOperationRoutes } from "./operation/operationRoutes.ts";
import { bannerReader } from "./pages/bannerReader.ts";
import { addResetRoute, addUpdateRoute, addVerificationRoutes } from "./routes/accountRoutes.ts";
import { addAdminRoutes } from "./routes/adminRoutes.ts";
import { addAuditRoutes } from "./routes/auditRoutes.ts";
import { addCardRoutes } from "./routes/cardRoutes.ts";
import { addConfigurationRoutes } from "./routes/configurationRoutes.ts";
import { addCouncilRoutes } from "./routes/councilRoutes.ts";
import { addDeskRemittanceRoutes } from "./routes/deskRemittanceRoutes.ts";
import { addFpxRoutes } from "./routes/fpxRoutes.ts";
import {
  addCardBackendRoute,
  addCardResponseRoute,
  addFpxDirectRoute,
  addFpxIndirectRoute,
  addPayPageRoutes,
} from "./routes/gatewayRoutes.ts";
import { addIdentityRoute } from "./routes/identityRoutes.ts";
import { addInternalConfigurationRoutes } from "./routes/internalConfigurationRoutes.ts";
import { addInternalPersonRoutes } from "./routes/internalPersonRoutes.ts";
import { addInternalReconciliationRoutes } from "./routes/internalReconciliationRoutes.ts";
import { addInternalRemittanceRoutes } from "./routes/internalRemittanceRoutes.ts";
import { addInternalRoutes } from "./routes/internalRoutes.ts";
import { addLicencePageRoutes } from "./routes/licencePageRoutes.ts";
import { addLoadRoutes } from "./routes/loadRoutes.ts";
import { addLogoRoute } from "./routes/logoRoute.ts";
import { addNotifyRoutes } from "./routes/notifyRoutes.ts";
import { addOpenApiRoute, operationsThere } from "./routes/openapiRoutes.ts";
import { addPageViewRoute } from "./routes/pageViewRoutes.ts";
import { addPayAgainRoute, addPaymentRoutes, addRequeryRoute } from "./routes/paymentRoutes.ts";
import { addPersonRoutes } from "./routes/personRoutes.ts";
import { addQueryRoutes } from "./routes/queryRoutes.ts";
import { addReconciliationRoutes } from "./routes/reconciliationRoutes.ts";
import { addRefundRoutes } from "./routes/refundRoutes.ts";
import { addRemittanceRoutes } from "./routes/remittanceRoutes.ts";
import { addReportRoutes } from "./routes/reportRoutes.ts";
import { addLicenseRoutes, addSearchRoutes } from "./routes/searchRoutes.ts";
import { addSecondFactorRoutes } from "./routes/secondFactorRoutes.ts";
import { addSessionRoutes } from "./routes/sessionRoutes.ts";
import { addSiteRoute, addSiteVerificationRoute } from "./routes/siteRoutes.ts";
import { addStaffRoutes } from "./routes/staffRoutes.ts";
import { addPublishedRoutes, addVerifyRoute } from "./routes/statementRoutes.ts";
import { addStaticRoutes, redirectToBasePath } from "./routes/staticRoutes.ts";
import { addStatusPageRoute, addStatusRoute } from "./routes/statusRoutes.ts";
import { type AccountServices, has, type Services } from "./services.ts";

/** Makes the portal's back end. The demonstration, a deployment and the tests run the same app. */
export function createBackend(parts: BackendParts): Hono<BackendEnv> {
  const services = openServices(parts);
  const { portal, basePath, log } = services;
  const app = new Hono<BackendEnv>();
  const described = {
    portal,
    basePath,
    databasePath: services.accounts?.databasePath,
    routes: () => app.routes,
  };
  const taken = allowedMethods(() => operationsThere(described), basePath);
  app.use(references(services.random), secureTransport(portal), plainHeaders(basePath));
  app.onError(answerFailures(log, taken));
  app.notFound(answerUnknownPaths(log, taken));

  if (has(services, "operation")) {
    app.use(services.operation.metrics.calls);
    addOperationRoutes(app, services);
  }
  // Probes ask for the health under the machine's address. All other calls must name the portal.
  app.use(ownHosts(portal));
  if (has(services, "internal")) {
    addInternalRoutes(app, services);
    addInternalConfigurationRoutes(app, services);
    addInternalPersonRoutes(app, services);
    addInternalRemittanceRoutes(app, services);
    addInternalReconciliationRoutes(app, services);
  }
  // The first match answers, so the routes without CORS headers and those for every site come before the public ones.
  const base = basePath || "/";
  app.route(base, gatewayRoutes(services));
  app.route(base, councilRoutes(services));
  app.route(base, pageRoutes(services));
  if (has(services, "accounts")) app.route(base, accountRoutes(services));
  app.route(base, licenceRoutes(services));
  app.route(
    base,
    routesForEverySite(services, (api) => addOpenApiRoute(api, described)),
  );
  app.route(base, publicRoutes(services));
  if (has(services, "files")) {
    addStaticRoutes(app, services, bannerReader(services));
    if (basePath !== "") redirectToBasePath(app, services);
  }
  return app;
}

/** The gateways' own servers call these. The answers carry no CORS headers, so no page of another site reads them. */
function gatewayRoutes(services: Services): Hono<BackendEnv> {
  const gateways = new Hono<BackendEnv>();
  addFpxDirectRoute(gateways, services);
  if (has(services, "card")) addCardBackendRoute(gateways, services);
  return gateways;
}

/** The councils' programs call these with a key. The answers carry no CORS headers, because no page calls them. */
function councilRoutes(services: Services): Hono<BackendEnv> {
  const councils = new Hono<BackendEnv>();
  addRemittanceRoutes(councils, services);
  return councils;
}

/** A browser opens these as pages, so a failure is a page too. */
function pageRoutes(services: Services): Hono<BackendEnv> {
  const pages = new Hono<BackendEnv>();
  pages.onError(showFailures(services.log, services.portal));
  addFpxIndirectRoute(pages, services);
  if (has(services, "card")) addCardResponseRoute(pages, services);
  addPayPageRoutes(pages, services);
  addStatusPageRoute(pages, services);
  return pages;
}

/** The calls of the portal's own pages, which send a cookie. They carry no CORS headers. */
function accountRoutes(services: AccountServices): Hono<BackendEnv> {
  const account = new Hono<BackendEnv>();
  addSessionRoutes(account, services);
  addSecondFactorRoutes(account, services);
  addVerificationRoutes(account, services);
  addResetRoute(account, services);
  addUpdateRoute(account, services);
  addIdentityRoute(account, services);
  addPersonRoutes(account, services);
  addNotifyRoutes(account, services);
  addReconciliationRoutes(account, services);
  addReportRoutes(account, services);
  addDeskRemittanceRoutes(account, services);
  addLoadRoutes(account, services);
  addRefundRoutes(account, services);
  addAuditRoutes(account, services);
  addStaffRoutes(account, services);
  addConfigurationRoutes(account, services);
  addCouncilRoutes(account, services);
  addAdminRoutes(account, services);
  return account;
}

/** The portal's own pages show licences by these. They need no cookie, and carry no CORS headers. */
function licenceRoutes(services: Services): Hono<BackendEnv> {
  const licences = new Hono<BackendEnv>();
  addLicencePageRoutes(licences, services);
  return licences;
}

/** Calls that any site may read, and two that only the portal's pages may send: the page views, and the verification of a site. */
function routesForEverySite(
  services: Services,
  addDescription: (api: Hono<BackendEnv>) => void,
): Hono<BackendEnv> {
  const api = new Hono<BackendEnv>();
  if (has(services, "tracker")) addPageViewRoute(api, services);
  if (has(services, "statements")) {
    addPublishedRoutes(api, services);
    addVerifyRoute(api, services);
  }
  addDescription(api);
  addSiteRoute(api, services);
  addSiteVerificationRoute(api, services);
  addStatusRoute(api, services);
  return api;
}

/** The calls that browsers make from the portal and from the councils' pages. */
function publicRoutes(services: Services): Hono<BackendEnv> {
  const api = new Hono<BackendEnv>();
  for (const path of ["/assessments", "/compounds", "/market", "/search", "/createPayment", "/api/*"])
    api.use(path, allowOrigins(services.origins), atMost(64 * KILOBYTE));
  addSearchRoutes(api, services);
  addLicenseRoutes(api, services);
  addLogoRoute(api, services);
  addQueryRoutes(api, services);
  addPaymentRoutes(api, services);
  addFpxRoutes(api, services);
  addRequeryRoute(api, services);
  addPayAgainRoute(api, services);
  if (has(services, "card")) addCardRoutes(api, services);
  return api;
}
