import { create } from "superstruct";
import { isUnreadable } from "../charges/unreadable.ts";
import type { StatusToken } from "../domain/identifiers.ts";
import type { Client } from "./client.ts";
import { readAnswer } from "./fault.ts";
import { type Payment, readPayment } from "./payments.ts";
import { HISTORY_END, historyPage, ownPayment } from "./schemas/history.ts";

/** A payment of the logged-in user, with the token that opens it. */
export interface OwnPayment extends Payment {
  readonly status_token: StatusToken;
}

export interface HistoryPage {
  /** Newest first. */
  readonly payments: readonly OwnPayment[];
  /** The number of payments on the page that nobody can show. Their money may have been taken all the same. */
  readonly unreadable: number;
  /** Pass this to read the next page. Null at the end. */
  readonly next: string | null;
}

/** The largest page that the server returns. */
const PAGE = 100;

/**
 * Reads a user's payments page by page: all_payments/_find through /api/query (rule 7.6). It counts a payment that it cannot
 * parse, and returns the others.
 * @param client must send the session's cookie
 * @param email of the logged-in user. The server returns nobody else's payments
 * @param next of the previous page
 * @throws PortalError, `refused` with `user_error_relogin` when the session ended, with `unverified` until the user has verified
 * the mailbox
 */
export async function readHistory(
  client: Client,
  email: string,
  next: string | undefined,
  signal?: AbortSignal,
): Promise<HistoryPage> {
  const payload = {
    selector: { email },
    sort: [{ _id: "desc" }],
    use_index: "by-email-index",
    limit: PAGE,
    bookmark: next,
  };
  const answer = await client.query("all_payments/_find", { payload, signal });
  const { docs, bookmark, unreadable } = readAnswer(() => create(answer, historyPage));
  const payments = docs.flatMap(readable);
  return {
    payments,
    unreadable: unreadable.length + docs.length - payments.length,
    next: bookmark === HISTORY_END ? null : bookmark,
  };
}

function readable(value: unknown): readonly OwnPayment[] {
  try {
    return [{ ...readPayment(value), status_token: create(value, ownPayment).status_token }];
  } catch (error) {
    if (isUnreadable(error)) return [];
    throw error;
  }
}
