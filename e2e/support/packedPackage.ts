import { execFile } from "node:child_process";
import { mkdir } from "node:fs/promises";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { buildForReact } from "../../scripts/build/package/buildForReact.ts";
import { makePackage } from "../../scripts/build/package/makePackage.ts";

const WIDGETS = resolve(import.meta.dirname, "../../dist/widgets");

/**
 * Makes the npm package of the built elements, and packs and unpacks it as npm does for a site.
 * @param folder an empty folder
 * @returns the folder of the unpacked package
 */
export async function unpackedPackage(folder: string): Promise<string> {
  const run = promisify(execFile);
  const made = join(folder, "package");
  // beside the ordinary build, so that the source maps name no path of this machine
  const forReact = resolve(WIDGETS, "../for-react");
  await buildForReact(forReact);
  await makePackage(WIDGETS, forReact, made);
  const pack = ["pack", "--offline", "--ignore-scripts", "--silent", "--pack-destination", folder];
  const { stdout } = await run("npm", pack, { cwd: made });
  const unpacked = join(folder, "unpacked");
  await mkdir(unpacked);
  await run("tar", ["-xzf", join(folder, stdout.trim()), "-C", unpacked]);
  return join(unpacked, "package");
}
