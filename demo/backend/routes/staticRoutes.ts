import { serveStatic } from "@hono/node-server/serve-static";
import type { Hono } from "hono";
import type { BackendEnv } from "../http/context.ts";
import { PORTAL_POLICY, setDocumentHeaders, VERIFY_POLICY } from "../http/securityHeaders.ts";

/** Folders of built files. */
export interface BuiltFiles {
  readonly portal: string;
  readonly widgets: string;
}

const FOREVER = "public, max-age=31536000, immutable";
const ASK_EACH_TIME = "no-cache";
const EVERGREEN = "public, max-age=300, stale-while-revalidate=86400";

/** Names that change with their content: a version's folder, or a hash that Vite put before the extension. */
const IMMUTABLE = /\/\d+\.\d+\.\d+\/|-[A-Za-z0-9_-]{8}\.[a-z0-9]+$/;

/** Pages that the portal's one document draws: the root, and the plain path that a gateway sends the citizen back to. */
const DOCUMENTS: readonly string[] = ["/", "/index.html", "/receipt"];

/** The small page that the QR codes of receipts and licences lead to. */
const VERIFY_PAGE: readonly string[] = ["/verify", "/verify.html"];

/** The built portal under its strict policy, and the widgets for any page of any site. */
export function addStaticRoutes(app: Hono<BackendEnv>, files: BuiltFiles): void {
  app.use("/widgets/*", async (context, next) => {
    context.header("Access-Control-Allow-Origin", "*");
    context.header("Cross-Origin-Resource-Policy", "cross-origin");
    context.header("X-Content-Type-Options", "nosniff");
    context.header("Cache-Control", IMMUTABLE.test(context.req.path) ? FOREVER : EVERGREEN);
    await next();
  });
  app.get(
    "/widgets/*",
    serveStatic({ root: files.widgets, rewriteRequestPath: (path) => path.replace(/^\/widgets/, "") }),
  );

  app.get("*", async (context, next) => {
    await next();
    setDocumentHeaders(context, VERIFY_PAGE.includes(context.req.path) ? VERIFY_POLICY : PORTAL_POLICY);
    context.header("Referrer-Policy", "no-referrer");
    if (context.res.status === 200)
      context.header("Cache-Control", IMMUTABLE.test(context.req.path) ? FOREVER : ASK_EACH_TIME);
  });
  for (const path of DOCUMENTS) app.get(path, serveStatic({ root: files.portal, path: "index.html" }));
  for (const path of VERIFY_PAGE) app.get(path, serveStatic({ root: files.portal, path: "verify.html" }));
  app.get("/assets/*", serveStatic({ root: files.portal }));
  app.get("/:file{[A-Za-z0-9._-]+}", serveStatic({ root: files.portal }));
}
