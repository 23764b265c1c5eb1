import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { chromium, type LaunchOptions } from "playwright";

/** Debian's programs. The shell draws no window, so it needs only three quarters of the other's time. */
const OF_DEBIAN = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"] as const;

/**
 * The Chromium for the browser tests: CHROMIUM_PATH, else Debian's, else the one that Playwright downloaded.
 * @returns a path. Undefined if there is none: then Playwright reports it
 */
export function findChromium(): string | undefined {
  const candidates = [process.env.CHROMIUM_PATH, ...OF_DEBIAN, chromium.executablePath()];
  return candidates.find((path) => path !== undefined && path !== "" && existsSync(path));
}

/**
 * A Chromium that keeps a profile's settings, which the shell does not: Debian's, else the one that Playwright downloaded.
 * @returns a path. Undefined if the machine has only the shell
 */
export function findChromiumWithSettings(): string | undefined {
  return ["/usr/bin/chromium", chromium.executablePath()].find((path) => existsSync(path));
}

/** The options with which tests launch Chromium. `fonts.conf` gives it a font for Chinese on every machine. */
export function chromiumLaunch(): LaunchOptions {
  const found = findChromium();
  return {
    // Without a path, Playwright starts its own Chromium as the shell.
    executablePath: found === chromium.executablePath() ? undefined : found,
    args: ["--no-sandbox", "--disable-background-networking"],
    env: {
      ...process.env,
      FONTCONFIG_FILE: fileURLToPath(new URL("fonts.conf", import.meta.url)),
    },
  };
}
