import { copyFile, cp, mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { stdout } from "node:process";
import type { Plugin } from "vite";
import packageJson from "../../../package.json" with { type: "json" };
import { filesIn } from "./filesIn.ts";
import { type IntegrityList, integrityOf } from "./integrity.ts";
import { customElements } from "./manifest/customElements.ts";
import { htmlData } from "./manifest/htmlData.ts";
import { compressFolder } from "./precompressed.ts";

const VERSION = packageJson.version;

/** Reserves the place of the elements. No module imports it. */
const SHEET = join("widgets", "kaunter.css");

/**
 * Completes the folder of the built elements. It adds the style sheet that pages link, the hashes and the descriptions for editors,
 * and copies all files into a folder of this version, which never changes. It runs last, so that it reads the final files on disk.
 */
export function publishedWidgets(): Plugin {
  return {
    name: "kaunter:published-widgets",
    apply: "build",
    writeBundle: {
      order: "post",
      sequential: true,
      async handler({ dir }) {
        if (dir === undefined)
          throw new Error(
            "The build of the elements has no output folder: set build.outDir in vite.config.ts",
          );
        await copyFile(SHEET, join(dir, "kaunter.css"));
        const list = await integrityOf(dir, VERSION);
        await writeJson(join(dir, "integrity.json"), list);
        await writeJson(join(dir, "custom-elements.json"), customElements());
        await writeJson(join(dir, "vscode.html-custom-data.json"), htmlData());
        await compressFolder(dir);
        await copyToVersion(dir);
        stdout.write(describe(list));
      },
    },
  };
}

function writeJson(file: string, content: object): Promise<void> {
  return writeFile(file, `${JSON.stringify(content, null, 2)}\n`);
}

/** Lists the hashes of the files that pages name. `integrity.json` has all hashes. */
function describe({ version, files }: IntegrityList): string {
  const named = Object.entries(files).filter(([file]) => !file.includes("/"));
  const lines = named.map(([file, hash]) => `  ${file.padEnd(22)} ${hash}`);
  return [`widgets/${version}`, ...lines, ""].join("\n");
}

async function copyToVersion(folder: string): Promise<void> {
  const files = await filesIn(folder);
  for (const file of files) {
    const copy = join(folder, VERSION, file);
    await mkdir(dirname(copy), { recursive: true });
    await cp(join(folder, file), copy);
  }
}
