import type { PlaywrightTestOptions, PlaywrightWorkerOptions } from "@playwright/test";
import { findChromium } from "../tests/chromium.ts";

/** The browser of every journey: a phone's or a desk's Chromium, of a citizen who is not where the councils are. */
export const CHROMIUM: Partial<PlaywrightTestOptions & PlaywrightWorkerOptions> = {
  locale: "ms-MY",
  timezoneId: "America/New_York",
  // to record each test takes a tenth of its time: where a failed one is tried once more, that try alone
  trace: process.env.CI === undefined ? "retain-on-failure" : "on-first-retry",
  launchOptions: {
    executablePath: findChromium(),
    args: ["--no-sandbox", "--disable-background-networking"],
  },
};
