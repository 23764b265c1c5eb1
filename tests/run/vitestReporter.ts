import { relative } from "node:path";
import type { Reporter, SerializedError, TestModule } from "vitest/node";
import { ROOT } from "../config/root.ts";
import { describeFailure, type Failure, type TestFile, writeReport } from "./report.ts";

/**
 * Reports each test file of a Vitest run to the run's summary. A file that could not be loaded and an error outside every test
 * count as failures.
 */
export default class SummaryReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    const outside = unhandled.map((error) => failureOf("outside every test", [error]));
    writeReport([
      ...modules.map(summariseFile),
      ...(outside.length > 0
        ? [{ path: "tests", seconds: 0, passed: 0, skipped: 0, failures: outside }]
        : []),
    ]);
  }
}

function summariseFile(module: TestModule): TestFile {
  const tests = [...module.children.allTests()];
  const count = (state: string) => tests.filter((test) => test.result().state === state).length;
  const { collectDuration, duration } = module.diagnostic();
  return {
    path: relative(ROOT, module.moduleId),
    seconds: (collectDuration + duration) / 1000,
    passed: count("passed"),
    skipped: count("skipped"),
    failures: [
      ...(module.errors().length > 0 ? [failureOf("the file could not be loaded", module.errors())] : []),
      ...tests.flatMap((test) => {
        const { state, errors } = test.result();
        return state === "failed" ? [failureOf(test.fullName, errors)] : [];
      }),
    ],
  };
}

function failureOf(title: string, errors: readonly SerializedError[]): Failure {
  return describeFailure(title, errors.map(textOf));
}

/**
 * A difference between two values is a field of its own. An error of a browser does not repeat its message in the stack. A failed
 * property is caused by the failure of one of its cases.
 */
function textOf({ message, stack = "", diff, cause }: SerializedError): string {
  const parts = [stack.includes(message) ? "" : message, diff ?? "", stack];
  if (cause !== undefined) parts.push(`Caused by: ${textOf(cause)}`);
  return parts.filter((part) => part !== "").join("\n");
}
