import { describe, expect, onTestFinished, test } from "vitest";
import { userEvent } from "vitest/browser";
import { ConfiguredDialogs } from "../../../src/shell/dialogs/ConfiguredDialogs.tsx";
import { readNativeApp } from "../../../src/shell/dialogs/nativeApp.ts";
import type { Page } from "../../../src/shell/route.ts";
import { ENGLISH, inPortal } from "./portal.tsx";

/**
 * "Non-dismissable update dialog. It is shown on the mobile app only, tells the user to update via the app store, and shows the
 * current and the latest version" (specification, section 2). The native bridge is the outside world.
 */

const PLAY = "https://play.google.com/store/apps/details?id=my.kaunter";
const APPLE = "https://apps.apple.com/my/app/kaunter/id1";

function withBridge(capacitor: unknown): void {
  Object.assign(globalThis, { Capacitor: capacitor });
  onTestFinished(() => void Reflect.deleteProperty(globalThis, "Capacitor"));
}

const bridge = (version: unknown, { native = true, platform = "android" } = {}) => ({
  isNativePlatform: () => native,
  getPlatform: () => platform,
  Plugins: { App: { getInfo: async () => ({ name: "Kaunter", id: "my.kaunter", build: "7", version }) } },
});

const OFF = { active: false, percent: 20, charges: [] };
const LATEST = { app_version: "1.10.0", app_stores: { android: PLAY, ios: APPLE }, assistance: OFF };

const at = (page: Page | undefined, configuration: object = LATEST) =>
  inPortal(() => <ConfiguredDialogs page={page} {...ENGLISH} />, configuration);

describe("an installed version that is lower than the configured one", () => {
  test("is asked to be updated: both versions, and the way to the platform's app store", async () => {
    withBridge(bridge("1.9.2"));
    const { find, says } = at("home");
    await says("Please update the app");
    expect(find("dialog")?.matches(":modal")).toBe(true);
    await says(/Version on this phone\s+1\.9\.2\s+Latest version\s+1\.10\.0/);
    expect(find("dialog a")?.getAttribute("href")).toBe(PLAY);
  });

  test("has the App Store's address on an iPhone", async () => {
    withBridge(bridge("1.9.2", { platform: "ios" }));
    const { find, says } = at("home");
    await says("Please update the app");
    expect(find("dialog a")?.getAttribute("href")).toBe(APPLE);
  });

  test("is told of without an address too", async () => {
    withBridge(bridge("1.9.2"));
    const { find, says } = at("home", { ...LATEST, app_stores: {} });
    await says("Please get the latest version from your app store.");
    expect(find("dialog a")).toBeNull();
  });

  test("cannot be dismissed", async () => {
    withBridge(bridge("1.9.2"));
    const { find, says } = at("search");
    await says("Please update the app");
    await userEvent.keyboard("{Escape}");
    await userEvent.keyboard("{Escape}");
    expect(find("dialog")?.matches(":modal")).toBe(true);
  });

  test("comes before what else there is to tell", async () => {
    withBridge(bridge("1.9.2"));
    const { says, page } = at("home", { ...LATEST, closing: true });
    await says("Please update the app");
    expect(page.querySelectorAll("dialog")).toHaveLength(1);
  });

  test.each(["receipt", "requery", "refund", "history"] as const)("does not hide %s", async (page) => {
    withBridge(bridge("1.9.2"));
    const { find, read } = at(page);
    await read();
    await readNativeApp();
    expect(find("dialog")).toBeNull();
  });
});

describe("nothing is asked", () => {
  test.each<[string, unknown]>([
    ["in a browser", undefined],
    ["in a browser with Capacitor's library", bridge("1.9.2", { native: false, platform: "web" })],
    ["of the latest version", bridge("1.10.0")],
    ["of a higher one", bridge("1.11")],
    ["of one that cannot be read", bridge("nightly")],
    ["where the bridge does not tell the version", bridge(undefined)],
    ["where the bridge has no such plugin", { ...bridge("1.9.2"), Plugins: {} }],
    [
      "where the bridge fails",
      {
        ...bridge("1.9.2"),
        Plugins: { App: { getInfo: () => Promise.reject(new Error("not implemented")) } },
      },
    ],
  ])("%s", async (_where, capacitor) => {
    if (capacitor !== undefined) withBridge(capacitor);
    const { find, read } = at("home");
    await read();
    await readNativeApp();
    expect(find("dialog")).toBeNull();
  });

  test("where no version is configured", async () => {
    withBridge(bridge("1.9.2"));
    const { find, read } = at("home", { assistance: OFF });
    await read();
    await readNativeApp();
    expect(find("dialog")).toBeNull();
  });
});
