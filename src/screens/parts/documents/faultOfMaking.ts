import { type Fault, PortalError } from "../../../api/fault.ts";

/** A part of the program that cannot be fetched has no words of its own: without a network it is that, else it is our fault. */
export function faultOfMaking(error: unknown): Fault {
  if (error instanceof PortalError) return error.fault;
  return { kind: navigator.onLine ? "unreadable" : "offline" };
}
