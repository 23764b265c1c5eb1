import { writeFile } from "node:fs/promises";
import { argv, env, stderr, stdout } from "node:process";
import { parseArgs } from "node:util";
import { emailText } from "../../domain/schemas/personStructs.ts";
import { erasePersonAt, exportPerson } from "./deliverPerson.ts";
import { placeOfSystem } from "./runningSystem.ts";

const USAGE = "Usage: npm run person -- export <e-mail> [--file <file>] | erase <e-mail>";

/**
 * `npm run person -- export <e-mail> [--file <file>]` writes all personal data of a person to standard output, or into a file
 * that only its owner may read. `erase <e-mail>` erases the data, except what the law keeps. Use it for a person who has shown
 * that the mailbox is theirs. They need no account.
 * Environment: PORT (4173), KAUNTER_DATA (.data), COUCHDB_URL, KAUNTER_ADMIN_NAME, as for the start.
 * Exit codes: 0 done, 1 no data are stored or an argument cannot be used, 2 wrong arguments, 3 refused or failed.
 */
process.exitCode = await serve(argv.slice(2));

async function serve(given: string[]): Promise<number> {
  const asked = readArguments(given);
  if (asked === undefined) return complain(2, USAGE);
  const place = placeOfSystem();
  if (place === undefined) return complain(2, "PORT must be a number from 1 to 65535.");
  const { name, file } = asked;
  if (!emailText.is(name)) return complain(1, "The e-mail address is none.");
  if (asked.verb === "erase") {
    const erased = await erasePersonAt(name, place, env.KAUNTER_ADMIN_NAME || undefined);
    if ("refused" in erased) return complain(3, erased.refused);
    stdout.write(`Erased. Payments that wait for their ending: ${erased.waiting}.\n`);
    return 0;
  }
  const made = await exportPerson(name, place);
  if ("refused" in made) return complain(3, made.refused);
  if (made.copy === undefined) return complain(1, "Nothing is held about this address.");
  return await keep(made.copy, file);
}

function readArguments(args: string[]) {
  try {
    const options = { file: { type: "string" } } as const;
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
    const [verb, name] = positionals;
    if (name === undefined || positionals.length > 2) return undefined;
    if (verb === "erase" && values.file === undefined) return { verb, name, file: undefined } as const;
    return verb === "export" ? ({ verb, name, file: values.file } as const) : undefined;
  } catch {
    return undefined;
  }
}

async function keep(copy: string, file: string | undefined): Promise<number> {
  if (file === undefined) {
    stdout.write(copy);
    return 0;
  }
  try {
    await writeFile(file, copy, { mode: 0o600, flag: "wx" });
  } catch {
    return complain(3, "The file is there already, or cannot be written.");
  }
  stdout.write("Written.\n");
  return 0;
}

function complain(code: number, line: string): number {
  stderr.write(`${line}\n`);
  return code;
}
