import { writeFile } from "node:fs/promises";
import { stderr, stdout } from "node:process";
import { COUNCIL_CODES } from "../../domain/councils.ts";

/** The complaint about a PORT that is none. */
export const WRONG_PORT = "PORT must be a number from 1 to 65535. Set it to the port of the portal.";

/** The complaint about a council that is none. */
export const NO_COUNCIL = `No council has this code. Use one of ${COUNCIL_CODES.join(", ")}.`;

/** Writes why the command failed to standard error. @returns the exit code */
export function complain(code: number, line: string): number {
  stderr.write(`${line}\n`);
  return code;
}

/** The complaint about a file that the command cannot read. */
export function unreadable(file: string): string {
  return `The command cannot read the file ${file}. Check its path and its permissions.`;
}

/**
 * Writes a result to standard output, or into a new file that only its owner may read.
 * @returns the exit code
 */
export async function writeResult(result: string | Uint8Array, file: string | undefined): Promise<number> {
  if (file === undefined) {
    stdout.write(result);
    return 0;
  }
  try {
    await writeFile(file, result, { mode: 0o600, flag: "wx" });
  } catch {
    return complain(
      3,
      `The command cannot create the file ${file}. Name a file that does not exist, in a folder that you may write to.`,
    );
  }
  stdout.write("Written.\n");
  return 0;
}
