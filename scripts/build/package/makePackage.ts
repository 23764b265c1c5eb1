import { copyFile, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { filesIn } from "../published/filesIn.ts";
import { readIntegrity } from "../published/integrity.ts";
import { angularModule, angularTypes } from "./angular.ts";
import { elementTypes } from "./declarations.ts";
import { FRAMEWORKS, frameworkTypes } from "./frameworks.ts";
import { packageJson } from "./packageJson.ts";

/** The files for bundlers. The loader is not among them, because it finds its modules by address, nor are compressed files. */
const TAKEN =
  /^(?:(?:react\/)?kaunter-[a-z]+\.js(?:\.map)?|(?:chunks|assets)\/.+(?<!\.br|\.gz)|custom-elements\.json|vscode\.html-custom-data\.json)$/;

const README = "scripts/build/package/README.md";

/**
 * Makes the npm package of the built elements.
 * @param built the folder of the built elements
 * @param builtForReact the folder of the same elements without React (`buildForReact`)
 * @param folder the folder of the package; its former content is deleted
 */
export async function makePackage(built: string, builtForReact: string, folder: string): Promise<void> {
  const { version } = await readIntegrity(built);
  const files = new Map<string, string>();
  for (const from of [builtForReact, built])
    for (const file of await filesIn(from)) if (TAKEN.test(file)) files.set(file, join(from, file));
  const elements = [...files.keys()].filter((file) => /^[a-z-]+\.js$/.test(file));
  const importAll = `${elements.map((file) => `import "./${file}";`).join("\n")}\n`;
  const written = {
    "index.js": importAll,
    "react/index.js": importAll,
    "angular.js": angularModule(),
    "types/elements.d.ts": elementTypes(),
    "types/angular.d.ts": angularTypes(),
    ...Object.fromEntries(
      FRAMEWORKS.map((framework) => [`types/${framework.name}.d.ts`, frameworkTypes(framework)]),
    ),
    "package.json": `${JSON.stringify(packageJson(version, elements), null, 2)}\n`,
    "README.md": await readFile(README, "utf8"),
  };
  await rm(folder, { recursive: true, force: true });
  for (const file of [...files.keys(), ...Object.keys(written)])
    await mkdir(dirname(join(folder, file)), { recursive: true });
  for (const [file, source] of files) await copyFile(source, join(folder, file));
  for (const [file, text] of Object.entries(written)) await writeFile(join(folder, file), text);
}
