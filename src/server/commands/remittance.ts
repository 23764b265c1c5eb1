import { stderr, stdout } from "node:process";
import { array, create, object, string } from "superstruct";
import { councilKeys } from "../../api/schemas/councils/councilKey.ts";
import { isCouncilCode } from "../../domain/councils.ts";
import { ringgitFromSen } from "../../domain/money.ts";
import { isDay } from "../../domain/schemas/dayStructs.ts";
import { systemClock } from "../clock.ts";
import { systemRandom } from "../crypto.ts";
import { missing, Refusal } from "../http/refusal.ts";
import { logToStandardError } from "../log.ts";
import { closeAllRemittances, OpenDayError } from "../remittances/closeRemittances.ts";
import { createCouncilKey, listCouncilKeys, revokeCouncilKey } from "../remittances/councilKeys.ts";
import { remittanceFile, remittanceList, remittancesAnswer } from "../remittances/remittanceFile.ts";
import { reportFile, reportFileRequest } from "../reports/reportFile.ts";
import { keyRequest, pdfRequest } from "../routes/internalRemittanceRoutes.ts";
import { SettingsError } from "../settings/settingsError.ts";
import { callRunningSystem } from "./callRunningSystem.ts";
import { reconciliationSettings } from "./reconciliationSettings.ts";
import { runCommand } from "./runCommand.ts";
import { brokenOff, inDatabases, postToSystem, refusalOf, type SystemPlace } from "./runningSystem.ts";
import { complain, NO_COUNCIL, type ReadVerb, readVerb, writeResult } from "./terminal.ts";

const USAGE =
  'Usage: npm run remittance -- close [<day>] | list <council> [--after <remittance>] | csv <remittance> [--file <file>] | pdf <remittance> [--file <file>] [--language ms|en|zh] | report <year>[-<month>] [--council <council>] [--format csv|page] [--language ms|en|zh] [--file <file>] | key <council> --name "<who uses it>" | keys <council> | revoke <council> <key id>';

const madeKey = object({ id: string(), key: string() });

const NONE = "No remittance has this number. List the council's: npm run remittance -- list <council>";

const closed = object({ closed: array(string()) });

/** By command: the numbers of arguments after it, and its options. */
const VERBS = {
  close: { arguments: [0, 1], options: [] },
  list: { arguments: [1], options: ["after"] },
  csv: { arguments: [1], options: ["file"] },
  pdf: { arguments: [1], options: ["file", "language"] },
  report: { arguments: [1], options: ["file", "council", "format", "language"] },
  key: { arguments: [1], options: ["name"] },
  keys: { arguments: [1], options: [] },
  revoke: { arguments: [2], options: [] },
} as const;

/**
 * `npm run remittance -- close` closes the councils' days up to yesterday, or up to the given day (YYYY-MM-DD in Malaysia). The
 * server does the same each night. `list mpt` lists a council's remittances, the oldest first, at most 100 after the given one.
 * `csv mpt-2026-14` writes a remittance as CSV to standard output, or into a file that only its owner may read.
 * `pdf mpt-2026-14` writes the signed PDF in the same way, which needs the running system.
 * `report 2026-11` or `report 2026` writes the totals of a month or a year, of all councils or of one, as CSV or as a page to print.
 * `key mpt --name "Revenue office"` makes a key with which the council's program reads the council's remittances, and shows it
 * once. `keys mpt` lists a council's keys, and `revoke mpt <key id>` revokes one.
 * Environment: PORT (4173), KAUNTER_DATA (.data), COUCHDB_URL, KAUNTER_SETTLEMENT_REPORTS, KAUNTER_FPX_COUNCIL_SELLERS, as for the
 * start.
 * Exit codes: 0 done, 1 an argument cannot be used, 2 wrong arguments, 3 refused or failed.
 */
await runCommand({ usage: USAGE, read: readArguments, run: serve });

type Asked = ReadVerb<keyof typeof VERBS>;

function readArguments(args: string[]): Asked | undefined {
  const asked = readVerb(args, VERBS);
  return asked?.verb === "key" && asked.values.name === undefined ? undefined : asked;
}

