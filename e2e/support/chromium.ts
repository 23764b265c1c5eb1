import type { PlaywrightTestOptions, PlaywrightWorkerOptions } from "@playwright/test";
import { chromiumLaunch } from "../../tests/chromium.ts";

const launch = chromiumLaunch();

/** The browser of every journey: a phone's or a desktop's Chromium, of a citizen in another time zone than the councils'. */
export const CHROMIUM: Partial<PlaywrightTestOptions & PlaywrightWorkerOptions> = {
  locale: "ms-MY",
  timezoneId: "America/New_York",
  // Recording a trace takes a tenth of a test's time.
  trace: "off",
  launchOptions: {
    ...launch,
    // A name other than localhost, so that a page there has no secure context.
    args: [...(launch.args ?? []), "--host-resolver-rules=MAP *.majlis.test 127.0.0.1"],
  },
};
