import { argv, env, stderr, stdout } from "node:process";
import { parseArgs } from "node:util";
import { describeError, logToStandardError } from "../log.ts";
import {
  changeKeyFile,
  KeyFileBusyError,
  keyFileOf,
  lockOf,
  openKeyFile,
  readKeyFile,
} from "../statements/keyFile.ts";
import { type KeyRing, prepared, rotated, withdrawn } from "../statements/keyRing.ts";

const USAGE = "Usage: npm run keys [-- prepare | rotate | withdraw <id>]";

/**
 * `npm run keys` lists the keys that QR codes are signed with; `-- prepare` makes the one that signs next, `-- rotate` has it, or a
 * new one, sign from now on, `-- withdraw <id>` has nothing trusted any more that one signed. A running system knows at once. Environment: KAUNTER_STATEMENT_KEYS, KAUNTER_DATA
 * (.data) as for the start.
 * Exit codes: 0 done, 1 there is no such key, 2 called wrongly, 3 the file could not be read or written.
 */
process.exitCode = await keepKeys(argv.slice(2));

async function keepKeys(given: string[]): Promise<number> {
  const read = readArguments(given);
  if (read === undefined) return complain(2, USAGE);
  const { change } = read;
  const file = keyFileOf(env.KAUNTER_DATA || ".data", env.KAUNTER_STATEMENT_KEYS || undefined);
  try {
    // made where nothing has started yet
    await openKeyFile(file, logToStandardError());
    const next = change === undefined ? await readKeyFile(file) : await changeKeyFile(file, change);
    if (next === undefined) return complain(1, "There is no key of that id.");
    stdout.write(`${describe(next).join("\n")}\n`);
    return 0;
  } catch (failure) {
    if (failure instanceof KeyFileBusyError)
      return complain(
        3,
        `The keys are being changed. If nobody does that, it was cut off: delete ${lockOf(file)}.`,
      );
    return complain(3, `The file of the keys cannot be read or written (${describeError(failure).fault}).`);
  }
}

/** @returns what the keys become, where they are changed at all; undefined when called wrongly */
function readArguments(
  args: string[],
): { readonly change?: (ring: KeyRing) => KeyRing | undefined } | undefined {
  const [verb, id, ...more] = positionals(args) ?? ["wrong"];
  if (more.length > 0) return undefined;
  if (verb === "withdraw")
    return id === undefined ? undefined : { change: (ring) => withdrawn(ring, id, new Date()) };
  if (id !== undefined) return undefined;
  if (verb === undefined) return {};
  if (verb === "prepare") return { change: prepared };
  return verb === "rotate" ? { change: (ring) => rotated(ring, new Date()) } : undefined;
}

function positionals(args: string[]): readonly string[] | undefined {
  try {
    return parseArgs({ args, allowPositionals: true, options: {} }).positionals;
  } catch {
    return undefined;
  }
}

function describe({ current, next, former }: KeyRing): readonly string[] {
  return [
    `${current.id}  signs`,
    ...(next === undefined ? [] : [`${next.id}  signs next`]),
    ...former.map(
      ({ id, until, withdrawn }) => `${id}  ${withdrawn ? "withdrawn" : `signed until ${until}`}`,
    ),
  ];
}

function complain(code: number, line: string): number {
  stderr.write(`${line}\n`);
  return code;
}
