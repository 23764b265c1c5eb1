import { defineConfig } from "@playwright/test";
import type { GatewayName } from "../../demo/backend/payments/gatewayAnswer.ts";
import { CHROMIUM } from "../chromium.ts";

/** What goes wrong around a payment. Each worker starts a system of its own on free ports, with a clock that its tests set. */
export default defineConfig<{ readonly gateway: GatewayName }>({
  testDir: ".",
  outputDir: "../../test-results/faults",
  fullyParallel: false,
  workers: 2,
  // what failed is tried once more where nobody watches, and listed as flaky; at an engineer's own machine it fails
  retries: process.env.CI === undefined ? 0 : 1,
  forbidOnly: true,
  reporter: [["list"]],
  timeout: 90_000,
  expect: { timeout: 20_000 },
  // the witness notes what a trace would show, and a trace of every test takes its time
  use: { ...CHROMIUM, trace: "off" },
  projects: [
    { name: "bank transfer", testIgnore: /cardForm\.spec\.ts$/ },
    { name: "card", use: { gateway: "card" } },
  ],
});
