import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { startSystem } from "../../demo/system/startSystem.ts";
import type { System } from "../../demo/system/system.ts";
import { readSettings } from "../../src/server/settings/settings.ts";
import { withFolder } from "./temporaryFolder.ts";

const built = (folder: string) => fileURLToPath(new URL(`../../dist/${folder}`, import.meta.url));

/**
 * Builds the portal and the elements, starts the system on free ports of this machine, and stops it after the work.
 * @param origins the sites that may embed the elements, separated by commas
 * @throws Error when the build fails
 */
export async function withBuiltSystem(
  work: (system: System) => Promise<void>,
  origins?: string,
): Promise<void> {
  const { status } = spawnSync("npm", ["run", "build"], { stdio: ["ignore", "ignore", "inherit"] });
  if (status !== 0) throw new Error("The build failed: run `npm run build` and mend what it reports");
  await withFolder(async (data) => {
    const system = await startSystem({
      ports: { portal: 0, councils: 0, simulators: 0 },
      settings: readSettings({
        KAUNTER_DATA: data,
        ...(origins !== undefined && { KAUNTER_COUNCIL_ORIGINS: origins }),
      }),
      files: { portal: built("portal"), widgets: built("widgets") },
      log: () => undefined,
    });
    try {
      await work(system);
    } finally {
      await system.close();
    }
  });
}
