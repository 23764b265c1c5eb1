import { maskText } from "../domain/mask.ts";
import type { WireObject } from "../domain/schemas/codec.ts";
import type { RecordedCharge, RecordFields } from "./charge.ts";
import type { CartItem, Charge, ServiceLine } from "./index.ts";

/** These fields are left out, because a masked address or number does not parse as one. */
const CONTACT_DETAILS: ReadonlySet<string> = new Set(["email", "phone"]);

/** Prepares a row, record or line on the wire for the public: it masks names and leaves out all other personal data. */
export function maskNames({ nameFields }: Pick<Charge, "nameFields">, wire: WireObject): WireObject {
  return Object.fromEntries(
    Object.entries(wire).flatMap(([field, value]) => {
      if (!nameFields.includes(field)) return [[field, value]];
      return typeof value === "string" && !CONTACT_DETAILS.has(field) ? [[field, maskText(value)]] : [];
    }),
  );
}

/** Masks a parsed record. Masking twice changes nothing more. */
export function maskedRecord<Recorded extends RecordFields>(
  charge: Pick<RecordedCharge<Recorded, CartItem, ServiceLine>, "nameFields" | "record">,
  record: Recorded,
): Recorded {
  return charge.record.read(maskNames(charge, charge.record.write(record)));
}
