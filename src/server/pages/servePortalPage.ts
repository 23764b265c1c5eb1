import { readFile, stat } from "node:fs/promises";
import type { MiddlewareHandler } from "hono";
import { html } from "hono/html";
import { type ConfiguredText, textIn } from "../../domain/configuredText.ts";
import { DEFAULT_DATABASE_PATH } from "../../domain/databasePath.ts";
import { DEFAULT_LANGUAGE, LANGUAGES } from "../../domain/language.ts";
import { compressed, type Encoding, encodingTaken } from "../http/compressed.ts";
import type { BackendEnv } from "../http/context.ts";
import type { BannerReader } from "./bannerReader.ts";

/** One version of the page with one banner, as it is sent. */
interface Made {
  readonly of: string;
  readonly bodies: Map<Encoding | undefined, Promise<Uint8Array<ArrayBuffer>>>;
}

/**
 * Sends the built page of the portal with what its server alone knows: the configured banner, so that nothing on the page moves
 * for it later, and the database path. Where there is no banner and the path is the usual one, what follows sends the page as it
 * was built. It is made and compressed once for a banner, and again when a newer version is put up.
 */
export function servePortalPage(
  file: string,
  readBanner: BannerReader,
  databasePath = DEFAULT_DATABASE_PATH,
): MiddlewareHandler<BackendEnv> {
  let made: Made | undefined;
  return async (context, next) => {
    const message = await readBanner();
    const banner = message !== null && textIn(message, DEFAULT_LANGUAGE) !== undefined ? message : undefined;
    if (banner === undefined && databasePath === DEFAULT_DATABASE_PATH) return next();
    const of = `${(await stat(file)).mtimeMs} ${JSON.stringify(banner)}`;
    if (made?.of !== of) made = { of, bodies: new Map() };
    const { bodies } = made;
    const encoding = encodingTaken(context);
    const make = async () => {
      const built = await readFile(file, "utf8");
      const page = banner === undefined ? built : await pageWithBanner(built, banner);
      return compressed(await withDatabasePath(page, databasePath), encoding);
    };
    const body = bodies.get(encoding) ?? make();
    bodies.set(encoding, body);
    // what failed once is tried again
    body.catch(() => bodies.delete(encoding));
    context.header("Content-Type", "text/html; charset=utf-8");
    if (encoding !== undefined) context.header("Content-Encoding", encoding);
    return context.body(await body);
  };
}

/** The page that states to its program where the session is (src/api/session.ts). */
async function withDatabasePath(page: string, databasePath: string): Promise<string> {
  if (databasePath === DEFAULT_DATABASE_PATH) return page;
  const attribute = await html`data-database="${databasePath}"`;
  return page.replace("<html", () => `<html ${attribute}`);
}

/**
 * The portal's page with the banner's words in each of its pictures, which have a place for them (src/shell/firstPaint), and the
 * whole message on the page itself, where the program reads it. The message is text in both: no markup in it becomes the page's.
 */
async function pageWithBanner(page: string, message: ConfiguredText): Promise<string> {
  let shown = page;
  for (const language of LANGUAGES) {
    const said = textIn(message, language);
    const spoken = said?.lang === undefined ? "" : html` lang="${said.lang}"`;
    const words = await html`<span${spoken}>${said?.text}</span>`;
    shown = shown.replace(`<span data-banner="${language}"></span>`, () => String(words));
  }
  const attribute = await html`data-banner="${JSON.stringify(message)}"`;
  return shown.replace("<html", () => `<html ${attribute}`);
}
