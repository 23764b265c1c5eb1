import { object, optional, Struct } from "superstruct";
import { recordAnswer } from "../../api/schemas/search.ts";
import type { FindCall } from "../../charges/charge.ts";
import { type Charge, chargeOfType, recordedCharge } from "../../charges/index.ts";
import { CHARGE_TYPES } from "../../domain/chargeTypes.ts";
import type { AnyStruct } from "../../domain/schemas/codec.ts";

/** All charges. Their schemas describe the records and lines. Masking leaves out the names of people. */

const CHARGES: readonly Charge[] = CHARGE_TYPES.map(chargeOfType);

/** Like superstruct's `union`, but it keeps its members in `schema`. Superstruct hides them. */
function oneOf(structs: readonly AnyStruct[]): Struct<unknown, readonly AnyStruct[]> {
  return new Struct({ type: "union", schema: structs });
}

function masked({ personalFields }: Pick<Charge, "personalFields">, struct: AnyStruct): AnyStruct {
  const fields = Object.entries(Object(struct.schema) as Record<string, Struct<unknown>>);
  return object(
    Object.fromEntries(
      fields.map(([name, field]) => [name, personalFields.includes(name) ? optional(field) : field]),
    ),
  );
}

/** A line as the holder of a payment reads it. */
export const publicLines = oneOf(CHARGES.map((charge) => masked(charge, charge.line.struct)));

/** A line as the client sends it. */
export const sentLines = oneOf(CHARGES.map(({ line }) => line.struct));

/** The rows of a finding call. */
export function rowsOf(call: FindCall): Struct<unknown, readonly AnyStruct[]> {
  return oneOf(
    CHARGES.flatMap((charge) =>
      charge.source === "bill" && charge.findCall === call ? [masked(charge, charge.row.struct)] : [],
    ),
  );
}

/** Any council record in a search's answer, with the time since which someone may be paying it. */
export const searchedRecords = oneOf(
  CHARGES.flatMap(recordsOf).map((record) => object({ ...Object(record.schema), ...recordAnswer.schema })),
);

export const parkingAccounts = oneOf(recordsOf(chargeOfType("parking")));

export const licenceRecords = oneOf(recordsOf(chargeOfType("license")));

function recordsOf({ type }: Charge): readonly AnyStruct[] {
  const charge = recordedCharge(type);
  return charge === undefined ? [] : [masked(charge, charge.record.struct)];
}
