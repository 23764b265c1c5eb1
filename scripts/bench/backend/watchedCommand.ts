import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { setTimeout as wait } from "node:timers/promises";

export interface WatchedCommand {
  readonly seconds: number;
  /** The most memory that the command had, in bytes. */
  readonly peak: number;
}

/**
 * Runs a command of the project to its end, and watches its memory.
 * @param script its file, then its arguments
 * @param variables environment variables in addition to the benchmark's own
 * @throws Error when the command fails
 */
export async function watchCommand(
  script: readonly string[],
  variables: Readonly<Record<string, string>>,
): Promise<WatchedCommand> {
  const began = performance.now();
  const child = spawn(process.execPath, script, {
    env: { ...process.env, ...variables },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const ended = once(child, "exit");
  let peak = 0;
  while (child.exitCode === null) {
    peak = Math.max(peak, await peakOf(child.pid ?? 0));
    await Promise.race([ended, wait(500)]);
  }
  if (child.exitCode !== 0)
    throw new Error(`${script[0]} ended with exit code ${child.exitCode}. Read its output above.`);
  return { seconds: (performance.now() - began) / 1000, peak };
}

/** The most memory that a process has had, in bytes. Only Linux says it. */
export async function peakOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
  return Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) * 1024;
}
