import { stat } from "node:fs/promises";
import type { FieldProblem } from "../problem.ts";
import { readRecord } from "../readRecord.ts";
import { FileFormError, recordsInFile } from "./recordsInFile.ts";
import { SeenIds } from "./seenIds.ts";

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

/** The most problems that the command shows. A wrong export repeats one problem a thousand times. */
export const PROBLEMS_SHOWN = 20;

/** Called while a file is read. @param done the part that is done, from 0 to 1 */
export type OnProgress = (done: number, records: number) => void;

/**
 * Reads a whole file and checks every record of it.
 * @param scope the only council and charge type that the file may have
 * @param mostProblems the number of problems to keep
 * @throws FileFormError, or an error of the file system
 */
export async function checkFile(
  path: string,
  {
    onProgress,
    scope,
    mostProblems = PROBLEMS_SHOWN,
  }: {
    readonly onProgress?: OnProgress;
    readonly scope?: { readonly council: string; readonly type: string };
    readonly mostProblems?: number;
  } = {},
): Promise<CheckedFile> {
  const place = await stat(path);
  if (!place.isFile())
    throw new FileFormError(
      `The command reads the records twice, so ${path} must be a file. Write the records into a file, then load that.`,
    );
  const { size } = place;
  const reading = await recordsInFile(path);
  const ids = new SeenIds();
  const scopes = new Map<string, number>();
  const problems: (FieldProblem & { readonly place: string })[] = [];
  let records = 0;
  let refused = 0;
  const refuse = (place: string, found: readonly FieldProblem[]) => {
    refused += 1;
    problems.push(
      ...found.slice(0, mostProblems - problems.length).map((problem) => ({ place, ...problem })),
    );
  };
  for await (const { place, value } of reading.records) {
    records += 1;
    const read = readRecord(value);
    onProgress?.(reading.bytes() / size, records);
    if ("problems" in read) {
      refuse(place, read.problems);
      continue;
    }
    const { _id, council, type } = read.document;
    if (scope !== undefined && council !== scope.council) refuse(place, [mustBe("council", scope.council)]);
    else if (scope !== undefined && type !== scope.type) refuse(place, [mustBe("type", scope.type)]);
    else if (!ids.add(_id))
      refuse(place, [
        { field: "_id", reason: "same_bill", message: "is the same bill as an earlier record" },
      ]);
    scopes.set(`${council}:${type}`, (scopes.get(`${council}:${type}`) ?? 0) + 1);
  }
  return { records, scopes, ids, hash: reading.hash(), problems, refused };
}

const mustBe = (field: string, wanted: string): FieldProblem => ({
  field,
  reason: "choice",
  wanted,
  message: `must be ${wanted}`,
});
