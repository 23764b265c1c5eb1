import { join } from "node:path";
import { argv } from "node:process";
import { systemClock } from "../../../src/server/clock.ts";
import { closeDatabases, openDatabases } from "../../../src/server/databases/openDatabases.ts";
import { logToStandardError } from "../../../src/server/log.ts";
import { foundCsv } from "../../../src/server/paymentSearch/foundPayments.ts";
import { everyFound } from "../../../src/server/paymentSearch/searchPayments.ts";
import { DEFAULT_REPORT_FORMATS } from "../../../src/server/reconciliation/reportFormat.ts";
import { closeRemittances } from "../../../src/server/remittances/closeRemittances.ts";
import { remittanceFile, remittanceStatement } from "../../../src/server/remittances/remittanceFile.ts";
import { reportFile } from "../../../src/server/reports/reportFile.ts";
import { newKeyRing } from "../../../src/server/statements/keyRing.ts";
import { statementKeys } from "../../../src/server/statements/statementKeys.ts";
import { withMadeUpPayments } from "./madeUpPayments.ts";

/** The program whose memory `remittancesPart` measures. Its arguments are the folder, the number of payments, and what to do. */

const [folder = "", count = "", phase = ""] = argv.slice(2);
const stored = await openDatabases({ folder: join(folder, "databases") });
const databases = await withMadeUpPayments(stored, Number(count));
const services = {
  databases,
  clock: systemClock,
  log: logToStandardError("warn"),
  reportFormats: DEFAULT_REPORT_FORMATS,
  fpx: { seller: { councilIds: undefined } },
};
const ring = newKeyRing();

const WORK: Readonly<Record<string, () => Promise<AsyncIterable<unknown> | undefined>>> = {
  async close() {
    const made = await closeRemittances(services, "mpt", "2026-08-31");
    if (made.length !== 10)
      throw new Error(
        `The closing made ${made.length} remittances instead of 10. Adapt the number to the days of remittancesPart.ts.`,
      );
    return undefined;
  },
  csv: () => remittanceFile(databases.settlements, "mpt-2026-1"),
  pdf: () =>
    remittanceStatement(
      { databases, portal: "https://portal.example", statements: statementKeys(async () => ring) },
      "mpt-2026-1",
    ),
  export: async () => {
    const { all_payments } = databases;
    return foundCsv(all_payments, everyFound(all_payments, {}, "all"), { councils: "all", contacts: true });
  },
  // the report lists what is open as well: all payments of a process that closed nothing
  report: async () => (await reportFile(services, { period: "2026-08", format: "page" })).pieces,
};

let pieces = 0;
for await (const _piece of (await WORK[phase]?.()) ?? []) pieces += 1;
if (phase !== "close" && pieces === 0) throw new Error(`The ${phase} wrote nothing. Run its tests.`);
await closeDatabases(stored);
