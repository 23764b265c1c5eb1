import type { CouncilCode } from "../domain/councils.ts";
import type { Client } from "./client.ts";
import { readPicture } from "./readPicture.ts";

/**
 * A council's logo as a data URL: GET /api/getAttachments/metadata/logo/{council}.png (rule 7.14).
 * @returns undefined after any failure, because a receipt is complete without the logo
 */
export async function readCrest(client: Client, council: CouncilCode): Promise<string | undefined> {
  try {
    return await readPicture(client, `api/getAttachments/metadata/logo/${council}.png`);
  } catch {
    return undefined;
  }
}
