import { stdout } from "node:process";
import { fileURLToPath } from "node:url";
import { buildForReact } from "./package/buildForReact.ts";
import { makePackage } from "./package/makePackage.ts";

/** `npm run package` makes the npm package of the built elements in dist/package. */
const inDist = (folder: string): string => fileURLToPath(new URL(`../../dist/${folder}`, import.meta.url));

await buildForReact(inDist("for-react"));
await makePackage(inDist("widgets"), inDist("for-react"), inDist("package"));
stdout.write("The package is in dist/package: npm publish ./dist/package\n");
