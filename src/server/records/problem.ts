import { type Failure, StructError } from "superstruct";

/** One error in a council's record. `message` says what the field must be and never repeats its value. */
export interface FieldProblem {
  readonly field: string;
  readonly message: string;
}

export interface RecordProblem extends FieldProblem {
  /** The record's place in the list, from 0. Null when the list itself is wrong. */
  readonly index: number | null;
}

/** By superstruct's type name. Superstruct's own messages would repeat the value, control characters included. */
const EXPECTED: Readonly<Record<string, string>> = {
  ringgit: 'must be an amount in ringgit with at most two decimals, "12.50"',
  string: "must be text of 1 to 200 characters without control characters or marks of the writing direction",
  integer: "must be a whole number",
  photo: "must be a PNG or JPEG in base64, of at most 200 kB",
  never: "must not be there",
  object: "must be an object",
  array: "must be a list of at most 20",
  day: "must be a day of the calendar, YYYY-MM-DD",
  remittance: 'must be the identifier of a remittance, "mpt-2026-14"',
  "identity number": "must be 4 to 20 letters, digits, dashes or slashes",
};

function expected(failure: Failure): string {
  if (failure.value === undefined) return "is missing";
  if (failure.type === "enums" || failure.type === "literal") {
    const choices = /`?(?:one of )?`([^`]*)`/.exec(failure.message)?.[1];
    return choices === undefined ? "is not one of the known values" : `must be one of ${choices}`;
  }
  // the message of a limit does not repeat the value (src/domain/schemas/limits.ts)
  if (failure.type === "integer" && failure.refinement === "limits") return `must be ${failure.message}`;
  return EXPECTED[failure.type] ?? `must be a ${failure.type}`;
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
    const byField = new Map<string, string>();
    for (const failure of error.failures()) {
      const field = failure.path.join(".");
      if (!byField.has(field)) byField.set(field, expected(failure));
    }
    return { problems: [...byField].map(([field, message]) => ({ field, message })) };
  }
}
