import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type { Town } from "../faults/town.ts";

const COMMAND = fileURLToPath(new URL("../../src/server/commands/configure.ts", import.meta.url));

/**
 * Sets fields of the configuration as an operator does: `npm run configure -- <file>` while the system runs.
 * @returns its output
 */
export async function configure(town: Town, fields: object): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "kaunter-configure-"));
  const file = join(folder, "configuration.json");
  try {
    await writeFile(file, JSON.stringify(fields));
    const { port } = new URL(town.system.urls.portal);
    const env = { ...process.env, KAUNTER_DATA: town.data, PORT: port };
    const { stdout } = await promisify(execFile)(process.execPath, [COMMAND, file], { env });
    return stdout;
  } finally {
    await rm(folder, { recursive: true });
  }
}
