import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import { createInterface } from "node:readline";
import { type Duplex, pipeline, Transform } from "node:stream";
import { CsvError, parse } from "csv-parse";
import streamJson from "stream-json";
import pick from "stream-json/filters/pick.js";
import streamArray from "stream-json/streamers/stream-array.js";
import { is, number, object, type, unknown } from "superstruct";
import type { FormReason } from "../../../api/schemas/load.ts";

/** One record of a file, as the file has it. */
export interface RecordInFile {
  /** Where a person finds it: "record 3" of a JSON list, counted from 0, or "line 4" of a file with a record on each line. */
  readonly place: string;
  readonly value: unknown;
}

/** A file that is read from its beginning to its end, however large it is. */
export interface FileReading {
  readonly records: AsyncIterable<RecordInFile>;
  /** The bytes read so far. */
  readonly bytes: () => number;
  /** The SHA-256 of the file in hexadecimal digits, once it was read. */
  readonly hash: () => string;
}

/** The file does not have the form that its name or its first character promises. The message is for a person, in English. */
export class FileFormError extends Error {
  override readonly name = "FileFormError";
  /** For words in another language. Undefined for what only the command meets. */
  readonly form: { readonly reason: FormReason; readonly line?: number } | undefined;

  constructor(message: string, form?: FileFormError["form"]) {
    super(message);
    this.form = form;
  }
}

type Form = "list" | "object" | "lines" | "csv";

/**
 * Reads a file of records in constant memory: a JSON list, an object whose `records` is that list, a JSON object on each line
 * (NDJSON), or a table (CSV in UTF-8, with the names of the fields in its first line).
 * @throws FileFormError, and the error of the file system, when it is opened or while it is read
 */
export async function recordsInFile(path: string): Promise<FileReading> {
  const form = await formOf(path);
  const hash = createHash("sha256");
  let bytes = 0;
  const meter = new Transform({
    transform(chunk: Uint8Array<ArrayBuffer>, _encoding, done) {
      hash.update(chunk);
      bytes += chunk.length;
      done(null, chunk);
    },
  });
  const source = () => piped(createReadStream(path, { highWaterMark: 256 * 1024 }), meter);
  const readers: Record<Form, () => AsyncIterable<RecordInFile>> = {
    list: () => listed(piped(source(), streamJson(), streamArray.asStream())),
    object: () =>
      listed(piped(source(), streamJson(), pick.asStream({ filter: "records" }), streamArray.asStream())),
    lines: () => lined(source()),
    csv: () => rowsOf(source()),
  };
  return { records: readers[form](), bytes: () => bytes, hash: () => hash.digest("hex") };
}

/** Connects streams, so that the last one fails when any of them does. */
function piped(first: NodeJS.ReadableStream, ...rest: readonly Duplex[]): Duplex {
  const last = rest.at(-1);
  if (last === undefined) throw new RangeError("piped() got no stream to connect: pass at least one");
  // the reader of the last stream gets the failure
  pipeline([first, ...rest], () => undefined);
  return last;
}

async function formOf(path: string): Promise<Form> {
  const file = await open(path);
  try {
    const beginning = new Uint8Array(4096);
    await file.read(beginning, 0, beginning.length, 0);
    const text = new TextDecoder().decode(beginning).trimStart();
    if (/\.csv$/i.test(path)) return "csv";
    if (/\.(ndjson|jsonl)$/i.test(path)) return "lines";
    if (text.startsWith("[")) return "list";
    if (!text.startsWith("{"))
      throw new FileFormError(`The file ${path} is not JSON. Export it again as JSON, NDJSON or CSV.`, {
        reason: "json",
      });
    return /^\{\s*"records"\s*:/.test(text) ? "object" : "lines";
  } finally {
    await file.close();
  }
}

const listItem = type({ key: unknown(), value: unknown() });

async function* listed(items: Duplex): AsyncGenerator<RecordInFile> {
  try {
    for await (const item of items) {
      const { key, value } = listItem.create(item);
      yield { place: `record ${key}`, value };
    }
  } catch (failure) {
    throw asFormError(failure, "it is not JSON", { reason: "json" });
  }
}

async function* lined(text: Duplex): AsyncGenerator<RecordInFile> {
  let number = 0;
  for await (const line of createInterface({ input: text, crlfDelay: Number.POSITIVE_INFINITY })) {
    number += 1;
    const json = line.replace(/^\uFEFF/, "").trim();
    if (json !== "") yield { place: `line ${number}`, value: parsed(json, number) };
  }
}

function parsed(json: string, number: number): unknown {
  try {
    return JSON.parse(json);
  } catch {
    throw new FileFormError(`Line ${number} is not JSON. Correct it, then load the file again.`, {
      reason: "line",
      line: number,
    });
  }
}

const csvRow = object({ record: unknown(), info: type({ lines: unknown() }) });

async function* rowsOf(text: Duplex): AsyncGenerator<RecordInFile> {
  const rows = piped(
    text,
    parse({ columns: true, bom: true, info: true, skip_empty_lines: true, trim: true }),
  );
  try {
    for await (const row of rows) {
      const { record, info } = csvRow.create(row);
      yield { place: `line ${info.lines}`, value: fromRow(record) };
    }
  } catch (failure) {
    const line = wrongLine(failure);
    throw line === undefined
      ? asFormError(failure, "its rows and columns do not match", { reason: "table" })
      : asFormError(failure, `line ${line} does not match the columns`, { reason: "row", line });
  }
}

const placed = type({ lines: number() });

/** The line of a table at which its reading failed. A quote that nobody closes runs to the end, so its line is unknown. */
function wrongLine(failure: unknown): number | undefined {
  if (!(failure instanceof CsvError) || failure.code === "CSV_QUOTE_NOT_CLOSED") return undefined;
  return is(failure, placed) ? failure.lines : undefined;
}

/** Fields that hold a whole number. A table has only text. */
const NUMBERS = new Set(["billed_quarter", "renewal_year", "renewal_month", "lesen_print"]);

/** An empty cell is a missing field. `print.holder` is the field `holder` of `print`, and `|` separates its conditions. */
function fromRow(row: unknown): object {
  const fields: Record<string, unknown> = {};
  const print: Record<string, unknown> = {};
  for (const [column, cell] of Object.entries(row ?? {})) {
    if (cell === "" || typeof cell !== "string") continue;
    const [field = "", inner] = column.split(".");
    const target = inner === undefined ? fields : print;
    target[inner ?? field] = cellOf(inner ?? field, cell);
  }
  return Object.keys(print).length > 0 ? { ...fields, print } : fields;
}

function cellOf(field: string, cell: string): unknown {
  if (field === "conditions") return cell.split("|").map((condition) => condition.trim());
  return NUMBERS.has(field) && /^\d+$/.test(cell) ? Number(cell) : cell;
}

function asFormError(failure: unknown, otherwise: string, form: FileFormError["form"]): unknown {
  // the file system's errors have a code of their own
  if (failure instanceof FileFormError) return failure;
  if (failure instanceof Error && "syscall" in failure) return failure;
  return new FileFormError(
    `The file has the wrong form: ${otherwise}. Correct the export, then load it again.`,
    form,
  );
}
