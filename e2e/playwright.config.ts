import { defineConfig } from "@playwright/test";
import { CHROMIUM } from "./chromium.ts";
import { IN_MEMORY, LONG, OTHER_SUITES, SUITE } from "./suite.ts";
import { PORTAL } from "./system.ts";

/** The journeys: the whole system as `npm start` runs it, in a real browser. `startSystem.ts` starts it once, on free ports. */
export default defineConfig({
  ...SUITE,
  testDir: ".",
  testIgnore: [...OTHER_SUITES],
  grepInvert: LONG,
  globalSetup: [IN_MEMORY, "./startSystem.ts"],
  use: { ...CHROMIUM, baseURL: PORTAL },
});
