import type { StatusToken } from "../domain/identifiers.ts";
import type { Client } from "./client.ts";
import { readPicture } from "./readPicture.ts";
import type { DigitalLicence } from "./schemas/digitalLicence.ts";

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
