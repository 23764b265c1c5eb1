import { type Failure, StructError } from "superstruct";
import type { FieldReason } from "../../api/schemas/load.ts";

/** What a field must be, in English, and for the desk as one of the known reasons. It never repeats the field's value. */
interface Wrong {
  readonly message: string;
  readonly reason?: FieldReason;
  /** The value, the number or the field that completes the reason. */
  readonly wanted?: string;
}

/** One error in a council's record. */
export interface FieldProblem extends Wrong {
  readonly field: string;
}

export interface RecordProblem extends FieldProblem {
  /** The record's place in the list, from 0. Null when the list itself is wrong. */
  readonly index: number | null;
}

/** By superstruct's type name. Superstruct's own messages would repeat the value, control characters included. */
const EXPECTED: Readonly<Record<string, Wrong>> = {
  ringgit: { reason: "ringgit", message: 'must be an amount in ringgit with at most two decimals, "12.50"' },
  string: {
    reason: "text",
    message:
      "must be text of 1 to 200 characters without control characters or marks of the writing direction",
  },
  integer: { reason: "integer", message: "must be a whole number" },
  photo: { reason: "photo", message: "must be a PNG or JPEG in base64, of at most 200 kB" },
  never: { reason: "unexpected", message: "must not be there" },
  object: { reason: "object", message: "must be an object" },
  array: { reason: "list", message: "must be a list of at most 20" },
  day: { reason: "day", message: "must be a day of the calendar, YYYY-MM-DD" },
  remittance: { reason: "remittance", message: 'must be the identifier of a remittance, "mpt-2026-14"' },
  "identity number": {
    reason: "identity_number",
    message: "must be 4 to 20 letters, digits, dashes or slashes",
  },
};

function expected(failure: Failure): Wrong {
  if (failure.value === undefined) return { reason: "missing", message: "is missing" };
  if (failure.type === "enums" || failure.type === "literal") {
    const choices = /`?(?:one of )?`([^`]*)`/.exec(failure.message)?.[1];
    if (choices === undefined) return { message: "is not one of the known values" };
    const reason = choices.includes(",") ? "one_of" : "choice";
    return { reason, wanted: choices.replaceAll(",", ", "), message: `must be one of ${choices}` };
  }
  // the message of a limit does not repeat the value (src/domain/schemas/limits.ts)
  if (failure.type === "integer" && failure.refinement === "limits") return limitIn(failure.message);
  return EXPECTED[failure.type] ?? { message: `must be a ${failure.type}` };
}

/** @param words "at least 1" */
function limitIn(words: string): Wrong {
  const [, limit, wanted] = /^at (least|most) (\S+)$/.exec(words) ?? [];
  const message = `must be ${words}`;
  return wanted === undefined
    ? { message }
    : { reason: limit === "least" ? "least" : "most", wanted, message };
}

/**
 * Runs a reader. Returns its result, or one problem for each invalid field.
 * @throws any error other than a StructError: that is a defect of ours
 */
export function attempt<Value>(
  read: () => Value,
): { readonly value: Value } | { readonly problems: readonly FieldProblem[] } {
  try {
    return { value: read() };
  } catch (error) {
    if (!(error instanceof StructError)) throw error;
    const byField = new Map<string, Wrong>();
    for (const failure of error.failures()) {
      const field = failure.path.join(".");
      if (!byField.has(field)) byField.set(field, expected(failure));
    }
    return { problems: [...byField].map(([field, wrong]) => ({ field, ...wrong })) };
  }
}
