import { defineConfig } from "@playwright/test";
import type { GatewayName } from "../../demo/backend/payments/gatewayAnswer.ts";
import { CHROMIUM } from "../chromium.ts";

/** What goes wrong around a payment. Each worker starts a system of its own on free ports, with a clock that its tests set. */
export default defineConfig<{ readonly gateway: GatewayName }>({
  testDir: ".",
  outputDir: "../../test-results/faults",
  fullyParallel: false,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  reporter: [["list"]],
  timeout: 60_000,
  expect: { timeout: 10_000 },
  // the witness notes what a trace would show, and a trace of every test takes its time
  use: { ...CHROMIUM, trace: "off" },
  projects: [
    { name: "bank transfer", testIgnore: /cardForm\.spec\.ts$/ },
    { name: "card", use: { gateway: "card" } },
  ],
});
