import { appendFile, glob, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { markAsPng } from "../mark.ts";
import { change, versionCode } from "./change.ts";
import type { AppSettings } from "./settings.ts";

/** Completes the Xcode project that Capacitor generates. */

/** iOS shows this text when it asks for permission to use the camera. It is in all languages at once. */
const WHY_CAMERA = "Untuk mengimbas kod pada bil. · To scan the code on a bill. · 用于扫描账单上的条码。";

export async function finishIos(folder: string, settings: AppSettings, version: string): Promise<void> {
  const app = join(folder, "App/App");
  const { host } = new URL(settings.KAUNTER_ORIGIN);
  await change(join(app, "Info.plist"), [
    ["<string>en</string>", "<string>ms</string>"],
    [
      "</dict>\n</plist>",
      `	<key>CFBundleLocalizations</key>
	<array>
		<string>ms</string>
		<string>en</string>
		<string>zh-Hans</string>
	</array>
	<key>ITSAppUsesNonExemptEncryption</key>
	<false/>
	<key>NSCameraUsageDescription</key>
	<string>${WHY_CAMERA}</string>
	<key>WKAppBoundDomains</key>
	<array>
		<string>${host}</string>
		<string>localhost</string>
	</array>
</dict>
</plist>`,
    ],
  ]);
  await change(join(folder, "App/App.xcodeproj/project.pbxproj"), [
    ["MARKETING_VERSION = 1.0;", `MARKETING_VERSION = ${version};`],
    ["CURRENT_PROJECT_VERSION = 1;", `CURRENT_PROJECT_VERSION = ${versionCode(version)};`],
  ]);
  await writeFile(
    join(app, "Assets.xcassets/AppIcon.appiconset/AppIcon-512@2x.png"),
    await markAsPng(1024, "full"),
  );
  const splash = await markAsPng(1024, "inset");
  for await (const picture of glob("Assets.xcassets/Splash.imageset/*.png", { cwd: app }))
    await writeFile(join(app, picture), splash);
  await addBankRedirect(app);
}

/** Appends our code to AppDelegate.swift, because the Xcode project lists every file that it compiles. */
async function addBankRedirect(app: string): Promise<void> {
  await change(join(app, "AppDelegate.swift"), [["import Capacitor\n", "import Capacitor\nimport WebKit\n"]]);
  await appendFile(
    join(app, "AppDelegate.swift"),
    await readFile(new URL("native/BankRedirect.swift", import.meta.url), "utf8"),
  );
  await change(join(app, "Base.lproj/Main.storyboard"), [
    [
      'customClass="CAPBridgeViewController" customModule="Capacitor"',
      'customClass="MainViewController" customModule="App" customModuleProvider="target"',
    ],
  ]);
}
