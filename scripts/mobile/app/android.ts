import { glob, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { markAsPng, TEAL } from "../mark.ts";
import { change, versionCode } from "./change.ts";
import type { AppSettings } from "./settings.ts";

/** Completes the Android project that Capacitor generates. */

/** Forbids backups and transfers of the app's data, because it includes receipts and links to payments. */
const NO_COPIES = `<?xml version="1.0" encoding="utf-8"?>
<data-extraction-rules>
${["cloud-backup", "device-transfer"].map((way) => `    <${way}>\n        <exclude domain="root" />\n        <exclude domain="database" />\n        <exclude domain="sharedpref" />\n        <exclude domain="file" />\n    </${way}>`).join("\n")}
</data-extraction-rules>
`;

/** One splash screen for all screen sizes. It replaces Capacitor's pictures. */
const SPLASH = `<?xml version="1.0" encoding="utf-8"?>
<layer-list xmlns:android="http://schemas.android.com/apk/res/android">
    <item android:drawable="@color/ic_launcher_background" />
</layer-list>
`;

/** The scale of each screen density. 1 is 160 dots per inch. */
const SCREENS = { mdpi: 1, hdpi: 1.5, xhdpi: 2, xxhdpi: 3, xxxhdpi: 4 } as const;

export async function finishAndroid(folder: string, settings: AppSettings, version: string): Promise<void> {
  const main = join(folder, "app/src/main");
  const resources = join(main, "res");
  await change(join(main, "AndroidManifest.xml"), [
    [
      'android:allowBackup="true"',
      'android:allowBackup="false"\n        android:dataExtractionRules="@xml/data_extraction_rules"\n        android:usesCleartextTraffic="false"',
    ],
    [
      '<uses-permission android:name="android.permission.INTERNET" />',
      '<uses-permission android:name="android.permission.INTERNET" />\n    <!-- a bill\'s code is scanned; a phone without a camera types the number -->\n    <uses-permission android:name="android.permission.CAMERA" />\n    <uses-feature android:name="android.hardware.camera" android:required="false" />',
    ],
  ]);
  await change(join(folder, "app/build.gradle"), [
    ["versionCode 1\n", `versionCode ${versionCode(version)}\n`],
    ['versionName "1.0"', `versionName "${version}"`],
  ]);
  await change(join(resources, "values/ic_launcher_background.xml"), [["#FFFFFF", TEAL]]);
  await writeFile(join(resources, "xml/data_extraction_rules.xml"), NO_COPIES);
  await drawIcons(resources);
  await drawSplash(resources);
  await addBankRedirect(main, settings.KAUNTER_APP_ID);
}

async function drawIcons(resources: string): Promise<void> {
  for (const [screen, scale] of Object.entries(SCREENS)) {
    const icons = join(resources, `mipmap-${screen}`);
    const icon = await markAsPng(48 * scale, "rounded");
    await writeFile(join(icons, "ic_launcher.png"), icon);
    await writeFile(join(icons, "ic_launcher_round.png"), icon);
    await writeFile(join(icons, "ic_launcher_foreground.png"), await markAsPng(108 * scale, "inset"));
  }
}

async function drawSplash(resources: string): Promise<void> {
  for await (const picture of glob("drawable*/splash.png", { cwd: resources }))
    await rm(join(resources, picture));
  await writeFile(join(resources, "drawable/splash.xml"), SPLASH);
}

async function addBankRedirect(main: string, appId: string): Promise<void> {
  const java = join(main, "java", ...appId.split("."));
  await mkdir(java, { recursive: true });
  for (const name of ["MainActivity.java", "BankRedirectPlugin.java"]) {
    const code = await readFile(new URL(`native/${name}`, import.meta.url), "utf8");
    await writeFile(join(java, name), code.replace("APP_ID", appId));
  }
}
