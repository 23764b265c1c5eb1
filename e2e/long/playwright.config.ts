import { defineConfig } from "@playwright/test";
import { CHROMIUM } from "../support/chromium.ts";
import { IN_MEMORY, LONG, OTHER_SUITES, SUITE } from "../support/suite.ts";
import { PORTAL } from "../support/system.ts";

/**
 * Slow tests: nginx, the package in other programs, a live and a test portal, and journeys that repeat another in a language or on
 * other pages.
 */
export default defineConfig({
  ...SUITE,
  outputDir: "../../test-results/long",
  globalSetup: [IN_MEMORY, "../support/startSystem.ts"],
  use: { ...CHROMIUM, baseURL: PORTAL },
  projects: [
    { name: "front and package", testDir: "." },
    { name: "long journeys", testDir: "..", testIgnore: [...OTHER_SUITES], grep: LONG },
  ],
});
