import { isDeepStrictEqual } from "node:util";
import { array, type Infer, nullable, object, optional, string, type } from "superstruct";
import { councilContact } from "../../api/schemas/councils/councilContact.ts";
import {
  type CouncilData,
  type CouncilDataAnswer,
  MOST_DOMAINS,
  MOST_ORIGINS,
  siteDomain,
  siteOrigin,
} from "../../api/schemas/councils/councilData.ts";
import { licenceSigner } from "../../api/schemas/digitalLicence.ts";
import type { CouncilCode } from "../../domain/councils.ts";
import { list } from "../../domain/schemas/limits.ts";
import { noteLastAct, noteRecorded } from "../audit/auditLog.ts";
import { type Clock, systemClock } from "../clock.ts";
import { NO_REVISION } from "../configuration/changeConfiguration.ts";
import { keepChange, lastOf, readCouncilChange } from "../configuration/changes.ts";
import { sha256 } from "../crypto.ts";
import type { Databases } from "../databases/databases.ts";
import type { DocumentStore, NewDocument, StoredDocument } from "../databases/documentStore.ts";
import { readStored } from "../databases/readStored.ts";
import { missing, Refusal } from "../http/refusal.ts";
import { attachmentOf, photo } from "../records/photo.ts";
import { verifiedSitesOf } from "../siteVerification/verifiedSites.ts";
import {
  COUNCIL_PICTURES,
  type CouncilPicture,
  councilPrintId,
  type GivenCouncilPrint,
  hasAttachment,
  readCouncilPicture,
} from "./councilPrint.ts";

/** A change of a council's data. A field that is left out stays, and null removes it. A picture is in base64. */
export const councilChange = object({
  contact: optional(nullable(councilContact)),
  signer: optional(nullable(licenceSigner)),
  logo: optional(nullable(photo)),
  signature: optional(nullable(photo)),
  origins: optional(list(siteOrigin, { max: MOST_ORIGINS })),
  domains: optional(list(siteDomain, { max: MOST_DOMAINS })),
});

export type CouncilChange = Infer<typeof councilChange>;

/** POST /api/admin/councils/{council}. The revision is the one that the person saw. */
export const councilChangeRequest = object({ revision: string(), change: councilChange });

const councilDocument = type({
  contact: optional(councilContact),
  signer: optional(licenceSigner),
  origins: optional(array(siteOrigin)),
  domains: optional(array(siteDomain)),
});

type Field = keyof CouncilData;

/** Fields that the document holds as they are. The pictures are attachments. */
const PLAIN_FIELDS = ["contact", "signer", "origins", "domains"] as const satisfies readonly Field[];

export async function readCouncilData(
  metadata: DocumentStore,
  council: CouncilCode,
): Promise<CouncilDataAnswer> {
  const stored = await metadata.read(councilPrintId(council));
  return {
    revision: stored?._rev ?? NO_REVISION,
    data: await dataOf(metadata, council, stored),
    sites: [...(await verifiedSitesOf(metadata, council))],
  };
}

async function dataOf(
  metadata: DocumentStore,
  council: CouncilCode,
  stored: StoredDocument | undefined,
): Promise<CouncilData> {
  const {
    contact = null,
    signer = null,
    origins = [],
    domains = [],
  } = readStored(stored ?? {}, councilDocument);
  const hashOf = async (picture: CouncilPicture) => {
    const content = hasAttachment(stored, picture)
      ? await readCouncilPicture(metadata, council, picture)
      : undefined;
    return content === undefined ? null : sha256(content);
  };
  return {
    contact,
    signer,
    origins,
    domains,
    logo: await hashOf("logo"),
    signature: await hashOf("signature"),
  };
}

/** Who changes the data of a council, and from which revision. Without a revision, the change applies to the current one. */
export interface CouncilChanger {
  readonly by: string;
  readonly revision?: string;
}

/**
 * Changes the given fields of a council's data, and records who changed what. A new name of the signer removes the signature of
 * the former one, unless the change has the new signature. A picture that is replaced is kept, so that the change can be undone.
 * @returns the names of the fields that changed
 * @throws Refusal 409 `changed_meanwhile` with who changed the data since the revision
 */
