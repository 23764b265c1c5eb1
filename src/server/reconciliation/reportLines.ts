import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { pipeline, Transform } from "node:stream";
import { CsvError, parse } from "csv-parse";
import { type as atLeast, record, string, unknown } from "superstruct";
import { MoneyError, NOTHING, type Sen, senFromRinggit } from "../../domain/money.ts";
import {
  type ReportProblem,
  type ReportProblemValues,
  reportProblemInEnglish,
} from "../../domain/reconciliation/reportProblems.ts";
import { isDay } from "../../domain/schemas/dayStructs.ts";
import {
  LINE_KINDS,
  type LineKind,
  REPORT_FIELDS,
  type ReportField,
  type ReportFormat,
} from "./reportFormat.ts";

/** The report cannot be used. The message is for a person, in English. It names the line and the column, and may quote the cell. */
export class ReportError extends Error {
  override readonly name = "ReportError";
  readonly problem: ReportProblem;
  /** What the words of each language name. */
  readonly values: ReportProblemValues;

  constructor(problem: ReportProblem, values: ReportProblemValues = {}) {
    super(reportProblemInEnglish(problem, values));
    this.problem = problem;
    this.values = values;
  }
}

/** A line of a settlement report. */
export interface ReportLine {
  /** The line of the file, counted from 1. */
  readonly line: number;
  readonly kind: LineKind;
  /** The payout's reference. */
  readonly payout: string;
  /** The day on which the payout reaches the account, YYYY-MM-DD. */
  readonly value_date: string;
  /** The order number, as the provider writes it. Null where the cell is empty. */
  readonly order: string | null;
  /** The gateway's number of the transaction. */
  readonly transaction: string | null;
  /** The day of the payment in Malaysia, YYYY-MM-DD. Null where the cell is empty. */
  readonly paid_on: string | null;
  /** What the citizen paid, or the amount of the payout. Negative for a chargeback. */
  readonly amount: Sen;
  /** What the provider kept of it. */
  readonly fee: Sen;
}

/**
 * Reads a settlement report line by line, in constant memory.
 * @param hash gets the bytes of the file
 * @throws ReportError, and the error of the file system
 */
export async function* readReportLines(
  path: string,
  format: ReportFormat,
  hash = createHash("sha256"),
): AsyncGenerator<ReportLine> {
  const rows = parse({
    bom: true,
    columns: (names: string[]) => checkedHeadings(names, format),
    delimiter: format.separator,
    info: true,
    max_record_size: LONGEST_ROW,
    skip_empty_lines: true,
    trim: true,
  });
  // the reader of the last stream gets the failure of any
  pipeline(createReadStream(path), hashing(hash), utf8(), rows, () => undefined);
  try {
    for await (const row of rows) {
      const { record: cells, info } = csvRow.create(row);
      yield lineOf(cells, Number(info.lines), format);
    }
  } catch (failure) {
    throw failure instanceof CsvError
      ? new ReportError(NO_TABLE[failure.code] ?? "no_table", { line: String(failure.lines) })
      : failure;
  }
}

const NO_TABLE: Readonly<Record<string, ReportProblem>> = {
  CSV_RECORD_INCONSISTENT_COLUMNS: "row_length",
  CSV_QUOTE_NOT_CLOSED: "open_quote",
  CSV_MAX_RECORD_SIZE: "row_too_long",
};

/** Bytes. Neither a quote that nobody closes nor a file without ends of lines must take the memory. */
const LONGEST_ROW = 64 * 1024;

const csvRow = atLeast({ record: record(string(), string()), info: atLeast({ lines: unknown() }) });

