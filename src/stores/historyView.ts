import { create } from "zustand";
import type { PaymentFilter } from "../payment/pastPayments.ts";
import { useSession } from "./sessionState.ts";

/**
 * How far the payment history was looked through, and for what: whoever comes back from a receipt finds it again. It is gone
 * with who is logged in, and never written to any storage.
 */
export interface HistoryView {
  readonly filter: PaymentFilter;
  /** How many payments are shown at most. */
  readonly rows: number;
}

/** As many payments are shown at first, and as many more each time. */
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
