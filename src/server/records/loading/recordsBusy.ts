import type { DocumentStore, StoredDocument } from "../../databases/documentStore.ts";
import { marksOf } from "../visible.ts";
import { readLoad, scopeId } from "./loadDocuments.ts";

/** A load changes the records now, so nothing else may write them. The message is for a person, in English. */
export class RecordsBusy extends Error {
  override readonly name = "RecordsBusy";

  constructor(scopes: readonly string[], since: string) {
    super(
      `A load of ${scopes.map((scope) => scope.replace(":", " ")).join(", ")} began at ${since} and has not ended. Send the records again when it has ended, or give it up with npm run load -- <file> --discard.`,
    );
  }
}

/** @param scopes "<council>:<charge type>" of the records to write. @throws RecordsBusy when a load changes records of one */
export async function requireNoLoad(records: DocumentStore, scopes: readonly string[]): Promise<void> {
  for (const { load } of await records.readAll(scopes.map(scopeId)))
    await requireEnded(records, String(load));
}

/**
 * The same for one record. A load that begins after `requireNoLoad` marks the record before it changes it.
 * @throws RecordsBusy
 */
export async function requireUnmarked(records: DocumentStore, stored: StoredDocument): Promise<void> {
  const { added_by, next } = marksOf(stored);
  for (const load of [added_by, next?.load]) if (load !== undefined) await requireEnded(records, load);
}

async function requireEnded(records: DocumentStore, load: string): Promise<void> {
  const open = await readLoad(records, load);
  if (open !== undefined && open.finished_at === undefined) throw new RecordsBusy(open.scopes, open.began_at);
}
