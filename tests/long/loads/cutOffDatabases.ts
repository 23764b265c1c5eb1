import { DATABASES, type Databases } from "../../../src/server/databases/databases.ts";
import type { DocumentStore, NewDocument } from "../../../src/server/databases/documentStore.ts";

/** Where a power failure ends the work. */
export interface Cut {
  /** The last write that is done, from 1. */
  readonly write: number;
  /** Whether only half of its documents are written, as a cluster may do. */
  readonly isHalf: boolean;
}

/** The error of a process that calls databases after the power failed. */
export class PowerFailure extends Error {
  override readonly name = "PowerFailure";
}

/** The databases of a process whose power fails at a write. From then on nothing is written and nothing is read. */
export function cutOffDatabases(databases: Databases, cut: Cut): Databases {
  let writes = 0;
  let isDead = false;
  const alive = () => {
    if (isDead) throw new PowerFailure("the power failed");
  };
  const written = async <Answer>(
    documents: readonly NewDocument[],
    write: (some: readonly NewDocument[]) => Promise<Answer>,
  ): Promise<Answer> => {
    alive();
    writes += 1;
    const isLast = writes === cut.write;
    const half = documents.slice(0, Math.floor(documents.length / 2));
    const answer = await write(isLast && cut.isHalf ? half : documents);
    if (isLast) isDead = true;
    alive();
    return answer;
  };
  const dying = (store: DocumentStore): DocumentStore => ({
    ...store,
    write: (document) => written([document], () => store.write(document)),
    writeAll: (documents) => written(documents, (some) => store.writeAll(some)),
    read: async (id) => {
      alive();
      return await store.read(id);
    },
  });
  const all = { ...databases };
  for (const name of DATABASES) all[name] = dying(databases[name]);
  return all;
}
