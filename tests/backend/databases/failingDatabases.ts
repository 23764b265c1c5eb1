import type { Databases } from "../../../src/server/databases/databases.ts";
import type { DocumentStore } from "../../../src/server/databases/documentStore.ts";

/** A power failure before or after the given write. No later write succeeds. */
export interface Outage {
  readonly write: number;
  readonly when: "before" | "after";
}

export class PowerCut extends Error {
  override readonly name = "PowerCut";
}

/** Databases that lose power at a write. Writes are counted over all databases from the call of `arm`. */
export function failingDatabases(databases: Databases): {
  readonly databases: Databases;
  arm(outage: Outage): void;
} {
  let outage: Outage | undefined;
  let writes = 0;

  const guarded = async <Answer>(write: () => Promise<Answer>): Promise<Answer> => {
    if (outage === undefined) return write();
    writes += 1;
    if (writes > outage.write || (writes === outage.write && outage.when === "before")) throw new PowerCut();
    const answer = await write();
    if (writes === outage.write) throw new PowerCut();
    return answer;
  };

  const wrap = (store: DocumentStore): DocumentStore => ({
    ...store,
    write: (document) => guarded(() => store.write(document)),
    writeAll: (documents) => guarded(() => store.writeAll(documents)),
  });

  return {
    databases: {
      records: wrap(databases.records),
      all_payments: wrap(databases.all_payments),
      metadata: wrap(databases.metadata),
      settlements: wrap(databases.settlements),
      handles: wrap(databases.handles),
      notifications: wrap(databases.notifications),
      users: wrap(databases.users),
      reset_password: wrap(databases.reset_password),
      digital_license: wrap(databases.digital_license),
      audit: wrap(databases.audit),
    },
    arm(next) {
      outage = next;
      writes = 0;
    },
  };
}
