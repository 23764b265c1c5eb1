import { execFile } from "node:child_process";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { PNG } from "pngjs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import project from "../../../package.json" with { type: "json" };
import { generateApp } from "../../../scripts/mobile/app/generateApp.ts";
import { readAppSettings } from "../../../scripts/mobile/app/settings.ts";

/**
 * The generated projects of the mobile app: the address they open, their permissions, and the data they keep on the phone only.
 */

const SETTINGS = readAppSettings({
  KAUNTER_ORIGIN: "https://portal.example",
  KAUNTER_APP_ID: "my.majlis.kaunter",
});

let folder = "";

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "kaunter-app-"));
  // A second run replaces the projects.
  await generateApp(folder, { ...SETTINGS, KAUNTER_APP_ID: "my.another.app" });
  await generateApp(folder, SETTINGS);
}, 120_000);

afterAll(() => rm(folder, { recursive: true, force: true }));

const read = (path: string) => readFile(join(folder, path), "utf8");
const android = (path: string) => read(`android/app/src/main/${path}`);
const ios = (path: string) => read(`ios/App/App/${path}`);
const allOf = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found]) => found);

async function picture(path: string) {
  const bytes = await readFile(join(folder, path));
  // Byte 25 of a PNG is its colour type. Type 2 has no transparency.
  return { ...PNG.sync.read(bytes), colours: bytes[25] };
}

describe("the address that the app opens", () => {
  test.each(["android/app/src/main/assets/capacitor.config.json", "ios/App/App/capacitor.config.json"])(
    "is the portal's own, over https, and no other site: %s (rule 1.9)",
    async (path) => {
      expect(JSON.parse(await read(path))).toMatchObject({
        appId: "my.majlis.kaunter",
        appName: "Kaunter",
        loggingBehavior: "none",
        server: { url: "https://portal.example", cleartext: false, allowNavigation: [] },
        android: { allowMixedContent: false, webContentsDebuggingEnabled: false },
        ios: { limitsNavigationsToAppBoundDomains: true },
      });
    },
  );

  test("is bound to the portal on iOS, so that its page may keep itself offline", async () => {
    const bound =
      /<key>WKAppBoundDomains<\/key>\s*<array>(.*?)<\/array>/s.exec(await ios("Info.plist"))?.[1] ?? "";
    expect(allOf(bound, /<string>(.*?)<\/string>/g)).toEqual(["portal.example", "localhost"]);
  });

  test.each(["android/app/src/main/assets/public", "ios/App/App/public"])(
    "has, without a network and before the first opening, a page in three languages without a script: %s",
    async (path) => {
      const page = await read(`${path}/index.html`);
      expect(allOf(page, /<p lang="(\w+)">/g)).toEqual(["ms", "en", "zh"]);
      expect(page).toContain('href="https://portal.example/"');
      expect(page).not.toMatch(/<script|https?:(?!\/\/portal\.example\/)/);
    },
  );
});

describe("the system's browser opens on the way to a bank", () => {
  test("on Android through a plugin that the activity registers", async () => {
    const main = "java/my/majlis/kaunter";
    expect(await android(`${main}/MainActivity.java`)).toMatch(
      /^package my\.majlis\.kaunter;[\s\S]*registerPlugin\(BankRedirectPlugin\.class\);\s*super\.onCreate/,
    );
    expect(await android(`${main}/BankRedirectPlugin.java`)).toMatch(
      /^package my\.majlis\.kaunter;[\s\S]*"\/pay\/"/,
    );
    expect(await readdir(join(folder, "android/app/src/main/java/my"))).toEqual(["majlis"]);
  });

  test("on iOS through a plugin that the first view registers", async () => {
    expect(await ios("Base.lproj/Main.storyboard")).toContain(
      'customClass="MainViewController" customModule="App"',
    );
    expect(await ios("AppDelegate.swift")).toMatch(
      /class BankRedirectPlugin: CAPPlugin[\s\S]*"\/pay\/"[\s\S]*class MainViewController: CAPBridgeViewController[\s\S]*BankRedirectPlugin\(\)/,
    );
  });
});

