import { fileURLToPath } from "node:url";
import type { PlaywrightTestConfig } from "@playwright/test";
import { CHROMIUM } from "./chromium.ts";

/**
 * What all suites in a browser have in common. Each test has data of its own, so that files and tests run side by side and in any
 * order. Nothing is tried a second time.
 */
export const SUITE = {
  outputDir: "../test-results",
  fullyParallel: true,
  // one more than two cores: a test waits now and then for a page of the bank or for the portal's next question
  workers: 3,
  forbidOnly: true,
  reporter: [["list"], [fileURLToPath(new URL("leftOut.ts", import.meta.url))]],
  timeout: 90_000,
  expect: { timeout: 20_000 },
  use: CHROMIUM,
} satisfies PlaywrightTestConfig;

/** A global setup: what systems store stands in memory where the machine has room there. */
export const IN_MEMORY = fileURLToPath(new URL("../../tests/config/memoryFolder.ts", import.meta.url));

/** Tests that are slow by nature: the configuration in `long` runs them. */
export const LONG = /@long\b/;

/** Specs of other suites, which the journeys ignore. */
export const OTHER_SUITES = ["faults/**", "baselines/**", "long/**", "full/**"] as const;
