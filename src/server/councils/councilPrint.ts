import { type Infer, is, object, optional, refine, type } from "superstruct";
import { licenceSigner } from "../../api/schemas/digitalLicence.ts";
import { COUNCIL_CODES, type CouncilCode } from "../../domain/councils.ts";
import { councilCode } from "../../domain/schemas/identifierStructs.ts";
import { changeDocument, type DocumentStore, type StoredDocument } from "../databases/documentStore.ts";
import { attachmentOf, photo } from "../records/photo.ts";

/** A council's logo, and the signer of its licences with a signature. `metadata` stores them, the pictures as attachments. */

export type CouncilPicture = "logo" | "signature";

/** The input of `npm run council`. A missing value stays as it is stored. */
export const givenCouncilPrint = refine(
  object({
    council: councilCode,
    logo: optional(photo),
    signature: optional(photo),
    signer: optional(licenceSigner),
  }),
  "a logo, a signature or a signer",
  ({ logo, signature, signer }) => [logo, signature, signer].some((given) => given !== undefined),
);

export type GivenCouncilPrint = Infer<typeof givenCouncilPrint>;

const withSigner = type({ signer: licenceSigner });

const idOf = (council: CouncilCode): string => `council_print:${council}`;

export interface CouncilPrint {
  readonly signer: Infer<typeof licenceSigner> | undefined;
  has(picture: CouncilPicture): boolean;
}

export async function readCouncilPrint(metadata: DocumentStore, council: CouncilCode): Promise<CouncilPrint> {
  const stored = await metadata.read(idOf(council));
  return {
    signer: is(stored, withSigner) ? stored.signer : undefined,
    has: (picture) => hasAttachment(stored, picture),
  };
}

export function hasAttachment(stored: StoredDocument | undefined, name: string): boolean {
  const attachments = stored?._attachments;
  return typeof attachments === "object" && attachments !== null && Object.hasOwn(attachments, name);
}

export function readCouncilPicture(
  metadata: DocumentStore,
  council: CouncilCode,
  picture: CouncilPicture,
): Promise<Uint8Array | undefined> {
  return metadata.readAttachment(idOf(council), picture);
}

/** The councils that stored a logo. */
export async function councilsWithLogo(metadata: DocumentStore): Promise<readonly CouncilCode[]> {
  const prints = await metadata.readAll(COUNCIL_CODES.map(idOf));
  const ids = new Set(prints.filter((stored) => hasAttachment(stored, "logo")).map(({ _id }) => _id));
  return COUNCIL_CODES.filter((code) => ids.has(idOf(code)));
}

/** Overwrites the stored values with the given ones. */
export async function keepCouncilPrint(metadata: DocumentStore, given: GivenCouncilPrint): Promise<void> {
  if (await addCouncilPrint(metadata, given)) return;
  const { council, signer } = given;
  await changeDocument(metadata, idOf(council), (stored) => ({
    ...stored,
    ...(signer !== undefined && { signer }),
    _attachments: { ...Object(stored._attachments), ...attachmentsOf(given) },
  }));
}

/** @returns false when the council has a document already, which stays as it is */
export async function addCouncilPrint(metadata: DocumentStore, given: GivenCouncilPrint): Promise<boolean> {
  const { council, signer } = given;
  const revision = await metadata.write({
    _id: idOf(council),
    type: "council_print",
    council,
    ...(signer !== undefined && { signer }),
    _attachments: attachmentsOf(given),
  });
  return revision !== undefined;
}

function attachmentsOf({ logo, signature }: GivenCouncilPrint): object {
  return {
    ...(logo !== undefined && { logo: attachmentOf(logo) }),
    ...(signature !== undefined && { signature: attachmentOf(signature) }),
  };
}
