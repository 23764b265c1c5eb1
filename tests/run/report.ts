import { appendFileSync, existsSync, readFileSync } from "node:fs";
import { create, type Infer, number, object, string } from "superstruct";

/** What a reporter of Vitest or Playwright writes for the summary of a run: a line of JSON for each test file. */

const testFile = object({
  /** From the project's folder. */
  path: string(),
  /** What its tests took together. */
  seconds: number(),
  passed: number(),
  failed: number(),
  skipped: number(),
});

export type TestFile = Infer<typeof testFile>;

/** Does nothing where nobody asked for a report. */
export function writeReport(files: Iterable<TestFile>): void {
  const path = process.env.KAUNTER_TEST_REPORT;
  if (path === undefined) return;
  appendFileSync(path, [...files].map((file) => `${JSON.stringify(file)}\n`).join(""));
}

/** @returns nothing for a stage that wrote no report, since it ran no tests or broke off */
export function readReport(path: string): readonly TestFile[] {
  if (!existsSync(path)) return [];
  return readFileSync(path, "utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => create(JSON.parse(line), testFile));
}
