import { spawnSync } from "node:child_process";
import { findChromium } from "./chromium.ts";

/** Run before the browser tests: where no Chromium is found, Playwright downloads one; where it cannot, one line says what to do. */
if (findChromium() === undefined)
  spawnSync("npx", ["playwright", "install", "chromium"], { stdio: "inherit" });
if (findChromium() === undefined) {
  process.stderr.write("No Chromium found: install one, or set CHROMIUM_PATH to the program.\n");
  process.exitCode = 1;
}
