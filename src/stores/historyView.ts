import { create } from "zustand";
import type { PaymentFilter } from "../payment/pastPayments.ts";
import { useSession } from "./sessionState.ts";

/**
 * The filter and the length of the shown payment history, so that the user finds them again after a look at a receipt. The page
 * drops them when another user logs in or the user logs out, and never writes them to any storage.
 */
export interface HistoryView {
  readonly filter: PaymentFilter;
  /** The largest number of shown payments. */
  readonly rows: number;
}

/** The number of payments shown at first, and added by each press of "more". */
const STEP = 25;

const AT_FIRST: HistoryView = { filter: {}, rows: STEP };

export const useHistoryView = create<HistoryView>()(() => AT_FIRST);

export function filterHistory(filter: PaymentFilter): void {
  useHistoryView.setState({ ...AT_FIRST, filter });
}

export function showMoreHistory(): void {
  useHistoryView.setState(({ rows }) => ({ rows: rows + STEP }));
}

useSession.subscribe(({ session }, { session: before }) => {
  if (before !== undefined && session?.name !== before?.name) useHistoryView.setState(AT_FIRST);
});
