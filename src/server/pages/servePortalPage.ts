import { readFile } from "node:fs/promises";
import type { MiddlewareHandler } from "hono";
import { html } from "hono/html";
import { type ConfiguredText, textIn } from "../../domain/configuredText.ts";
import { DEFAULT_DATABASE_PATH } from "../../domain/databasePath.ts";
import { DEFAULT_LANGUAGE, LANGUAGES } from "../../domain/language.ts";
import type { BackendEnv } from "../http/context.ts";
import type { BannerReader } from "./bannerReader.ts";

/**
 * Sends the portal's built page with two additions: the configured banner, so that it does not move the page when it appears, and
 * the database path. Without a banner and with the usual path, the next handler sends the page as built.
 */
export function servePortalPage(
  file: string,
  readBanner: BannerReader,
  databasePath = DEFAULT_DATABASE_PATH,
): MiddlewareHandler<BackendEnv> {
  return async (context, next) => {
    const message = await readBanner();
    const banner = message !== null && textIn(message, DEFAULT_LANGUAGE) !== undefined ? message : undefined;
    if (banner === undefined && databasePath === DEFAULT_DATABASE_PATH) return next();
    const built = await readFile(file, "utf8");
    const page = banner === undefined ? built : await pageWithBanner(built, banner);
    return context.html(await withDatabasePath(page, databasePath));
  };
}

/** Writes the database path into the page, where the program reads it (src/api/session.ts). */
async function withDatabasePath(page: string, databasePath: string): Promise<string> {
  if (databasePath === DEFAULT_DATABASE_PATH) return page;
  const attribute = await html`data-database="${databasePath}"`;
  return page.replace("<html", () => `<html ${attribute}`);
}

/**
 * Writes the banner into the page twice. Its text goes into each first paint (src/shell/firstPaint), which has a place for it.
 * The whole message goes into an attribute, where the program reads it. Both are escaped, so markup in a message stays text.
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