describe("the app's permissions", () => {
  test("are the network and a camera on Android, which also installs on a phone without a camera", async () => {
    const manifest = await android("AndroidManifest.xml");
    expect(allOf(manifest, /uses-permission android:name="android\.permission\.(\w+)"/g)).toEqual([
      "INTERNET",
      "CAMERA",
    ]);
    expect(manifest).toMatch(
      /uses-feature android:name="android\.hardware\.camera" android:required="false"/,
    );
  });

  test.each(["android/capacitor", "app/android"])(
    "get no addition from Capacitor's own part: %s",
    async (part) => {
      const manifest = new URL(
        `../../../node_modules/@capacitor/${part}/src/main/AndroidManifest.xml`,
        import.meta.url,
      );
      expect(await readFile(manifest, "utf8")).not.toContain("uses-permission");
    },
  );

  test("are the camera on iOS, with its purpose in three languages", async () => {
    const plist = await ios("Info.plist");
    expect(allOf(plist, /<key>(NS\w+UsageDescription)<\/key>/g)).toEqual(["NSCameraUsageDescription"]);
    expect(plist).toContain(
      "Untuk mengimbas kod pada bil. · To scan the code on a bill. · 用于扫描账单上的条码。",
    );
  });
});

test("the app allows no unencrypted connection, and no backup copies its data", async () => {
  const manifest = await android("AndroidManifest.xml");
  expect(manifest).toContain('android:usesCleartextTraffic="false"');
  expect(manifest).toContain('android:allowBackup="false"');
  expect(manifest).toContain('android:dataExtractionRules="@xml/data_extraction_rules"');
  const rules = await android("res/xml/data_extraction_rules.xml");
  expect(allOf(rules, /<(cloud-backup|device-transfer)>/g)).toEqual(["cloud-backup", "device-transfer"]);
});

describe("the app's version", () => {
  test("is the portal's on both systems (rule 1.9)", async () => {
    const gradle = await read("android/app/build.gradle");
    expect(allOf(gradle, /versionName "(.*)"/g)).toEqual([project.version]);
    const xcode = await read("ios/App/App.xcodeproj/project.pbxproj");
    expect(new Set(allOf(xcode, /MARKETING_VERSION = (.*);/g))).toEqual(new Set([project.version]));
    const code = allOf(gradle, /versionCode (\d+)/g);
    expect(new Set(allOf(xcode, /CURRENT_PROJECT_VERSION = (.*);/g))).toEqual(new Set(code));
  });

  test("can be read by the portal through a plugin in both projects", async () => {
    expect(await android("assets/capacitor.plugins.json")).toContain("com.capacitorjs.plugins.app.AppPlugin");
    expect(await read("ios/App/CapApp-SPM/Package.swift")).toContain('name: "CapacitorApp"');
    expect(JSON.parse(await ios("capacitor.config.json")).packageClassList).toContain("AppPlugin");
  });
});

test("the app's pictures are the portal's mark, none of Capacitor's", async () => {
  for (const [screen, scale] of Object.entries({ mdpi: 1, hdpi: 1.5, xhdpi: 2, xxhdpi: 3, xxxhdpi: 4 })) {
    const icons = `android/app/src/main/res/mipmap-${screen}`;
    for (const [name, size] of [
      ["ic_launcher", 48],
      ["ic_launcher_round", 48],
      ["ic_launcher_foreground", 108],
    ] as const) {
      const { width, data } = await picture(`${icons}/${name}.png`);
      expect(width).toBe(size * scale);
      // Below its printed lines the receipt is white.
      const below = (Math.floor(width * 0.625) * width + width / 2) * 4;
      expect([...data.subarray(below, below + 4)]).toEqual([255, 255, 255, 255]);
    }
  }
  const { width, colours } = await picture(
    "ios/App/App/Assets.xcassets/AppIcon.appiconset/AppIcon-512@2x.png",
  );
  expect({ width, colours }).toEqual({ width: 1024, colours: 2 });
  const pictures = await readdir(join(folder, "android/app/src/main/res"), { recursive: true });
  expect(pictures.filter((path) => path.endsWith("splash.png"))).toEqual([]);
});

describe("an invalid setting is refused", () => {
  test.each([
    [{}, "KAUNTER_ORIGIN"],
    [{ KAUNTER_ORIGIN: "http://portal.example" }, "KAUNTER_ORIGIN"],
    [{ KAUNTER_ORIGIN: "https://portal.example/path" }, "KAUNTER_ORIGIN"],
    [{ KAUNTER_ORIGIN: "https://portal.example", KAUNTER_APP_ID: "kaunter" }, "KAUNTER_APP_ID"],
    [{ KAUNTER_ORIGIN: "https://portal.example", KAUNTER_APP_NAME: '<b>"' }, "KAUNTER_APP_NAME"],
  ])("%j", (environment, name) => {
    expect(() => readAppSettings(environment)).toThrow(name);
  });

  test("and named by the command, which then makes nothing", async () => {
    const command = fileURLToPath(new URL("../../../scripts/mobile/generate.ts", import.meta.url));
    const run = promisify(execFile)(process.execPath, [command], { env: {} });
    await expect(run).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^Set KAUNTER_ORIGIN to: https address/),
    });
  });
});
