import { relative } from "node:path";
import type { Reporter, TestCase, TestResult } from "@playwright/test/reporter";
import { ROOT } from "../config/root.ts";
import { type TestFile, writeReport } from "./report.ts";

/** Reports each test file of a Playwright run to the run's summary. */
export default class SummaryReporter implements Reporter {
  readonly #files = new Map<string, TestFile>();

  onTestEnd({ location }: TestCase, { status, duration }: TestResult): void {
    const path = relative(ROOT, location.file);
    const file = this.#files.get(path) ?? { path, seconds: 0, passed: 0, failed: 0, skipped: 0 };
    const outcome = status === "passed" || status === "skipped" ? status : "failed";
    this.#files.set(path, {
      ...file,
      seconds: file.seconds + duration / 1000,
      [outcome]: file[outcome] + 1,
    });
  }

  onEnd(): void {
    writeReport(this.#files.values());
  }

  /** Another reporter prints the list of tests. */
  printsToStdio(): boolean {
    return false;
  }
}