async function serve(place: SystemPlace, asked: Asked): Promise<number> {
  const { verb, rest, values } = asked;
  const [subject = "", more = ""] = rest;
  switch (verb) {
    case "close":
      return close(place, subject);
    case "list":
      return list(place, subject, values.after);
    case "csv":
      return csv(place, subject, values.file);
    case "pdf":
      return pdf(place, subject, values);
    case "report":
      return report(place, subject, values);
    case "key":
      return makeKey(place, subject, values.name ?? "");
    case "keys":
      return listKeys(place, subject);
    case "revoke":
      return revoke(place, subject, more);
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
    ({ status }) => (status === 409 ? "The day has not ended in Malaysia. Give an earlier one." : undefined),
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
  if (!isCouncilCode(council)) return complain(1, NO_COUNCIL);
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
  if (answer !== "nobody answers") return await writeAnswer(place, answer, file);
  let code = 1;
  const read = await inDatabases(place, async ({ settlements }) => {
    const rows = await remittanceFile(settlements, remittance);
    code = rows === undefined ? complain(1, NONE) : await writeResult(rows, file);
  });
  return "refused" in read ? complain(3, read.refused) : code;
}

async function pdf(
  place: SystemPlace,
  remittance: string,
  { file, language }: { readonly file?: string | undefined; readonly language?: string | undefined },
): Promise<number> {
  const asked = { remittance, ...(language !== undefined && { language }) };
  if (!pdfRequest.is(asked)) return complain(1, "The language must be ms, en or zh.");
  const answer = await postToSystem(place, "remittances/pdf", asked);
  if (answer === "nobody answers")
    return complain(
      3,
      `No system answers on port ${place.port}. The running system signs the PDF: start it, then try again.`,
    );
  return await writeAnswer(place, answer, file);
}

async function report(
  place: SystemPlace,
  period: string,
  { file, ...options }: Readonly<Record<"file" | "council" | "format" | "language", string | undefined>>,
): Promise<number> {
  const asked: unknown = { period, ...options };
  if (!reportFileRequest.is(asked))
    return complain(
      1,
      "The period must be a month like 2026-11 or a year like 2026, the council a code like mpt, the format csv or page, and the language ms, en or zh.",
    );
  const answer = await postToSystem(place, "remittances/report", asked);
  if (answer !== "nobody answers") return await writeAnswer(place, answer, file);
  let code = 0;
  try {
    const settings = await reconciliationSettings();
    const services = { clock: systemClock, log: logToStandardError("warn"), ...settings };
    const read = await inDatabases(place, async (databases) => {
      code = await writeResult((await reportFile({ ...services, databases }, asked)).pieces, file);
    });
    return "refused" in read ? complain(3, read.refused) : code;
  } catch (failure) {
    if (failure instanceof SettingsError) return complain(3, `${failure.message}.`);
    throw failure;
  }
}

/** Writes the file that the running system answers with. */
async function writeAnswer(
  place: SystemPlace,
  answer: Response | "broken",
  file: string | undefined,
): Promise<number> {
  if (answer === "broken") return complain(3, brokenOff(place));
  if (answer.status === 404) return complain(1, NONE);
  if (!answer.ok || answer.body === null) return complain(3, await refusalOf(answer, place));
  try {
    return await writeResult(answer.body, file);
  } catch {
    return complain(3, brokenOff(place));
  }
}

async function makeKey(place: SystemPlace, council: string, name: string): Promise<number> {
  if (!isCouncilCode(council)) return complain(1, NO_COUNCIL);
  const asked = { council, name };
  if (!keyRequest.is(asked)) return complain(1, "The name must have 1 to 200 characters.");
  const made = await callRunningSystem(
    place,
    "council-keys/create",
    asked,
    (databases) => createCouncilKey({ databases, clock: systemClock, random: systemRandom }, asked),
    () => undefined,
  );
  if ("refused" in made) return complain(3, made.refused);
  const { id, key } = create(made.answer, madeKey);
  stderr.write(`The key ${id} is shown once. Give it to the council, not by e-mail.\n`);
  stdout.write(`${key}\n`);
  return 0;
}

async function listKeys(place: SystemPlace, council: string): Promise<number> {
  if (!isCouncilCode(council)) return complain(1, NO_COUNCIL);
  const found = await callRunningSystem(
    place,
    "council-keys/list",
    { council },
    async ({ handles }) => ({ keys: await listCouncilKeys(handles, council) }),
    () => undefined,
  );
  if ("refused" in found) return complain(3, found.refused);
  for (const { id, name, created_at, created_by, last_used_at, revoked_at } of create(
    found.answer,
    councilKeys,
  ).keys)
    stdout.write(
      `${id}  ${name}  made ${created_at}${created_by === null ? "" : ` by ${created_by}`}  used ${last_used_at ?? "never"}${revoked_at === null ? "" : `  revoked ${revoked_at}`}\n`,
    );
  return 0;
}

async function revoke(place: SystemPlace, council: string, id: string): Promise<number> {
  if (!isCouncilCode(council)) return complain(1, NO_COUNCIL);
  const done = await callRunningSystem(
    place,
    "council-keys/revoke",
    { council, id },
    async (databases) => {
      if (!(await revokeCouncilKey({ databases, clock: systemClock }, { council, id }))) throw missing();
      return {};
    },
    ({ status }) =>
      status === 404
        ? "The council has no key with this id. List its keys: npm run remittance -- keys <council>"
        : undefined,
  );
  if ("refused" in done) return complain(3, done.refused);
  stdout.write("Revoked.\n");
  return 0;
}
