import { type Infer, is, object, optional, refine, type } from "superstruct";
import { councilContact } from "../../api/schemas/councils/councilContact.ts";
import { licenceSigner } from "../../api/schemas/digitalLicence.ts";
import { COUNCIL_CODES, type CouncilCode } from "../../domain/councils.ts";
import { councilCode } from "../../domain/schemas/identifierStructs.ts";
import type { DocumentStore, StoredDocument } from "../databases/documentStore.ts";
import { attachmentOf, photo } from "../records/photo.ts";

/**
 * A council's logo, its contact, and the signer of its licences with a signature. One document of `metadata` stores them, the
 * pictures as attachments.
 */

export const COUNCIL_PICTURES = ["logo", "signature"] as const;

export type CouncilPicture = (typeof COUNCIL_PICTURES)[number];

/** The input of `npm run council`. A missing value stays as it is stored, but a new name of the signer removes the former signature. */
export const givenCouncilPrint = refine(
  object({
    council: councilCode,
    logo: optional(photo),
    signature: optional(photo),
    signer: optional(licenceSigner),
    contact: optional(councilContact),
  }),
  "a logo, a signature, a signer or a contact",
  ({ logo, signature, signer, contact }) =>
    [logo, signature, signer, contact].some((given) => given !== undefined),
);

export type GivenCouncilPrint = Infer<typeof givenCouncilPrint>;

const withSigner = type({ signer: licenceSigner });

export const councilPrintId = (council: CouncilCode): string => `council_print:${council}`;

export interface CouncilPrint {
  readonly signer: Infer<typeof licenceSigner> | undefined;
  has(picture: CouncilPicture): boolean;
}

export async function readCouncilPrint(metadata: DocumentStore, council: CouncilCode): Promise<CouncilPrint> {
  const stored = await metadata.read(councilPrintId(council));
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
  return metadata.readAttachment(councilPrintId(council), picture);
}

/** The councils that stored a logo. */
export async function councilsWithLogo(metadata: DocumentStore): Promise<readonly CouncilCode[]> {
  const prints = await metadata.readAll(COUNCIL_CODES.map(councilPrintId));
  const ids = new Set(prints.filter((stored) => hasAttachment(stored, "logo")).map(({ _id }) => _id));
  return COUNCIL_CODES.filter((code) => ids.has(councilPrintId(code)));
}

/** @returns false when the council has a document already, which stays as it is */
export async function addCouncilPrint(metadata: DocumentStore, given: GivenCouncilPrint): Promise<boolean> {
  const { council, signer, contact } = given;
  const revision = await metadata.write({
    _id: councilPrintId(council),
    type: "council_print",
    council,
    ...(signer !== undefined && { signer }),
    ...(contact !== undefined && { contact }),
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
