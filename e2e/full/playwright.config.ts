import { defineConfig } from "@playwright/test";
import type { GatewayName } from "../../src/server/gateways/gateway.ts";
import { GATEWAY_FAULTS } from "../faults/gatewayFaults.ts";
import { CHROMIUM } from "../support/chromium.ts";
import { IN_MEMORY, SUITE } from "../support/suite.ts";

/** Journeys in browsers that not every machine has, and by card the faults that do not depend on a gateway. */
export default defineConfig<{ readonly gateway: GatewayName }>({
  ...SUITE,
  outputDir: "../../test-results/full",
  globalSetup: [IN_MEMORY, "../support/startSystem.ts"],
  projects: [
    { name: "firefox", testMatch: "firefox.spec.ts" },
    { name: "engines", testDir: "../engines" },
    { name: "frameworks", testDir: "frameworks" },
    {
      name: "other faults by card",
      testDir: "../faults",
      // Left out are tests without a payment of one gateway, and those that pay by both.
      testIgnore: [GATEWAY_FAULTS, /(?:banner|configure|switches|basePath|databasePath)\.spec\.ts$/],
      use: { ...CHROMIUM, gateway: "card" },
    },
  ],
});
