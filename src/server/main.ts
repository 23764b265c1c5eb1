import { env, stdout } from "node:process";
import { fileURLToPath } from "node:url";
import { logToStandardError } from "./log.ts";
import { withFiles } from "./settings/settingFile.ts";
import { readSettings } from "./settings/settings.ts";
import { SettingsError } from "./settings/settingsError.ts";
import { runProcess } from "./start/runProcess.ts";
import { startServer } from "./start/startServer.ts";

/** The entry point of a deployment: the portal with its back end, and the gateways of the settings. It simulates nothing. */

const built = (folder: string): string => fileURLToPath(new URL(`../../dist/${folder}`, import.meta.url));

await runProcess(
  async () => {
    const settings = readSettings(await withFiles(env));
    if (settings.KAUNTER_FPX_URL === undefined)
      throw new SettingsError(
        "KAUNTER_FPX_URL must name the exchange; `npm start` runs a demonstration with a simulated one",
      );
    const server = await startServer({
      port: settings.PORT,
      settings,
      files: { portal: built("portal"), widgets: settings.KAUNTER_PUBLISHED_WIDGETS ?? built("widgets") },
      log: logToStandardError(settings.KAUNTER_LOG_LEVEL),
    });
    stdout.write(`Kaunter runs at ${server.portal}.\n`);
    return server;
  },
  (port) => `Another program uses port ${port}. Stop it, or choose another port with the variable PORT.`,
);
