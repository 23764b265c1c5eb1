import { env, stdout } from "node:process";
import { fileURLToPath } from "node:url";
import { DEFAULT_COUNCIL } from "../src/domain/councils.ts";
import { logToStandardError } from "../src/server/log.ts";
import { withFiles } from "../src/server/settings/settingFile.ts";
import { readSettings, type Settings } from "../src/server/settings/settings.ts";
import { runProcess } from "../src/server/start/runProcess.ts";
import { describeSamples } from "./records/samples.ts";
import { startSystem } from "./system/startSystem.ts";
import type { System } from "./system/system.ts";

/**
 * `npm start`: the demonstration on one machine. With an exchange in the settings it runs the deployment instead, which opens no port
 * but the portal's and has no made-up bill.
 */

const built = (folder: string): string => fileURLToPath(new URL(`../dist/${folder}`, import.meta.url));

if (env.KAUNTER_FPX_URL) await import("../src/server/main.ts");
else
  await runProcess(
    async () => {
      const settings = readSettings(await withFiles(env));
      const system = await start(settings);
      stdout.write(`${describe(system).join("\n")}\n`);
      return system;
    },
    (port) =>
      `Another program uses port ${port}. Stop it, or choose another port with PORT. The demonstration uses that port and the next two, for example 8100 to 8102: PORT=8100 npm start`,
  );

function start(settings: Settings): Promise<System> {
  const { PORT } = settings;
  return startSystem({
    ports: { portal: PORT, councils: PORT + 1, simulators: PORT + 2 },
    settings,
    files: { portal: built("portal"), widgets: settings.KAUNTER_PUBLISHED_WIDGETS ?? built("widgets") },
    log: logToStandardError(settings.KAUNTER_LOG_LEVEL),
  });
}

function describe({ urls }: System): readonly string[] {
  return [
    "Kaunter runs. Stop it with Ctrl+C.",
    `  Portal         ${urls.portal}`,
    `  Council sites  ${urls.council(DEFAULT_COUNCIL)} (and the other 22 by their codes)`,
    `  Bank           ${urls.bank} (simulated; payments lead there)`,
    `  Card gateway   ${urls.card} (simulated; card payments lead there)`,
    ...(urls.mailbox === undefined
      ? []
      : [`  Mailbox        ${urls.mailbox} (receipts and codes; nothing is really sent)`]),
    "",
    ...describeSamples(),
  ];
}
