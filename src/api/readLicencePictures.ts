import type { StatusToken } from "../domain/identifiers.ts";
import type { Client } from "./client.ts";
import { readPicture } from "./readPicture.ts";
import type { DigitalLicence } from "./schemas/digitalLicence.ts";

/** The pictures of a licence as data URLs; one that there is none of is undefined. */
export interface LicencePictures {
  readonly logo: string | undefined;
  readonly photo: string | undefined;
  readonly signature: string | undefined;
}

/**
 * The pictures that a digital licence names, by their calls (docs/specification.md, section 7).
 * @throws PortalError when one could not be had: that it is missing is another thing, and nobody may take one for the other
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
