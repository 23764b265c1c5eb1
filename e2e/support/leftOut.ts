import { relative } from "node:path";
import { stdout } from "node:process";
import type { Reporter, TestCase } from "@playwright/test/reporter";

/** Lists at the end of a run the tests that this machine cannot run, with the reason, so that they do not count as passed. */
export default class LeftOut implements Reporter {
  readonly #reasons = new Map<string, number>();

  onTestEnd({ annotations, location }: TestCase): void {
    for (const { type, description } of annotations)
      if (type === "skip") {
        const line = `${relative(".", location.file)}: ${description ?? "no reason given"}`;
        this.#reasons.set(line, (this.#reasons.get(line) ?? 0) + 1);
      }
  }

  onEnd(): void {
    for (const [line, count] of this.#reasons) stdout.write(`LEFT OUT ${count} test(s) in ${line}\n`);
  }

  printsToStdio(): boolean {
    return true;
  }
}
