import { isUnreadable } from "../charges/unreadable.ts";
import { PortalError } from "./fault.ts";

/** Reads an answer with its schema: one that does not have the agreed form is a fault with words, not a crash. */
export function readAnswer<Value>(read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    if (isUnreadable(error)) throw new PortalError({ kind: "unreadable" }, error);
    throw error;
  }
}
