import { env, stderr, stdout } from "node:process";
import { fileURLToPath } from "node:url";
import { generateApp } from "./app/generateApp.ts";
import { readAppSettings } from "./app/settings.ts";

/**
 * `npm run mobile` makes the projects of the mobile app in `.mobile` (rule 1.9). Environment: KAUNTER_ORIGIN, KAUNTER_APP_ID,
 * KAUNTER_APP_NAME. Exit codes: 0 made, 1 not.
 */
const folder = fileURLToPath(new URL("../../.mobile", import.meta.url));

try {
  await generateApp(folder, readAppSettings(env));
  stdout.write(`The mobile app's projects are in .mobile: android (Android Studio) and ios (Xcode).\n`);
} catch (failure) {
  stderr.write(`${failure instanceof Error ? failure.message : String(failure)}\n`);
  process.exitCode = 1;
}
