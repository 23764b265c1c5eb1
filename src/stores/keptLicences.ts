import { create, object, optional, string, unknown } from "superstruct";
import type { LicencePictures } from "../api/readPicture.ts";
import { type DigitalLicence, digitalLicenceCodec } from "../api/schemas/digitalLicence.ts";
import { isUnreadable } from "../charges/unreadable.ts";
import type { CouncilCode } from "../domain/councils.ts";
import { instantText } from "../domain/instant.ts";
import { type LicenceKey, licenceKeyText, readLicenceKey } from "../domain/licenceKey.ts";
import { text } from "../domain/schemas/limits.ts";
import { type Kept, keepOnDevice, keptOnDevice } from "./keptOnDevice.ts";

/** A digital licence with its pictures, as read from the server. It may have been renewed or revoked since. */
export interface KeptLicence {
  readonly key: LicenceKey;
  readonly licence: DigitalLicence;
  readonly pictures: LicencePictures;
  readonly readAt: Date;
}

const KIND = "licence";

/** The largest number of kept licences. Few, because each has pictures. */
const MOST = 10;

const picture = optional(text({ pattern: /^data:image\/(?:png|jpeg);base64,[A-Za-z0-9+/]+=*$/ }));

const written = object({
  key: string(),
  licence: unknown(),
  pictures: object({ logo: picture, photo: picture, signature: picture }),
});

export async function keepLicence(kept: KeptLicence): Promise<void> {
  const { key, licence, pictures, readAt } = kept;
  await keepOnDevice(
    {
      kind: KIND,
      key: `${licence.council}:${licenceKeyText(key)}`,
      document: { key: licenceKeyText(key), licence: digitalLicenceCodec.write(licence), pictures },
      read_at: instantText(readAt),
    },
    MOST,
  );
}

/** The licence as last read, if it is kept. */
export async function findLicence(council: CouncilCode, key: LicenceKey): Promise<KeptLicence | undefined> {
  const text = licenceKeyText(key);
  return (await keptLicences()).find(
    (kept) => kept.licence.council === council && licenceKeyText(kept.key) === text,
  );
}

/** All kept licences, the last read first. */
export async function keptLicences(): Promise<readonly KeptLicence[]> {
  return (await keptOnDevice(KIND)).flatMap(readRow);
}

/** Skips a licence that this version cannot read. */
function readRow({ document, read_at }: Kept): readonly KeptLicence[] {
  try {
    const row = create(document, written);
    const { logo, photo, signature } = row.pictures;
    const key = readLicenceKey(row.key);
    if (key === undefined) return [];
    const licence = digitalLicenceCodec.read(row.licence);
    return [{ key, licence, pictures: { logo, photo, signature }, readAt: new Date(read_at) }];
  } catch (error) {
    if (isUnreadable(error)) return [];
    throw error;
  }
}
