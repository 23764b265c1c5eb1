import { execFile } from "node:child_process";
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "@playwright/test";
import { publint } from "publint";
import { build } from "vite";
import { filesIn } from "../../scripts/build/published/filesIn.ts";
import { unpackedPackage } from "../support/packedPackage.ts";
import { PORTAL, siteOf } from "../support/system.ts";

/** The npm package as a site with its own bundler uses it: packed, unpacked, type-checked, bundled, opened. */

const PROJECT = resolve(import.meta.dirname, "../..");
const run = promisify(execFile);

// All tests look at one packed package.
test.describe.configure({ mode: "default" });

let folder = "";
const at = (...path: string[]) => join(folder, ...path);

const COMPILER = {
  target: "ES2022",
  lib: ["ES2022", "DOM", "DOM.Iterable"],
  module: "ESNext",
  moduleResolution: "bundler",
  strict: true,
  skipLibCheck: false,
  noEmit: true,
  types: [],
};

/** The folder of a program with the package and the named packages of the project. */
async function consumer(name: string, files: Readonly<Record<string, string>>, packages: readonly string[]) {
  await mkdir(at(name, "node_modules/@types"), { recursive: true });
  await cp(at("unpacked", "package"), at(name, "node_modules/kaunter-widgets"), { recursive: true });
  for (const used of packages)
    await symlink(join(PROJECT, "node_modules", used), at(name, "node_modules", used));
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(at(name, file)), { recursive: true });
    await writeFile(at(name, file), text);
  }
}

/** @returns the compiler's errors */
async function complaints(name: string, options: object = {}): Promise<string> {
  const configuration = { compilerOptions: { ...COMPILER, ...options }, include: ["*.ts", "*.tsx"] };
  await writeFile(at(name, "tsconfig.json"), JSON.stringify(configuration));
  const compiler = join(PROJECT, "node_modules/.bin/tsc");
  return run(compiler, ["-p", at(name)]).then(
    ({ stdout }) => stdout,
    ({ stdout }: { readonly stdout: string }) => stdout,
  );
}

const plain = (portal: string) => `import "kaunter-widgets/kaunter-pay";
import type { CouncilCode, KaunterPay } from "kaunter-widgets";

const council: CouncilCode = "mps";
const pay: KaunterPay = document.createElement("kaunter-pay");
pay.api = "${portal}";
pay.council = council;
pay.charge = "compound";
if (location.search !== "?without") document.body.append(pay);
else document.body.append(document.createElement("kaunter-pay"));
document.addEventListener("kaunter-payment", ({ detail }) => detail.status === "paid");
`;

test.beforeAll(async () => {
  // With a symbolic link in the temporary folder's path, the bundler would see another folder.
  folder = await mkdtemp(join(tmpdir(), "kaunter-package-"));
  await unpackedPackage(folder);
  await consumer("plain", { "main.ts": plain(PORTAL), "index.html": PAGE }, []);
});

test.afterAll(() => rm(folder, { recursive: true, force: true }));

const PAGE = '<!doctype html><title>A council</title><script type="module" src="./main.ts"></script>';

test("publint finds no fault in the npm package", async () => {
  const { messages } = await publint({ pkgDir: at("unpacked", "package"), strict: true, pack: false });
  expect(messages).toEqual([]);
});

test("the npm package has every file that it names, and no path of the machine that built it", async () => {
  const unpacked = at("unpacked", "package");
  const { exports, customElements } = JSON.parse(await readFile(join(unpacked, "package.json"), "utf8"));
  const named = JSON.stringify([exports, customElements]).match(/(?<=")[^"]+\.(?:js|json|ts)(?=")/g) ?? [];
  const files = await filesIn(unpacked);
  for (const file of named) expect(files).toContain(file.replace("./", ""));
  expect(files.filter((file) => /\.(?:br|gz)$/.test(file))).toEqual([]);
  for (const file of files.filter((name) => /\.(?:js|json|ts|map|md)$/.test(name)))
    expect(await readFile(join(unpacked, file), "utf8"), file).not.toContain(PROJECT);
});

test("the modules for React programs contain no React, and leave it to the program", async () => {
  expect(await reactIn("kaunter-pay.js")).toEqual({ isInside: true, imported: [] });
  const { isInside, imported } = await reactIn("react/kaunter-pay.js");
  expect(isInside).toBe(false);
  expect(imported).toEqual(["react", "react-dom", "react-dom/client", "react/jsx-runtime"]);
});

/** React in a module of the package and in the modules that it imports: its renderer's text, and the packages they name. */
async function reactIn(module: string) {
  const texts = new Map<string, string>();
  const packages = new Set<string>();
  const follow = async (file: string): Promise<void> => {
    if (texts.has(file)) return;
    texts.set(file, "");
    const text = await readFile(at("unpacked", "package", file), "utf8");
    texts.set(file, text);
    for (const [, named = ""] of text.matchAll(/\b(?:from|import)\s*\(?\s*["'`]([^"'`]+)["'`]/g))
      if (named.startsWith(".")) await follow(join(dirname(file), named));
      else if (/^@?[a-z][\w./-]*$/.test(named)) packages.add(named);
  };
  await follow(module);
  const isInside = [...texts.values()].some((text) => text.includes("reconcilerVersion"));
  return { isInside, imported: [...packages].toSorted() };
}

for (const resolution of [
  { module: "ESNext", moduleResolution: "bundler" },
  { module: "NodeNext", moduleResolution: "NodeNext" },
])
  test(`the npm package's types work alone, resolved as ${resolution.moduleResolution}`, async () => {
    await writeFile(at("plain", "package.json"), '{"type":"module"}');
    expect(await complaints("plain", resolution)).toBe("");
  });

test("the npm package's types for React pages allow and refuse the same as the project's own", async () => {
  const types = async (file: string) =>
    (await readFile(join(PROJECT, "tests/elements/types", file), "utf8")).replace(
      '"../../../widgets/types.ts"',
      '"kaunter-widgets/react"',
    );
  const files = { "valid.tsx": await types("valid.tsx"), "invalid.tsx": await types("invalid.tsx") };
  expect(Object.values(files).join()).not.toContain("../");
  await consumer("react", files, ["@types/react", "csstype"]);
  expect(await complaints("react", { jsx: "react-jsx" })).toBe("");
});

test("an element bundled into a council's own program is drawn with the portal's address, and asks for the address without one", async ({
  page,
}) => {
  await build({
    root: at("plain"),
    base: "./",
    configFile: false,
    logLevel: "error",
    build: { outDir: at("bundled"), emptyOutDir: true },
  });
  const site = siteOf("mps", "/bundled/");
  await page.context().route(`${site}**`, (route) => {
    const { pathname } = new URL(route.request().url());
    return route.fulfill({ path: at("bundled", pathname.slice("/bundled/".length)) });
  });
  await page.goto(`${site}index.html`);
  await expect(page.locator("kaunter-pay").getByRole("textbox").first()).toBeVisible();

  // On a page of its own, because the first page may still report its aborted calls.
  const without = await page.context().newPage();
  // The element says too that it names no council, in either order.
  const warning = without.waitForEvent("console", (message) =>
    message.text().includes("give the portal's http(s) address"),
  );
  await without.goto(`${site}index.html?without`);
  expect((await warning).text()).toContain("Kaunter:");
});
