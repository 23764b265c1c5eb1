import { type Infer, mask } from "superstruct";
import type { Client } from "./client.ts";
import { readAnswer } from "./fault.ts";
import { testPortalFields } from "./schemas/testPortalFields.ts";

/**
 * Reads which test portal a portal names, and whether it is one itself.
 * @throws PortalError
 */
export async function readTestPortal(
  client: Client,
  signal?: AbortSignal,
): Promise<Infer<typeof testPortalFields>> {
  const answer = await client.query("metadata/configuration", { signal });
  return readAnswer(() => mask(answer, testPortalFields));
}
