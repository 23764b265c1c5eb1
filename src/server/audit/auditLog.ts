import { randomBytes } from "node:crypto";
import { array, enums, type Infer, is, object, optional, string } from "superstruct";
import { AUDIT_KINDS } from "../../domain/auditKinds.ts";
import type { PaymentId } from "../../domain/identifiers.ts";
import { paymentId } from "../../domain/schemas/identifierStructs.ts";
import { instant } from "../../domain/schemas/instantStruct.ts";
import { sha256 } from "../crypto.ts";
import type { DocumentStore, NewDocument, StoredDocument } from "../databases/documentStore.ts";
import { startOfIds, utcRandom } from "../databases/utcRandom.ts";
import type { Services } from "../services.ts";

/**
 * The audit log: which member of the staff read or changed what of other people, and when. Its database is append-only: the server
 * writes new documents and never changes one. An entry names payments by their ids. Of the people behind them it holds nothing but
 * the masked addresses of a correction.
 */

/** An entry. */
export const auditEntry = object({
  at: instant,
  /** The name of the staff account, or of the command on the server's machine. */
  by: string(),
  what: enums(AUDIT_KINDS),
  /** What else was changed, such as the name of a staff account. Of a citizen at most an address, masked. */
  target: optional(string()),
  /** The payments whose data were read or changed. */
  payments: array(paymentId),
});

export type AuditEntry = Infer<typeof auditEntry>;

/**
 * Notes an access before its answer is sent, or an act when it is done. The ids begin with the time.
 * @throws Error when it cannot be written; then the caller must not answer with the data
 */
export async function note(
  { databases, clock, random }: Pick<Services, "databases" | "clock" | "random">,
  {
    by,
    what,
    payments = [],
    target,
  }: Omit<AuditEntry, "at" | "payments"> & { readonly payments?: readonly PaymentId[] },
): Promise<void> {
  const at = clock.now().toISOString();
  const entry: AuditEntry = {
    at,
    by,
    what,
    payments: [...payments],
    ...(target !== undefined && { target }),
  };
  const isWritten = await databases.audit.write({
    _id: utcRandom(clock, random)(),
    type: "audit_entry",
    ...entry,
  });
  if (!isWritten)
    throw new Error("the audit log has another entry with this random id: send the request again");
}

/** An act as a document holds it: the one that it changed, or the one that says where to look for it (pendingActs.ts). */
export const recordedAct = object({
  at: instant,
  by: string(),
  what: enums(AUDIT_KINDS),
  target: optional(string()),
  payments: optional(array(paymentId)),
});

type StoredAct = Infer<typeof recordedAct>;

export type RecordedAct = Readonly<Omit<StoredAct, "payments">> & {
  readonly payments?: readonly PaymentId[] | undefined;
};

/**
 * Notes the last act of a document (`last_act`), which the write of the act stored with it. A crash right after that write keeps
 * the entry out of the log. Then the next act on the document writes it, or the next round (completeAuditLog.ts).
 */
export async function noteLastAct(
  databases: AuditDatabase,
  document: Readonly<Record<string, unknown>> | undefined,
): Promise<void> {
  if (is(document?.last_act, recordedAct)) await noteRecorded(databases, document.last_act);
}

/**
 * Changes a document as `changeDocument` does, and lets it hold the act. First it notes the act before, which the new one replaces.
 * The caller notes the new one when it is done.
 */
export async function changeByAct(
  databases: AuditDatabase,
  { store, id, act }: { readonly store: DocumentStore; readonly id: string; readonly act: RecordedAct },
  change: (document: StoredDocument) => NewDocument | undefined,
): Promise<NewDocument | undefined> {
  for (;;) {
    const document = await store.read(id);
    if (document === undefined) return undefined;
    await noteLastAct(databases, document);
    const next = change(document);
    if (next === undefined) return document;
    if (await store.write({ ...next, last_act: act, _id: id, _rev: document._rev })) return next;
  }
}

/** Notes an act that a document holds already. Its entry is derived from the act, so that noting it again changes nothing. */
export async function noteRecorded(
  { audit }: AuditDatabase,
  act: RecordedAct,
  _id: string = entryId(act),
): Promise<void> {
  const { at, by, what, target, payments = [] } = act;
  const named = target === undefined ? {} : { target };
  // undefined means that the log has the entry
  await audit.write({ _id, type: "audit_entry", at, by, what, payments: [...payments], ...named });
}

/** The id of the entry of an act that its document holds. */
function entryId({ at, by, what, target, payments = [] }: RecordedAct): string {
  const named = target === undefined ? [] : [target];
  const digits = sha256(JSON.stringify([what, by, payments, ...named]));
  return `${startOfIds(new Date(at))}${digits.slice(0, RANDOM_DIGITS)}`;
}

/** A new id for the entry of an act at this time. Its random part tells nothing of the documents that the act changes. */
export function newEntryId(at: string): string {
  return `${startOfIds(new Date(at))}${randomBytes(RANDOM_DIGITS / 2).toString("hex")}`;
}

type AuditDatabase = Pick<Services["databases"], "audit">;

/** The hex digits of an id after its time. */
const RANDOM_DIGITS = 18;
