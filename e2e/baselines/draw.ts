import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { indexed } from "./indexed.ts";

/** Draws all pictures and boxes again with the installed browser, from the built Storybook. It deletes the earlier ones. */

const FOLDER = "e2e/baselines/drawn";

rmSync(FOLDER, { recursive: true, force: true });
const { status } = spawnSync(
  "playwright",
  ["test", "-c", "e2e/baselines/playwright.config.ts", "--update-snapshots=all"],
  { stdio: "inherit" },
);
mkdirSync(FOLDER, { recursive: true });
for (const name of readdirSync(FOLDER, { recursive: true, encoding: "utf8" }))
  if (name.endsWith(".png")) {
    const file = join(FOLDER, name);
    writeFileSync(file, indexed(readFileSync(file)));
  }
process.exitCode = status ?? 1;
