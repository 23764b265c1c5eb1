import type { CapacitorConfig } from "@capacitor/cli";
import type { AppSettings } from "./settings.ts";

/** The folder of the one page that the app brings along. */
export const PAGES = "www";

/** Shown where the portal cannot be reached and was never opened before. */
export const NO_PORTAL = "index.html";

/**
 * The app opens the portal at its own address, so that the session's cookie, the content policy, the cart and what is kept
 * offline are the same as in a browser, and whatever is mended there is mended here. No other site opens in it: it leaves for the
 * system's browser, banks too.
 */
export function capacitorConfiguration(settings: AppSettings): CapacitorConfig {
  return {
    appId: settings.KAUNTER_APP_ID,
    appName: settings.KAUNTER_APP_NAME,
    webDir: PAGES,
    // what passes between the page and the app is nobody's to read
    loggingBehavior: "none",
    server: {
      url: settings.KAUNTER_ORIGIN,
      cleartext: false,
      allowNavigation: [],
      errorPath: NO_PORTAL,
    },
    android: { allowMixedContent: false, webContentsDebuggingEnabled: false },
    // without it a page has no service worker there
    ios: { limitsNavigationsToAppBoundDomains: true, webContentsDebuggingEnabled: false },
  };
}
