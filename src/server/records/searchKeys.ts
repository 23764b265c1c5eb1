import type { ChargeType } from "../../domain/chargeTypes.ts";
import { COUNCIL_CODES, type CouncilCode } from "../../domain/councils.ts";
import type { DocumentStore, NewDocument } from "../databases/documentStore.ts";
import { everyPage } from "../databases/everyDocument.ts";

/**
 * Finds records by a number that is not their own, such as a compound by the vehicle's number. Each search key of a record is a
 * document, whose id holds the key and the record's own number. So a search reads a range of ids, and no index has to catch up
 * with a load.
 *
 * A key may name a record that does not have it, because a load writes and deletes keys apart from records. So a reader compares the
 * key with the record's `search_keys`.
 */

const PREFIX = "search_key:";

/** The fields of a record that its keys follow from. */
export interface Keyed {
  readonly _id: string;
  readonly council?: unknown;
  readonly type?: unknown;
  readonly search_keys?: unknown;
}

/** The documents that find a record by its search keys. Its own number needs none. */
export function searchKeyDocuments(record: Keyed): readonly NewDocument[] {
  const scope = `${record.council}:${record.type}:`;
  const number = record._id.slice(scope.length);
  return searchKeysOf(record)
    .filter((key) => key !== number)
    .map((key) => ({ _id: `${PREFIX}${scope}${key}:${number}`, type: "search_key" }));
}

/** The ids of the records that a key finds. */
export async function recordIdsByKey(
  records: DocumentStore,
  council: CouncilCode,
  type: ChargeType,
  key: string,
): Promise<readonly string[]> {
  const prefix = `${PREFIX}${council}:${type}:${key}:`;
  const ids: string[] = [];
  for await (const page of everyPage(records, prefix))
    ids.push(...page.map(({ _id }) => `${council}:${type}:${_id.slice(prefix.length)}`));
  return ids;
}

/** Whether the record has the key. */
export function hasSearchKey(record: Keyed, key: string): boolean {
  return searchKeysOf(record).includes(key);
}

/** Writes the keys of records that were stored before keys were documents. Existing keys stay. */
export async function addSearchKeys(records: DocumentStore): Promise<void> {
  for await (const page of everyPage(records, "")) {
    const keys = page.flatMap(searchKeyDocuments);
    if (keys.length > 0) await records.writeAll(keys);
  }
}

/**
 * Gives the keys to stalls that were stored before a tenant's identity number found them. A version that a load is preparing gets
 * them with the next load.
 */
export async function addStallKeys(records: DocumentStore): Promise<void> {
  for (const council of COUNCIL_CODES) {
    const prefix = `${council}:market:`;
    for await (const page of everyPage(records, prefix)) {
      const stalls = page.map((stall) => ({
        ...stall,
        search_keys: [stall._id.slice(prefix.length), ...(stall.ic_no === undefined ? [] : [stall.ic_no])],
      }));
      await records.writeAll(stalls.filter((_stall, place) => page[place]?.search_keys === undefined));
      await records.writeAll(stalls.flatMap(searchKeyDocuments));
    }
  }
}

function searchKeysOf({ search_keys }: Keyed): readonly string[] {
  return Array.isArray(search_keys) ? [...new Set(search_keys.map(String))].filter((key) => key !== "") : [];
}
