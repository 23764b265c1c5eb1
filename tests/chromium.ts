import { existsSync } from "node:fs";
import { chromium } from "playwright";

/**
 * The Chromium that browser tests drive: CHROMIUM_PATH, then Debian's, then the one Playwright downloaded.
 * @returns a path, or undefined when there is none and Playwright should say so itself.
 */
export function findChromium(): string | undefined {
  const candidates = [process.env.CHROMIUM_PATH, "/usr/bin/chromium", chromium.executablePath()];
  return candidates.find((path) => path !== undefined && path !== "" && existsSync(path));
}
