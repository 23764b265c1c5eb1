import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { findChromium } from "../tests/chromium.ts";
import { ADMINISTRATOR } from "./administrator.ts";

/** The journeys: the whole system as `npm start` runs it, on ports of its own, in a real browser. */

const PORT = 4273;

/** Each run starts with nobody having paid anything. */
process.env.KAUNTER_E2E_DATA ??= mkdtempSync(join(tmpdir(), "kaunter-e2e-"));

export default defineConfig({
  testDir: ".",
  outputDir: "../test-results",
  fullyParallel: false,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  reporter: [["list"]],
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL: `http://localhost:${PORT}`,
    locale: "ms-MY",
    timezoneId: "America/New_York",
    trace: "retain-on-failure",
    launchOptions: {
      executablePath: findChromium(),
      args: ["--no-sandbox", "--disable-background-networking"],
    },
  },
  webServer: {
    command: "node ../demo/start.ts",
    url: `http://localhost:${PORT}/`,
    env: {
      PORT: String(PORT),
      KAUNTER_DATA: process.env.KAUNTER_E2E_DATA,
      KAUNTER_ADMIN_NAME: ADMINISTRATOR.name,
      KAUNTER_ADMIN_PASSWORD: ADMINISTRATOR.password,
    },
    reuseExistingServer: false,
    timeout: 60_000,
  },
});
