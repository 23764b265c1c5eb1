import { execFile } from "node:child_process";
import { mkdir, rm, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import project from "../../../package.json" with { type: "json" };
import { finishAndroid } from "./android.ts";
import { capacitorConfiguration, NO_PORTAL, PAGES } from "./capacitorConfiguration.ts";
import { finishIos } from "./ios.ts";
import { noPortalPage } from "./noPortalPage.ts";
import type { AppSettings } from "./settings.ts";

const run = promisify(execFile);

const PACKAGES = fileURLToPath(new URL("../../../node_modules", import.meta.url));

const PLATFORMS = ["android", "ios"] as const;

/**
 * Makes the projects of the mobile app for Android and iOS in a folder, and deletes the folder's former content. It needs no SDK,
 * no Xcode and no network.
 * @throws Error when Capacitor fails
 */
export async function generateApp(folder: string, settings: AppSettings): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(join(folder, PAGES), { recursive: true });
  await symlink(PACKAGES, join(folder, "node_modules"), "junction");
  const { version, devDependencies } = project;
  await writeJson(join(folder, "package.json"), {
    name: "kaunter-app",
    version,
    private: true,
    dependencies: ofCapacitor(devDependencies, (name) => PLUGINS.has(name)),
    devDependencies: ofCapacitor(devDependencies, (name) => !PLUGINS.has(name)),
  });
  await writeJson(join(folder, "capacitor.config.json"), capacitorConfiguration(settings));
  await writeFile(join(folder, PAGES, NO_PORTAL), noPortalPage(settings.KAUNTER_ORIGIN));
  for (const platform of PLATFORMS) await capacitor(folder, "add", platform);
  await finishAndroid(join(folder, "android"), settings, version);
  await finishIos(join(folder, "ios"), settings, version);
  for (const platform of PLATFORMS) await capacitor(folder, "sync", platform);
}

/** The packages that must be dependencies of the app, because Capacitor looks for plugins there. */
const PLUGINS: ReadonlySet<string> = new Set(["@capacitor/app", "@capacitor/core"]);

function ofCapacitor(
  packages: Readonly<Record<string, string>>,
  isWanted: (name: string) => boolean,
): Record<string, string> {
  const ours = Object.entries(packages).filter(([name]) => name.startsWith("@capacitor/") && isWanted(name));
  return Object.fromEntries(ours);
}

async function capacitor(folder: string, ...asked: readonly string[]): Promise<void> {
  const command = join(PACKAGES, "@capacitor/cli/bin/capacitor");
  // with CI set, Capacitor asks no questions and sends no usage data
  await run(process.execPath, [command, ...asked], { cwd: folder, env: { ...process.env, CI: "1" } });
}

function writeJson(file: string, content: unknown): Promise<void> {
  return writeFile(file, `${JSON.stringify(content, null, 2)}\n`);
}