export async function changeCouncil(
  databases: Pick<Databases, "metadata" | "audit">,
  clock: Clock,
  council: CouncilCode,
  given: CouncilChange,
  { by, revision }: CouncilChanger,
): Promise<readonly Field[]> {
  const { metadata } = databases;
  const _id = councilPrintId(council);
  for (;;) {
    const stored = await metadata.read(_id);
    const replaced = stored?._rev ?? NO_REVISION;
    if (revision !== undefined && revision !== replaced)
      throw new Refusal(409, "changed_meanwhile", { details: lastOf(stored?.last_change) });
    const before = await dataOf(metadata, council, stored);
    const change = withSignature(given, before);
    const after = changed(before, change);
    const fields = FIELDS.filter((field) => !isDeepStrictEqual(before[field], after[field]));
    if (fields.length === 0) return [];

    // a crash may have left the last change out of the record of changes and the audit log
    await keepChange(metadata, stored?.last_change, council);
    await noteLastAct(databases, stored);
    for (const picture of COUNCIL_PICTURES)
      if (fields.includes(picture)) await keepPicture(metadata, council, picture, before[picture]);
    const last_change = {
      at: clock.now().toISOString(),
      by,
      replaced,
      changed: fields.map((field) => ({ field, from: before[field], to: after[field] })),
    };
    const { at } = last_change;
    const last_act = { at, by, what: "council_changed", target: `${council}: ${fields.join(", ")}` } as const;
    const { contact: _contact, signer: _signer, _attachments, ...others }: NewDocument = stored ?? { _id };
    const plain = PLAIN_FIELDS.flatMap((field) => (after[field] === null ? [] : [[field, after[field]]]));
    const isWritten = await metadata.write({
      ...others,
      _id,
      type: "council_print",
      council,
      ...Object.fromEntries(plain),
      last_change,
      last_act,
      _attachments: attachmentsWith(_attachments, change),
    });
    // another person changed the data in between, so start again with the new document
    if (!isWritten) continue;
    await keepChange(metadata, last_change, council);
    await noteRecorded(databases, last_act);
    return fields;
  }
}

const FIELDS = [...PLAIN_FIELDS, ...COUNCIL_PICTURES];

function withSignature(given: CouncilChange, { signer }: CouncilData): CouncilChange {
  const isNewName = given.signer !== undefined && given.signer?.name !== signer?.name && signer !== null;
  return isNewName && given.signature === undefined ? { ...given, signature: null } : given;
}

function changed(before: CouncilData, change: CouncilChange): CouncilData {
  const {
    contact = before.contact,
    signer = before.signer,
    origins = before.origins,
    domains = before.domains,
  } = change;
  const hashOf = (picture: CouncilPicture) => {
    const content = change[picture];
    if (content === undefined) return before[picture];
    return content === null ? null : sha256(new Uint8Array(Buffer.from(content, "base64")));
  };
  return { contact, signer, origins, domains, logo: hashOf("logo"), signature: hashOf("signature") };
}

function attachmentsWith(stored: unknown, change: CouncilChange): object {
  const attachments = new Map<string, unknown>(Object.entries(Object(stored)));
  for (const picture of COUNCIL_PICTURES) {
    const content = change[picture];
    if (content === null) attachments.delete(picture);
    else if (content !== undefined) attachments.set(picture, attachmentOf(content));
  }
  return Object.fromEntries(attachments);
}

const KEPT = "picture";

const keptId = (council: CouncilCode, hash: string): string => `council_picture:${council}:${hash}`;

async function keepPicture(
  metadata: DocumentStore,
  council: CouncilCode,
  picture: CouncilPicture,
  hash: string | null,
): Promise<void> {
  const content = hash === null ? undefined : await readCouncilPicture(metadata, council, picture);
  if (content === undefined) return;
  // false means that this picture was replaced before
  await metadata.write({
    _id: keptId(council, sha256(content)),
    type: "council_picture",
    council,
    _attachments: { [KEPT]: attachmentOf(Buffer.from(content).toString("base64")) },
  });
}

/**
 * The change that takes an earlier one back.
 * @throws Refusal 404 when the council has no such change
 */
export async function undoingOf(
  metadata: DocumentStore,
  council: CouncilCode,
  id: string,
): Promise<CouncilChange> {
  const change = await readCouncilChange(metadata, council, id);
  if (change === undefined) throw missing();
  const values = await Promise.all(
    change.changed.map(async ({ field, from }) => [
      field,
      COUNCIL_PICTURES.some((picture) => picture === field) && typeof from === "string"
        ? await keptPicture(metadata, council, from)
        : (from ?? null),
    ]),
  );
  return readStored(Object.fromEntries(values), councilChange);
}

async function keptPicture(metadata: DocumentStore, council: CouncilCode, hash: string): Promise<string> {
  const content = await metadata.readAttachment(keptId(council, hash), KEPT);
  if (content === undefined) throw missing();
  return Buffer.from(content).toString("base64");
}

/** The name of the command in the record of changes and in the audit log. */
const COUNCIL_COMMAND = "npm run council";

/** The answer to the command: the names of the fields that changed. */
export const councilPrintKept = object({ changed: array(string()) });

/** Overwrites the stored values with those of the command. */
export async function keepCouncilPrint(
  databases: Pick<Databases, "metadata" | "audit">,
  { council, ...change }: GivenCouncilPrint,
  clock: Clock = systemClock,
): Promise<{ readonly changed: readonly string[] }> {
  return { changed: await changeCouncil(databases, clock, council, change, { by: COUNCIL_COMMAND }) };
}
