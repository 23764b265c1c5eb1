import { fileURLToPath } from "node:url";
import type { PlaywrightTestConfig } from "@playwright/test";
import { CHROMIUM } from "./chromium.ts";

/**
 * The settings of all browser suites. Each test has data of its own, so files and tests run side by side and in any order. A
 * failed test is not repeated.
 */
export const SUITE = {
  outputDir: "../test-results",
  fullyParallel: true,
  // One more than two cores, because a test sometimes waits for a page of the bank or for the portal's next poll.
  workers: 3,
  forbidOnly: true,
  reporter: [["list"], [fileURLToPath(new URL("leftOut.ts", import.meta.url))]],
  // A journey of a whole payment takes a quarter of a minute, and some minutes on a machine that does ten other things.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  use: CHROMIUM,
} satisfies PlaywrightTestConfig;

/** A global setup: the systems store their data in memory if the machine has room. */
export const IN_MEMORY = fileURLToPath(new URL("../../tests/config/memoryFolder.ts", import.meta.url));

/** Slow tests. The configuration in `long` runs them. */
export const LONG = /@long\b/;

/** Specs of other suites, which the journeys ignore. */
export const OTHER_SUITES = ["faults/**", "baselines/**", "long/**", "full/**", "engines/**"] as const;
