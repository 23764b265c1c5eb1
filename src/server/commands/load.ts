import { argv, stderr, stdout } from "node:process";
import { readRecordsFile } from "../records/readRecordsFile.ts";
import { deliverRecords } from "./deliverRecords.ts";
import { placeOfSystem } from "./runningSystem.ts";

/**
 * `npm run load -- records.json` adds council records to the running data. demo/records/examples.json shows the format.
 * Environment: PORT (4173), KAUNTER_DATA (.data), COUCHDB_URL, as for the start.
 * Exit codes: 0 loaded, 1 the file cannot be loaded, 2 wrong arguments, 3 the data could not be written.
 */
process.exitCode = await load(argv.slice(2));

async function load(files: readonly string[]): Promise<number> {
  const [path] = files;
  const place = placeOfSystem();
  if (path === undefined || files.length > 1) return complain(2, ["Usage: npm run load -- records.json"]);
  if (place === undefined) return complain(2, ["PORT must be a number from 1 to 65535."]);

  const file = await readRecordsFile(path);
  if ("complaints" in file) return complain(1, file.complaints);
  const delivery = await deliverRecords(file.records, place);
  if ("refused" in delivery) return complain(3, [delivery.refused]);
  stdout.write(`Loaded ${file.records.length} records ${delivery.delivered}.\n`);
  return 0;
}

function complain(code: number, lines: readonly string[]): number {
  stderr.write(`${lines.join("\n")}\n`);
  return code;
}
