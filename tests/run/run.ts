import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readReport, type TestFile } from "./report.ts";
import { type Stage, TIERS } from "./stages.ts";

/**
 * Runs the stages of a tier one after the other: `node tests/run/run.ts check|test|long|full [stage ...]`. A failed stage does
 * not stop the next ones, unless they need it. The end of the output lists the time of each stage and the ten slowest files, so
 * that a check that becomes slow is noticed.
 */

const SLOWEST = 10;

interface Ended {
  readonly stage: Stage;
  readonly seconds: number;
  readonly result: "passed" | "failed" | "left out";
  readonly files: readonly TestFile[];
}

const reports = mkdtempSync(join(tmpdir(), "kaunter-run-"));

/** Runs one command with the project's own programs on the path. @returns whether it succeeded */
function runCommand(command: string, env: NodeJS.ProcessEnv): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(command, { shell: true, stdio: ["ignore", "inherit", "inherit"], env });
    child.on("close", (code) => resolve(code === 0));
  });
}

async function runStage(stage: Stage): Promise<Ended> {
  const began = performance.now();
  process.stdout.write(`\n== ${stage.name}: ${stage.commands.join(" && ")}\n`);
  const folder = join(reports, stage.name.replaceAll(" ", "-"));
  mkdirSync(folder);
  let passed = true;
  for (const [index, command] of stage.commands.entries()) {
    const report = join(folder, `${index}.json`);
    const env = { ...process.env, ...stage.env, KAUNTER_TEST_REPORT: report };
    passed = passed && (await runCommand(command, env));
  }
  const files = readdirSync(folder).flatMap((name) => readReport(join(folder, name)));
  return {
    stage,
    seconds: (performance.now() - began) / 1000,
    result: passed ? "passed" : "failed",
    files,
  };
}

/** Stages that run at the same time are in one list. */
function groupStages(stages: readonly Stage[]): readonly (readonly Stage[])[] {
  const groups: Stage[][] = [];
  for (const stage of stages) {
    const last = groups.at(-1);
    if (stage.beside && last) last.push(stage);
    else groups.push([stage]);
  }
  return groups;
}

async function runStages(stages: readonly Stage[]): Promise<readonly Ended[]> {
  const ended: Ended[] = [];
  for (const group of groupStages(stages)) {
    const failed = new Set(ended.flatMap(({ stage, result }) => (result === "passed" ? [] : [stage.name])));
    const run = (stage: Stage): Ended | Promise<Ended> =>
      stage.needs?.some((name) => failed.has(name))
        ? { stage, seconds: 0, result: "left out", files: [] }
        : runStage(stage);
    ended.push(...(await Promise.all(group.map(run))));
  }
  return ended;
}

/** @param seconds the duration of the whole run, which is less than the sum when two stages ran at the same time */
function printSummary(tier: string, ended: readonly Ended[], seconds: number): void {
  const files = ended.flatMap((stage) => stage.files);
  const count = (key: "passed" | "failed" | "skipped") => files.reduce((sum, file) => sum + file[key], 0);
  const lines = [
    "",
    `${tier}: ${(seconds / 60).toFixed(1)} minutes`,
    ...ended.map(
      ({ stage, seconds, result }) => `  ${seconds.toFixed(1).padStart(7)} s  ${stage.name}: ${result}`,
    ),
    "The slowest files:",
    ...[...files]
      .sort((one, other) => other.seconds - one.seconds)
      .slice(0, SLOWEST)
      .map(({ path, seconds }) => `  ${seconds.toFixed(1).padStart(7)} s  ${path}`),
    "",
    `${count("passed")} passed, ${count("failed")} failed, ${count("skipped")} skipped`,
    "",
  ];
  process.stdout.write(lines.join("\n"));
}

const [tier = "test", ...names] = process.argv.slice(2);
const stages = TIERS[tier]?.filter(({ name }) => names.length === 0 || names.includes(name));
if (stages === undefined || stages.length === 0) {
  process.stderr.write(`Usage: node tests/run/run.ts ${Object.keys(TIERS).join("|")} [stage ...]\n`);
  process.exitCode = 2;
} else {
  try {
    const began = performance.now();
    const ended = await runStages(stages);
    printSummary(tier, ended, (performance.now() - began) / 1000);
    process.exitCode = ended.every(({ result }) => result === "passed") ? 0 : 1;
  } finally {
    rmSync(reports, { recursive: true, force: true });
  }
}
