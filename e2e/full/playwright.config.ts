import { defineConfig } from "@playwright/test";
import { IN_MEMORY, SUITE } from "../support/suite.ts";

/** Journeys in browsers that not every machine has. */
export default defineConfig({
  ...SUITE,
  outputDir: "../../test-results/full",
  testDir: ".",
  globalSetup: [IN_MEMORY, "../support/startSystem.ts"],
});
