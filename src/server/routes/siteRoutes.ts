import type { Hono } from "hono";
import { create, type Infer } from "superstruct";
import type { siteAnswer } from "../../api/schemas/councils/site.ts";
import {
  type SiteVerification,
  siteVerificationRequest,
} from "../../api/schemas/councils/siteVerification.ts";
import { siteOriginOf } from "../../domain/siteOrigin.ts";
import { atMost, KILOBYTE, readJson } from "../http/body.ts";
import type { BackendEnv } from "../http/context.ts";
import { sameOriginOnly } from "../http/origins.ts";
import { takeFrom } from "../http/rateLimiter.ts";
import { invalidRequest } from "../http/refusal.ts";
import type { Services } from "../services.ts";
import { domainsOfSite } from "../siteVerification/verifiedSites.ts";
import { verifySite } from "../siteVerification/verifySite.ts";

/**
 * GET /api/site says whether the asking site's pages may call. Any page may read it. Without it, such a page could not tell a
 * refused call from a broken network, because a browser reports both in the same way.
 */
export function addSiteRoute(api: Hono<BackendEnv>, { origins }: Services): void {
  api.get("/api/site", async (context) => {
    context.header("Access-Control-Allow-Origin", "*");
    context.header("Vary", "Origin");
    context.header("Cache-Control", "no-store");
    // a browser sends no Origin with a GET of the portal's own pages
    const origin = context.req.header("origin");
    const known = origin === undefined || (await origins.callers()).has(origin);
    return context.json({ known } satisfies Infer<typeof siteAnswer>);
  });
}

/** A webmaster who corrects a file asks several times. */
const OF_CALLER = { perHour: 30, atOnce: 6 };
const OF_DOMAIN = { perHour: 12, atOnce: 6 };
const IN_ALL = { perHour: 120, atOnce: 30 };

/**
 * POST /api/site/verification looks for the verification file of a site, and activates the site. Anybody may ask, without a log-in.
 * The limits for each caller, for each registered domain and for all keep the server from calling one site, or many, in a
 * stranger's name.
 */
export function addSiteVerificationRoute(api: Hono<BackendEnv>, services: Services): void {
  const { rateLimiter } = services;
  const ofCaller = rateLimiter.networkLimit("site verifications", OF_CALLER);
  const ofDomain = rateLimiter.keyLimit("site verifications of a domain", OF_DOMAIN);
  const inAll = rateLimiter.keyLimit("site verifications in all", IN_ALL);
  api.use("/api/site/verification", sameOriginOnly(services.portal), atMost(4 * KILOBYTE));

  api.post("/api/site/verification", async (context) => {
    const origin = siteOriginOf(create(await readJson(context), siteVerificationRequest).origin);
    if (origin === undefined) throw invalidRequest();
    // the caller comes first, so that a caller who is over the limit uses up nobody else's
    takeFrom(ofCaller(services.address(context)));
    const domains = await domainsOfSite(services.databases.metadata, origin);
    const [closest] = [...domains.values()].sort((one, other) => other.length - one.length);
    // a site outside the registered domains is not called, so it uses up nothing
    if (closest !== undefined) takeFrom([ofDomain(closest), inAll("")]);
    const refusal = (await verifySite(services, origin)) ?? null;
    services.origins.readAgain();
    context.header("Cache-Control", "no-store");
    return context.json({ origin, refusal } satisfies SiteVerification);
  });
}
