import { storageName } from "../payment/pageMode.ts";
import { isOnSharedComputer, whenForgotten } from "../payment/sharedComputer.ts";

/** Remembers the messages that the citizen has closed in this browser. It keeps the latest one of each kind. */

export type MessageKind = "alert" | "banner" | "covid";

const keyOf = (kind: MessageKind) => storageName(`kaunter.closed-${kind}`);

const inMemory = new Map<MessageKind, string>();

whenForgotten(() => inMemory.clear());

/**
 * Whether the citizen has closed the message in this browser, or, on a shared computer or without storage, on this page.
 * @param message identifies the message within its kind, such as a payment's id or the text
 */
export function isClosed(kind: MessageKind, message: string): boolean {
  if (inMemory.get(kind) === message) return true;
  if (isOnSharedComputer()) return false;
  try {
    return localStorage.getItem(keyOf(kind)) === message;
  } catch {
    return false;
  }
}

/** Closes a message until another one of its kind is closed. */
export function closeMessage(kind: MessageKind, message: string): void {
  inMemory.set(kind, message);
  if (isOnSharedComputer()) return;
  try {
    localStorage.setItem(keyOf(kind), message);
  } catch {
    // Storage is blocked or full. The message stays closed until the page is closed.
  }
}
