import { PortalError } from "./fault.ts";

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
