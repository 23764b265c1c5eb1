import { relative } from "node:path";
import type { Reporter, TestModule } from "vitest/node";
import { ROOT } from "../config/root.ts";
import { writeReport } from "./report.ts";

/** Reports each test file of a Vitest run to the run's summary. A file that could not be loaded counts as one failed test. */
export default class SummaryReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    writeReport(
      modules.map((module) => {
        const states = [...module.children.allTests()].map((test) => test.result().state);
        const count = (state: string) => states.filter((one) => one === state).length;
        const diagnostic = module.diagnostic();
        return {
          path: relative(ROOT, module.moduleId),
          seconds: (diagnostic.collectDuration + diagnostic.duration) / 1000,
          passed: count("passed"),
          failed: count("failed") + (module.errors().length > 0 ? 1 : 0),
          skipped: count("skipped"),
        };
      }),
    );
  }
}
