import { array, type as atLeast, string, unknown } from "superstruct";
import { statusToken } from "../../domain/schemas/identifierStructs.ts";

/** What a payment holds for its payer alone, beside what every holder of it reads: what opens its receipt. */
export const ownPayment = atLeast({ status_token: statusToken });

/** all_payments/_find's answer as CouchDB gives it, and what it could not give. */
export const historyPage = atLeast({
  docs: array(unknown()),
  /** What to give to read on. */
  bookmark: string(),
  /** The ids of the page's payments of which what is stored cannot be read. */
  unreadable: array(string()),
});

/** What CouchDB gives as a bookmark where nothing follows. */
export const HISTORY_END = "nil";
