import { spawnSync } from "node:child_process";
import { findChromium } from "./chromium.ts";

/**
 * Runs before the browser tests. If there is no Chromium, Playwright downloads one. If that fails, one line explains what to do.
 */
if (findChromium() === undefined)
  spawnSync("npx", ["playwright", "install", "chromium"], { stdio: "inherit" });
if (findChromium() === undefined) {
  process.stderr.write("No Chromium found: install one, or set CHROMIUM_PATH to the program.\n");
  process.exitCode = 1;
}
