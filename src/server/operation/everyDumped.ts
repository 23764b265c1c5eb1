import type { DocumentStore, NewDocument } from "../databases/documentStore.ts";

/** Documents per read. Some hold pictures, so more would need much memory. */
const AT_ONCE = 50;

/**
 * Every document with its attachments, ordered by id, without the design documents, which a start installs again.
 * @param after skips the ids up to and including this one
 */
export async function* everyDumped(store: DocumentStore, after?: string): AsyncGenerator<NewDocument> {
  for (let last = after; ; ) {
    const page = await store.dump({ after: last, limit: AT_ONCE });
    for (const document of page) if (!document._id.startsWith("_design/")) yield document;
    last = page.at(-1)?._id;
    if (last === undefined) return;
  }
}
