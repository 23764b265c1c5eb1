import { clear, createStore, delMany, entries, set, type UseStore } from "idb-keyval";
import { type Infer, is, object, string, unknown } from "superstruct";
import { instant } from "../domain/schemas/instantStruct.ts";

/**
 * Documents that were shown in this browser, kept for when there is no network: what is final alone, such as a receipt. Each
 * with the time that it was read at, since what came later is not in it. The portal's own page keeps them, no council's.
 */

const kept = object({
  kind: string(),
  key: string(),
  /** The document as it is on the wire: whoever reads it checks it. */
  document: unknown(),
  /** When the server told it, in UTC. */
  read_at: instant,
});

export type Kept = Infer<typeof kept>;

let opened: UseStore | undefined;

function store(): UseStore {
  opened ??= createStore("kaunter-kept", "documents");
  return opened;
}

/**
 * Keeps a document, in the place of what was kept of it before. Where the browser keeps nothing, nothing is kept.
 * @param most so many of its kind are kept, the ones that were read last
 */
export async function keepOnDevice(document: Kept, most: number): Promise<void> {
  try {
    await set(idOf(document), document, store());
    const tooMany = (await everyOf(document.kind)).slice(most);
    if (tooMany.length > 0) await delMany(tooMany.map(idOf), store());
  } catch {
    // Blocked or full: it is read from the server, as ever.
  }
}

/** What is kept of a kind, the one that was read last first. */
export async function keptOnDevice(kind: string): Promise<readonly Kept[]> {
  try {
    return await everyOf(kind);
  } catch {
    return [];
  }
}

/** Takes all of it from this device. @throws DOMException when the browser does not let it go */
export async function deleteKept(): Promise<void> {
  await clear(store());
}

async function everyOf(kind: string): Promise<readonly Kept[]> {
  const rows = await entries<string, unknown>(store());
  return rows
    .map(([, row]) => row)
    .filter((row) => is(row, kept))
    .filter((row) => row.kind === kind)
    .sort((one, other) => other.read_at.localeCompare(one.read_at));
}

function idOf({ kind, key }: Pick<Kept, "kind" | "key">): string {
  return `${kind}:${key}`;
}
