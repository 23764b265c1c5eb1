import { useEffect, useState } from "react";
import type { Configuration } from "../../api/schemas/configuration.ts";
import { isLowerVersion } from "../../domain/appVersion.ts";
import { type NativeApp, readNativeApp } from "./nativeApp.ts";

export interface NeededUpdate {
  readonly installed: string;
  readonly latest: string;
  /** The app store's address, if configured. */
  readonly store: string | undefined;
}

/**
 * The update that the mobile app needs, if it is older than app_version (rule 4.16). Undefined in a browser, when either version
 * is unknown, and when the app is new enough.
 */
export function useNeededUpdate(configuration: Configuration | undefined): NeededUpdate | undefined {
  const [app, setApp] = useState<NativeApp>();
  useEffect(() => void readNativeApp().then(setApp), []);
  const latest = configuration?.app_version;
  if (app === undefined || latest === undefined || latest === null) return undefined;
  if (!isLowerVersion(app.version, latest)) return undefined;
  return { installed: app.version, latest, store: configuration?.app_stores[app.platform] };
}
