import { PortalError } from "./fault.ts";

/**
 * Fetches the part of the program that a call needs. To who waits for the call it is one with it.
 * @throws PortalError when it cannot be fetched
 */
export async function fetchPart<Part>(fetch: () => Promise<Part>): Promise<Part> {
  try {
    return await fetch();
  } catch (error) {
    throw new PortalError(navigator.onLine ? { kind: "unreachable" } : { kind: "offline" }, error);
  }
}
