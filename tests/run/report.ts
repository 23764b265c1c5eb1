import { appendFileSync, existsSync, readFileSync } from "node:fs";
import { stripVTControlCharacters } from "node:util";
import { array, create, type Infer, number, object, string } from "superstruct";

/** The line of JSON that the reporters of Vitest and Playwright write for each test file, for the summary of a run. */

/** A longer error is cut: the output of its stage shows it whole. */
const ERROR_LINES = 25;

const failure = object({
  /** The test's title, or what failed outside a test. */
  title: string(),
  error: string(),
});

export type Failure = Infer<typeof failure>;

const testFile = object({
  /** Relative to the project's folder. */
  path: string(),
  /** The duration of all its tests. */
  seconds: number(),
  passed: number(),
  skipped: number(),
  failures: array(failure),
});

export type TestFile = Infer<typeof testFile>;

/** @param errors the text of each error, which may hold a terminal's colours and the callers inside the test tools */
export function describeFailure(title: string, errors: readonly string[]): Failure {
  const lines = stripVTControlCharacters(errors.join("\n")).split("\n");
  const own = lines.filter((line) => !/^\s+at .*node_modules/.test(line));
  return { title, error: own.slice(0, ERROR_LINES).join("\n") };
}

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
