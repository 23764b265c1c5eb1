import { defineConfig } from "@playwright/test";
import type { GatewayName } from "../../src/server/gateways/gateway.ts";
import { IN_MEMORY, LONG, SUITE } from "../support/suite.ts";
import { GATEWAY_FAULTS } from "./gatewayFaults.ts";

/** Failures around a payment. Each worker starts a system of its own on free ports, with a clock that the tests set. */
export default defineConfig<{ readonly gateway: GatewayName }>({
  ...SUITE,
  testDir: ".",
  outputDir: "../../test-results/faults",
  globalSetup: IN_MEMORY,
  grepInvert: LONG,
  projects: [
    { name: "bank transfer", testIgnore: /cardForm\.spec\.ts$/ },
    { name: "card", testMatch: GATEWAY_FAULTS, use: { gateway: "card" } },
  ],
});
