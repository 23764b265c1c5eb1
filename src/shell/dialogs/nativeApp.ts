import { define, enums, is, nonempty, string, type } from "superstruct";

/** The mobile app around the portal: what Capacitor's native bridge tells of it. */
export interface NativeApp {
  /** The installed version, "1.4.0". */
  readonly version: string;
  readonly platform: "android" | "ios";
}

const call = define<() => unknown>("function", (value) => typeof value === "function");

/** Capacitor's global, and its App plugin as the native side puts it there. */
const bridge = type({
  isNativePlatform: call,
  getPlatform: call,
  Plugins: type({ App: type({ getInfo: call }) }),
});

const information = type({ version: nonempty(string()) });
const platforms = enums(["android", "ios"]);

/** @returns what is installed; undefined in a browser, and where the bridge does not say */
export async function readNativeApp(): Promise<NativeApp | undefined> {
  const capacitor: unknown = Reflect.get(globalThis, "Capacitor");
  if (!is(capacitor, bridge) || capacitor.isNativePlatform() !== true) return undefined;
  try {
    const platform = capacitor.getPlatform();
    const told = await capacitor.Plugins.App.getInfo();
    return is(told, information) && is(platform, platforms) ? { version: told.version, platform } : undefined;
  } catch {
    // An app that cannot say its version is not kept out.
    return undefined;
  }
}
