import { argv, stderr, stdout } from "node:process";
import { fileURLToPath } from "node:url";
import { release } from "./published/release.ts";

/** `npm run release -- <folder>` adds the built elements to a folder that servers serve. Exit codes: 0 published, 1 not. */
const BUILT = fileURLToPath(new URL("../../dist/widgets", import.meta.url));

const folder = argv[2];

try {
  if (folder === undefined) throw new Error("Name the folder: npm run release -- /srv/kaunter/widgets");
  const { version } = await release(BUILT, folder);
  stdout.write(`Published version ${version} into ${folder}.\n`);
} catch (failure) {
  stderr.write(`${failure instanceof Error ? failure.message : String(failure)}\n`);
  process.exitCode = 1;
}
