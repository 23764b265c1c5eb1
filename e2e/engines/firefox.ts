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

const PREFERENCES = { "fission.autostart": false, "fission.webContentIsolationStrategy": 0 };

/**
 * Playwright drives the ordinary Firefox by WebDriver BiDi. A press in a frame of another site then reaches the `iframe` element
 * alone, because that frame is in a process of its own. Without this isolation the frame gets it, as it gets a person's press.
 */
export async function launchFirefox(): Promise<Browser> {
  const { firefox }: { readonly firefox: BrowserType } = await import(DRIVER);
  return firefox.launch({ channel: "moz-firefox", executablePath: FIREFOX, firefoxUserPrefs: PREFERENCES });
}

export const FIREFOX_ENGINE: Engine = {
  name: "Firefox",
  missing: FIREFOX === undefined ? "Firefox is not installed here; FIREFOX_PATH names one" : undefined,
  start: () => visitorAt(launchFirefox),
};
