import { access, constants } from "node:fs/promises";
import { stdout } from "node:process";
import { parseArgs } from "node:util";
import { create } from "superstruct";
import {
  type Difference,
  differencesPage,
  GATEWAYS,
  RESULTS,
  type SettlementReport,
} from "../../api/schemas/reconciliation.ts";
import { ringgitFromSen, type Sen } from "../../domain/money.ts";
import { systemClock } from "../clock.ts";
import { listDifferences } from "../reconciliation/decideDifference.ts";
import { readSettlementReport } from "../reconciliation/readSettlementReport.ts";
import { ReportError } from "../reconciliation/reportLines.ts";
import { RECONCILE_COMMAND, readAnswer } from "../routes/internalReconciliationRoutes.ts";
import { SettingsError } from "../settings/settingsError.ts";
import { callRunningSystem } from "./callRunningSystem.ts";
import { reconciliationSettings } from "./reconciliationSettings.ts";
import { runCommand } from "./runCommand.ts";
import { brokenOff, inDatabases, postFileToSystem, refusalOf, type SystemPlace } from "./runningSystem.ts";
import { complain, unreadable } from "./terminal.ts";

const USAGE = "Usage: npm run reconcile -- <report.csv> --gateway fpx|card [--confirm] | --open";

type Gateway = (typeof GATEWAYS)[number];

/**
 * `npm run reconcile -- report.csv --gateway fpx` reads a settlement report of the bank, or of the card gateway, and compares it with
 * the payments. Reading it again changes nothing. `--confirm` says that the report is ours, although most of its lines have no payment.
 * `--open` lists the differences that nobody has ended.
 * Environment: PORT (4173), KAUNTER_DATA (.data), COUCHDB_URL, KAUNTER_SETTLEMENT_REPORTS, KAUNTER_FPX_COUNCIL_SELLERS, as for the
 * start.
 * Exit codes: 0 done, 1 the report is refused, 2 wrong arguments, 3 refused or failed, 4 the report has differences.
 */
await runCommand({ usage: USAGE, read: readArguments, run: serve });

async function serve(place: SystemPlace, asked: RequestedFile | "open"): Promise<number> {
  return asked === "open" ? listOpen(place) : read(place, asked);
}

interface RequestedFile {
  readonly file: string;
  readonly gateway: Gateway;
  readonly isConfirmed: boolean;
}

function readArguments(args: string[]): RequestedFile | "open" | undefined {
  try {
    const options = {
      gateway: { type: "string" },
      confirm: { type: "boolean" },
      open: { type: "boolean" },
    } as const;
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
    const [file, ...rest] = positionals;
    const gateway = GATEWAYS.find((one) => one === values.gateway);
    const { confirm: isConfirmed = false } = values;
    if (values.open === true)
      return file === undefined && values.gateway === undefined && !isConfirmed ? "open" : undefined;
    return file === undefined || rest.length > 0 || gateway === undefined
      ? undefined
      : { file, gateway, isConfirmed };
  } catch {
    return undefined;
  }
}

async function read(place: SystemPlace, asked: RequestedFile): Promise<number> {
  const { file, gateway, isConfirmed } = asked;
  try {
    await access(file, constants.R_OK);
  } catch {
    return complain(1, unreadable(file));
  }
  const path = `settlement-reports/${gateway}${isConfirmed ? "?confirmed=true" : ""}`;
  const answer = await postFileToSystem(place, path, { file, type: "text/csv" });
  if (answer === "broken") return complain(3, brokenOff(place));
  if (answer === "nobody answers") return readInDatabases(place, asked);
  if (!answer.ok) return complain(3, await refusalOf(answer, place));
  const { report, problem } = create(await answer.json(), readAnswer);
  if (problem !== null) return complain(1, problem);
  return report === null
    ? complain(
        3,
        "The system failed while it read the report. Read its log, then read the report again: it goes on.",
      )
    : show(report);
}

async function readInDatabases(
  place: SystemPlace,
  { file, gateway, isConfirmed }: RequestedFile,
): Promise<number> {
  try {
    const { reportFormats, fpx } = await reconciliationSettings();
    let report: SettlementReport | undefined;
    const done = await inDatabases(place, async (databases) => {
      const services = { databases, clock: systemClock, fpx };
      const reading = { gateway, by: RECONCILE_COMMAND, isConfirmed };
      report = await readSettlementReport(services, reportFormats, file, reading);
    });
    if ("refused" in done) return complain(3, done.refused);
    return report === undefined ? 3 : show(report);
  } catch (failure) {
    if (failure instanceof ReportError) return complain(1, failure.message);
    if (failure instanceof SettingsError) return complain(3, `${failure.message}.`);
    throw failure;
  }
}

function show({ payouts, results, chargebacks }: SettlementReport): number {
  for (const { payout, value_date, lines, gross, fees, amount } of payouts)
    stdout.write(
      `${payout}  ${value_date}  ${lines} lines  ${inRinggit(gross)} less fees ${inRinggit(fees)} is ${inRinggit(amount)}\n`,
    );
  for (const result of RESULTS) stdout.write(`${result.replaceAll("_", " ")}: ${results[result]}\n`);
  if (chargebacks > 0) stdout.write(`chargebacks: ${chargebacks}\n`);
  const differences =
    results.missing_at_gateway + results.unknown_to_us + results.amount_differs + chargebacks;
  if (differences === 0) return 0;
  stdout.write("List the differences: npm run reconcile -- --open\n");
  return 4;
}

function inRinggit(amount: Sen): string {
  return `RM ${ringgitFromSen(amount)}`;
}

async function listOpen(place: SystemPlace): Promise<number> {
  for (let after: string | undefined; ; ) {
    const asked = after === undefined ? {} : { after };
    const found = await callRunningSystem(
      place,
      "settlement-differences",
      asked,
      (databases) => listDifferences(databases, { after, limit: 100 }),
      () => undefined,
    );
    if ("refused" in found) return complain(3, found.refused);
    const { differences, next } = create(found.answer, differencesPage);
    for (const item of differences) stdout.write(`${inOneLine(item)}\n`);
    if (next === null) return 0;
    after = next;
  }
}

function inOneLine({
  kind,
  reason,
  gateway,
  order_number,
  transaction,
  reported,
  ours,
  owner,
}: Difference): string {
  return [
    gateway,
    [kind, reason]
      .filter((part) => part !== null)
      .join(": ")
      .replaceAll("_", " "),
    order_number ?? transaction ?? "",
    `reported ${reported === null ? "nothing" : inRinggit(reported)}`,
    `ours ${ours === null ? "nothing" : inRinggit(ours)}`,
    owner ?? "nobody",
  ].join("  ");
}
