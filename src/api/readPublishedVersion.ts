import { mask, object, record, string } from "superstruct";
import type { PublishedVersion } from "../domain/embed/snippets.ts";
import { text } from "../domain/schemas/limits.ts";
import type { Client } from "./client.ts";
import { PortalError, readAnswer } from "./fault.ts";

/** The version of the elements, and the hash of each of its scripts and style sheets (docs/publishing.md). */
const publishedVersion = object({
  version: text({ pattern: /^\d+\.\d+\.\d+[\w.+-]*$/ }),
  files: record(string(), text({ pattern: /^sha384-[A-Za-z0-9+/]{64}$/ })),
});

/** GET /widgets/integrity.json: the version that pages can pin. @throws PortalError */
export async function readPublishedVersion(client: Client, signal: AbortSignal): Promise<PublishedVersion> {
  const answer = await client.get("widgets/integrity.json", { signal });
  const { version, files } = readAnswer(() => mask(answer, publishedVersion));
  const { "kaunter.js": integrity, "kaunter.css": sheetIntegrity } = files;
  if (integrity === undefined || sheetIntegrity === undefined) throw new PortalError({ kind: "unreadable" });
  return { version, integrity, sheetIntegrity };
}
