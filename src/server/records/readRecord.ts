import { create, define, object, optional } from "superstruct";
import { invariantsOf } from "../../charges/recordInvariants.ts";
import { isChargeType } from "../../domain/chargeTypes.ts";
import { parseIdentifier } from "../../domain/remittanceNumber.ts";
import type { WireObject } from "../../domain/schemas/codec.ts";
import { instant } from "../../domain/schemas/instantStruct.ts";
import { identityNumber } from "../../domain/schemas/personStructs.ts";
import {
  documentOf,
  normalisedNumber,
  printedNumber,
  type RecordDocument,
  recordCharge,
} from "./document.ts";
import { licencePrint } from "./licencePrint.ts";
import { photo } from "./photo.ts";
import { attempt, type FieldProblem } from "./problem.ts";
import { violatedInvariants } from "./violatedInvariants.ts";

const remittanceIdentifier = define<string>(
  "remittance",
  (value) => typeof value === "string" && parseIdentifier(value) !== undefined,
);

const owner = object({
  ic_no: optional(identityNumber),
  as_of: optional(instant),
  posted_through: optional(remittanceIdentifier),
  photo: optional(photo),
  print: optional(licencePrint),
});

export type ReadRecord =
  | { readonly document: RecordDocument }
  | { readonly problems: readonly FieldProblem[] };

/**
 * Reads one council record: the fields of its charge type, `as_of`, `posted_through`, `ic_no` where the owner is a person, and
 * `photo` and `print` of a licence. `_id` and an assessment's `balance` follow from the other fields, so they may be absent but
 * must not differ. Unknown fields are dropped.
 */
export function readRecord(value: unknown): ReadRecord {
  if (!isObject(value))
    return { problems: [{ field: "record", reason: "object", message: "must be an object" }] };
  const charge = isChargeType(value.type) ? recordCharge(value.type) : undefined;
  if (charge === undefined)
    return {
      problems: [{ field: "type", reason: "charge_type", message: "must be a charge type that has records" }],
    };

  // the schema needs the derived fields that may be absent; below we compare what the council sent
  const { following = {}, completed } = invariantsOf(charge.type);
  const whole = Object.entries(following).map(([field, until]) => [field, value[field] ?? until]);
  const record = attempt(() => charge.record.read({ ...value, _id: "-", ...Object.fromEntries(whole) }));
  const printed =
    charge.type === "license" ? { photo: value.photo ?? undefined, print: value.print ?? undefined } : {};
  const given = {
    ic_no: value.ic_no ?? undefined,
    as_of: value.as_of ?? undefined,
    posted_through: value.posted_through ?? undefined,
    ...printed,
  };
  const person = attempt(() => create(given, owner));
  if ("problems" in record || "problems" in person)
    return { problems: [record, person].flatMap((read) => ("problems" in read ? read.problems : [])) };

  const number = normalisedNumber(charge.type, printedNumber(record.value));
  const read = { ...record.value, _id: number };
  const problems = violatedInvariants(value, read);
  if (problems.length > 0) return { problems };
  const identity = person.value.ic_no?.replace(/[\s-]/g, "").toUpperCase();
  const { photo: picture, print, as_of, posted_through } = person.value;
  const besides = {
    ...(picture !== undefined && { photo: picture }),
    ...(print !== undefined && { print }),
    ...(as_of !== undefined && { as_of }),
    ...(posted_through !== undefined && { posted_through }),
  };
  return { document: documentOf(completed?.(read) ?? read, identity, besides) };
}

function isObject(value: unknown): value is WireObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
