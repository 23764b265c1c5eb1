import type { CouncilCode } from "../domain/councils.ts";
import type { Client } from "./client.ts";
import { readPicture } from "./readPicture.ts";

/**
 * A council's logo as a data URL: GET /api/getAttachments/metadata/logo/{council}.png (docs/specification.md, section 7).
 * @returns undefined where it cannot be had, whatever the reason: a receipt says the same without it
 */
export async function readCrest(client: Client, council: CouncilCode): Promise<string | undefined> {
  try {
    return await readPicture(client, `api/getAttachments/metadata/logo/${council}.png`);
  } catch {
    return undefined;
  }
}
