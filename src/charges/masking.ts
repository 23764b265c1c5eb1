import { maskText } from "../domain/mask.ts";
import type { WireObject } from "../domain/schemas/codec.ts";
import type { RecordedCharge, RecordFields } from "./charge.ts";
import type { CartItem, Charge, ServiceLine } from "./index.ts";

/** No masked address or number reads back as one: they are left out. */
const CONTACT_DETAILS: ReadonlySet<string> = new Set(["email", "phone"]);

/** A row, record or line on the wire as the public may see it: its people's names masked, whatever else is theirs left out. */
export function maskNames({ nameFields }: Pick<Charge, "nameFields">, wire: WireObject): WireObject {
  return Object.fromEntries(
    Object.entries(wire).flatMap(([field, value]) => {
      if (!nameFields.includes(field)) return [[field, value]];
      return typeof value === "string" && !CONTACT_DETAILS.has(field) ? [[field, maskText(value)]] : [];
    }),
  );
}

/** The same of a record that was read: one whose names are masked already stays as it is. */
export function maskedRecord<Recorded extends RecordFields>(
  charge: Pick<RecordedCharge<Recorded, CartItem, ServiceLine>, "nameFields" | "record">,
  record: Recorded,
): Recorded {
  return charge.record.read(maskNames(charge, charge.record.write(record)));
}
