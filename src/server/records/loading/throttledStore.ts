import type { Databases } from "../../databases/databases.ts";
import type { DocumentStore } from "../../databases/documentStore.ts";
import type { Throttle } from "./throttle.ts";

/**
 * The databases as a load uses them, so that no search waits long for it:
 *
 * - Each call gives way to the searches of this process first.
 * - Each call reads or writes few documents, because a search waits for a call that began before it.
 * - It cannot give way to a search of another process. So while citizens search, it rests after each call to a shared database as long
 *   as the call took. When the calls take longer, because the database has much to do, the load makes them smaller.
 */
export const throttledDatabases = <Given extends Pick<Databases, "records" | "settlements">>(
  databases: Given,
  throttle: Throttle,
): Given => ({
  ...databases,
  records: throttledStore(databases.records, throttle),
  settlements: throttledStore(databases.settlements, throttle),
});

/** The most documents in one call to a database of this process: about two milliseconds. */
const OWN = 10;

/** The same for a database that other processes share. There, each call has its price. */
const SHARED = { fewest: 20, most: 200 };

/** Milliseconds that a call to a shared database should take. */
const LONG = 50;

/** Milliseconds. Makes the load go on when a database hung for a while. */
const LONGEST_REST = 2_000;

export function throttledStore(store: DocumentStore, throttle: Throttle): DocumentStore {
  const reads = sizeOf(store, throttle);
  const writes = sizeOf(store, throttle);
  let restsUntil = 0;

  async function call<Answer>(size: Size | undefined, count: number, work: () => Promise<Answer>) {
    const toRest = restsUntil - throttle.now();
    // a rest of no time would hide the work since the last rest from giveWay
    if (store.isShared && toRest > 0 && throttle.isSearched()) await throttle.rest(toRest);
    await throttle.giveWay();
    const began = throttle.now();
    const answer = await work();
    const ended = throttle.now();
    size?.learn(count, ended - began);
    restsUntil = ended + Math.min(ended - began, LONGEST_REST);
    return answer;
  }

  async function inParts<Item, Answer>(
    size: Size,
    items: readonly Item[],
    work: (some: readonly Item[]) => Promise<readonly Answer[]>,
  ): Promise<readonly Answer[]> {
    const answers: Answer[] = [];
    for (let start = 0; start < items.length; ) {
      const some = items.slice(start, start + size.most());
      answers.push(...(await call(size, some.length, () => work(some))));
      start += some.length;
    }
    return answers;
  }

  return {
    ...store,
    read: (id) => call(undefined, 1, () => store.read(id)),
    readAll: (ids) => inParts(reads, ids, store.readAll),
    write: (document) => call(undefined, 1, () => store.write(document)),
    writeAll: (documents) => inParts(writes, documents, store.writeAll),
    async list({ prefix, limit, after }) {
      const found: Awaited<ReturnType<DocumentStore["list"]>>[number][] = [];
      for (let reached = after; found.length < limit; reached = found.at(-1)?._id) {
        const most = Math.min(reads.most(), limit - found.length);
        const range = { prefix, limit: most, ...(reached !== undefined && { after: reached }) };
        const page = await call(reads, most, () => store.list(range));
        found.push(...page);
        // a list of the whole database leaves out design documents, so only an empty page is surely the last
        if (page.length === 0 || (prefix !== "" && page.length < most)) break;
      }
      return found;
    },
    readAttachment: (id, name) => call(undefined, 1, () => store.readAttachment(id, name)),
  };
}

/** The most documents in one call. */
interface Size {
  most(): number;
  /** @param took milliseconds */
  learn(count: number, took: number): void;
}

function sizeOf(
  { isShared }: Pick<DocumentStore, "isShared">,
  { isSearched }: Pick<Throttle, "isSearched">,
): Size {
  if (!isShared) return { most: () => OWN, learn: () => undefined };
  let most = SHARED.fewest;
  return {
    most: () => (isSearched() ? most : SHARED.most),
    learn(count, took) {
      if (took > LONG) most = Math.max(SHARED.fewest, Math.floor(most / 2));
      else if (took < LONG / 2 && count === most) most = Math.min(SHARED.most, most * 2);
    },
  };
}
