import { defineConfig } from "@playwright/test";
import type { GatewayName } from "../../src/server/gateways/gateway.ts";
import { GATEWAY_FAULTS } from "../faults/gatewayFaults.ts";
import { CHROMIUM } from "../support/chromium.ts";
import { IN_MEMORY, LONG, OTHER_SUITES, SUITE } from "../support/suite.ts";
import { PORTAL } from "../support/system.ts";

/**
 * Slow tests: nginx, the package in other programs, journeys that repeat another in a language or on other pages, and by card the
 * faults that do not depend on a gateway.
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
      // Left out are tests without a payment of one gateway, and those that pay by both.
      testIgnore: [GATEWAY_FAULTS, /(?:banner|configure|basePath|databasePath)\.spec\.ts$/],
      use: { gateway: "card" },
    },
  ],
});
