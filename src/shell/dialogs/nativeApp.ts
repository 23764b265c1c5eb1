import { define, enums, is, type } from "superstruct";
import { text } from "../../domain/schemas/limits.ts";

/** The mobile app around the portal, as Capacitor's native bridge reports it. */
export interface NativeApp {
  /** The installed version, "1.4.0". */
  readonly version: string;
  readonly platform: "android" | "ios";
}

const call = define<() => unknown>("function", (value) => typeof value === "function");

/** The app adds this object to each page before any script runs. */
const bridge = type({ isNativePlatform: call });

const information = type({ version: text({ min: 1 }) });
const platforms = enums(["android", "ios"]);

/** Whether the portal runs in the mobile app. */
export function isInNativeApp(): boolean {
  const capacitor: unknown = Reflect.get(globalThis, "Capacitor");
  return is(capacitor, bridge) && capacitor.isNativePlatform() === true;
}

/** @returns undefined in a browser, and when the bridge gives no version */
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
    // an app without a known version is not locked out
    return undefined;
  }
}
