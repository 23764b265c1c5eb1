import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { COUNCIL_CODES } from "../src/domain/councils.ts";
import { ADMINISTRATOR } from "./administrator.ts";
import { CHROMIUM } from "./chromium.ts";

/** The journeys: the whole system as `npm start` runs it, on ports of its own, in a real browser. */

const PORT = 4273;

/** The councils' sites, and one at a name that no browser takes for its own machine, which makes it no secure context. */
const COUNCIL_ORIGINS = [...COUNCIL_CODES.map((code) => `${code}.localhost`), "mdknk.majlis.test"].map(
  (host) => `http://${host}:${PORT + 1}`,
);

/** Each run starts with nobody having paid anything. */
process.env.KAUNTER_E2E_DATA ??= mkdtempSync(join(tmpdir(), "kaunter-e2e-"));

export default defineConfig({
  testDir: ".",
  // these start systems of their own, and those need none
  testIgnore: ["faults/**", "baselines/**"],
  outputDir: "../test-results",
  fullyParallel: false,
  workers: 2,
  // what failed is tried once more where nobody watches, and listed as flaky; at an engineer's own machine it fails
  retries: process.env.CI === undefined ? 0 : 1,
  forbidOnly: true,
  reporter: [["list"]],
  timeout: 90_000,
  expect: { timeout: 20_000 },
  use: { ...CHROMIUM, baseURL: `http://localhost:${PORT}` },
  webServer: {
    command: "node ../demo/start.ts",
    url: `http://localhost:${PORT}/`,
    env: {
      PORT: String(PORT),
      KAUNTER_DATA: process.env.KAUNTER_E2E_DATA,
      KAUNTER_COUNCIL_ORIGINS: COUNCIL_ORIGINS.join(","),
      KAUNTER_ADMIN_NAME: ADMINISTRATOR.name,
      KAUNTER_ADMIN_PASSWORD: ADMINISTRATOR.password,
      // all journeys come from one address, and most are one payer's
      KAUNTER_SEARCHES_PER_HOUR: "100000",
      KAUNTER_PAYMENTS_PER_HOUR: "100000",
    },
    reuseExistingServer: false,
    timeout: 60_000,
  },
});
