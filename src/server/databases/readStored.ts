import { mask, type Struct } from "superstruct";
import { isUnreadable } from "../../charges/unreadable.ts";

/** A stored document breaks its schema. This is an error of ours, never of the caller. */
export class StoredDataError extends Error {
  override readonly name = "StoredDataError";
}

/**
 * Reads a stored value by its schema, and leaves out fields that the schema does not name.
 * @throws StoredDataError
 */
export function readStored<Value>(value: unknown, schema: Struct<Value, unknown>): Value {
  return asStored(() => mask(value, schema));
}

/** The same for a function that does more than check a schema. */
export function asStored<Value>(read: () => Value): Value {
  try {
    return read();
  } catch (failure) {
    if (isUnreadable(failure)) throw new StoredDataError("the stored document is invalid");
    throw failure;
  }
}

/** The value that `read` returns, or undefined when a stored document is unreadable, so that it hides no other one. */
export function ifReadable<Value>(read: () => Value): Value | undefined {
  try {
    return read();
  } catch (failure) {
    if (failure instanceof StoredDataError) return undefined;
    throw failure;
  }
}
