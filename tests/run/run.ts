import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describeFailure, type Failure, readReport, type TestFile } from "./report.ts";
import { type Stage, TIERS } from "./stages.ts";

/**
 * Runs the stages of a tier one after the other: `node tests/run/run.ts check|test|long|full [stage ...]`. A failed stage does
 * not stop the next ones, unless they need it. The end of the output lists the time of each stage and the ten slowest files, so
 * that a check that becomes slow is noticed, and last each failure, so that the tail of a log is enough to find it.
 */

const SLOWEST = 10;
/** In characters. It repeats the findings of a linter, whose stage has no report. */
const END_OF_OUTPUT = 3000;

interface Ended {
  readonly stage: Stage;
  readonly seconds: number;
  readonly result: "passed" | "failed" | "left out";
  readonly files: readonly TestFile[];
}

const reports = mkdtempSync(join(tmpdir(), "kaunter-run-"));

/**
 * Runs one command with the project's own programs on the path. A terminal gets its output directly, with colours and progress.
 *
 * @returns its exit code, and the end of its output where that is not a terminal
 */
function runCommand(command: string, env: NodeJS.ProcessEnv): Promise<{ code: number | null; end: string }> {
  return new Promise((resolve) => {
    const output = process.stdout.isTTY ? "inherit" : "pipe";
    const child = spawn(command, { shell: true, stdio: ["ignore", output, output], env });
    let end = "";
    const forward = (target: NodeJS.WriteStream) => (chunk: string) => {
      target.write(chunk);
      end = (end + chunk).slice(-END_OF_OUTPUT);
    };
    child.stdout?.setEncoding("utf8");
    child.stderr?.setEncoding("utf8");
    child.stdout?.on("data", forward(process.stdout));
    child.stderr?.on("data", forward(process.stderr));
    child.on("close", (code) => resolve({ code, end }));
  });
}

async function runStage(stage: Stage): Promise<Ended> {
  const began = performance.now();
  process.stdout.write(`\n== ${stage.name}: ${stage.commands.join(" && ")}\n`);
  const folder = join(reports, stage.name.replaceAll(" ", "-"));
  mkdirSync(folder);
  let failure: Failure | undefined;
  for (const [index, command] of stage.commands.entries()) {
    const report = join(folder, `${index}.json`);
    const env = { ...process.env, ...stage.env, KAUNTER_TEST_REPORT: report };
    const { code, end } = await runCommand(command, env);
    if (code !== 0) {
      failure = describeFailure(`${command} ended with ${code ?? "a signal"}`, [end]);
      break;
    }
  }
  const files = readdirSync(folder).flatMap((name) => readReport(join(folder, name)));
  if (failure && files.every(({ failures }) => failures.length === 0))
    files.push({ path: stage.name, seconds: 0, passed: 0, skipped: 0, failures: [failure] });
  return {
    stage,
    seconds: (performance.now() - began) / 1000,
    result: failure ? "failed" : "passed",
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

/** Whether the machine lacks something that the stage needs. The summary names the stage and what to set. */
function isUnwanted({ wants }: Stage): boolean {
  return wants?.every((name) => !process.env[name]) ?? false;
}

async function runStages(stages: readonly Stage[]): Promise<readonly Ended[]> {
  const ended: Ended[] = [];
  for (const group of groupStages(stages)) {
    const failed = new Set(ended.flatMap(({ stage, result }) => (result === "passed" ? [] : [stage.name])));
    const run = (stage: Stage): Ended | Promise<Ended> => {
      const isLeftOut = isUnwanted(stage) || stage.needs?.some((name) => failed.has(name));
      return isLeftOut ? { stage, seconds: 0, result: "left out", files: [] } : runStage(stage);
    };
    ended.push(...(await Promise.all(group.map(run))));
  }
  return ended;
}

/** @param seconds the duration of the whole run, which is less than the sum when two stages ran at the same time */
function printSummary(tier: string, ended: readonly Ended[], seconds: number): void {
  const files = ended.flatMap((stage) => stage.files);
  const failures = files.flatMap((file) => file.failures.map((failure) => ({ path: file.path, ...failure })));
  const count = (key: "passed" | "skipped") => files.reduce((sum, file) => sum + file[key], 0);
  const lines = [
    "",
    `${tier}: ${(seconds / 60).toFixed(1)} minutes`,
    ...ended.map(
      ({ stage, seconds, result }) =>
        `  ${seconds.toFixed(1).padStart(7)} s  ${stage.name}: ${result}${isUnwanted(stage) ? `, set ${stage.wants?.join(" or ")}` : ""}`,
    ),
    "The slowest files:",
    ...[...files]
      .sort((one, other) => other.seconds - one.seconds)
      .slice(0, SLOWEST)
      .map(({ path, seconds }) => `  ${seconds.toFixed(1).padStart(7)} s  ${path}`),
    "",
    ...failures.flatMap(({ path, title, error }) => [`FAILED ${path} > ${title}`, error, ""]),
    `${count("passed")} passed, ${failures.length} failed, ${count("skipped")} skipped`,
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
    process.exitCode = ended.every(({ stage, result }) => result === "passed" || isUnwanted(stage)) ? 0 : 1;
  } finally {
    rmSync(reports, { recursive: true, force: true });
  }
}
