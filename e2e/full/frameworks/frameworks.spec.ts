import { exec } from "node:child_process";
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { serve } from "@hono/node-server";
import { serveStatic } from "@hono/node-server/serve-static";
import { test as base, expect } from "@playwright/test";
import { Hono } from "hono";
import { filesIn } from "../../../scripts/build/published/filesIn.ts";
import { fillCart, payCart } from "../../hostile/journey.ts";
import { unpackedPackage } from "../../support/packedPackage.ts";
import { OWN_SITE, PORTAL } from "../../support/system.ts";
import { FRAMEWORK_APPS, type FrameworkApp } from "./apps.ts";

/** Programs in other frameworks use the npm package. npm installs the frameworks, so the tests need its registry. */

/** Runs a command in the program's folder. */
function shell(command: string, app: string) {
  // the build of the package sets NODE_ENV in this process, and npm would then install nothing for development
  return promisify(exec)(command, { cwd: app, env: { ...process.env, NODE_ENV: undefined } });
}

// All tests serve their program at the same address.
base.describe.configure({ mode: "default" });

const test = base.extend<{ readonly folder: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures out of it
  folder: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), "kaunter-framework-"));
    await use(folder);
    await rm(folder, { recursive: true, force: true });
  },
});

/** Installs the program with the packed package. @returns its folder */
async function installed({ name, packages, files }: FrameworkApp, folder: string): Promise<string> {
  const app = join(folder, name);
  await mkdir(app);
  const program = { name: `site-in-${name}`, private: true, type: "module", devDependencies: packages };
  const written = { "package.json": JSON.stringify(program), ...files(PORTAL) };
  for (const [file, text] of Object.entries(written)) await writeFile(join(app, file), text);
  await shell("npm install --no-audit --no-fund --no-package-lock --silent", app);
  await cp(await unpackedPackage(folder), join(app, "node_modules/kaunter-widgets"), { recursive: true });
  return app;
}

/** @returns what the program's build prints when it fails, or nothing */
async function complaintsOf({ build }: FrameworkApp, app: string): Promise<string> {
  try {
    for (const command of build) await shell(`npx ${command}`, app);
    return "";
  } catch (failure) {
    const { stdout, stderr } = failure as { readonly stdout: string; readonly stderr: string };
    // svelte-check writes its errors as JSON texts
    return (stdout + stderr).replaceAll('\\"', '"');
  }
}

/** The lines of the program's source at which its compilers found an error: `main.tsx(9,49)`, `"App.svelte" 6:43`, `main.ts:8:60`. */
function placesIn(complaints: string, { source }: FrameworkApp): readonly number[] {
  const places = new RegExp(`${source.replace(".", "\\.")}(?:\\(|:|" )(\\d+)[,:]\\d+`, "g");
  return [...complaints.matchAll(places)].map(([, line]) => Number(line));
}

const lineOf = (text: string, part: string): number => text.slice(0, text.indexOf(part)).split("\n").length;

/** The versions of React in a folder of built modules. React's renderer tells its version to the browser's developer tools. */
async function reactsIn(folder: string): Promise<readonly string[]> {
  const modules = (await filesIn(folder)).filter((file) => file.endsWith(".js"));
  const texts = await Promise.all(modules.map((file) => readFile(join(folder, file), "utf8")));
  return texts.flatMap((text) =>
    [...text.matchAll(/reconcilerVersion:\s*["'`]([\d.]+)/g)].map(([, version]) => version ?? ""),
  );
}

for (const app of FRAMEWORK_APPS)
  test(`the compiler of a program in ${app.name} refuses a wrong tag, and with a right one the program pays`, async ({
    page,
    folder,
  }) => {
    // npm and the compilers take minutes on a busy machine
    test.setTimeout(600_000);
    const root = await installed(app, folder);
    const source = join(root, app.source);
    const text = await readFile(source, "utf8");
    for (const { right, wrong, says } of app.mistakes) {
      const mistaken = text.replace(right, wrong);
      await writeFile(source, mistaken);
      const complaints = await complaintsOf(app, root);
      expect(complaints, wrong).toMatch(says);
      expect(placesIn(complaints, app), wrong).toEqual([lineOf(mistaken, wrong)]);
    }
    await writeFile(source, text);
    expect(await complaintsOf(app, root)).toBe("");
    expect(await reactsIn(join(root, "dist"))).toEqual(app.reacts);

    const files = new Hono().use(serveStatic({ root: join(root, "dist") }));
    const port = Number(new URL(OWN_SITE).port);
    const site = serve({ fetch: files.fetch, hostname: "127.0.0.1", port });
    const counter = page.locator("kaunter-pay");
    const visit = { council: "mps", path: "/" } as const;
    await page.goto(OWN_SITE);
    await fillCart(counter, visit);
    await payCart(page, visit);
    await expect(page.getByRole("status").filter({ hasText: /^paid$/ })).toBeVisible();
    site.close();
  });
