import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { stdout } from "node:process";
import { fileURLToPath } from "node:url";
import { buildForReact } from "./package/buildForReact.ts";
import { makePackage } from "./package/makePackage.ts";

/** `npm run package` makes the npm package of the built elements in dist/package. */
const inDist = (folder: string): string => fileURLToPath(new URL(`../../dist/${folder}`, import.meta.url));

const forReact = await mkdtemp(join(tmpdir(), "kaunter-for-react-"));
try {
  await buildForReact(forReact);
  await makePackage(inDist("widgets"), forReact, inDist("package"));
} finally {
  await rm(forReact, { recursive: true, force: true });
}
stdout.write("The package is in dist/package: npm publish ./dist/package\n");
