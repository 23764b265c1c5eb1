import { mask } from "superstruct";
import type { Client } from "./client.ts";
import { readAnswer } from "./fault.ts";
import { type Configuration, configurationDocument } from "./schemas/configuration.ts";

/**
 * Reads the configuration through /api/query, at the app's start (rule 7.7).
 * @throws PortalError
 */
export async function readConfiguration(client: Client): Promise<Configuration> {
  const answer = await client.query("metadata/configuration");
  return readAnswer(() => mask(answer, configurationDocument));
}
