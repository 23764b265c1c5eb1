import { defineConfig } from "@playwright/test";
import { CHROMIUM } from "./support/chromium.ts";
import { IN_MEMORY, LONG, OTHER_SUITES, SUITE } from "./support/suite.ts";
import { PORTAL } from "./support/system.ts";

/** The journeys: the whole system as `npm start` runs it, in a real browser. `startSystem.ts` starts it once, on free ports. */
export default defineConfig({
  ...SUITE,
  testDir: ".",
  testIgnore: [...OTHER_SUITES],
  grepInvert: LONG,
  globalSetup: [IN_MEMORY, "./support/startSystem.ts"],
  use: { ...CHROMIUM, baseURL: PORTAL },
});
