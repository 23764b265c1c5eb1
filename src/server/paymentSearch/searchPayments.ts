import type { PaymentFilters } from "../../api/schemas/paymentSearch.ts";
import { isPaymentId, type PaymentId } from "../../domain/identifiers.ts";
import { endOfMalaysiaDay } from "../../domain/malaysiaTime.ts";
import type { PermittedCouncils } from "../../domain/roles.ts";
import type { DocumentStore } from "../databases/documentStore.ts";
import { SEARCH_VIEW } from "../databases/views.ts";
import { passes, recognised, searchesOf } from "./searchKeys.ts";

/** The most rows of the index that one page reads. A filter that few payments pass then continues on the next page. */
const MOST_ROWS = 5_000;

/** After every time and every id. */
const HIGHEST = "\ufff0";

/** The rows of the index that one call reads. */
const CHUNK = 200;

const DAY = 24 * 60 * 60_000;

interface IndexRow {
  readonly id: string;
  readonly at: string;
  readonly facts: string;
}

export interface SearchPage {
  readonly ids: readonly PaymentId[];
  /** The place after which the next page begins. Null at the end. */
  readonly next: string | null;
}

/**
 * Finds payments by the index, newest first. It reads no payment.
 * @param councils those whose payments the caller may read
 * @param after the place after which the page begins
 */
export async function searchPayments(
  store: DocumentStore,
  filters: PaymentFilters,
  { councils, after, limit }: { councils: PermittedCouncils; after?: string | undefined; limit: number },
): Promise<SearchPage> {
  const ids: PaymentId[] = [];
  let rows = 0;
  let last: IndexRow | undefined;
  for await (const row of indexRows(store, filters, councils, after)) {
    if (last !== undefined && (ids.length === limit || rows === MOST_ROWS))
      return { ids, next: `${last.at} ${last.id}` };
    rows += 1;
    last = row;
    if (isPaymentId(row.id) && passes(row.facts, filters, councils)) ids.push(row.id);
  }
  return { ids, next: null };
}

/** The ids of all payments that a search finds, newest first, some at a time. */
export async function* everyFound(
  store: DocumentStore,
  filters: PaymentFilters,
  councils: PermittedCouncils,
): AsyncGenerator<readonly PaymentId[]> {
  let ids: PaymentId[] = [];
  for await (const { id, facts } of indexRows(store, filters, councils, undefined)) {
    if (isPaymentId(id) && passes(facts, filters, councils)) ids.push(id);
    if (ids.length < store.atOnce) continue;
    yield ids;
    ids = [];
  }
  yield ids;
}

/** The rows of the index that the search may find, newest first, each payment once. */
async function* indexRows(
  store: DocumentStore,
  filters: PaymentFilters,
  councils: PermittedCouncils,
  after: string | undefined,
): AsyncGenerator<IndexRow> {
  const typed = filters.text === undefined ? undefined : recognised(filters.text);
  const day = typed !== undefined && "day" in typed ? typed.day : undefined;
  const from = latest([filters.from, day]);
  const through = earliest([filters.through, day]);
  const begin = from === undefined ? "" : startOfDay(from);
  // the place of a page, or the end of the days
  const below = after?.split(" ") ?? [through === undefined ? HIGHEST : endOfMalaysiaDay(through)];
  const keys = typed !== undefined && "keys" in typed ? typed.keys : undefined;
  const lists = searchesOf(filters, keys, councils).map((search) =>
    rowsDown(store, { below: [search, ...below], to: [search, begin] }),
  );
  let before: string | undefined;
  for await (const row of merged(lists)) {
    if (row.id !== before) yield row;
    before = row.id;
  }
}

async function* rowsDown(
  store: DocumentStore,
  range: { readonly below: readonly string[]; readonly to: readonly string[] },
): AsyncGenerator<IndexRow> {
  for (let { below } = range; ; ) {
    const rows = await store.rowsDown(SEARCH_VIEW, { below, to: range.to, limit: CHUNK });
    for (const { id, key } of rows) yield { id, at: key[1] ?? "", facts: key[3] ?? "" };
    const end = rows.at(-1);
    if (end === undefined || rows.length < CHUNK) return;
    below = end.key;
  }
}

/** Several lists of rows as one, newest first. A payment that several lists have comes several times in a row. */
async function* merged(lists: readonly AsyncGenerator<IndexRow>[]): AsyncGenerator<IndexRow> {
  const heads = await Promise.all(lists.map(async (list) => ({ list, head: await list.next() })));
  for (;;) {
    let first: (typeof heads)[number] | undefined;
    for (const list of heads)
      if (
        !list.head.done &&
        (first === undefined || first.head.done || isNewer(list.head.value, first.head.value))
      )
        first = list;
    if (first === undefined || first.head.done) return;
    yield first.head.value;
    first.head = await first.list.next();
  }
}

function isNewer(one: IndexRow, other: IndexRow): boolean {
  return `${one.at} ${one.id}` > `${other.at} ${other.id}`;
}

/** The first instant of a day in Malaysia, YYYY-MM-DD, in UTC. */
function startOfDay(day: string): string {
  return new Date(Date.parse(endOfMalaysiaDay(day)) - DAY).toISOString();
}

const given = (days: readonly (string | undefined)[]) => days.filter((day) => day !== undefined).toSorted();

function latest(days: readonly (string | undefined)[]): string | undefined {
  return given(days).at(-1);
}

function earliest(days: readonly (string | undefined)[]): string | undefined {
  return given(days)[0];
}
