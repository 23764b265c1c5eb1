import { readFile } from "node:fs/promises";
import { stdout } from "node:process";
import { parseArgs } from "node:util";
import { create } from "superstruct";
import { COUNCILS } from "../../domain/councils.ts";
import { councilPrintKept, keepCouncilPrint } from "../councils/changeCouncil.ts";
import { givenCouncilPrint } from "../councils/councilPrint.ts";
import { callRunningSystem } from "./callRunningSystem.ts";
import { runCommand } from "./runCommand.ts";
import type { SystemPlace } from "./runningSystem.ts";
import { complain, NO_COUNCIL, unreadable } from "./terminal.ts";

const USAGE =
  'Usage: npm run council -- <code> [--logo <file>] [--signature <file>] [--signer "<name>" --title "<title>"] [--contact <file>]';

const RULES: Readonly<Record<string, string>> = {
  council: NO_COUNCIL,
  logo: "The logo must be a PNG or JPEG of at most 200 kB.",
  signature: "The signature must be a PNG or JPEG of at most 200 kB.",
  signer: "The signer's name and title must be text of 1 to 200 characters.",
  contact:
    "The contact must be JSON with the fields address, phone, email and register_number (docs/administration.md).",
};

/**
 * `npm run council -- <code> --logo crest.png --signature signature.png --signer "<name>" --title "Presiden"` sets the logo,
 * signature and signer that the council's receipts and digital licences print. `--contact contact.json` sets the contact below the
 * council's name. An omitted option leaves its value unchanged, but a new name of
 * the signer removes the former signature, and the command says so.
 * Environment: PORT (4173), KAUNTER_DATA (.data), COUCHDB_URL, as for the start.
 * Exit codes: 0 done, 1 an option cannot be used, 2 wrong arguments, 3 the data could not be written.
 */
await runCommand({ usage: USAGE, read: readArguments, run: keep });

async function keep(place: SystemPlace, asked: Asked): Promise<number> {
  const { council, signer, files, contact } = asked;
  const pictures: Record<string, string> = {};
  for (const [picture, file] of Object.entries(files)) {
    if (file === undefined) continue;
    const content = await read(file);
    if (content === undefined) return complain(1, unreadable(file));
    pictures[picture] = content;
  }
  const [failure, print] = givenCouncilPrint.validate({
    council,
    ...signer,
    ...pictures,
    ...(contact !== undefined && { contact: await readContact(contact) }),
  });
  if (failure !== undefined) return complain(1, RULES[String(failure.path[0])] ?? USAGE);
  const kept = await callRunningSystem(
    place,
    "councils",
    print,
    (databases) => keepCouncilPrint(databases, print),
    () => undefined,
  );
  if ("refused" in kept) return complain(3, kept.refused);
  const { changed } = create(kept.answer, councilPrintKept);
  stdout.write(`${COUNCILS[print.council].name} prints it from now on.\n`);
  if (print.signature === undefined && changed.includes("signature"))
    stdout.write(
      `The signature of the former signer is removed. Add the new one: npm run council -- ${print.council} --signature <file>\n`,
    );
  return 0;
}

type Asked = NonNullable<ReturnType<typeof readArguments>>;

function readArguments(args: string[]) {
  try {
    const text = { type: "string" } as const;
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { logo: text, signature: text, signer: text, title: text, contact: text },
    });
    const [council] = positionals;
    const { logo, signature, signer: name, title, contact } = values;
    // the licence prints the title below the signer's name, so both are needed
    if (positionals.length !== 1 || (name === undefined) !== (title === undefined)) return undefined;
    if ([logo, signature, name, contact].every((value) => value === undefined)) return undefined;
    return {
      council,
      files: { logo, signature },
      contact,
      ...(name !== undefined && { signer: { signer: { name, title } } }),
    };
  } catch {
    return undefined;
  }
}

/** @returns a value that is no contact when the file cannot be read or holds no JSON */
async function readContact(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, "utf8"));
  } catch {
    return null;
  }
}

async function read(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, "base64");
  } catch {
    return undefined;
  }
}
