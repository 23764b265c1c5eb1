import { base64OfBytes } from "../domain/base64.ts";
import { pictureType } from "../domain/pictureType.ts";
import { bearer } from "./bearer.ts";
import type { Client } from "./client.ts";
import { faultOf, PortalError } from "./fault.ts";

/** A document with larger ones would be no light one: the portal keeps none of this size. */
const LARGEST = 512 * 1024;

/** A document can be made without its picture: nobody waits as long for it as for what they pay. */
const PATIENCE_MS = 8_000;

/**
 * A picture of the portal's as a data URL: a council's logo, an owner's photo, a signature (docs/specification.md, section 7).
 * @param path of its call, below the portal's address
 * @param beside the status token of the payment that lets it be seen, where not everybody may
 * @returns undefined where there is none
 * @throws PortalError, `unreadable` when what came is no PNG or JPEG, is called another kind or is too large
 */
export async function readPicture(
  client: Client,
  path: string,
  beside: { readonly token?: string | undefined; readonly signal?: AbortSignal | undefined } = {},
): Promise<string | undefined> {
  const { token, signal } = beside;
  try {
    return await dataUrlOf(
      await client.getBlob(path, { headers: bearer(token), signal, timeout: PATIENCE_MS }),
    );
  } catch (error) {
    if (faultOf(error).kind === "missing") return undefined;
    throw error;
  }
}

async function dataUrlOf(blob: Blob): Promise<string> {
  const bytes = blob.size <= LARGEST ? new Uint8Array(await blob.arrayBuffer()) : new Uint8Array();
  const type = pictureType(bytes);
  if (type === undefined || blob.type !== type) throw new PortalError({ kind: "unreadable" });
  return `data:${type};base64,${base64OfBytes(bytes)}`;
}
