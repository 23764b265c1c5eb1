import { create } from "superstruct";
import type { Client } from "./client.ts";
import { readAnswer } from "./fault.ts";
import { type SiteVerification, siteVerification } from "./schemas/councils/siteVerification.ts";

/**
 * POST /api/site/verification: the portal looks for the verification file of a council's site.
 * @param origin as a person typed it
 * @throws PortalError
 */
export async function verifySite(client: Client, origin: string): Promise<SiteVerification> {
  const answer = await client.post("api/site/verification", { origin });
  return readAnswer(() => create(answer, siteVerification));
}
