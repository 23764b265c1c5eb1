import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { SettlementReport } from "../../../src/api/schemas/reconciliation.ts";
import { add, ringgitFromSen, type Sen, sen, subtract } from "../../../src/domain/money.ts";
import { readSettlementReport } from "../../../src/server/reconciliation/readSettlementReport.ts";
import { DEFAULT_REPORT_FORMATS } from "../../../src/server/reconciliation/reportFormat.ts";
import { temporaryFolder } from "../backendUnderTest.ts";

/** Settlement reports in the two documented formats. */

export interface WantedLine {
  readonly kind?: "payment" | "chargeback" | "fee";
  readonly order?: string;
  readonly transaction?: string;
  /** YYYY-MM-DD. */
  readonly paidOn?: string;
  readonly amount: Sen;
  readonly fee?: Sen;
}

export interface WantedReport {
  readonly lines: readonly WantedLine[];
  readonly gateway?: "fpx" | "card";
  readonly payout?: string;
  readonly valueDate?: string;
  /** By default the lines less their fees. */
  readonly paidOut?: Sen;
}

const WORDS = {
  fpx: { payment: "TXN", chargeback: "", fee: "FEE", payout: "PAYOUT" },
  card: { payment: "Sale", chargeback: "Chargeback", fee: "Fee", payout: "Payout" },
} as const;

export const DAY_OF_START = "2026-08-03";

/** The text of a report's file. */
export function reportText({
  lines,
  gateway = "fpx",
  payout = "P-1",
  valueDate = "2026-08-05",
  paidOut = subtract(add(...lines.map((line) => line.amount)), add(...lines.map(({ fee = sen(0) }) => fee))),
}: WantedReport): string {
  const { columns } = DEFAULT_REPORT_FORMATS[gateway];
  const day = (iso: string) => (gateway === "fpx" ? iso.split("-").toReversed().join("/") : iso);
  const row = (
    kind: keyof (typeof WORDS)["fpx"],
    { order = "", transaction = "", paidOn = DAY_OF_START, amount, fee = sen(0) }: WantedLine,
  ) =>
    [
      WORDS[gateway][kind],
      payout,
      day(valueDate),
      order,
      transaction,
      kind === "payout" ? "" : day(paidOn),
      kind === "fee" ? "" : ringgitFromSen(amount),
      kind === "payout" ? "" : ringgitFromSen(fee),
    ].join(",");
  return [
    Object.values(columns).join(","),
    ...lines.map((line) => row(line.kind ?? "payment", line)),
    row("payout", { amount: paidOut }),
    "",
  ].join("\r\n");
}

/** One file with the payouts of several. */
export function withPayouts(...texts: readonly string[]): string {
  const [first = "", ...others] = texts;
  return [first, ...others.map((text) => text.slice(text.indexOf("\n") + 1))].join("");
}

/** Runs the work with a file of this content. */
export async function withFile<Value>(
  content: string | Uint8Array,
  work: (path: string) => Promise<Value>,
): Promise<Value> {
  const folder = await temporaryFolder();
  try {
    const path = join(folder, "report.csv");
    await writeFile(path, content);
    return await work(path);
  } finally {
    await rm(folder, { recursive: true });
  }
}

export const READER = "aminah@majlis.my";

export function readReportText(
  services: Parameters<typeof readSettlementReport>[0],
  text: string,
  gateway: "fpx" | "card" = "fpx",
): Promise<SettlementReport> {
  return withFile(text, (path) =>
    readSettlementReport(services, DEFAULT_REPORT_FORMATS, path, { gateway, by: READER, isConfirmed: false }),
  );
}
