import { type CheckedFile, PROBLEMS_SHOWN } from "../records/loading/checkFile.ts";
import { FileFormError } from "../records/loading/recordsInFile.ts";
import { unreadable } from "./terminal.ts";

/** The lines for a file with wrong records. */
export function complaintsOf(path: string, { problems, refused, records }: CheckedFile): readonly string[] {
  return [
    `The command loaded nothing of ${path}, because ${refused} of ${records} records are wrong. Correct them, then load the file again.`,
    ...problems.map(({ place, field, message }) => `  ${place}: ${field} ${message}`),
    ...(problems.length === PROBLEMS_SHOWN ? [`  These are the first ${PROBLEMS_SHOWN} problems.`] : []),
  ];
}

/** Why a file cannot be read. @throws the failure when it has another cause */
export function wordsOf(path: string, failure: unknown): string {
  if (failure instanceof FileFormError) return failure.message;
  if (!(failure instanceof Error && "code" in failure)) throw failure;
  return failure.code === "ENOENT" ? `There is no file ${path}. Check its path.` : unreadable(path);
}
