import { create } from "superstruct";
import { isUnreadable } from "../charges/unreadable.ts";
import type { StatusToken } from "../domain/identifiers.ts";
import type { Client } from "./client.ts";
import { query } from "./query.ts";
import { readAnswer } from "./readAnswer.ts";
import { type Payment, readPayment } from "./readPayment.ts";
import { HISTORY_END, historyPage, ownPayment } from "./schemas/history.ts";

/** A payment of who is logged in, with what opens it. */
export interface OwnPayment extends Payment {
  readonly status_token: StatusToken;
}

export interface HistoryPage {
  /** The newest first. */
  readonly payments: readonly OwnPayment[];
  /** How many of the page cannot be shown: neither their absence nor anything else is told of their money. */
  readonly unreadable: number;
  /** What to give to read on; null at the end. */
  readonly next: string | null;
}

/** The most that the server gives at once. */
const PAGE = 100;

/**
 * The payments made with an address, page by page: all_payments/_find through /api/query, as the specification writes it
 * (section 7). A payment that cannot be read is counted, and keeps nobody from the others.
 * @param client one that takes the session's cookie
 * @param email of who is logged in; nobody else's are given
 * @param next of the page before
 * @throws PortalError, `refused` with `user_error_relogin` where the session ended, with `unverified` where the mailbox is not
 * known to be the user's
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
  const answer = await query(client, "all_payments/_find", { payload, signal });
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
