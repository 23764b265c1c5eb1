import { writeSync } from "node:fs";
import type { Databases } from "../../../src/server/databases/databases.ts";
import type { DocumentStore, NewDocument } from "../../../src/server/databases/documentStore.ts";

/** The process kills itself right before or right after its n-th write. Writes are counted from the message that sets this. */
export interface Death {
  readonly write: number;
  readonly when: "before" | "after";
  /** Writes of documents that contain one of these texts do not count: they belong to earlier payments. */
  readonly besides?: readonly string[];
}

/** Databases that kill the process at one of their writes, as a power failure does: nothing is closed or reported. */
export function dyingDatabases(databases: Databases): {
  readonly databases: Databases;
  dieAt(death: Death): void;
} {
  let death: Death | undefined;
  let writes = 0;

  const die = (where: string): void => {
    // Writes straight to the file descriptor, because nothing else of this process runs any more.
    writeSync(process.stderr.fd, `killed ${death?.when} write ${death?.write}, of ${where}\n`);
    process.kill(process.pid, "SIGKILL");
  };

  const isCounted = (documents: readonly NewDocument[]): boolean => {
    const text = JSON.stringify(documents);
    return !(death?.besides ?? []).some((name) => text.includes(name));
  };

  const guarded = async <Answer>(
    where: string,
    documents: readonly NewDocument[],
    write: () => Promise<Answer>,
  ): Promise<Answer> => {
    if (death === undefined || !isCounted(documents)) return write();
    writes += 1;
    const isLast = writes === death.write;
    if (isLast && death.when === "before") die(where);
    const answer = await write();
    if (isLast) die(where);
    return answer;
  };

  const wrap = (name: keyof Databases): DocumentStore => {
    const store = databases[name];
    return {
      ...store,
      write: (document) => guarded(name, [document], () => store.write(document)),
      writeAll: (documents) => guarded(name, documents, () => store.writeAll(documents)),
    };
  };

  return {
    databases: {
      records: wrap("records"),
      all_payments: wrap("all_payments"),
      metadata: wrap("metadata"),
      settlements: wrap("settlements"),
      handles: wrap("handles"),
      notifications: wrap("notifications"),
      users: wrap("users"),
      reset_password: wrap("reset_password"),
      digital_license: wrap("digital_license"),
      audit: wrap("audit"),
    },
    dieAt(next) {
      death = next;
      writes = 0;
    },
  };
}
