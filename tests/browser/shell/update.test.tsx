import { describe, expect, onTestFinished, test } from "vitest";
import { userEvent } from "vitest/browser";
import { ConfiguredDialogs } from "../../../src/shell/dialogs/ConfiguredDialogs.tsx";
import { readNativeApp } from "../../../src/shell/dialogs/nativeApp.ts";
import type { Page } from "../../../src/shell/route.ts";
import { ENGLISH, inPortal } from "./portal.tsx";

/**
 * Rule 2.31: the update dialog of the mobile app cannot be dismissed, links to the app store and shows the current and the latest
 * version. The native bridge is fake.
 */

const PLAY = "https://play.google.com/store/apps/details?id=my.kaunter";
const APPLE = "https://apps.apple.com/my/app/kaunter/id1";

/** The answers of the app's native side. A browser has none. */
interface NativeSide {
  readonly platform: "android" | "ios";
  readonly info: () => Promise<unknown>;
}

let nativeSide: NativeSide | undefined;

const app = (version: unknown, platform: NativeSide["platform"] = "android"): NativeSide => ({
  platform,
  info: async () => ({ name: "Kaunter", id: "my.kaunter", build: "7", version }),
});

function isWithin(side: NativeSide): void {
  nativeSide = side;
  // Capacitor's library recognises its platform by these.
  if (side.platform === "android") Object.assign(globalThis, { androidBridge: {} });
  else Object.assign(globalThis, { webkit: { messageHandlers: { bridge: {} } } });
  onTestFinished(() => {
    nativeSide = undefined;
    for (const mark of ["androidBridge", "webkit"]) Reflect.deleteProperty(globalThis, mark);
  });
}

// As the native side injects it. Capacitor's own library builds the rest.
Object.assign(globalThis, {
  Capacitor: {
    isNativePlatform: () => nativeSide !== undefined,
    PluginHeaders: [{ name: "App", methods: [{ name: "getInfo", rtype: "promise" }] }],
    nativePromise: async (plugin: string, method: string) => {
      if (plugin !== "App" || method !== "getInfo" || nativeSide === undefined)
        throw new Error(`${plugin}.${method}() is not implemented`);
      return await nativeSide.info();
    },
  },
});

const OFF = { active: false, percent: 20, charges: [] };
const LATEST = { app_version: "1.10.0", app_stores: { android: PLAY, ios: APPLE }, assistance: OFF };

const at = (page: Page | undefined, configuration: object = LATEST) =>
  inPortal(() => <ConfiguredDialogs page={page} {...ENGLISH} />, configuration);

describe("an installed version that is lower than the configured one", () => {
  test("asks for an update, with both versions and a link to the platform's app store (rules 2.31, 4.16)", async () => {
    isWithin(app("1.9.2"));
    const { find, says } = at("home");
    await says("Please update the app");
    expect(find("dialog")?.matches(":modal")).toBe(true);
    await says(/Version on this phone\s+1\.9\.2\s+Latest version\s+1\.10\.0/);
    expect(find("dialog a")?.getAttribute("href")).toBe(PLAY);
  });

  test("links to the App Store on an iPhone", async () => {
    isWithin(app("1.9.2", "ios"));
    const { find, says } = at("home");
    await says("Please update the app");
    expect(find("dialog a")?.getAttribute("href")).toBe(APPLE);
  });

  test("asks for an update without a link when no address is configured", async () => {
    isWithin(app("1.9.2"));
    const { find, says } = at("home", { ...LATEST, app_stores: {} });
    await says("Please get the latest version from your app store.");
    expect(find("dialog a")).toBeNull();
  });

  test("cannot be dismissed (rule 2.31)", async () => {
    isWithin(app("1.9.2"));
    const { find, says } = at("search");
    await says("Please update the app");
    await userEvent.keyboard("{Escape}");
    await userEvent.keyboard("{Escape}");
    expect(find("dialog")?.matches(":modal")).toBe(true);
  });

  test("comes before every other dialog", async () => {
    isWithin(app("1.9.2"));
    const { says, page } = at("home", { ...LATEST, closing: true });
    await says("Please update the app");
    expect(page.querySelectorAll("dialog")).toHaveLength(1);
  });

  test.each(["receipt", "requery", "refund", "history"] as const)("does not cover %s", async (page) => {
    isWithin(app("1.9.2"));
    const { find, read } = at(page);
    await read();
    await readNativeApp();
    expect(find("dialog")).toBeNull();
  });
});

describe("no update dialog appears (rules 2.31, 4.16)", () => {
  test.each<[string, NativeSide | undefined]>([
    ["in a browser", undefined],
    ["of the latest version", app("1.10.0")],
    ["of a higher one", app("1.11")],
    ["of one that cannot be read", app("nightly")],
    ["where the bridge does not tell the version", app(undefined)],
    ["where the bridge tells nothing", { platform: "android", info: async () => null }],
    [
      "where the bridge fails",
      { platform: "android", info: () => Promise.reject(new Error("not implemented")) },
    ],
  ])("%s", async (_where, side) => {
    if (side !== undefined) isWithin(side);
    const { find, read } = at("home");
    await read();
    await readNativeApp();
    expect(find("dialog")).toBeNull();
  });

  test("when no version is configured", async () => {
    isWithin(app("1.9.2"));
    const { find, read } = at("home", { assistance: OFF });
    await read();
    await readNativeApp();
    expect(find("dialog")).toBeNull();
  });
});
