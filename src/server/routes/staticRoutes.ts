import { join } from "node:path";
import { serveStatic } from "@hono/node-server/serve-static";
import type { Hono } from "hono";
import { compress } from "hono/compress";
import type { SiteOrigins } from "../councils/siteOrigins.ts";
import type { BackendEnv } from "../http/context.ts";
import { policyOfPage } from "../http/inlineParts.ts";
import {
  type ContentPolicy,
  framePolicy,
  PORTAL_POLICY,
  previewPolicy,
  setDocumentHeaders,
  VERIFY_POLICY,
} from "../http/securityHeaders.ts";
import type { BannerReader } from "../pages/bannerReader.ts";
import { servePortalPage } from "../pages/servePortalPage.ts";
import type { Accounts, Services, ServicesWith } from "../services.ts";
import { addWidgetRoutes, FOREVER } from "./widgetRoutes.ts";

type PageServices = Pick<ServicesWith<"files">, "files" | "portal" | "basePath"> & {
  readonly origins: Pick<SiteOrigins, "ofCouncils">;
  readonly accounts?: Pick<Accounts, "databasePath"> | undefined;
};

const ASK_EACH_TIME = "no-cache";

/** File names that change with their content. Vite puts a hash before the extension. */
const HASHED = /^\/assets\/.+-[A-Za-z0-9_-]{8}\.[a-z0-9]+$/;

/** Paths of the portal's one document: the root, and the plain path to which a gateway sends the citizen back. */
const DRAWN: readonly string[] = ["/", "/receipt"];

/**
 * The document under its own name, which devices keep for use without a network. It holds no banner, because a kept banner would
 * become old.
 */
const KEPT = "/index.html";

const DOCUMENTS: readonly string[] = [...DRAWN, KEPT];

/** The small page to which the QR codes of receipts and licences lead. */
const VERIFY_PAGE: readonly string[] = ["/verify", "/verify.html"];

/** One page with two addresses: in a frame on a council's site, and in the studio's preview. */
const FRAME_PAGE = "/embed/frame.html";
const PREVIEW_PAGE = "/embed/preview.html";

/**
 * Serves the built portal under its strict policy, and the widgets for any page of any site, all below the base path. The built
 * files use relative addresses for each other, so they work below any base path.
 */
export function addStaticRoutes(
  app: Hono<BackendEnv>,
  { files, portal: address, basePath: base, origins, accounts }: PageServices,
  readBanner: BannerReader,
): void {
  const policies: ReadonlyMap<string, ContentPolicy> = new Map([
    ...VERIFY_PAGE.map((path) => [path, VERIFY_POLICY] as const),
    [PREVIEW_PAGE, previewPolicy(address)],
  ]);
  const file = join(files.portal, "index.html");
  const page = policyOfPage(file, PORTAL_POLICY);
  const policyOf = async (path: string): Promise<ContentPolicy> => {
    if (path === FRAME_PAGE) return framePolicy(await origins.ofCouncils());
    return DOCUMENTS.includes(path) ? await page() : (policies.get(path) ?? PORTAL_POLICY);
  };
  addWidgetRoutes(app, files.widgets, base);
  app.get(`${base}/*`, async (context, next) => {
    await next();
    const path = context.req.path.slice(base.length);
    const policy = await policyOf(path);
    setDocumentHeaders(context, policy, !VERIFY_PAGE.includes(path));
    context.header("Referrer-Policy", "no-referrer");
    if (context.res.status !== 200) return;
    context.header("Cache-Control", HASHED.test(path) ? FOREVER : ASK_EACH_TIME);
    context.header("Vary", "Accept-Encoding");
  });
  const portal = { root: files.portal, precompressed: true };
  for (const path of DOCUMENTS) {
    const read = path === KEPT ? async () => null : readBanner;
    // the built page is compressed already, and one with additions is not
    app.get(`${base}${path}`, compress(), servePortalPage(file, read, accounts?.databasePath));
  }
  for (const path of DOCUMENTS) app.get(`${base}${path}`, serveStatic({ ...portal, path: "index.html" }));
  for (const path of VERIFY_PAGE) app.get(`${base}${path}`, serveStatic({ ...portal, path: "verify.html" }));
  for (const path of [FRAME_PAGE, PREVIEW_PAGE])
    app.get(`${base}${path}`, serveStatic({ ...portal, path: "frame.html" }));
  const below = { ...portal, rewriteRequestPath: (path: string) => path.slice(base.length) };
  app.get(`${base}/assets/*`, serveStatic(below));
  app.get(`${base}/:file{[A-Za-z0-9._-]+}`, serveStatic(below));
}

/** Addresses in links, QR codes, bookmarks and other sites' pages. */
const PAGES = ["/", "/receipt", "/status", "/verify", "/embed/*", "/widgets/*"];

/**
 * Redirects pages from the root to the base path, because old addresses stay in use when the setting changes, and citizens type
 * no path. Browsers keep the fragment, which holds the token of a link. Calls get a 404 instead, because their address is wrong.
 */
export function redirectToBasePath(app: Hono<BackendEnv>, { basePath }: Services): void {
  for (const page of [...PAGES, basePath])
    app.get(page, (context) => {
      const { pathname, search } = new URL(context.req.url);
      // every site may load the elements
      if (pathname.startsWith("/widgets/")) {
        context.header("Access-Control-Allow-Origin", "*");
        context.header("Cross-Origin-Resource-Policy", "cross-origin");
      }
      context.header("Cache-Control", "no-store");
      return context.redirect(`${basePath}${pathname === basePath ? "/" : pathname}${search}`);
    });
}
