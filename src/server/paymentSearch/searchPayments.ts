import type { PaymentFilters } from "../../api/schemas/paymentSearch.ts";
import { isPaymentId, type PaymentId } from "../../domain/identifiers.ts";
import { endOfMalaysiaDay } from "../../domain/malaysiaTime.ts";
import type { PermittedCouncils } from "../../domain/roles.ts";
import type { DocumentStore } from "../databases/documentStore.ts";
import { ifReadable } from "../databases/readStored.ts";
import { SEARCH_VIEW } from "../databases/views.ts";
import { type Payment, paymentOf } from "../payments/paymentDocument.ts";
import { type Facts, mayKnow, passes, readFacts, recognised, searchesOf } from "./searchKeys.ts";
import { isFoundBySeenPart } from "./seenPart.ts";

/** The most rows of the index that one page reads. A filter that few payments pass then continues on the next page. */
const MOST_ROWS = 20_000;

/** The most payments that one page reads to judge them. */
const MOST_READ = 1_000;

/** After every time and every id. */
const HIGHEST = "\ufff0";

/** The rows of the index that one call reads. */
const CHUNK = 200;

const DAY = 24 * 60 * 60_000;

interface IndexRow {
  readonly id: string;
  readonly at: string;
  readonly facts: Facts;
}

export interface SearchPage {
  readonly ids: readonly PaymentId[];
  /** The place after which the next page begins. Null at the end. */
  readonly next: string | null;
  /** The time of the payment at which the search stopped before the page was full. */
  readonly searchedTo?: string;
}

/**
 * Finds payments by the index, newest first. It reads a payment only to see whether a council's officer may find a payment of several
 * councils. It counts no payment that the officer may not learn of, so that no page and no place tells of one.
 * @param councils those whose payments the caller may read
 * @param after the place after which the page begins
 */
export async function searchPayments(
  store: DocumentStore,
  filters: PaymentFilters,
  { councils, after, limit }: { councils: PermittedCouncils; after?: string | undefined; limit: number },
): Promise<SearchPage> {
  const search = searchOf(filters, councils);
  const ids: PaymentId[] = [];
  let [rows, read] = [0, 0];
  let last: IndexRow | undefined;
  for await (const { row, isRead, found } of judgedRows(store, search, after)) {
    if (last !== undefined) {
      const page = { ids, next: `${last.at} ${last.id}` };
      if (ids.length === limit) return page;
      if (rows === MOST_ROWS || read === MOST_READ) return { ...page, searchedTo: last.at };
    }
    rows += 1;
    if (isRead) read += 1;
    last = row;
    if (found !== undefined) ids.push(found);
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
  for await (const { found } of judgedRows(store, searchOf(filters, councils), undefined)) {
    if (found !== undefined) ids.push(found);
    if (ids.length < store.atOnce) continue;
    yield ids;
    ids = [];
  }
  yield ids;
}

/** What is searched for, and for whom. */
interface Search {
  readonly filters: PaymentFilters;
  readonly councils: PermittedCouncils;
  /** The keys of the typed text. */
  readonly keys: readonly string[] | undefined;
  /** The typed day. */
  readonly day: string | undefined;
  /**
   * Judges a payment of several councils that the index found for a council's officer. Undefined where the index alone decides, as it
   * does on a payment of one council.
   */
  readonly isFound: ((payment: Payment) => boolean) | undefined;
}

function searchOf(filters: PaymentFilters, councils: PermittedCouncils): Search {
  const typed = filters.text === undefined ? undefined : recognised(filters.text);
  const keys = typed !== undefined && "keys" in typed ? typed.keys : undefined;
  const day = typed !== undefined && "day" in typed ? typed.day : undefined;
  const isByPart = councils !== "all" && (keys !== undefined || filters.charge !== undefined);
  const isFound = isByPart
    ? (payment: Payment) => isFoundBySeenPart(payment, filters, keys, councils)
    : undefined;
  return { filters, councils, keys, day, isFound };
}

interface JudgedRow {
  readonly row: IndexRow;
  /** Whether the search read the payment itself. */
  readonly isRead: boolean;
  /** The payment's id where the search finds the payment. */
  readonly found: PaymentId | undefined;
}

/** The rows of the index that the search may find, newest first, with whether it finds them. It reads some payments at a time. */
async function* judgedRows(
  store: DocumentStore,
  search: Search,
  after: string | undefined,
): AsyncGenerator<JudgedRow> {
  let waiting: IndexRow[] = [];
  for await (const row of indexRows(store, search, after)) {
    waiting.push(row);
    if (waiting.length < store.atOnce) continue;
    yield* await judged(store, search, waiting);
    waiting = [];
  }
  yield* await judged(store, search, waiting);
}

async function judged(
  store: DocumentStore,
  { filters, isFound }: Search,
  rows: readonly IndexRow[],
): Promise<readonly JudgedRow[]> {
  const passing = rows.flatMap(({ id, facts }) =>
    isPaymentId(id) && passes(facts, filters) ? [{ id, isJoint: facts.councils.length > 1 }] : [],
  );
  const toRead = passing.filter(({ isJoint }) => isJoint && isFound !== undefined).map(({ id }) => id);
  const read = new Set<string>(toRead);
  const found = [
    ...passing.map(({ id }) => id).filter((id) => !read.has(id)),
    ...(isFound === undefined ? [] : await foundAmong(store, toRead, isFound)),
  ];
  const ids = new Map<string, PaymentId>(found.map((id) => [id, id]));
  return rows.map((row) => ({ row, isRead: read.has(row.id), found: ids.get(row.id) }));
}

/** Those of the payments that the search finds. Unreadable ones are left out: the review queue has them. */
async function foundAmong(
  store: DocumentStore,
  ids: readonly PaymentId[],
  isFound: (payment: Payment) => boolean,
): Promise<readonly PaymentId[]> {
  if (ids.length === 0) return [];
  return (await store.readAll(ids)).flatMap((document) => {
    const found = ifReadable(() => {
      const payment = paymentOf(document);
      return isFound(payment) ? payment._id : undefined;
    });
    return found ?? [];
  });
}

/** The rows of the index that the search may find, newest first, each payment once. None tells of a payment of other councils alone. */
async function* indexRows(
  store: DocumentStore,
  { filters, councils, keys, day }: Search,
  after: string | undefined,
): AsyncGenerator<IndexRow> {
  const from = latest([filters.from, day]);
  const through = earliest([filters.through, day]);
  const begin = from === undefined ? "" : startOfDay(from);
  // the place of a page, or the end of the days
  const below = after?.split(" ") ?? [through === undefined ? HIGHEST : endOfMalaysiaDay(through)];
  const lists = searchesOf(filters, keys, councils).map((search) =>
    rowsDown(store, { below: [search, ...below], to: [search, begin] }),
  );
  let before: string | undefined;
  for await (const row of merged(lists)) {
    if (row.id !== before && mayKnow(row.facts, councils)) yield row;
    before = row.id;
  }
}

async function* rowsDown(
  store: DocumentStore,
  range: { readonly below: readonly string[]; readonly to: readonly string[] },
): AsyncGenerator<IndexRow> {
  for (let { below } = range; ; ) {
    const rows = await store.rowsDown(SEARCH_VIEW, { below, to: range.to, limit: CHUNK });
    for (const { id, key } of rows) yield { id, at: key[1] ?? "", facts: readFacts(key[3] ?? "") };
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
