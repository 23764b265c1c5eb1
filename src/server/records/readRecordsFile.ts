import { readFile } from "node:fs/promises";
import type { RecordDocument } from "./document.ts";
import type { RecordProblem } from "./problem.ts";
import { readRecords } from "./readRecords.ts";

/** The records of a file, or lines for the terminal that say why it cannot be loaded. */
export type RecordsFile =
  | { readonly records: readonly RecordDocument[] }
  | { readonly complaints: readonly string[] };

/** How many problems to show. A wrong export repeats one problem a thousand times. */
const SHOWN = 20;

/** Reads a file of council records (JSON, UTF-8). */
export async function readRecordsFile(path: string): Promise<RecordsFile> {
  let text: string;
  try {
    text = await readFile(path, "utf8");
  } catch (error) {
    const missing = error instanceof Error && "code" in error && error.code === "ENOENT";
    return { complaints: [missing ? `There is no file ${path}.` : `The file ${path} cannot be read.`] };
  }
  const parsed = parse(text);
  if (parsed === undefined) return { complaints: [`The file ${path} is not JSON.`] };
  const read = readRecords(parsed.json);
  if ("problems" in read) return { complaints: complaintsOf(path, read.problems) };
  return read.records.length === 0 ? { complaints: [`The file ${path} holds no records.`] } : read;
}

/** Removes a byte order mark, which an editor may have written before the text. */
function parse(text: string): { readonly json: unknown } | undefined {
  try {
    return { json: JSON.parse(text.replace(/^\uFEFF/, "")) };
  } catch {
    return undefined;
  }
}

function complaintsOf(path: string, problems: readonly RecordProblem[]): readonly string[] {
  const lines = problems.slice(0, SHOWN).map(({ index, field, message }) => {
    const place = index === null ? "the file" : `record ${index}`;
    return `  ${place}: ${field} ${message}`;
  });
  const rest = problems.length - lines.length;
  return [
    `Nothing of ${path} was loaded. Records are counted from 0.`,
    ...lines,
    ...(rest > 0 ? [`  and ${rest} more`] : []),
  ];
}
