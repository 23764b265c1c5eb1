import { argv, env, stdout } from "node:process";
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
import { complain } from "./terminal.ts";

const USAGE = "Usage: npm run keys [-- prepare | rotate | withdraw <id>]";

/**
 * `npm run keys` lists the keys that sign QR codes. `-- prepare` creates the next key. `-- rotate` makes the next key, or a new
 * one, sign from now on. `-- withdraw <id>` makes everything that this key signed invalid. A running system uses the change at
 * once.
 * Environment: KAUNTER_STATEMENT_KEYS, KAUNTER_DATA (.data), as for the start.
 * Exit codes: 0 done, 1 there is no such key, 2 wrong arguments, 3 the file could not be read or written.
 */
process.exitCode = await keepKeys(argv.slice(2));

async function keepKeys(given: string[]): Promise<number> {
  const read = readArguments(given);
  if (read === undefined) return complain(2, USAGE);
  const { change } = read;
  const file = keyFileOf(env.KAUNTER_DATA || ".data", env.KAUNTER_STATEMENT_KEYS || undefined);
  try {
    // creates the file when the system has never started
    await openKeyFile(file, logToStandardError());
    const next = change === undefined ? await readKeyFile(file) : await changeKeyFile(file, change);
    if (next === undefined) return complain(1, "No key has this id. List the keys: npm run keys");
    stdout.write(`${describe(next).join("\n")}\n`);
    return 0;
  } catch (failure) {
    if (failure instanceof KeyFileBusyError)
      return complain(
        3,
        `Another command is changing the keys. Try again. If no other command runs, one was cut off: delete ${lockOf(file)}.`,
      );
    return complain(
      3,
      `The command cannot read or write ${file} (${describeError(failure).fault}). Check its permissions and its content.`,
    );
  }
}

/** @returns the change to make, none to list the keys, or undefined for wrong arguments */
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
