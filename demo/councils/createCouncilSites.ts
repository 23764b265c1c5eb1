import { type Context, Hono } from "hono";
import { html } from "hono/html";
import { COUNCILS, type Council, isCouncilCode } from "../../src/domain/councils.ts";
import { accentIcon, accentSheet } from "./accents.ts";
import { document, type Page } from "./layout.ts";
import { directory } from "./pages/directory.ts";
import { english } from "./pages/english.ts";
import { frame } from "./pages/frame.ts";
import { home } from "./pages/home.ts";
import { kiosk } from "./pages/kiosk.ts";
import { cart, checkout, licence, receipt, search } from "./pages/screenPages.ts";
import { SCRIPT_TRIALS } from "./pages/scriptTrials.ts";
import { STYLE_TRIALS } from "./pages/styleTrials.ts";
import { siteHeaders } from "./policy.ts";
import { readApp, readScript, readSheet } from "./served.ts";
import { portalLink } from "./site.ts";

/** A page with the search only. The cart and the payment are in the portal. */
const searchOnly: Page = {
  path: "/semak.html",
  title: "Semak bil",
  about: "Carian sahaja: troli dibawa ke portal, yang bertanya sebelum menerimanya.",
  body: (site) => html`<main class="single">
  <h1>Semak bil</h1>
  <kaunter-search council="${site.council.code}"><a href="${portalLink(site, "search")}">Bayar di sini</a></kaunter-search>
</main>`,
};

/** The pages that test the elements under difficult conditions. */
export const TRIALS: readonly Page[] = [...STYLE_TRIALS, ...SCRIPT_TRIALS, searchOnly, kiosk, frame];

export const PAGES: readonly Page[] = [home, search, cart, checkout, receipt, licence, english, ...TRIALS];

/**
 * The council web sites that embed the widgets: `http://<code>.localhost`. For the browser each is another site than the portal.
 * The host name selects the council. A bare host lists all sites. An unknown name gets a 404 with the same list.
 * @param options.portal the address of the portal, which serves the widgets and their calls
 * @param options.origins other origins that the portal allows. One whose name begins with a council's code serves its site too
 * @throws TypeError if the portal's address or an origin is not a URL
 */
export function createCouncilSites(options: {
  readonly portal: string;
  readonly origins?: readonly string[] | undefined;
}): Hono {
  const portal = options.portal.replace(/\/$/, "");
  const hostnames = new Set(options.origins?.map((origin) => new URL(origin).hostname));
  const councilOf = (context: Context) => councilAt(hostOf(context), hostnames);
  const sites = new Hono();

  sites.use(async (context, next) => {
    await next();
    const page = PAGES.find(({ path }) => path === context.req.path);
    for (const [name, value] of Object.entries(siteHeaders(new URL(portal).origin, page?.policy)))
      context.header(name, value);
  });

  sites.get("/icon.svg", (context) => file(context, accentIcon(councilOf(context)?.code), "image/svg+xml"));
  sites.get("/style/accent.css", (context) => {
    const council = councilOf(context);
    return council === undefined ? context.notFound() : file(context, accentSheet(council.code), "text/css");
  });
  sites.get("/style/:name", async (context) => {
    const text = await readSheet(context.req.param("name"));
    return text === undefined ? context.notFound() : file(context, text, "text/css");
  });
  sites.get("/script/:name", async (context) => {
    const text = await readScript(context.req.param("name"));
    return text === undefined ? context.notFound() : file(context, text, "text/javascript");
  });
  sites.get("/app/app.js", async (context) => {
    const text = await readApp();
    return text === undefined ? context.notFound() : file(context, text, "text/javascript");
  });
  for (const page of PAGES)
    sites.get(page.path, (context) => {
      const council = councilOf(context);
      if (council !== undefined) return context.html(document({ council, portal }, page, TRIALS));
      return page === home && isBareHost(context) ? context.html(listOf(context)) : context.notFound();
    });
  sites.notFound((context) => context.html(listOf(context), 404));
  return sites;
}

function file(
  context: Context,
  text: string,
  type: "text/css" | "text/javascript" | "image/svg+xml",
): Response {
  return context.body(text, 200, { "Content-Type": `${type}; charset=utf-8` });
}

function hostOf(context: Context): URL {
  return new URL(context.req.url);
}

/** The council whose code the host name begins with. The name is `<code>.localhost` or one of `hostnames`. */
function councilAt({ hostname }: URL, hostnames: ReadonlySet<string>): Council | undefined {
  const [, code, domain] = /^([a-z]+)\.(.+)$/.exec(hostname) ?? [];
  return isCouncilCode(code) && (domain === "localhost" || hostnames.has(hostname))
    ? COUNCILS[code]
    : undefined;
}

function isBareHost(context: Context): boolean {
  return ["localhost", "127.0.0.1", "[::1]"].includes(hostOf(context).hostname);
}

function listOf(context: Context) {
  const { port } = hostOf(context);
  return directory((code) => `${code}.localhost${port === "" ? "" : `:${port}`}`, TRIALS);
}
