import { isUnreadable } from "../charges/unreadable.ts";
import { PortalError } from "./fault.ts";

/** Parses an answer. When it does not match its schema, the citizen gets an error text and the page does not crash. */
export function readAnswer<Value>(read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    if (isUnreadable(error)) throw new PortalError({ kind: "unreadable" }, error);
    throw error;
  }
}
