import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";

/** Files that the sites serve: style sheets by name under /style/, scripts by name under /script/. */

type Files = ReadonlyMap<string, () => string>;

const own = (path: string) => () => fileURLToPath(new URL(path, import.meta.url));
const ofPackage = (path: string) => () => createRequire(import.meta.url).resolve(path);

export const SHEETS: Files = new Map([
  ["site.css", own("./style/site.css")],
  ["bootstrap-column.css", own("./style/bootstrap-column.css")],
  ["editor.css", own("./style/editor.css")],
  ["hostile.css", own("./style/hostile.css")],
  ["resets.css", own("./style/resets.css")],
  ["night.css", own("./style/night.css")],
  ["tabs.css", own("./style/tabs.css")],
  ["bootstrap.css", ofPackage("bootstrap/dist/css/bootstrap.min.css")],
]);

export const SCRIPTS: Files = new Map([
  ["blocked-storage.js", own("./script/blocked-storage.js")],
  ["jquery.js", ofPackage("jquery/dist/jquery.min.js")],
  ["editor.js", own("./script/editor.js")],
  ["frozen-prototypes.js", own("./script/frozen-prototypes.js")],
  ["old-polyfills.js", own("./script/old-polyfills.js")],
  ["tabs.js", own("./script/tabs.js")],
  ["old-site.js", own("./script/old-site.js")],
]);

/** Undefined if no sheet has that name. */
export function readSheet(name: string): Promise<string | undefined> {
  return read(SHEETS, name);
}

/** Undefined if no script has that name. */
export function readScript(name: string): Promise<string | undefined> {
  return read(SCRIPTS, name);
}

/** The council's own application. Undefined before `npm run build`. */
export function readApp(): Promise<string | undefined> {
  return readFile(own("../../dist/councils/app.js")(), "utf8").catch(() => undefined);
}

async function read(files: Files, name: string): Promise<string | undefined> {
  const file = files.get(name);
  return file === undefined ? undefined : readFile(file(), "utf8");
}
