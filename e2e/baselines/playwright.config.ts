import { defineConfig } from "@playwright/test";
import { CHROMIUM } from "../support/chromium.ts";
import { STORYBOOK } from "./storybook.ts";

/** The look of the main screens: stories built by `npm run storybook:build`, compared with committed pictures and boxes. */
export default defineConfig({
  testDir: ".",
  globalSetup: "./serveStorybook.ts",
  outputDir: "../../test-results/baselines",
  snapshotPathTemplate: "{testDir}/drawn/{arg}{ext}",
  // A run changes no file of the clone. `npm run baselines` draws again.
  updateSnapshots: "none",
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  reporter: [["list"]],
  timeout: 60_000,
  expect: {
    timeout: 20_000,
    // The edge of a letter may be drawn differently, which the neighbouring pixels distinguish from a real change. A busy browser
    // draws some layers anew, with a few other edges: a changed letter differs in dozens of pixels. A colour must
    // be equal.
    toHaveScreenshot: {
      threshold: 0.05,
      maxDiffPixels: 16,
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
      // These replace the machine's own settings for drawing letters. Chromium with a window applies slight hinting by itself,
      // its headless shell only as configured.
      args: [
        ...(CHROMIUM.launchOptions?.args ?? []),
        "--font-render-hinting=slight",
        "--disable-lcd-text",
        "--disable-font-subpixel-positioning",
      ],
    },
  },
});
