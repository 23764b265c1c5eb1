import { copyFile, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { filesIn } from "../published/filesIn.ts";
import { readIntegrity } from "../published/integrity.ts";
import { elementTypes } from "./declarations.ts";
import { FRAMEWORKS, frameworkTypes } from "./frameworks.ts";
import { packageJson } from "./packageJson.ts";

/** The files for bundlers. The loader is not among them, because it finds its modules by address, nor are compressed files. */
const TAKEN =
  /^(?:kaunter-[a-z]+\.js(?:\.map)?|(?:chunks|assets)\/.+(?<!\.br|\.gz)|custom-elements\.json|vscode\.html-custom-data\.json)$/;

const README = "scripts/build/package/README.md";

/**
 * Makes the npm package of the built elements.
 * @param built the folder of the built elements
 * @param folder the folder of the package; its former content is deleted
 */
export async function makePackage(built: string, folder: string): Promise<void> {
  const { version } = await readIntegrity(built);
  const files = (await filesIn(built)).filter((file) => TAKEN.test(file));
  const elements = files.filter((file) => /^[a-z-]+\.js$/.test(file));
  const written = {
    "index.js": `${elements.map((file) => `import "./${file}";`).join("\n")}\n`,
    "types/elements.d.ts": elementTypes(),
    ...Object.fromEntries(
      FRAMEWORKS.map((framework) => [`types/${framework.name}.d.ts`, frameworkTypes(framework)]),
    ),
    "package.json": `${JSON.stringify(packageJson(version, elements), null, 2)}\n`,
    "README.md": await readFile(README, "utf8"),
  };
  await rm(folder, { recursive: true, force: true });
  for (const file of [...files, ...Object.keys(written)])
    await mkdir(dirname(join(folder, file)), { recursive: true });
  for (const file of files) await copyFile(join(built, file), join(folder, file));
  for (const [file, text] of Object.entries(written)) await writeFile(join(folder, file), text);
}