function hashing(hash: ReturnType<typeof createHash>): Transform {
  return new Transform({
    transform(chunk: Uint8Array<ArrayBuffer>, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
}

/** Refuses any other encoding, which would change names and numbers silently. */
function utf8(): Transform {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  const decoded = (
    chunk: Uint8Array<ArrayBuffer> | undefined,
    done: (failure: Error | null, text?: string) => void,
  ) => {
    try {
      done(null, decoder.decode(chunk, { stream: chunk !== undefined }));
    } catch {
      done(new ReportError("not_utf8"));
    }
  };
  return new Transform({
    transform: (chunk: Uint8Array<ArrayBuffer>, _encoding, done) => decoded(chunk, done),
    flush: (done) => decoded(undefined, done),
  });
}

/** @throws ReportError for a column that is missing or there twice */
function checkedHeadings(names: readonly string[], { columns }: ReportFormat): string[] {
  const headings = names.map((name) => name.trim());
  for (const field of REPORT_FIELDS) {
    const heading = columns[field];
    const places = headings.filter((name) => name === heading).length;
    if (places !== 1)
      throw new ReportError(places === 0 ? "column_missing" : "column_repeated", {
        column: heading,
        field,
        places: String(places),
      });
  }
  return headings;
}

function lineOf(cells: Readonly<Record<string, string>>, line: number, format: ReportFormat): ReportLine {
  const of = (field: ReportField) => cells[format.columns[field]] ?? "";
  const wrong = (field: ReportField, problem: ReportProblem) =>
    new ReportError(problem, {
      line: String(line),
      column: format.columns[field],
      cell: JSON.stringify(of(field).slice(0, 40)),
      form: format.dates,
    });
  const reference = (field: ReportField) => {
    if (of(field) === "") return null;
    if (!REFERENCE.test(of(field))) throw wrong(field, "no_reference");
    return of(field);
  };
  const amount = (field: ReportField): Sen => {
    if (of(field) === "") return NOTHING;
    try {
      return senFromRinggit(GROUPED.test(of(field)) ? of(field).replaceAll(",", "") : of(field));
    } catch (failure) {
      if (failure instanceof MoneyError) throw wrong(field, "no_amount");
      throw failure;
    }
  };
  const day = (field: ReportField) => {
    if (of(field) === "") return null;
    const read = dayIn(of(field), format.dates);
    if (read === undefined) throw wrong(field, "no_date");
    return read;
  };
  const kind = LINE_KINDS.find((one) => format.kinds[one].includes(of("kind")));
  if (kind === undefined) throw wrong("kind", "no_kind");
  const read = {
    line,
    kind,
    payout: reference("payout"),
    value_date: day("value_date"),
    order: reference("order"),
    transaction: reference("transaction"),
    paid_on: day("paid_on"),
    amount: amount("amount"),
    fee: amount("fee"),
  };
  const { payout, value_date } = read;
  if (payout === null) throw wrong("payout", "no_payout");
  if (value_date === null) throw wrong("value_date", "no_value_date");
  if (kind === "payment" || kind === "chargeback") {
    if (read.order === null && read.transaction === null) throw wrong("order", "no_order");
    if (kind === "payment" && read.amount <= 0) throw wrong("amount", "payment_not_above_zero");
    if (kind === "chargeback" && read.amount >= 0) throw wrong("amount", "chargeback_not_below_zero");
  }
  if (kind === "payment" && read.paid_on === null) throw wrong("paid_on", "no_day");
  if (kind === "fee" && read.amount !== NOTHING) throw wrong("amount", "fee_with_amount");
  if (kind === "payout" && read.fee !== NOTHING) throw wrong("fee", "payout_with_fee");
  return { ...read, payout, value_date };
}

/** No spreadsheet's formula has this form, and no text with control characters. */
const REFERENCE = /^[A-Za-z0-9][A-Za-z0-9 ._/-]{0,39}$/;

/** "1,234.50" */
const GROUPED = /^-?\d{1,3}(,\d{3})+\.\d\d$/;

const DATES: Readonly<Record<ReportFormat["dates"], RegExp>> = {
  "YYYY-MM-DD": /^(?<year>\d{4})-(?<month>\d\d)-(?<date>\d\d)$/,
  "DD/MM/YYYY": /^(?<date>\d\d)\/(?<month>\d\d)\/(?<year>\d{4})$/,
  YYYYMMDD: /^(?<year>\d{4})(?<month>\d\d)(?<date>\d\d)$/,
};

/** A time of day after the date. The report of a day needs only the date. */
const TIME = /[ T]\d\d:\d\d(:\d\d)?$/;

function dayIn(written: string, dates: ReportFormat["dates"]): string | undefined {
  const { year, month, date } = DATES[dates].exec(written.replace(TIME, ""))?.groups ?? {};
  const read = `${year}-${month}-${date}`;
  return isDay(read) ? read : undefined;
}
