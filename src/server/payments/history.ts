import { literal, object, optional, tuple } from "superstruct";
import { HISTORY_END } from "../../api/schemas/history.ts";
import type { WireObject } from "../../domain/schemas/codec.ts";
import { paymentId } from "../../domain/schemas/identifierStructs.ts";
import { whole } from "../../domain/schemas/limits.ts";
import { shortText } from "../../domain/schemas/plainText.ts";
import type { StoredDocument } from "../databases/documentStore.ts";
import { StoredDataError } from "../databases/readStored.ts";
import { EMAIL_VIEW } from "../databases/views.ts";
import { describeError } from "../log.ts";
import type { Services } from "../services.ts";
import { listStored } from "./listing.ts";
import { paymentOf } from "./paymentDocument.ts";
import { ownPaymentOf } from "./publicPayment.ts";

/** CouchDB's default limit. */
const USUAL = 25;
const MOST = 100;

/** The search of docs/specification.md, section 7, and its pages. The server refuses any other search. */
export const historyQuery = object({
  selector: object({ email: shortText }),
  sort: tuple([object({ _id: literal("desc") })]),
  use_index: literal("by-email-index"),
  /** A larger limit counts as the largest. */
  limit: optional(whole({ min: 1 })),
  /** The bookmark of the previous page. */
  bookmark: optional(paymentId),
});

type HistoryQuery = typeof historyQuery.TYPE;

type HistoryServices = Pick<Services, "databases" | "tokenSecret" | "log">;

export interface HistoryPage {
  readonly docs: readonly WireObject[];
  /** The ids of this page's payments whose stored document cannot be read. A person reviews them. */
  readonly unreadable: readonly string[];
  /** The next page's bookmark. "nil" at the end. */
  readonly bookmark: string;
}

/**
 * The payments of an e-mail address, newest first. No CouchDB index can answer the specification's search (`no_usable_index`), so a
 * view answers it. A page begins below an id, so new payments do not shift it. An unreadable payment is reported and hides no
 * other.
 */
export async function readHistory(
  services: HistoryServices,
  { selector, limit = USUAL, bookmark }: HistoryQuery,
): Promise<HistoryPage> {
  const size = Math.min(limit, MOST);
  const key = selector.email.toLowerCase();
  const found = await services.databases.all_payments.viewDown(EMAIL_VIEW, {
    key,
    before: bookmark,
    limit: size + 1,
  });
  const page = found.slice(0, size);
  const docs: WireObject[] = [];
  const unreadable: string[] = [];
  for (const document of page)
    try {
      docs.push(ownPaymentOf(paymentOf(document), services.tokenSecret));
    } catch (failure) {
      if (!(failure instanceof StoredDataError)) throw failure;
      unreadable.push(document._id);
      await listUnreadable(services, document, failure);
    }
  return {
    docs,
    unreadable,
    bookmark: found.length > size ? (page.at(-1)?._id ?? HISTORY_END) : HISTORY_END,
  };
}

/** Reports each payment once, however often its payer looks. */
async function listUnreadable(
  { databases, log }: HistoryServices,
  { _id }: StoredDocument,
  failure: StoredDataError,
) {
  if (await listStored(databases.all_payments, _id, "unreadable"))
    log({ event: "history_incomplete", payment: _id, ...describeError(failure) });
}
