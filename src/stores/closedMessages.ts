import { isOnSharedComputer, whenForgotten } from "../payment/sharedComputer.ts";

/** Which messages the citizen has closed in this browser: of each kind the latest one, so one is enough. */

export type MessageKind = "alert" | "banner" | "covid";

const keyOf = (kind: MessageKind) => `kaunter.closed-${kind}`;

const inMemory = new Map<MessageKind, string>();

whenForgotten(() => inMemory.clear());

/**
 * True when the message was closed in this browser; where storage is blocked, and on a shared computer, on this page.
 * @param message what tells it from the next one of its kind: a payment's id, a text
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

/** This message stays closed until another one of its kind takes its place. */
export function closeMessage(kind: MessageKind, message: string): void {
  inMemory.set(kind, message);
  if (isOnSharedComputer()) return;
  try {
    localStorage.setItem(keyOf(kind), message);
  } catch {
    // Blocked or full: it stays closed as long as the page.
  }
}
