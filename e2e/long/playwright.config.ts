import { defineConfig } from "@playwright/test";
import type { GatewayName } from "../../src/server/payments/gatewayAnswer.ts";
import { GATEWAY_FAULTS } from "../faults/gatewayFaults.ts";
import { CHROMIUM } from "../support/chromium.ts";
import { IN_MEMORY, LONG, OTHER_SUITES, SUITE } from "../support/suite.ts";
import { PORTAL } from "../support/system.ts";

/**
 * What is slow by nature: nginx, the package in other programs, journeys that only repeat another in a language or on other
 * pages, and by card the faults that have nothing to do with a gateway.
 */
export default defineConfig<{ readonly gateway: GatewayName }>({
  ...SUITE,
  outputDir: "../../test-results/long",
  globalSetup: [IN_MEMORY, "../support/startSystem.ts"],
  use: { ...CHROMIUM, baseURL: PORTAL },
  projects: [
    { name: "front and package", testDir: "." },
    { name: "long journeys", testDir: "..", testIgnore: [...OTHER_SUITES], grep: LONG },
    {
      name: "other faults by card",
      testDir: "../faults",
      // no payment of one gateway stands beside these, or they pay by both
      testIgnore: [GATEWAY_FAULTS, /(?:banner|configure|basePath|databasePath)\.spec\.ts$/],
      use: { gateway: "card" },
    },
  ],
});
