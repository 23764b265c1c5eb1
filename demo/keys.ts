import { argv, env, stderr, stdout } from "node:process";
import { parseArgs } from "node:util";
import { describeError, logToStandardError } from "./backend/log.ts";
import { keyFileOf, openKeyFile, readKeyFile, replaceKeyFile } from "./backend/statements/keyFile.ts";
import { type KeyRing, rotated, withdrawn } from "./backend/statements/keyRing.ts";

const USAGE = "Usage: npm run keys [-- rotate | withdraw <id>]";

/**
 * `npm run keys` lists the keys that QR codes are signed with; `-- rotate` has a new one sign from now on, `-- withdraw <id>` has
 * nothing trusted any more that one signed. A running system knows at once. Environment: KAUNTER_STATEMENT_KEYS, KAUNTER_DATA
 * (.data) as for the start.
 * Exit codes: 0 done, 1 there is no such key, 2 called wrongly, 3 the file could not be read or written.
 */
process.exitCode = await keepKeys(argv.slice(2));

async function keepKeys(given: string[]): Promise<number> {
  const change = readArguments(given);
  if (change === undefined) return complain(2, USAGE);
  const file = keyFileOf(env.KAUNTER_DATA || ".data", env.KAUNTER_STATEMENT_KEYS || undefined);
  try {
    // made where nothing has started yet
    await openKeyFile(file, logToStandardError);
    const ring = await readKeyFile(file);
    const next = change(ring);
    if (next === undefined) return complain(1, "There is no key of that id.");
    if (next !== ring) await replaceKeyFile(file, next);
    stdout.write(`${describe(next).join("\n")}\n`);
    return 0;
  } catch (failure) {
    return complain(3, `The file of the keys cannot be read or written (${describeError(failure).fault}).`);
  }
}

/** @returns what the keys become; undefined when called wrongly */
function readArguments(args: string[]): ((ring: KeyRing) => KeyRing | undefined) | undefined {
  const [verb, id, ...more] = positionals(args) ?? ["wrong"];
  if (more.length > 0) return undefined;
  if (verb === undefined) return (ring) => ring;
  if (verb === "rotate" && id === undefined) return (ring) => rotated(ring, new Date());
  return verb === "withdraw" && id !== undefined ? (ring) => withdrawn(ring, id, new Date()) : undefined;
}

function positionals(args: string[]): readonly string[] | undefined {
  try {
    return parseArgs({ args, allowPositionals: true, options: {} }).positionals;
  } catch {
    return undefined;
  }
}

function describe({ current, former }: KeyRing): readonly string[] {
  return [
    `${current.id}  signs`,
    ...former.map(
      ({ id, until, withdrawn }) => `${id}  ${withdrawn ? "withdrawn" : `signed until ${until}`}`,
    ),
  ];
}

function complain(code: number, line: string): number {
  stderr.write(`${line}\n`);
  return code;
}
