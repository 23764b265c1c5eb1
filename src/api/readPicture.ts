import { base64OfBytes } from "../domain/base64.ts";
import { pictureType } from "../domain/pictureType.ts";
import { bearer } from "./bearer.ts";
import type { Client } from "./client.ts";
import { faultOf, PortalError } from "./fault.ts";

/** 512 KiB. The portal stores no larger picture, because documents must stay small. */
const LARGEST = 512 * 1024;

/** Shorter than for other calls, because a document can do without its picture. */
const PATIENCE_MS = 8_000;

/**
 * Reads one of the portal's pictures as a data URL: a council's logo, an owner's photo, a signature (rules 7.13 to 7.15).
 * @param path of the call, below the portal's address
 * @param beside the status token of the payment that grants access, for pictures that not everybody may see
 * @returns undefined when there is no picture
 * @throws PortalError, `unreadable` when the answer is not a PNG or JPEG, has the wrong content type or is too large
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
