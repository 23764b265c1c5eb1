import type { ServiceLine } from "../charges/index.ts";
import type { Sen } from "../domain/money.ts";
import type { Reason } from "./schemas/failure.ts";

/**
 * Everything that can go wrong with a call: a closed list, each with a citizen's words in three languages
 * (`errors.kind.<kind>` and `errors.reason.<reason>` of the translations). None of them says anything about money: whether
 * a payment went through is told by its state alone.
 */
export type Fault =
  /** The device has no network. */
  | { readonly kind: "offline" }
  /** No answer within the time allowed; the server may still have acted. */
  | { readonly kind: "timeout" }
  /** The server could not be reached, or its answer was lost on the way. */
  | { readonly kind: "unreachable" }
  /** The portal says that it does not know the site of this page, whose calls it refuses. */
  | { readonly kind: "site_unknown" }
  /** The server is there and cannot serve now; try again after the seconds it named, if any. */
  | { readonly kind: "unavailable"; readonly retryAfter?: number; readonly reference?: string }
  /** Too many calls from here; try again after the seconds it named. */
  | { readonly kind: "busy"; readonly retryAfter?: number }
  /** The counter is closing (configuration). */
  | { readonly kind: "closed" }
  | { readonly kind: "missing" }
  /** A refusal with a reason that has words of its own. */
  | { readonly kind: "refused"; readonly reason: Reason; readonly reference?: string }
  /** createPayment's 409. */
  | ({ readonly kind: "amount_changed" } & ChangedAmounts)
  /** An answer that does not have the agreed form. */
  | { readonly kind: "unreadable"; readonly reference?: string };

/** The lines as they stand now, null for one that can no longer be paid so; and their sum. */
export interface ChangedAmounts {
  readonly lines: readonly (ServiceLine | null)[];
  readonly amount: Sen;
}

export type FaultKind = Fault["kind"];

export class PortalError extends Error {
  override readonly name = "PortalError";
  readonly fault: Fault;
  /** The HTTP status of the answer that refused; absent where none came, or one that was not refused could not be read. */
  readonly status: number | undefined;
  /** The body of the answer that refused, as it came, for a caller that knows more shapes of it than the agreed one. */
  readonly body: unknown;

  constructor(fault: Fault, cause?: unknown, status?: number, body?: unknown) {
    super(fault.kind, { cause });
    this.fault = fault;
    this.status = status;
    this.body = body;
  }
}

/** The fault of anything thrown: what is not a PortalError is a fault of ours, shown as an unreadable answer. */
export function faultOf(error: unknown): Fault {
  return error instanceof PortalError ? error.fault : { kind: "unreadable" };
}

/** The HTTP status of anything thrown, where there is one. */
export function statusOf(error: unknown): number | undefined {
  return error instanceof PortalError ? error.status : undefined;
}
