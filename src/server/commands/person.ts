import { env, stdout } from "node:process";
import { parseArgs } from "node:util";
import { emailText } from "../../domain/schemas/personStructs.ts";
import { erasePersonAt, exportPerson } from "./deliverPerson.ts";
import { runCommand } from "./runCommand.ts";
import type { SystemPlace } from "./runningSystem.ts";
import { complain, writeResult } from "./terminal.ts";

const USAGE = "Usage: npm run person -- export <e-mail> [--file <file>] | erase <e-mail>";

/**
 * `npm run person -- export <e-mail> [--file <file>]` writes all personal data of a person to standard output, or into a file
 * that only its owner may read. `erase <e-mail>` erases the data, except what the law keeps. Use it for a person who has shown
 * that the mailbox is theirs. They need no account.
 * Environment: PORT (4173), KAUNTER_DATA (.data), COUCHDB_URL, KAUNTER_ADMIN_NAME, as for the start.
 * Exit codes: 0 done, 1 no data are stored or an argument cannot be used, 2 wrong arguments, 3 refused or failed.
 */
await runCommand({ usage: USAGE, read: readArguments, run: serve });

async function serve(place: SystemPlace, asked: Asked): Promise<number> {
  const { name, file } = asked;
  if (!emailText.is(name))
    return complain(1, "The e-mail address is not valid. Give one like aminah@example.my.");
  if (asked.verb === "erase") {
    const erased = await erasePersonAt(name, place, env.KAUNTER_ADMIN_NAME || undefined);
    if ("refused" in erased) return complain(3, erased.refused);
    stdout.write(`Erased. Payments that the portal erases once they have ended: ${erased.waiting}.\n`);
    return 0;
  }
  const made = await exportPerson(name, place);
  if ("refused" in made) return complain(3, made.refused);
  if (made.copy === undefined)
    return complain(1, "The portal stores nothing about this address. Check its spelling.");
  return await writeResult(made.copy, file);
}

type Asked = NonNullable<ReturnType<typeof readArguments>>;

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
