import { mask } from "superstruct";
import type { Client } from "./client.ts";
import { query } from "./query.ts";
import { readAnswer } from "./readAnswer.ts";
import { type Configuration, configurationDocument } from "./schemas/configuration.ts";

/**
 * The configuration, read at app start through /api/query (docs/specification.md, section 7).
 * @throws PortalError
 */
export async function readConfiguration(client: Client): Promise<Configuration> {
  const answer = await query(client, "metadata/configuration");
  return readAnswer(() => mask(answer, configurationDocument));
}
