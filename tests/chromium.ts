import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { chromium, type LaunchOptions } from "playwright";

/** Debian's programs. The shell has no window to draw: it takes three quarters of the other's time. */
const OF_DEBIAN = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"] as const;

/**
 * The Chromium that browser tests drive: CHROMIUM_PATH, then Debian's, then the one Playwright downloaded.
 * @returns a path, or undefined when there is none and Playwright should say so itself.
 */
export function findChromium(): string | undefined {
  const candidates = [process.env.CHROMIUM_PATH, ...OF_DEBIAN, chromium.executablePath()];
  return candidates.find((path) => path !== undefined && path !== "" && existsSync(path));
}

/**
 * A Chromium that keeps a profile's settings, as the shell does not: Debian's, then the one Playwright downloaded.
 * @returns a path, or undefined when the machine has the shell alone
 */
export function findChromiumWithSettings(): string | undefined {
  return ["/usr/bin/chromium", chromium.executablePath()].find((path) => existsSync(path));
}

/** How tests launch Chromium: with a font for Chinese (`fonts.conf`), whatever fonts the machine has. */
export function chromiumLaunch(): LaunchOptions {
  const found = findChromium();
  return {
    // Playwright starts its own as the shell, unless it is told a path
    executablePath: found === chromium.executablePath() ? undefined : found,
    args: ["--no-sandbox", "--disable-background-networking"],
    env: {
      ...process.env,
      FONTCONFIG_FILE: fileURLToPath(new URL("fonts.conf", import.meta.url)),
    },
  };
}
