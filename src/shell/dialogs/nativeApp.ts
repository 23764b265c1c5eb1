import { define, enums, is, nonempty, string, type } from "superstruct";

/** The mobile app around the portal: what Capacitor's native bridge tells of it. */
export interface NativeApp {
  /** The installed version, "1.4.0". */
  readonly version: string;
  readonly platform: "android" | "ios";
}

const call = define<() => unknown>("function", (value) => typeof value === "function");

/** What the app puts into each page of the portal, before any script of it runs. */
const bridge = type({ isNativePlatform: call });

const information = type({ version: nonempty(string()) });
const platforms = enums(["android", "ios"]);

/** Whether the portal runs in the mobile app. */
export function isInNativeApp(): boolean {
  const capacitor: unknown = Reflect.get(globalThis, "Capacitor");
  return is(capacitor, bridge) && capacitor.isNativePlatform() === true;
}

/** @returns what is installed; undefined in a browser, and where the bridge does not say */
export async function readNativeApp(): Promise<NativeApp | undefined> {
  if (!isInNativeApp()) return undefined;
  try {
    const [{ App }, { Capacitor }] = await Promise.all([import("@capacitor/app"), import("@capacitor/core")]);
    const platform = Capacitor.getPlatform();
    const answer: unknown = await App.getInfo();
    return is(answer, information) && is(platform, platforms)
      ? { version: answer.version, platform }
      : undefined;
  } catch {
    // An app that cannot say its version is not kept out.
    return undefined;
  }
}
