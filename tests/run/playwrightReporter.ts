import { join, relative } from "node:path";
import type { Reporter, TestCase, TestError, TestResult } from "@playwright/test/reporter";
import { ROOT } from "../config/root.ts";
import { describeFailure, type TestFile, writeReport } from "./report.ts";

/** Reports each test file of a Playwright run to the run's summary. */
export default class SummaryReporter implements Reporter {
  readonly #files = new Map<string, TestFile>();

  onTestEnd(test: TestCase, { status, duration, errors }: TestResult): void {
    const file = this.#fileAt(test.location.file);
    const isFailed = status !== "passed" && status !== "skipped";
    this.#files.set(file.path, {
      path: file.path,
      seconds: file.seconds + duration / 1000,
      passed: file.passed + (status === "passed" ? 1 : 0),
      skipped: file.skipped + (status === "skipped" ? 1 : 0),
      failures: isFailed
        ? [...file.failures, describeFailure(test.title, errors.map(textOf))]
        : file.failures,
    });
  }

  /** An error outside every test, such as a system under test that did not start. */
  onError(error: TestError): void {
    const file = this.#fileAt(error.location?.file ?? join(ROOT, "tests"));
    const failure = describeFailure("outside every test", [textOf(error)]);
    this.#files.set(file.path, { ...file, failures: [...file.failures, failure] });
  }

  #fileAt(location: string): TestFile {
    const path = relative(ROOT, location);
    return this.#files.get(path) ?? { path, seconds: 0, passed: 0, skipped: 0, failures: [] };
  }

  onEnd(): void {
    writeReport(this.#files.values());
  }

  /** Another reporter prints the list of tests. */
  printsToStdio(): boolean {
    return false;
  }
}

function textOf({ stack, message, value }: TestError): string {
  return stack ?? message ?? value ?? "no message";
}
