import { join } from "node:path";
import type { Databases } from "../../../src/server/databases/databases.ts";
import type { DocumentStore, NewDocument } from "../../../src/server/databases/documentStore.ts";
import { closeDatabases, openDatabases } from "../../../src/server/databases/openDatabases.ts";
import { created, goToBank } from "../../../tests/backend/accounts/citizen.ts";
import { answerFor, postAnswer } from "../../../tests/backend/answers.ts";
import { makeBackend } from "../../../tests/backend/backendUnderTest.ts";
import { withFolder } from "../temporaryFolder.ts";
import { requestOf, storeBills } from "./bills.ts";

/** One write that a payment waits for: its database and its documents. */
export interface RecordedWrite {
  readonly database: keyof Databases;
  readonly documents: readonly NewDocument[];
}

/** The writes of one payment's cycle, in order. They are recorded from a real payment, so they are never out of date. */
export async function recordWrites(): Promise<readonly RecordedWrite[]> {
  return await withFolder(async (folder) => {
    const databases = await openDatabases({ folder: join(folder, "databases") });
    try {
      await storeBills(databases, 1);
      const writes: RecordedWrite[] = [];
      const backend = makeBackend(recording(databases, writes));
      const order = await goToBank(backend, (await created(backend, requestOf(0))).pay_url);
      const answer = await answerFor(backend, order, { debit: "00" });
      await postAnswer(backend, "direct", answer);
      await postAnswer(backend, "indirect", answer);
      return writes;
    } finally {
      await closeDatabases(databases);
    }
  });
}

function recording(databases: Databases, writes: RecordedWrite[]): Databases {
  const of = (database: keyof Databases): DocumentStore => ({
    ...databases[database],
    write(document) {
      writes.push({ database, documents: [document] });
      return databases[database].write(document);
    },
    writeAll(documents) {
      writes.push({ database, documents });
      return databases[database].writeAll(documents);
    },
  });
  return {
    records: of("records"),
    all_payments: of("all_payments"),
    metadata: of("metadata"),
    settlements: of("settlements"),
    handles: of("handles"),
    notifications: of("notifications"),
    users: of("users"),
    reset_password: of("reset_password"),
    digital_license: of("digital_license"),
    audit: of("audit"),
  };
}
