import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { findChromium } from "./chromium.ts";

/**
 * Sees to what the tests need besides packages: a Chromium, a font with Chinese letters, which screens take from the device,
 * poppler's pdftotext and pdftoppm, which read PDFs back, and nginx, which runs the sample of a front. An installed one, else Debian's (where this may install packages); a Chromium else from Playwright.
 */
function run(command: string, ...args: readonly string[]): boolean {
  // nobody is there to answer what a package asks
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  return spawnSync(command, args, { stdio: "inherit", env }).status === 0;
}

const mayInstall = process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");

function install(...what: readonly string[]): boolean {
  if (!mayInstall) return false;
  // one source of several that is away keeps no package of the others from being installed
  run("apt-get", "update", "-qq");
  return run("apt-get", "install", "-y", "-qq", ...what);
}

function isThere(command: string): boolean {
  return spawnSync(command, ["-v"], { stdio: "ignore" }).error === undefined;
}

/** Of a system that tells its fonts otherwise, it is taken to have one. */
function hasChineseFont(): boolean {
  const { error, stdout } = spawnSync("fc-list", [":lang=zh"], { encoding: "utf8" });
  return error !== undefined || stdout.trim() !== "";
}

const TOOLS = [
  {
    found: () =>
      findChromium() !== undefined || install("chromium") || run("npx", "playwright", "install", "chromium"),
    advice: "No Chromium: install one, or set CHROMIUM_PATH to it.",
  },
  {
    found: () =>
      (isThere("pdftotext") && isThere("pdftoppm")) || install("--no-install-recommends", "poppler-utils"),
    advice: "No pdftotext and pdftoppm: install poppler (Debian's poppler-utils, Homebrew's poppler).",
  },
  {
    found: () => hasChineseFont() || install("--no-install-recommends", "fonts-wqy-zenhei"),
    advice: "No font with Chinese letters: install one (Debian's fonts-wqy-zenhei).",
  },
  {
    found: () => isThere("nginx") || install("--no-install-recommends", "nginx-light"),
    advice: "No nginx: install it (Debian's nginx-light, Homebrew's nginx).",
  },
];

for (const { found, advice } of TOOLS)
  if (!found()) {
    process.stderr.write(`${advice}\n`);
    process.exitCode = 1;
  }
