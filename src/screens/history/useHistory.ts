import { useEffect, useMemo, useState } from "react";
import { type Fault, faultOf, statusOf } from "../../api/fault.ts";
import { type HistoryPage, type OwnPayment, readHistory } from "../../api/readHistory.ts";
import { isWithin, type PaymentFilter } from "../../payment/pastPayments.ts";
import { filterHistory, showMoreHistory, useHistoryView } from "../../stores/historyView.ts";
import { endsSession } from "../../stores/session.ts";
import { useOwnClient } from "../environment.tsx";

/** The payments read so far, newest first. */
interface Read {
  readonly payments: readonly OwnPayment[];
  /** How many of them cannot be shown. */
  readonly unreadable: number;
  /** The bookmark of the next page: undefined before the first page, null after the last. */
  readonly next: string | null | undefined;
}

/** Why a page could not be read, with the HTTP status of the answer (rule 8.30). */
export interface HistoryProblem {
  readonly fault: Fault;
  readonly status: number | undefined;
}

/** How far to read. */
type Aim =
  /** Until the matching payments fill the shown rows. */
  | "shown"
  /** To the last payment. */
  | "all"
  /** The user stopped it. */
  | "nothing";

const NOTHING_READ: Read = { payments: [], unreadable: 0, next: undefined };

/**
 * Reads the logged-in user's payments page by page, until enough match the filter, or to the end if all are wanted. A fault in a
 * later page keeps the payments already read.
 * @param email the logged-in user's e-mail address
 */
export function useHistory(email: string) {
  const client = useOwnClient();
  const { filter, rows } = useHistoryView();
  const [read, setRead] = useState(NOTHING_READ);
  const [aim, setAim] = useState<Aim>("shown");
  const [isAtEnd, setAtEnd] = useState(false);
  const [problem, setProblem] = useState<HistoryProblem>();

  const found = useMemo(
    () => read.payments.filter((payment) => isWithin(payment, filter)),
    [read.payments, filter],
  );
  const isComplete = read.next === null;
  const isEnough = isComplete || aim === "nothing" || (aim === "shown" && found.length >= rows);
  const isReading = !isEnough && problem === undefined;

  useEffect(() => {
    if (!isReading) return;
    const asking = new AbortController();
    const readPage = async () => {
      try {
        const page = await readHistory(client, email, read.next ?? undefined, asking.signal);
        if (!asking.signal.aborted) setRead((before) => joined(before, page));
      } catch (error) {
        if (asking.signal.aborted) return;
        const fault = faultOf(error);
        if (!endsSession(fault)) setProblem({ fault, status: statusOf(error) });
      }
    };
    void readPage();
    return () => asking.abort();
  }, [client, email, isReading, read.next]);

  const readFor = (wanted: Aim, atEnd = false) => {
    setProblem(undefined);
    setAim(wanted);
    setAtEnd(atEnd);
  };
  return {
    ...read,
    filter,
    found,
    shown: found.slice(0, rows),
    hasMore: found.length > rows || !isComplete,
    isComplete,
    isReading,
    isStopped: !isComplete && aim === "nothing",
    /** The user asked for more at the end of the list, so the progress shows there. */
    isAtEnd,
    problem,
    choose: (chosen: PaymentFilter) => {
      filterHistory(chosen);
      readFor(aim === "all" ? "all" : "shown");
    },
    showMore: () => {
      showMoreHistory();
      readFor("shown", true);
    },
    readOn: () => readFor("shown", isAtEnd),
    readAll: () => readFor("all"),
    stop: () => setAim("nothing"),
    retry: () => setProblem(undefined),
  };
}

export type HistoryReading = ReturnType<typeof useHistory>;

function joined(before: Read, { payments, unreadable, next }: HistoryPage): Read {
  return {
    payments: [...before.payments, ...payments],
    unreadable: before.unreadable + unreadable,
    next,
  };
}
