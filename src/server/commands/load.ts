import { argv, stderr, stdout } from "node:process";
import { parseArgs } from "node:util";
import type { HeldOutRecord } from "../records/heldOut.ts";
import { readRecordsFile } from "../records/readRecordsFile.ts";
import { deliverRecords } from "./deliverRecords.ts";
import { placeOfSystem } from "./runningSystem.ts";

/**
 * `npm run load -- records.json` adds council records to the running data. demo/records/examples.json shows the format.
 * `--confirm <record>`, once or more, loads a record although it brings a paid bill back.
 * Environment: PORT (4173), KAUNTER_DATA (.data), COUCHDB_URL, as for the start.
 * Exit codes: 0 loaded, 1 the file cannot be loaded, 2 wrong arguments, 3 the data could not be written, 4 loaded without the
 * records that the command names.
 */
const USAGE = "Usage: npm run load -- records.json [--confirm <record>]...";

/** How many records with the same mistake to name. A wrong export repeats one mistake a thousand times. */
const SHOWN = 20;

process.exitCode = await load(argv.slice(2));

async function load(args: readonly string[]): Promise<number> {
  const asked = argumentsIn(args);
  const place = placeOfSystem();
  if (asked === undefined) return complain(2, [USAGE]);
  if (place === undefined) return complain(2, ["PORT must be a number from 1 to 65535."]);

  const file = await readRecordsFile(asked.path);
  if ("complaints" in file) return complain(1, file.complaints);
  const delivery = await deliverRecords(file.records, asked.confirmed, place);
  if ("refused" in delivery) return complain(3, [delivery.refused]);
  const { delivered, heldOut } = delivery;
  stdout.write(`Loaded ${file.records.length - heldOut.length} records ${delivered}.\n`);
  return heldOut.length === 0 ? 0 : complain(4, linesAbout(heldOut));
}

function argumentsIn(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { confirm: { type: "string", multiple: true } },
    });
    const [path, ...others] = positionals;
    return path === undefined || others.length > 0 ? undefined : { path, confirmed: values.confirm ?? [] };
  } catch {
    return undefined;
  }
}

function linesAbout(heldOut: readonly HeldOutRecord[]): readonly string[] {
  const of = (reason: HeldOutRecord["reason"]) => heldOut.filter((record) => record.reason === reason);
  return [
    ...paragraph(
      "Not loaded, because citizens paid these bills and would be asked again. When the figures are right, load the file again with --confirm and the record:",
      of("paid").map(({ _id, receipts }) => `  ${_id} paid with ${receipts.join(", ")}`),
    ),
    ...paragraph(
      "Not loaded, because posted_through is not a remittance of this council:",
      shortened(of("remittance")),
    ),
    ...paragraph("Not loaded, because as_of is in the future:", shortened(of("as_of"))),
  ];
}

function paragraph(title: string, lines: readonly string[]): readonly string[] {
  return lines.length === 0 ? [] : [title, ...lines];
}

function shortened(records: readonly HeldOutRecord[]): readonly string[] {
  const rest = records.length - SHOWN;
  return [
    ...records.slice(0, SHOWN).map(({ _id }) => `  ${_id}`),
    ...(rest > 0 ? [`  and ${rest} more`] : []),
  ];
}

function complain(code: number, lines: readonly string[]): number {
  stderr.write(`${lines.join("\n")}\n`);
  return code;
}
