import { useCallback, useEffect, useRef, useState } from "react";
import { type Fault, faultOf } from "../../api/fault.ts";
import {
  findReviewPayment,
  type ReviewPage,
  type ReviewPayment,
  readReviewQueue,
} from "../../api/reviewQueue.ts";
import { endsSession } from "../../stores/session.ts";
import { useOwnClient } from "../parts/useClient.ts";

/** The list, or the one payment that was looked for by its number. */
export interface Shown extends ReviewPage {
  /** Undefined where it is the list. */
  readonly number: string | undefined;
}

/** Reads something, and gives back what is shown then, of what is shown by then. */
type Read = () => Promise<(before: Shown | undefined) => Shown>;

/** The central team's list: its pages, the search by a number, and each payment as it stands after the bank was asked. */
export function useReviewQueue() {
  const client = useOwnClient();
  const [shown, setShown] = useState<Shown>();
  const [fault, setFault] = useState<Fault>();
  const [reading, setReading] = useState(false);
  const latest = useRef<{ readonly read: Read }>(undefined);

  // of two readings the later one is shown, whichever answers first
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
  useEffect(() => void readList(), [readList]);

  const readMore = () =>
    run(async () => {
      const page = await readReviewQueue(client, shown?.next ?? undefined);
      // a payment of which the bank was asked meanwhile stands as it stands now
      return (before) => ({ ...page, rows: [...(before?.rows ?? []), ...page.rows], number: undefined });
    });
  const find = (number: string) =>
    run(async () => {
      const page = await findReviewPayment(client, number);
      return () => ({ ...page, number });
    });
  /** What failed is what is tried again. */
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
