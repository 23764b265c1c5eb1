import { stat } from "node:fs/promises";
import { FileFormError, recordsInFile } from "../records/loading/recordsInFile.ts";
import { SeenIds } from "../records/loading/seenIds.ts";
import type { FieldProblem } from "../records/problem.ts";
import { readRecord } from "../records/readRecord.ts";
import { progressLine } from "./progressLine.ts";
import { unreadable } from "./terminal.ts";

export interface CheckedFile {
  readonly records: number;
  /** The number of records by "<council>:<charge type>". */
  readonly scopes: ReadonlyMap<string, number>;
  readonly ids: Pick<SeenIds, "has">;
  /** SHA-256 of the file. */
  readonly hash: string;
  /** The first problems. */
  readonly problems: readonly (FieldProblem & { readonly place: string })[];
  /** The number of records that have a problem. */
  readonly refused: number;
}

/** The most problems to show. A wrong export repeats one problem a thousand times. */
const SHOWN = 20;

/** Reads a whole file and checks every record of it. @throws FileFormError, or an error of the file system */
export async function checkFile(path: string): Promise<CheckedFile> {
  const place = await stat(path);
  if (!place.isFile())
    throw new FileFormError(
      `The command reads the records twice, so ${path} must be a file. Write the records into a file, then load that.`,
    );
  const { size } = place;
  const reading = await recordsInFile(path);
  const progress = progressLine("Checking");
  const ids = new SeenIds();
  const scopes = new Map<string, number>();
  const problems: (FieldProblem & { readonly place: string })[] = [];
  let records = 0;
  let refused = 0;
  const refuse = (place: string, found: readonly FieldProblem[]) => {
    refused += 1;
    problems.push(...found.slice(0, SHOWN - problems.length).map((problem) => ({ place, ...problem })));
  };
  for await (const { place, value } of reading.records) {
    records += 1;
    const read = readRecord(value);
    progress.show(reading.bytes() / size, records);
    if ("problems" in read) {
      refuse(place, read.problems);
      continue;
    }
    const { _id, council, type } = read.document;
    if (!ids.add(_id)) refuse(place, [{ field: "_id", message: "is the same bill as an earlier record" }]);
    scopes.set(`${council}:${type}`, (scopes.get(`${council}:${type}`) ?? 0) + 1);
  }
  progress.end();
  return { records, scopes, ids, hash: reading.hash(), problems, refused };
}

/** The lines for a file with wrong records. */
export function complaintsOf(path: string, { problems, refused, records }: CheckedFile): readonly string[] {
  return [
    `The command loaded nothing of ${path}, because ${refused} of ${records} records are wrong. Correct them, then load the file again.`,
    ...problems.map(({ place, field, message }) => `  ${place}: ${field} ${message}`),
    ...(problems.length === SHOWN ? [`  These are the first ${SHOWN} problems.`] : []),
  ];
}

/** Why a file cannot be read. @throws the failure when it has another cause */
export function wordsOf(path: string, failure: unknown): string {
  if (failure instanceof FileFormError) return failure.message;
  if (!(failure instanceof Error && "code" in failure)) throw failure;
  return failure.code === "ENOENT" ? `There is no file ${path}. Check its path.` : unreadable(path);
}
