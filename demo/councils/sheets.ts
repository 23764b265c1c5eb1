import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";

/** The style sheets that the sites serve from files, by the name under /style/. */

const own = (name: string): string => fileURLToPath(new URL(`./style/${name}`, import.meta.url));

const FILES: ReadonlyMap<string, () => string> = new Map([
  ["site.css", () => own("site.css")],
  ["bootstrap-column.css", () => own("bootstrap-column.css")],
  ["hostile.css", () => own("hostile.css")],
  ["bootstrap.css", () => createRequire(import.meta.url).resolve("bootstrap/dist/css/bootstrap.min.css")],
]);

/** The sheet's text, or undefined when there is none of that name. */
export async function readSheet(name: string): Promise<string | undefined> {
  const file = FILES.get(name);
  return file === undefined ? undefined : readFile(file(), "utf8");
}
