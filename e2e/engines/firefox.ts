import { existsSync } from "node:fs";
import { env } from "node:process";
import type { Browser, BrowserType } from "@playwright/test";
import type { Engine } from "./engine.ts";
import { visitorAt } from "./playwright.ts";

/** FIREFOX_PATH, or Debian's. */
const FIREFOX = [env.FIREFOX_PATH, "/usr/bin/firefox-esr"].find((path) => path && existsSync(path));

/**
 * An older Playwright, since a newer one sends a command that Firefox ESR lacks. The name is a string because its types differ,
 * though not where these tests use them.
 */
const DRIVER: string = "playwright-core-firefox";

/** Playwright drives the ordinary Firefox by WebDriver BiDi. */
export async function launchFirefox(): Promise<Browser> {
  const { firefox }: { readonly firefox: BrowserType } = await import(DRIVER);
  return firefox.launch({ channel: "moz-firefox", executablePath: FIREFOX });
}

export const FIREFOX_ENGINE: Engine = {
  name: "Firefox",
  missing: FIREFOX === undefined ? "Firefox is not installed here; FIREFOX_PATH names one" : undefined,
  start: () => visitorAt(launchFirefox),
};
