import { StructError } from "superstruct";

/** A line or an item names a charge type that is not taken here (docs/specification.md, section 8: invalid_payment_type). */
export class UnknownChargeError extends Error {
  override readonly name = "UnknownChargeError";
}

/** True when the reading failed because of what was read, not because of a fault of ours. */
export function isUnreadable(error: unknown): boolean {
  return error instanceof StructError || error instanceof UnknownChargeError;
}
