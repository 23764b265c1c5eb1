import { object, optional, string } from "superstruct";
import type { CouncilKey } from "../../api/schemas/councils/councilKey.ts";
import type { CouncilCode } from "../../domain/councils.ts";
import { councilCode } from "../../domain/schemas/identifierStructs.ts";
import { instant } from "../../domain/schemas/instantStruct.ts";
import { changeByAct, noteRecorded } from "../audit/auditLog.ts";
import type { Clock } from "../clock.ts";
import { sha256 } from "../crypto.ts";
import { changeDocument, type DocumentStore, type StoredDocument } from "../databases/documentStore.ts";
import { readStored } from "../databases/readStored.ts";
import type { Services } from "../services.ts";

/**
 * The keys with which a council's program reads the council's remittances, and nothing else. The database holds only their hashes,
 * so a reader of the database has no key.
 */

const keyDocument = object({
  council: councilCode,
  /** The key's user, in the central team's words. */
  name: string(),
  created_at: instant,
  /** The officer or the command. Keys of the time before this was noted have none. */
  created_by: optional(string()),
  /** The first use of the last day on which it was used. */
  last_used_at: optional(instant),
  revoked_at: optional(instant),
});

export const COUNCIL_KEYS = "council_key:";

/** One council has few keys. */
const MOST = 1000;

const ID_LENGTH = 8;

/** Who creates and revokes keys on the server's machine. */
const KEY_COMMAND = "npm run remittance";

/**
 * @param by the officer or the command
 * @returns the key, which is shown once and never stored
 */
export async function createCouncilKey(
  { databases, clock, random }: Pick<Services, "databases" | "clock" | "random">,
  {
    council,
    name,
    by = KEY_COMMAND,
  }: { readonly council: CouncilCode; readonly name: string; readonly by?: string },
): Promise<{ readonly id: string; readonly key: string }> {
  const key = `kaunter_${council}_${random(32).toString("base64url")}`;
  const hash = sha256(key);
  const id = hash.slice(0, ID_LENGTH);
  const at = clock.now().toISOString();
  const last_act = { at, by, what: "council_key_created", target: `${council}: ${id}` } as const;
  await databases.handles.write({
    _id: `${COUNCIL_KEYS}${council}:${hash}`,
    type: "council_key",
    council,
    name,
    created_at: at,
    created_by: by,
    last_act,
  });
  await noteRecorded(databases, last_act);
  return { id, key };
}

/** A council's keys, also the revoked ones. */
export async function listCouncilKeys(
  handles: DocumentStore,
  council: CouncilCode,
): Promise<readonly CouncilKey[]> {
  const documents = await handles.list({ prefix: `${COUNCIL_KEYS}${council}:`, limit: MOST });
  return documents.map((document) => {
    const {
      name,
      created_at,
      created_by = null,
      last_used_at = null,
      revoked_at = null,
    } = readStored(document, keyDocument);
    return { id: idOf(document), name, created_at, created_by, last_used_at, revoked_at };
  });
}

/** @returns whether the council has this key. A key that was revoked before stays so. */
export async function revokeCouncilKey(
  { databases, clock }: Pick<Services, "databases" | "clock">,
  {
    council,
    id,
    by = KEY_COMMAND,
  }: { readonly council: CouncilCode; readonly id: string; readonly by?: string },
): Promise<boolean> {
  const { handles } = databases;
  const documents = await handles.list({ prefix: `${COUNCIL_KEYS}${council}:`, limit: MOST });
  const found = documents.find((document) => idOf(document) === id);
  if (found === undefined) return false;
  const revoked_at = clock.now().toISOString();
  const act = { at: revoked_at, by, what: "council_key_revoked", target: `${council}: ${id}` } as const;
  let isRevoked = false;
  await changeByAct(databases, { store: handles, id: found._id, act }, (stored) => {
    isRevoked = stored.revoked_at === undefined;
    return isRevoked ? { ...stored, revoked_at } : undefined;
  });
  if (isRevoked) await noteRecorded(databases, act);
  return true;
}

/**
 * Whether a caller's key opens this council's remittances. Notes the use, once a day.
 * @param key "" when the caller sent none
 */
export async function opensCouncil(
  handles: DocumentStore,
  clock: Clock,
  { council, key }: { readonly council: CouncilCode; readonly key: string },
): Promise<boolean> {
  const id = `${COUNCIL_KEYS}${council}:${sha256(key)}`;
  const document = key === "" ? undefined : await handles.read(id);
  if (document === undefined) return false;
  const { revoked_at, last_used_at } = readStored(document, keyDocument);
  if (revoked_at !== undefined) return false;
  const now = clock.now().toISOString();
  if (last_used_at?.slice(0, DAY_LENGTH) !== now.slice(0, DAY_LENGTH))
    await changeDocument(handles, id, (stored) => ({ ...stored, last_used_at: now }));
  return true;
}

/** The length of "2026-11-23". */
const DAY_LENGTH = 10;

function idOf({ _id }: StoredDocument): string {
  return _id.slice(_id.lastIndexOf(":") + 1).slice(0, ID_LENGTH);
}
