import type { AuditFilter, AuditPage, AuditSearch } from "../../api/schemas/audit.ts";
import { csvRows, UTF8_MARK } from "../../domain/csv.ts";
import type { PaymentId } from "../../domain/identifiers.ts";
import { endOfMalaysiaDay } from "../../domain/malaysiaTime.ts";
import type { Databases } from "../databases/databases.ts";
import type { StoredDocument } from "../databases/documentStore.ts";
import { readStored } from "../databases/readStored.ts";
import { startOfIds } from "../databases/utcRandom.ts";
import { AUDIT_ENTRIES_VIEW } from "../databases/views.ts";
import { findByNumber } from "../payments/paymentAccess.ts";
import { type AuditEntry, auditEntry } from "./auditLog.ts";

type AuditDatabases = Pick<Databases, "audit" | "all_payments" | "handles">;

/** How many order numbers an entry shows. A list of the review queue names dozens of payments. */
const SHOWN_ORDERS = 5;

interface Found extends AuditEntry {
  readonly id: string;
}

/** A page of the entries that match, newest first. An index finds them by person, kind and payment. */
export async function searchAudit(
  databases: AuditDatabases,
  { before, limit = 50, ...filter }: AuditSearch,
): Promise<AuditPage> {
  const list = await listOf(databases, filter);
  if (list === undefined) return { entries: [], next: null };
  const { entries, next } = await pageOf(databases, list, before, limit);
  const orders = await ordersOf(databases, entries);
  return {
    entries: entries.map(({ payments, ...entry }) => ({
      ...entry,
      payments: payments.length,
      orders: payments.slice(0, SHOWN_ORDERS).flatMap((id) => orders.get(id) ?? []),
    })),
    next: next ?? null,
  };
}

const HEADINGS = ["at", "by", "what", "target", "payments", "orders"];

/** All entries that match as CSV, newest first, page by page. */
export async function* auditCsv(databases: AuditDatabases, filter: AuditFilter): AsyncGenerator<string> {
  yield `${UTF8_MARK}${csvRows([HEADINGS])}`;
  const list = await listOf(databases, filter);
  for (let before: string | undefined; list !== undefined; ) {
    const { entries, next } = await pageOf(databases, list, before, databases.audit.atOnce);
    const orders = await ordersOf(databases, entries);
    yield csvRows(
      entries.map(({ at, by, what, target = "", payments }) => [
        at,
        by,
        what,
        target,
        String(payments.length),
        payments
          .slice(0, SHOWN_ORDERS)
          .flatMap((id) => orders.get(id) ?? [])
          .join(" "),
      ]),
    );
    if (next === undefined) return;
    before = next;
  }
}

/** The entries of one key of the index, between two times. The rest of the filter is checked entry by entry. */
interface List {
  readonly key: string;
  /** The id before which the list begins, and the one at which it ends. */
  readonly begin: string | undefined;
  readonly end: string;
  readonly matches: (entry: AuditEntry) => boolean;
}

/** @returns undefined when there is no such payment */
async function listOf(
  { handles }: AuditDatabases,
  { by, what, number, from, through }: AuditFilter,
): Promise<List | undefined> {
  const payment = number === undefined ? undefined : await findByNumber(handles, number);
  if (number !== undefined && payment === undefined) return undefined;
  const keys = [...(what === undefined ? [] : [`what ${what}`]), ...(by === undefined ? [] : [`by ${by}`])];
  return {
    key: payment === undefined ? keys.join(" ") : `payment ${payment}`,
    begin: through === undefined ? undefined : startOfIds(new Date(endOfMalaysiaDay(through))),
    end: from === undefined ? "" : startOfIds(new Date(`${from}T00:00:00+08:00`)),
    matches: (entry) => (by === undefined || entry.by === by) && (what === undefined || entry.what === what),
  };
}

async function pageOf(
  { audit }: AuditDatabases,
  { key, begin, end, matches }: List,
  before: string | undefined,
  limit: number,
): Promise<{ readonly entries: readonly Found[]; readonly next: string | undefined }> {
  const found = await audit.viewDown(AUDIT_ENTRIES_VIEW, { key, before: before ?? begin, limit: limit + 1 });
  const within = found.filter(({ _id }) => _id >= end);
  const page = within.slice(0, limit);
  return {
    entries: page.map(entryOf).filter(matches),
    next: within.length > limit ? page.at(-1)?._id : undefined,
  };
}

function entryOf(document: StoredDocument): Found {
  return { id: document._id, ...readStored(document, auditEntry) };
}

async function ordersOf(
  { all_payments }: AuditDatabases,
  entries: readonly AuditEntry[],
): Promise<ReadonlyMap<PaymentId | string, string>> {
  const ids = new Set(entries.flatMap(({ payments }) => payments.slice(0, SHOWN_ORDERS)));
  const documents = await all_payments.readAll([...ids]);
  return new Map(documents.map(({ _id, order_number }) => [_id, String(order_number)]));
}
