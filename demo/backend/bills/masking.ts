import type { Charge } from "../../../src/charges/index.ts";
import { maskText } from "../../../src/domain/mask.ts";
import type { WireObject } from "../../../src/domain/structs.ts";

/** No masked address or number reads back as one: they are left out. */
const CONTACT_DETAILS: ReadonlySet<string> = new Set(["email", "phone"]);

/** A row, record or line on the wire as the public may see it: its people's names masked, whatever else is theirs left out (design, section 5). */
export function maskNames({ nameFields }: Pick<Charge, "nameFields">, wire: WireObject): WireObject {
  return Object.fromEntries(
    Object.entries(wire).flatMap(([field, value]) => {
      if (!nameFields.includes(field)) return [[field, value]];
      return typeof value === "string" && !CONTACT_DETAILS.has(field) ? [[field, maskText(value)]] : [];
    }),
  );
}
