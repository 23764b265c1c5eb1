import { once } from "node:events";
import { type FileHandle, open, rm } from "node:fs/promises";
import { stderr, stdout } from "node:process";
import { parseArgs } from "node:util";
import { COUNCIL_CODES } from "../../domain/councils.ts";

/** The complaint about an unknown council code. */
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
 * Writes a result to standard output, or into a new file that only its owner may read. A result in pieces goes there piece by
 * piece. When it breaks off, the file is deleted.
 * @returns the exit code
 * @throws what a result in pieces throws
 */
export async function writeResult(
  result: string | AsyncIterable<string | Uint8Array>,
  file: string | undefined,
): Promise<number> {
  const pieces = typeof result === "string" ? [result] : result;
  if (file === undefined) {
    for await (const piece of pieces) if (!stdout.write(piece)) await once(stdout, "drain");
    return 0;
  }
  let handle: FileHandle;
  try {
    handle = await open(file, "wx", 0o600);
  } catch {
    return complain(
      3,
      `The command cannot create the file ${file}. Name a file that does not exist, in a folder that you may write to.`,
    );
  }
  try {
    for await (const piece of pieces) await handle.writeFile(piece);
  } catch (failure) {
    await handle.close();
    await rm(file);
    throw failure;
  }
  await handle.close();
  stdout.write("Written.\n");
  return 0;
}

/** By command: how many arguments may follow it, and its options. Each option takes a text. */
type Verbs = Readonly<
  Record<string, { readonly arguments: readonly number[]; readonly options: readonly string[] }>
>;

export interface ReadVerb<Verb> {
  readonly verb: Verb;
  readonly rest: readonly string[];
  readonly values: Readonly<Record<string, string | undefined>>;
}

/** Reads a command, the arguments after it and its options. Undefined when `verbs` does not allow them. */
export function readVerb<All extends Verbs>(args: string[], verbs: All): ReadVerb<keyof All> | undefined {
  const names = Object.values(verbs).flatMap(({ options }) => [...options]);
  const options = Object.fromEntries(names.map((name) => [name, { type: "string" } as const]));
  const isVerb = (text: string): text is keyof All & string => Object.hasOwn(verbs, text);
  try {
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
    const [verb = "", ...rest] = positionals;
    if (!isVerb(verb)) return undefined;
    const allowed = verbs[verb];
    const isAllowed =
      allowed?.arguments.includes(rest.length) &&
      Object.keys(values).every((option) => allowed.options.includes(option));
    return isAllowed ? { verb, rest, values } : undefined;
  } catch {
    return undefined;
  }
}
