import type { ServiceLine } from "../charges/index.ts";
import { isUnreadable } from "../charges/unreadable.ts";
import type { Sen } from "../domain/money.ts";
import type { Reason } from "./schemas/failure.ts";

/**
 * Everything that can go wrong with a call. The list is closed, and each entry has texts in three languages (`errors.kind.<kind>`
 * and `errors.reason.<reason>`). No text says anything about money: only the payment's state says whether it was paid.
 */
export type Fault =
  /** The device has no network. */
  | { readonly kind: "offline" }
  /** No answer in time. The server may have acted all the same. */
  | { readonly kind: "timeout" }
  /** The browser could not reach the server, or lost its answer. */
  | { readonly kind: "unreachable" }
  /** The portal does not know this page's site and refuses its calls. */
  | { readonly kind: "site_unknown" }
  /** The server cannot serve now. Retry after the given seconds, if any. */
  | { readonly kind: "unavailable"; readonly retryAfter?: number; readonly reference?: string }
  /** Too many calls from this browser. Retry after the given seconds. */
  | { readonly kind: "busy"; readonly retryAfter?: number }
  /** The configuration closes the counter. */
  | { readonly kind: "closed" }
  | { readonly kind: "missing" }
  /** A refusal with a reason that we have a text for. */
  | { readonly kind: "refused"; readonly reason: Reason; readonly reference?: string }
  /** The 409 of createPayment. */
  | ({ readonly kind: "amount_changed" } & ChangedAmounts)
  /** An answer that does not match its schema. */
  | { readonly kind: "unreadable"; readonly reference?: string };

/** The current lines and their sum. Null marks a line that cannot be paid any more as requested. */
export interface ChangedAmounts {
  readonly lines: readonly (ServiceLine | null)[];
  readonly amount: Sen;
}

export type FaultKind = Fault["kind"];

export class PortalError extends Error {
  override readonly name = "PortalError";
  readonly fault: Fault;
  /** The HTTP status of a refusing answer. Absent without an answer, and when a successful answer could not be parsed. */
  readonly status: number | undefined;
  /** The unparsed body of a refusing answer, for callers that know other shapes than the agreed one. */
  readonly body: unknown;

  constructor(fault: Fault, cause?: unknown, status?: number, body?: unknown) {
    super(fault.kind, { cause });
    this.fault = fault;
    this.status = status;
    this.body = body;
  }
}

/** Returns the fault of any thrown value. Anything but a PortalError is our own defect, shown as an unreadable answer. */
export function faultOf(error: unknown): Fault {
  return error instanceof PortalError ? error.fault : { kind: "unreadable" };
}

export function statusOf(error: unknown): number | undefined {
  return error instanceof PortalError ? error.status : undefined;
}

/** Parses an answer. When it does not match its schema, the citizen gets an error text and the page does not crash. */
export function readAnswer<Value>(read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    if (isUnreadable(error)) throw new PortalError({ kind: "unreadable" }, error);
    throw error;
  }
}

/**
 * Loads the code that a call needs. The caller sees a failed load as a failed call.
 * @throws PortalError when the code cannot be loaded
 */
export async function fetchPart<Part>(fetch: () => Promise<Part>): Promise<Part> {
  try {
    return await fetch();
  } catch (error) {
    throw new PortalError(navigator.onLine ? { kind: "unreachable" } : { kind: "offline" }, error);
  }
}
