import type { PlaywrightTestOptions, PlaywrightWorkerOptions } from "@playwright/test";
import { findChromium } from "../tests/chromium.ts";

/** The browser of every journey: a phone's or a desk's Chromium, of a citizen who is not where the councils are. */
export const CHROMIUM: Partial<PlaywrightTestOptions & PlaywrightWorkerOptions> = {
  locale: "ms-MY",
  timezoneId: "America/New_York",
  trace: "retain-on-failure",
  launchOptions: {
    executablePath: findChromium(),
    args: ["--no-sandbox", "--disable-background-networking"],
  },
};
