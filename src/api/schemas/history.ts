import { array, type as atLeast, string, unknown } from "superstruct";
import { statusToken } from "../../domain/schemas/identifierStructs.ts";

/** The field that only the payer receives: the token that opens the receipt. */
export const ownPayment = atLeast({ status_token: statusToken });

/** The answer of all_payments/_find, as CouchDB writes it, with the ids of unreadable payments. */
export const historyPage = atLeast({
  docs: array(unknown()),
  /** Send it to read the next page. */
  bookmark: string(),
  /** The ids of payments on this page whose stored document cannot be parsed. */
  unreadable: array(string()),
});

/** CouchDB's bookmark after the last page. */
export const HISTORY_END = "nil";
