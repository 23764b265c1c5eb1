import type { Bill } from "../../../src/charges/index.ts";
import { maskText } from "../../../src/domain/mask.ts";
import type { WireObject } from "../../../src/domain/structs.ts";

/** A row, record or line on the wire with its people's names masked (design, section 5). */
export function maskNames(charge: Pick<Bill, "nameFields">, wire: WireObject): WireObject {
  return Object.fromEntries(
    Object.entries(wire).map(([field, value]) => [
      field,
      charge.nameFields.includes(field) && typeof value === "string" ? maskText(value) : value,
    ]),
  );
}
