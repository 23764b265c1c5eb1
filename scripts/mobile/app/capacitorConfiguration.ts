import type { CapacitorConfig } from "@capacitor/cli";
import type { AppSettings } from "./settings.ts";

/** The folder of the only page in the app's package. */
export const PAGES = "www";

/** The page for a portal that cannot be reached and was never opened before. */
export const NO_PORTAL = "index.html";

/**
 * The app opens the portal at the portal's own address. So the session's cookie, the content policy, the cart and the offline
 * cache work as in a browser, and a fix of the portal also fixes the app. Other sites, including banks, open in the system's
 * browser.
 */
export function capacitorConfiguration(settings: AppSettings): CapacitorConfig {
  return {
    appId: settings.KAUNTER_APP_ID,
    appName: settings.KAUNTER_APP_NAME,
    webDir: PAGES,
    // the log must not show the messages between the page and the app
    loggingBehavior: "none",
    server: {
      url: settings.KAUNTER_ORIGIN,
      cleartext: false,
      allowNavigation: [],
      errorPath: NO_PORTAL,
    },
    android: { allowMixedContent: false, webContentsDebuggingEnabled: false },
    // on iOS a page has no service worker without app-bound domains
    ios: { limitsNavigationsToAppBoundDomains: true, webContentsDebuggingEnabled: false },
  };
}
