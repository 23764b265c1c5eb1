import { base64OfBytes } from "../domain/base64.ts";
import type { CouncilCode } from "../domain/councils.ts";
import type { StatusToken } from "../domain/identifiers.ts";
import { pictureType } from "../domain/pictureType.ts";
import type { Client } from "./client.ts";
import { faultOf, PortalError } from "./fault.ts";
import type { DigitalLicence } from "./schemas/digitalLicence.ts";

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
    return await dataUrlOf(await client.getBlob(path, { token, signal, timeout: PATIENCE_MS }));
  } catch (error) {
    if (faultOf(error).kind === "missing") return undefined;
    throw error;
  }
}

async function dataUrlOf(blob: Blob): Promise<string> {
  return `data:${blob.type};base64,${base64OfBytes(await checkedBytes(blob))}`;
}

/** @throws PortalError, `unreadable` when the blob is not a PNG or JPEG of its own type, or is too large */
async function checkedBytes(blob: Blob): Promise<Uint8Array> {
  const bytes = blob.size <= LARGEST ? new Uint8Array(await blob.arrayBuffer()) : new Uint8Array();
  if (pictureType(bytes) !== blob.type) throw new PortalError({ kind: "unreadable" });
  return bytes;
}

/**
 * A bank's logo: GET /api/fpx/banks/logo.
 * @returns undefined after any failure, because a bank without its logo shows its initials
 */
export async function readBankLogo(
  client: Client,
  code: string,
  signal: AbortSignal,
): Promise<Blob | undefined> {
  try {
    const path = `api/fpx/banks/logo?id=${encodeURIComponent(code)}`;
    const logo = await client.getBlob(path, { signal, timeout: PATIENCE_MS });
    await checkedBytes(logo);
    return logo;
  } catch {
    return undefined;
  }
}

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

/** The pictures of a licence as data URLs. Undefined where the licence has none. */
export interface LicencePictures {
  readonly logo: string | undefined;
  readonly photo: string | undefined;
  readonly signature: string | undefined;
}

/**
 * Reads the pictures that a digital licence names (rules 7.13 to 7.15).
 * @throws PortalError when a picture could not be loaded. The caller must not confuse that with a missing picture
 */
export async function readLicencePictures(
  client: Client,
  { logo, picture, signature }: DigitalLicence,
  beside: { readonly token: StatusToken | undefined; readonly signal?: AbortSignal },
): Promise<LicencePictures> {
  const read = async (path: string | null | undefined) =>
    path ? await readPicture(client, path, beside) : undefined;
  const [crest, photo, signed] = await Promise.all([read(logo), read(picture), read(signature?.picture)]);
  return { logo: crest, photo, signature: signed };
}
