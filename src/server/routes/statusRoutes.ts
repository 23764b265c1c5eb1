import type { Hono } from "hono";
import { isLanguage } from "../../domain/language.ts";
import type { BackendEnv, Context } from "../http/context.ts";
import { showPage } from "../http/documents.ts";
import { acceptedLanguage } from "../pages/acceptedLanguage.ts";
import { statusPage } from "../pages/statusPage.ts";
import type { Services } from "../services.ts";
import { readPortalStatus } from "../status/portalStatus.ts";

/** Seconds after which a watcher asks again while the databases are away. */
const SOON = "60";

/** GET /status, the page that a webmaster watches, in the language of `lang` or of the browser. */
export function addStatusPageRoute(pages: Hono<BackendEnv>, services: Services): void {
  pages.get("/status", async (context) => {
    const wanted = context.req.query("lang");
    const language = isLanguage(wanted) ? wanted : acceptedLanguage(context.req.header("accept-language"));
    const status = await readPortalStatus(services);
    return showPage(context, statusPage(language, services.portal, status), codeOf(context, status));
  });
}

/** GET /api/status, the same for programs, and for pages of any site. */
export function addStatusRoute(api: Hono<BackendEnv>, services: Services): void {
  api.get("/api/status", async (context) => {
    context.header("Access-Control-Allow-Origin", "*");
    context.header("Cache-Control", "no-store");
    const status = await readPortalStatus(services);
    return context.json(status, codeOf(context, status));
  });
}

function codeOf(context: Context, { status }: { readonly status: string }): 200 | 503 {
  if (status !== "unavailable") return 200;
  context.header("Retry-After", SOON);
  return 503;
}
