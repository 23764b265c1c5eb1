import { HIDDEN, maskText } from "../domain/mask.ts";
import type { WireObject } from "../domain/schemas/codec.ts";
import type { RecordedCharge, RecordFields } from "./charge.ts";
import type { CartItem, Charge, ServiceLine } from "./index.ts";

/** These fields are left out, because a masked address or number does not parse as one. */
const CONTACT_DETAILS: ReadonlySet<string> = new Set(["email", "phone"]);

type Masked = Pick<Charge, "personalFields"> &
  Partial<Pick<RecordedCharge<never, never, never>, "foundBy" | "normaliseNumber">>;

/**
 * Prepares a row, record or line on the wire for the public: it masks the texts that lead to a person, and leaves out all other
 * personal data. A bill that a person's number finds shows nothing of such a text. Otherwise anyone who tries identity numbers would
 * learn whose they are.
 * @param typed the normalised number of a search. Its caller knows it, so a text that is equal to it stays
 */
export function maskNames(charge: Masked, wire: WireObject, typed?: string): WireObject {
  const mask = charge.foundBy === undefined ? maskText : () => HIDDEN;
  return Object.fromEntries(
    Object.entries(wire).flatMap(([field, value]) => {
      if (!charge.personalFields.includes(field)) return [[field, value]];
      if (typeof value !== "string" || CONTACT_DETAILS.has(field)) return [];
      const isTyped = typed !== undefined && charge.normaliseNumber?.(value) === typed;
      return [[field, isTyped ? value : mask(value)]];
    }),
  );
}

/** Masks a parsed record. Masking twice changes nothing more. */
export function maskedRecord<Recorded extends RecordFields>(
  charge: Pick<RecordedCharge<Recorded, CartItem, ServiceLine>, "personalFields" | "record" | "foundBy">,
  record: Recorded,
): Recorded {
  return charge.record.read(maskNames(charge, charge.record.write(record)));
}
