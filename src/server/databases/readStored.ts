import { mask, type Struct } from "superstruct";
import { isUnreadable } from "../../charges/unreadable.ts";

/** What is stored does not hold to its schema: a fault of ours, never of who asked. */
export class StoredDataError extends Error {
  override readonly name = "StoredDataError";
}

/**
 * Reads what a database holds by its schema; fields that the schema does not name are left out.
 * @throws StoredDataError
 */
export function readStored<Value>(value: unknown, schema: Struct<Value, unknown>): Value {
  return asStored(() => mask(value, schema));
}

/** The same for a reader that is more than a schema. */
export function asStored<Value>(read: () => Value): Value {
  try {
    return read();
  } catch (failure) {
    if (isUnreadable(failure)) throw new StoredDataError("the stored document is invalid");
    throw failure;
  }
}
