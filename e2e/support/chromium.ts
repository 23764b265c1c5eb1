import type { PlaywrightTestOptions, PlaywrightWorkerOptions } from "@playwright/test";
import { chromiumLaunch } from "../../tests/chromium.ts";

const launch = chromiumLaunch();

/** The browser of every journey: a phone's or a desk's Chromium, of a citizen who is not where the councils are. */
export const CHROMIUM: Partial<PlaywrightTestOptions & PlaywrightWorkerOptions> = {
  locale: "ms-MY",
  timezoneId: "America/New_York",
  // to record each test takes a tenth of its time
  trace: "off",
  launchOptions: {
    ...launch,
    // a name that is not the machine's own: a page there is no secure context
    args: [...(launch.args ?? []), "--host-resolver-rules=MAP *.majlis.test 127.0.0.1"],
  },
};
