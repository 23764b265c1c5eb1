import { defineConfig } from "@playwright/test";
import { CHROMIUM } from "../support/chromium.ts";
import { STORYBOOK } from "./storybook.ts";

/** How the main screens look: the stories as `npm run storybook:build` made them, beside pictures and boxes that are committed. */
export default defineConfig({
  testDir: ".",
  globalSetup: "./serveStorybook.ts",
  outputDir: "../../test-results/baselines",
  snapshotPathTemplate: "{testDir}/drawn/{arg}{ext}",
  // a clone is left as it was; `npm run baselines` draws anew
  updateSnapshots: "none",
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  reporter: [["list"]],
  timeout: 60_000,
  expect: {
    timeout: 20_000,
    // the edge of a letter may be drawn otherwise, which is told from a change by its neighbours; a colour is the same or is not
    toHaveScreenshot: {
      threshold: 0.05,
      maxDiffPixels: 4,
      animations: "disabled",
      caret: "hide",
      scale: "css",
    },
  },
  use: {
    ...CHROMIUM,
    baseURL: STORYBOOK,
    deviceScaleFactor: 1,
    reducedMotion: "reduce",
    launchOptions: {
      ...CHROMIUM.launchOptions,
      // the machine's own settings of how letters are drawn; Chromium with a window hints slightly by itself, its shell as it is told
      args: [
        ...(CHROMIUM.launchOptions?.args ?? []),
        "--font-render-hinting=slight",
        "--disable-lcd-text",
        "--disable-font-subpixel-positioning",
      ],
    },
  },
});
