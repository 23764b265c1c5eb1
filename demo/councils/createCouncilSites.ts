import { type Context, Hono } from "hono";
import { COUNCILS, type Council, isCouncilCode } from "../../src/domain/councils.ts";
import { accentSheet } from "./accents.ts";
import { document, type Page } from "./layout.ts";
import { directory } from "./pages/directory.ts";
import { english } from "./pages/english.ts";
import { home } from "./pages/home.ts";
import { cart, checkout, licence, receipt, search } from "./pages/screenPages.ts";
import { bootstrap, hostile } from "./pages/trials.ts";
import { siteHeaders } from "./policy.ts";
import { readSheet } from "./sheets.ts";

/** Every page of a council's site. */
export const PAGES: readonly Page[] = [
  home,
  search,
  cart,
  checkout,
  receipt,
  licence,
  english,
  bootstrap,
  hostile,
];

/**
 * The council web sites that embed the widgets: `http://<code>.localhost`, each another site than the portal. The host
 * decides the council; a bare host lists them all, another name is 404 with the same list.
 * @param options.portal the portal's address, whose origin serves the widgets and answers their calls
 * @throws TypeError when the portal is not an address
 */
export function createCouncilSites(options: { readonly portal: string }): Hono {
  const portal = new URL(options.portal).origin;
  const headers = Object.entries(siteHeaders(portal));
  const sites = new Hono();

  sites.use(async (context, next) => {
    await next();
    for (const [name, value] of headers) context.header(name, value);
  });

  sites.get("/style/accent.css", (context) => {
    const council = councilOf(context);
    return council === undefined ? context.notFound() : sheet(context, accentSheet(council.code));
  });
  sites.get("/style/:name", async (context) => {
    const text = await readSheet(context.req.param("name"));
    return text === undefined ? context.notFound() : sheet(context, text);
  });
  for (const page of PAGES)
    sites.get(page.path, (context) => {
      const council = councilOf(context);
      if (council !== undefined) return context.html(document({ council, portal }, page));
      return page === home && isBareHost(context) ? context.html(listOf(context)) : context.notFound();
    });
  sites.notFound((context) => context.html(listOf(context), 404));
  return sites;
}

function sheet(context: Context, text: string): Response {
  return context.body(text, 200, { "Content-Type": "text/css; charset=utf-8" });
}

function hostOf(context: Context): URL {
  return new URL(context.req.url);
}

/** The council of `<code>.localhost`, or undefined at any other host. */
function councilOf(context: Context): Council | undefined {
  const code = /^([a-z]+)\.localhost$/.exec(hostOf(context).hostname)?.[1];
  return isCouncilCode(code) ? COUNCILS[code] : undefined;
}

function isBareHost(context: Context): boolean {
  return ["localhost", "127.0.0.1", "[::1]"].includes(hostOf(context).hostname);
}

function listOf(context: Context) {
  const { port } = hostOf(context);
  return directory((code) => `${code}.localhost${port === "" ? "" : `:${port}`}`);
}
