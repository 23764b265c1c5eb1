import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { ADMINISTRATOR } from "./administrator.ts";
import { CHROMIUM } from "./chromium.ts";

/** The journeys: the whole system as `npm start` runs it, on ports of its own, in a real browser. */

const PORT = 4273;

/** Each run starts with nobody having paid anything. */
process.env.KAUNTER_E2E_DATA ??= mkdtempSync(join(tmpdir(), "kaunter-e2e-"));

export default defineConfig({
  testDir: ".",
  // they start systems of their own
  testIgnore: "faults/**",
  outputDir: "../test-results",
  fullyParallel: false,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  reporter: [["list"]],
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: { ...CHROMIUM, baseURL: `http://localhost:${PORT}` },
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
