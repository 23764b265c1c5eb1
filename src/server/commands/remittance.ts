import { writeFile } from "node:fs/promises";
import { argv, stderr, stdout } from "node:process";
import { parseArgs } from "node:util";
import { array, create, object, string } from "superstruct";
import { isCouncilCode } from "../../domain/councils.ts";
import { ringgitFromSen } from "../../domain/money.ts";
import { isDay } from "../../domain/schemas/dayStructs.ts";
import { systemClock } from "../clock.ts";
import { missing, Refusal } from "../http/refusal.ts";
import { logToStandardError } from "../log.ts";
import { closeAllRemittances, OpenDayError } from "../remittances/closeRemittances.ts";
import { remittanceFile, remittanceList, remittancesAnswer } from "../remittances/remittanceFile.ts";
import { callRunningSystem } from "./callRunningSystem.ts";
import { inDatabases, placeOfSystem, postToSystem, reasonOf, type SystemPlace } from "./runningSystem.ts";

const USAGE =
  "Usage: npm run remittance -- close [<day>] | list <council> [--after <remittance>] | csv <remittance> [--file <file>]";

const NONE = "There is no such remittance. List a council's: npm run remittance -- list <council>";

const closed = object({ closed: array(string()) });

/**
 * `npm run remittance -- close` closes the councils' days up to yesterday, or up to the given day (YYYY-MM-DD in Malaysia). The
 * server does the same each night. `list mpt` lists a council's remittances, the oldest first, at most 100 after the given one.
 * `csv mpt-2026-14` writes a remittance as CSV to standard output, or into a file that only its owner may read.
 * Environment: PORT (4173), KAUNTER_DATA (.data), COUCHDB_URL, as for the start.
 * Exit codes: 0 done, 1 an argument cannot be used, 2 wrong arguments, 3 refused or failed.
 */
process.exitCode = await serve(argv.slice(2));

async function serve(given: string[]): Promise<number> {
  const asked = readArguments(given);
  if (asked === undefined) return complain(2, USAGE);
  const place = placeOfSystem();
  if (place === undefined) return complain(2, "PORT must be a number from 1 to 65535.");
  const { verb, name, after, file } = asked;
  if (verb === "close") return close(place, name);
  if (verb === "list") return list(place, name, after);
  return csv(place, name, file);
}

function readArguments(args: string[]) {
  try {
    const options = { after: { type: "string" }, file: { type: "string" } } as const;
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
    const [verb, name = "", ...more] = positionals;
    const { after, file } = values;
    if (more.length > 0) return undefined;
    if (verb === "close" && after === undefined && file === undefined)
      return { verb, name, after, file } as const;
    if (name === "") return undefined;
    if (verb === "list" && file === undefined) return { verb, name, after, file } as const;
    return verb === "csv" && after === undefined ? ({ verb, name, after, file } as const) : undefined;
  } catch {
    return undefined;
  }
}

async function close(place: SystemPlace, day: string): Promise<number> {
  if (day !== "" && !isDay(day)) return complain(1, "The day must be a date like 2026-11-23.");
  const services = { clock: systemClock, log: logToStandardError("warn") };
  const asked = day === "" ? {} : { day };
  const made = await callRunningSystem(
    place,
    "remittances/close",
    asked,
    async (databases) => ({ closed: await closeInDatabases({ ...services, databases }, asked.day) }),
    ({ status }) => (status === 409 ? "The day has not ended in Malaysia." : undefined),
  );
  if ("refused" in made) return complain(3, made.refused);
  const identifiers = create(made.answer, closed).closed;
  stdout.write(
    identifiers.length === 0 ? "Closed. No new remittance.\n" : `Closed: ${identifiers.join(", ")}.\n`,
  );
  return 0;
}

async function closeInDatabases(
  services: Parameters<typeof closeAllRemittances>[0],
  day: string | undefined,
): Promise<readonly string[]> {
  try {
    return await closeAllRemittances(services, day);
  } catch (failure) {
    if (failure instanceof OpenDayError) throw new Refusal(409, "invalid_request");
    throw failure;
  }
}

async function list(place: SystemPlace, council: string, after: string | undefined): Promise<number> {
  if (!isCouncilCode(council)) return complain(1, "The code is no council's.");
  const asked = { council, ...(after !== undefined && { after }) };
  const found = await callRunningSystem(
    place,
    "remittances/list",
    asked,
    ({ settlements }) => remittanceList(settlements, asked),
    () => undefined,
  );
  if ("refused" in found) return complain(3, found.refused);
  for (const { remittance, day, total } of create(found.answer, remittancesAnswer).remittances)
    stdout.write(`${remittance}  ${day}  ${total.lines} lines  RM ${ringgitFromSen(total.amount)}\n`);
  return 0;
}

async function csv(place: SystemPlace, remittance: string, file: string | undefined): Promise<number> {
  const answer = await postToSystem(place, "remittances/csv", { remittance });
  if (answer === "broken") return complain(3, `The system on port ${place.port} broke off. Try again.`);
  if (answer !== "nobody answers") {
    if (answer.status === 404) return complain(1, NONE);
    if (!answer.ok) return complain(3, `The system refused: ${await reasonOf(answer)}.`);
    // text() would drop the byte order mark
    return keep(new Uint8Array(await answer.arrayBuffer()), file);
  }
  let text = "";
  try {
    const read = await inDatabases(place, async ({ settlements }) => {
      const rows = await remittanceFile(settlements, remittance);
      if (rows === undefined) throw missing();
      for await (const row of rows) text += row;
    });
    return "refused" in read ? complain(3, read.refused) : await keep(text, file);
  } catch (failure) {
    if (failure instanceof Refusal) return complain(1, NONE);
    throw failure;
  }
}

async function keep(text: string | Uint8Array, file: string | undefined): Promise<number> {
  if (file === undefined) {
    stdout.write(text);
    return 0;
  }
  try {
    await writeFile(file, text, { mode: 0o600, flag: "wx" });
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
