import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { findChromium } from "./chromium.ts";

/**
 * Sees to a Chromium for the browser tests: an installed one, else Debian's (where this may install packages), else the one
 * that Playwright downloads.
 */
function run(command: string, ...args: readonly string[]): boolean {
  return spawnSync(command, args, { stdio: "inherit" }).status === 0;
}

const mayInstall = process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");

const found =
  findChromium() !== undefined ||
  (mayInstall && run("apt-get", "update", "-qq") && run("apt-get", "install", "-y", "-qq", "chromium")) ||
  run("npx", "playwright", "install", "chromium");

if (!found) {
  process.stderr.write("No Chromium: install one, or set CHROMIUM_PATH to it.\n");
  process.exit(1);
}
