import { StructError } from "superstruct";

/** A line or an item has an unknown charge type (rule 8.8). */
export class UnknownChargeError extends Error {
  override readonly name = "UnknownChargeError";
}

/** Whether parsing failed because of the input, not because of a defect of ours. */
export function isUnreadable(error: unknown): boolean {
  return error instanceof StructError || error instanceof UnknownChargeError;
}
