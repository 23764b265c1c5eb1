import { integer, literal, min, object, optional, tuple } from "superstruct";
import { HISTORY_END } from "../../api/schemas/history.ts";
import type { WireObject } from "../../domain/schemas/codec.ts";
import { paymentId } from "../../domain/schemas/identifierStructs.ts";
import { shortText } from "../../domain/schemas/plainText.ts";
import type { StoredDocument } from "../databases/documentStore.ts";
import { StoredDataError } from "../databases/readStored.ts";
import { EMAIL_VIEW } from "../databases/views.ts";
import { describeError } from "../log.ts";
import type { Services } from "../services.ts";
import { listStored } from "./listing.ts";
import { paymentOf } from "./paymentDocument.ts";
import { ownPaymentOf } from "./publicPayment.ts";

/** CouchDB's own, where no limit is given. */
const USUAL = 25;
const MOST = 100;

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

type HistoryServices = Pick<Services, "databases" | "tokenSecret" | "log">;

export interface HistoryPage {
  readonly docs: readonly WireObject[];
  /** The ids of this page's payments of which what is stored cannot be read: a person looks at them. */
  readonly unreadable: readonly string[];
  /** What to give to read on; "nil" at the end. */
  readonly bookmark: string;
}

/** Whether two are one mailbox's: people write their address in capitals and small letters. */
export function isSameAddress(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

/**
 * The payments of an address, the newest first. As the specification writes the search no index of CouchDB's answers it
 * (`no_usable_index`), so a view does. A page goes on below an id, so that payments which come in between
 * move nothing. One that cannot be read keeps nobody from the others, and is reported.
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

/** Once for a payment, however often its payer looks. */
async function listUnreadable(
  { databases, log }: HistoryServices,
  { _id }: StoredDocument,
  failure: StoredDataError,
) {
  if (await listStored(databases.all_payments, _id, "unreadable"))
    log({ event: "history_incomplete", payment: _id, ...describeError(failure) });
}
