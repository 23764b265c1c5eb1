import { clear, createStore, delMany, entries, set, type UseStore } from "idb-keyval";
import { type Infer, is, object, string, unknown } from "superstruct";
import { instant } from "../domain/schemas/instantStruct.ts";

/**
 * Keeps shown documents in this browser, for reading without a network. Only final documents are kept, such as receipts. Each has
 * the time of its reading, because later changes are missing. Only the portal's own page keeps them, never a council's page.
 */

const kept = object({
  kind: string(),
  key: string(),
  /** The document as the server sent it. Its reader checks it. */
  document: unknown(),
  /** The time of the server's answer, in UTC. */
  read_at: instant,
});

export type Kept = Infer<typeof kept>;

let opened: UseStore | undefined;

function store(): UseStore {
  opened ??= createStore("kaunter-kept", "documents");
  return opened;
}

/**
 * Keeps a document, and replaces its earlier version. Does nothing if the browser blocks storage.
 * @param most the largest number of documents of the kind. The last read ones stay.
 */
export async function keepOnDevice(document: Kept, most: number): Promise<void> {
  try {
    await set(idOf(document), document, store());
    const tooMany = (await everyOf(document.kind)).slice(most);
    if (tooMany.length > 0) await delMany(tooMany.map(idOf), store());
  } catch {
    // Storage is blocked or full. The page reads the document from the server as usual.
  }
}

/** The kept documents of a kind, the last read first. */
export async function keptOnDevice(kind: string): Promise<readonly Kept[]> {
  try {
    return await everyOf(kind);
  } catch {
    return [];
  }
}

/** Deletes all kept documents from this device. @throws DOMException if the browser refuses */
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
