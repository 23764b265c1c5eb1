import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pid } from "node:process";
import { create, integer, object, string } from "superstruct";

/**
 * The demonstration notes in the data folder that it runs. A second start in the same folder reads the note before it builds, so that
 * it does not replace the files that the first one serves.
 */

const note = object({
  pid: integer(),
  /** The portal's address for a browser. */
  portal: string(),
  /** The portal's address for this machine. */
  server: string(),
});

const fileIn = (data: string): string => join(data, "running.json");

/** @param data the data folder */
export async function noteRunning(
  data: string,
  { portal, server }: { readonly portal: string; readonly server: string },
): Promise<void> {
  await mkdir(data, { recursive: true });
  await writeFile(fileIn(data), JSON.stringify({ pid, portal, server }));
}

export function forgetRunning(data: string): Promise<void> {
  return rm(fileIn(data), { force: true });
}

/**
 * The portal's address of the demonstration that runs with a data folder. A note whose process ended or does not answer is from a
 * crash and counts as none.
 */
export async function runningPortal(data: string): Promise<string | undefined> {
  try {
    const noted = create(JSON.parse(await readFile(fileIn(data), "utf8")), note);
    // signal 0 only asks whether the process exists
    process.kill(noted.pid, 0);
    const answer = await fetch(new URL("/healthz", noted.server));
    return answer.ok ? noted.portal : undefined;
  } catch {
    return undefined;
  }
}
