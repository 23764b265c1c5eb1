import type { CouncilRecord } from "../../charges/index.ts";
import type { Rule } from "../../charges/recordInvariants.ts";
import { invariantsOf } from "../../charges/recordInvariants.ts";
import type { WireObject } from "../../domain/schemas/codec.ts";
import { databaseId, normalisedNumber, numberField } from "./document.ts";
import type { FieldProblem } from "./problem.ts";

/**
 * The fields of a record that contradict each other or what the council sent.
 * @param sent the council's record, where `_id` and the derived fields may be absent
 * @param read the same record, with each derived field as sent or zero
 */
export function violatedInvariants(sent: WireObject, read: CouncilRecord): readonly FieldProblem[] {
  const number = numberField(read);
  const invariants = invariantsOf(read.type);
  const rules: readonly Rule[] = [
    [read._id === "", number, "must hold a letter or a digit", "number"],
    [
      sent._id !== undefined && !namesRecord(sent._id, read),
      "_id",
      `must be the record's ${number}, or absent`,
      "other_number",
      number,
    ],
    ...Object.entries(invariants.neverNegative?.(read) ?? {}).map(
      ([field, amount]): Rule => [
        amount !== undefined && amount < 0,
        field,
        "must not be below zero",
        "negative",
      ],
    ),
    ...(invariants.rules?.(read, sent) ?? []),
  ];
  return rules.flatMap(([isBroken, field, message, reason, wanted]) =>
    isBroken ? [{ field, message, reason, ...(wanted !== undefined && { wanted }) }] : [],
  );
}

/** A council may send the number as `_id`. It may also load a record that it read out of the database. */
function namesRecord(id: unknown, record: CouncilRecord): boolean {
  if (typeof id !== "string") return false;
  return normalisedNumber(record.type, id) === record._id || id === databaseId(record);
}
