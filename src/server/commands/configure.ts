import { readFile } from "node:fs/promises";
import { stderr, stdout } from "node:process";
import { parseArgs } from "node:util";
import type { ConfigurationChange } from "../../api/schemas/configurationChange.ts";
import { describeChange } from "../configuration/changes.ts";
import { deliverConfiguration, readConfigurationChanges } from "./deliverConfiguration.ts";
import { runCommand } from "./runCommand.ts";
import type { SystemPlace } from "./runningSystem.ts";
import { complain, unreadable } from "./terminal.ts";

const USAGE = "Usage: npm run configure -- <file> | --show | --changes";

/**
 * `npm run configure -- configuration.json` sets the fields in the file and leaves the others. Null sets a field back to its
 * default. `--show` prints the stored fields with their periods as such a file. Its `revision` makes a later call fail if the configuration
 * has changed since. `--changes` prints all changes with their times.
 * Environment: PORT (4173), KAUNTER_DATA (.data), COUCHDB_URL, as for the start.
 * Exit codes: 0 done, 1 the file cannot be read, 2 wrong arguments, 3 refused or failed.
 */
await runCommand({ usage: USAGE, read: readArguments, run: configure });

async function configure(place: SystemPlace, asked: Asked): Promise<number> {
  if (asked.file !== undefined) return await set(asked.file, place);
  return asked.verb === "show" ? await show(place) : await tellChanges(place);
}

type Asked = NonNullable<ReturnType<typeof readArguments>>;

function readArguments(args: string[]) {
  try {
    const flag = { type: "boolean", default: false } as const;
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { show: flag, changes: flag },
    });
    const [file] = positionals;
    if (Number(values.show) + Number(values.changes) + positionals.length !== 1) return undefined;
    return file === undefined ? ({ verb: values.show ? "show" : "changes" } as const) : ({ file } as const);
  } catch {
    return undefined;
  }
}

async function set(file: string, place: SystemPlace): Promise<number> {
  const read = await readFields(file);
  if ("complaint" in read) return complain(1, read.complaint);
  const answer = await deliverConfiguration(read.fields, place);
  if ("refused" in answer) return complain(3, answer.refused);
  const { changed } = answer;
  const lines =
    changed.length > 0
      ? changed.map(describeChange)
      : ["The configuration already had these values. Nothing changed."];
  stdout.write(`${lines.join("\n")}\n`);
  warn(answer);
  return 0;
}

async function readFields(
  file: string,
): Promise<{ readonly fields: object } | { readonly complaint: string }> {
  let text: string;
  try {
    text = await readFile(file, "utf8");
  } catch {
    return { complaint: unreadable(file) };
  }
  try {
    const fields: unknown = JSON.parse(text);
    if (typeof fields === "object" && fields !== null && !Array.isArray(fields)) return { fields };
    return { complaint: `The file ${file} must hold one object. Write it like {"closing": true}.` };
  } catch (failure) {
    return {
      complaint: `The file ${file} is not JSON. Correct it: ${failure instanceof Error ? failure.message : ""}`,
    };
  }
}

async function show(place: SystemPlace): Promise<number> {
  const answer = await deliverConfiguration({}, place);
  if ("refused" in answer) return complain(3, answer.refused);
  const { configuration, revision } = answer;
  stdout.write(`${JSON.stringify({ revision, ...configuration }, undefined, 2)}\n`);
  warn(answer);
  return 0;
}

/** Warns that the stored document is invalid, and says which configuration is in force instead. */
function warn({ source, wrong }: { readonly source: string; readonly wrong: readonly string[] }): void {
  if (source === "stored") return;
  const used =
    source === "closed"
      ? "The portal has no valid configuration, so the counter is closed."
      : "The portal uses the last valid configuration.";
  stderr.write(
    `${["The stored configuration is wrong. Correct it: npm run configure -- <file>", ...wrong, used].join("\n")}\n`,
  );
}

async function tellChanges(place: SystemPlace): Promise<number> {
  const answer = await readConfigurationChanges(place);
  if ("refused" in answer) return complain(3, answer.refused);
  stdout.write(answer.changes.map(describe).join(""));
  return 0;
}

function describe({ at, by, changed }: ConfigurationChange): string {
  return [`${at} ${by}`, ...changed.map((change) => `  ${describeChange(change)}`), ""].join("\n");
}
