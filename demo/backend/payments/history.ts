import { integer, literal, min, object, optional, tuple } from "superstruct";
import { paymentId, shortText, type WireObject } from "../../../src/domain/structs.ts";
import type { DocumentStore } from "../databases/documentStore.ts";
import { EMAIL_VIEW } from "../databases/views.ts";
import { paymentOf } from "./paymentDocument.ts";
import { ownPaymentOf } from "./publicPayment.ts";

/** CouchDB's own, where no limit is given. */
const USUAL = 25;
const MOST = 100;

/** What CouchDB gives as a bookmark where nothing follows. */
const END = "nil";

/** The search of the specification (section 7), and the page to go on with. Nothing else can be asked for. */
export const historyQuery = object({
  selector: object({ email: shortText }),
  sort: tuple([object({ _id: literal("desc") })]),
  use_index: literal("by-email-index"),
  /** More than the most that one answer holds is that. */
  limit: optional(min(integer(), 1)),
  /** The one of the page before. */
  bookmark: optional(paymentId),
});

type HistoryQuery = typeof historyQuery.TYPE;

export interface HistoryPage {
  readonly docs: readonly WireObject[];
  /** What to give to read on; "nil" at the end. */
  readonly bookmark: string;
}

/** Whether two are one mailbox's: people write their address in capitals and small letters. */
export function isSameAddress(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

/**
 * The payments of an address, the newest first. As the specification writes the search no index of CouchDB's answers it
 * (`no_usable_index`), so a view does (design, section 5). A page goes on below an id, so that payments which come in between
 * move nothing.
 */
export async function readHistory(
  payments: DocumentStore,
  { selector, limit = USUAL, bookmark }: HistoryQuery,
): Promise<HistoryPage> {
  const size = Math.min(limit, MOST);
  const key = selector.email.toLowerCase();
  const found = await payments.viewDown(EMAIL_VIEW, { key, before: bookmark, limit: size + 1 });
  const page = found.slice(0, size);
  return {
    docs: page.map((document) => ownPaymentOf(paymentOf(document))),
    bookmark: found.length > size ? (page.at(-1)?._id ?? END) : END,
  };
}
