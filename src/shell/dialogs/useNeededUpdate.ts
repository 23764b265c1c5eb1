import { useEffect, useState } from "react";
import type { Configuration } from "../../api/schemas/configuration.ts";
import { isLowerVersion } from "../../domain/appVersion.ts";
import { type NativeApp, readNativeApp } from "./nativeApp.ts";

export interface NeededUpdate {
  readonly installed: string;
  readonly latest: string;
  /** The app store's address, where one is configured. */
  readonly store: string | undefined;
}

/**
 * "App version check (mobile app only). If the installed version is lower than the configured app_version" (docs/specification.md,
 * section 4). Undefined in a browser, while either version is unknown, and where the app is new enough.
 */
export function useNeededUpdate(configuration: Configuration | undefined): NeededUpdate | undefined {
  const [app, setApp] = useState<NativeApp>();
  useEffect(() => void readNativeApp().then(setApp), []);
  const latest = configuration?.app_version;
  if (app === undefined || latest === undefined || latest === null) return undefined;
  if (!isLowerVersion(app.version, latest)) return undefined;
  return { installed: app.version, latest, store: configuration?.app_stores[app.platform] };
}
