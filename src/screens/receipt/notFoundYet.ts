import { faultOf, PortalError } from "../../api/fault.ts";

/**
 * What this browser left for the bank with, or came back from it with, exists: a server that does not find it just now has
 * not answered, and is asked again.
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
