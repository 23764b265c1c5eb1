import { type Fault, PortalError } from "../../../api/fault.ts";

/**
 * Returns the fault of a document that could not be made. An error without a fault comes from code that could not be fetched: the
 * device is offline, or it is our error.
 */
export function faultOfMaking(error: unknown): Fault {
  if (error instanceof PortalError) return error.fault;
  return { kind: navigator.onLine ? "unreadable" : "offline" };
}
