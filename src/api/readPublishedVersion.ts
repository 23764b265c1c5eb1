import { mask } from "superstruct";
import type { PublishedVersion } from "../domain/embed/snippets.ts";
import type { Client } from "./client.ts";
import { PortalError } from "./fault.ts";
import { readAnswer } from "./readAnswer.ts";
import { publishedVersion } from "./schemas/publishedVersion.ts";

/** GET /widgets/integrity.json: the version that pages may pin. @throws PortalError */
export async function readPublishedVersion(client: Client, signal: AbortSignal): Promise<PublishedVersion> {
  const answer = await client.get("widgets/integrity.json", { signal });
  const { version, files } = readAnswer(() => mask(answer, publishedVersion));
  const integrity = files["kaunter.js"];
  if (integrity === undefined) throw new PortalError({ kind: "unreadable" });
  return { version, integrity };
}
