import { faultOf, PortalError } from "../../api/fault.ts";

/**
 * Reads a payment that must exist, because this browser left for the bank with it or came back with its handle. "Not found"
 * therefore counts as no answer, and the caller asks again.
 * @throws PortalError `unavailable` in place of `missing`
 */
export async function notFoundYet<Found>(finding: Promise<Found>): Promise<Found> {
  try {
    return await finding;
  } catch (error) {
    if (faultOf(error).kind === "missing") throw new PortalError({ kind: "unavailable" }, error);
    throw error;
  }
}
