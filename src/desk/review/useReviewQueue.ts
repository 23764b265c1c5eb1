import { useCallback, useEffect, useRef, useState } from "react";
import { type Fault, faultOf } from "../../api/fault.ts";
import {
  findReviewPayment,
  type ReviewPage,
  type ReviewPayment,
  readReviewQueue,
} from "../../api/reviewQueue.ts";
import { asOrderNumber } from "../../domain/payments/orderNumber.ts";
import { useOwnClient } from "../../screens/environment.tsx";
import { endsSession } from "../../stores/session.ts";
import { useSession } from "../../stores/sessionState.ts";

/** The shown rows: the review queue, or the payment found by its number. */
export interface Shown extends ReviewPage {
  /** The number of the search. Undefined for the review queue. */
  readonly number: string | undefined;
}

const NOTHING_FOUND = {
  rows: [],
  unmatched: [],
  unreadable: [],
  next: null,
} as const satisfies Partial<ReviewPage>;

/** Makes a call. Returns a function that computes the new rows from the rows shown at that moment. */
type Read = () => Promise<(before: Shown | undefined) => Shown>;

/** The review queue: its pages, the search by number, and `renew`, which replaces a payment after the bank was asked. */
export function useReviewQueue() {
  const client = useOwnClient();
  const [shown, setShown] = useState<Shown>();
  const [fault, setFault] = useState<Fault>();
  const [reading, setReading] = useState(false);
  const latest = useRef<{ readonly read: Read }>(undefined);

  // Of two overlapping calls, show the later one, whichever answers first.
  const run = useCallback(async (read: Read) => {
    const mine = { read };
    latest.current = mine;
    setReading(true);
    setFault(undefined);
    try {
      const show = await read();
      if (mine === latest.current) setShown(show);
    } catch (error) {
      const found = faultOf(error);
      if (mine === latest.current && !endsSession(found)) setFault(found);
    } finally {
      if (mine === latest.current) setReading(false);
    }
  }, []);

  const readList = useCallback(
    () =>
      run(async () => {
        const page = await readReviewQueue(client);
        return () => ({ ...page, number: undefined });
      }),
    [client, run],
  );
  const isLoggedIn = useSession(({ session }) => Boolean(session));
  const isMissing = shown === undefined;
  // also after a log-in that had expired before the list was there
  useEffect(() => {
    if (isLoggedIn && isMissing) void readList();
  }, [isLoggedIn, isMissing, readList]);

  const readMore = () =>
    run(async () => {
      const page = await readReviewQueue(client, shown?.next ?? undefined);
      // The rows may have been renewed meanwhile, so append to the current ones.
      return (before) => ({
        ...page,
        rows: [...(before?.rows ?? []), ...page.rows],
        unmatched: before?.unmatched ?? [],
        number: undefined,
      });
    });
  /** Any other text than a number of a payment stays here, because an address never has an e-mail address or a phone number. */
  const find = (number: string) =>
    run(async () => {
      const order = asOrderNumber(number);
      if (order === undefined)
        return (before) => ({ ...NOTHING_FOUND, certificates: before?.certificates ?? null, number });
      const page = await findReviewPayment(client, order);
      return () => ({ ...page, number });
    });
  /** Repeats the failed call. */
  const retry = () => {
    if (latest.current !== undefined) void run(latest.current.read);
  };
  const renew = (payment: ReviewPayment) =>
    setShown(
      (before) =>
        before && { ...before, rows: before.rows.map((row) => (row._id === payment._id ? payment : row)) },
    );

  return { shown, fault, reading, readList, readMore, find, retry, renew };
}
