import { appendFileSync, existsSync, readFileSync } from "node:fs";
import { create, type Infer, number, object, string } from "superstruct";

/** The line of JSON that the reporters of Vitest and Playwright write for each test file, for the summary of a run. */

const testFile = object({
  /** Relative to the project's folder. */
  path: string(),
  /** The duration of all its tests. */
  seconds: number(),
  passed: number(),
  failed: number(),
  skipped: number(),
});

export type TestFile = Infer<typeof testFile>;

/** Does nothing when no report is requested. */
export function writeReport(files: Iterable<TestFile>): void {
  const path = process.env.KAUNTER_TEST_REPORT;
  if (path === undefined) return;
  appendFileSync(path, [...files].map((file) => `${JSON.stringify(file)}\n`).join(""));
}

/** @returns nothing for a stage without a report, because it ran no tests or broke off */
export function readReport(path: string): readonly TestFile[] {
  if (!existsSync(path)) return [];
  return readFileSync(path, "utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => create(JSON.parse(line), testFile));
}
