import { globSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const PROJECT = join(import.meta.dirname, "../../..");
const MOST = 40;

/** Every file that somebody wrote. A program draws the pictures of e2e/baselines. */
const files = globSync("{.storybook,demo,docs,e2e,scripts,src,tests,widgets}/**/*.*", {
  cwd: PROJECT,
  exclude: ["**/node_modules", "**/test-results", "e2e/baselines/drawn"],
});

test("a folder holds at most 40 files, as docs/contributing.md says", () => {
  expect(files.length).toBeGreaterThan(2000);
  const counts = new Map<string, number>();
  for (const file of files) counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
  expect([...counts].filter(([, count]) => count > MOST)).toEqual([]);
});
