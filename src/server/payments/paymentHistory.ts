import type { HistoryEntry } from "../../api/schemas/payment.ts";
import type { HistoryKind } from "../../domain/payments/paymentHistory.ts";
import type { Payment, PaymentEventEntry } from "./paymentDocument.ts";

const KINDS: Readonly<Record<PaymentEventEntry["what"], HistoryKind | undefined>> = {
  created: "begun",
  // the holder sees the current amount, and learns of another payment only from that payment's own link
  repriced: undefined,
  paid_again: undefined,
  sent: "left",
  // the holder sees the time of the enquiry, not who made it
  asked: undefined,
  approved: "approved",
  held: "held",
  declined: "declined",
  cancelled: "cancelled",
  lapsed: "lapsed",
  // an unsigned answer proves nothing about the money
  denied: "unclear",
  // the holder reads the new state, without any name of the team
  closed_unpaid: undefined,
  credit_confirmed: undefined,
  reviewed: undefined,
  unclear: "unclear",
  // for the holder, an answer that was not believed is the same as one that proves nothing
  mismatch: "unclear",
};

/**
 * A payment's history as its holder reads it, oldest first: each change of the state, and unclear answers before it was paid.
 * Repeated and contradicting answers stay in the audit log, for the central team.
 */
export function historyOf({ events, last_enquiry_at }: Payment): HistoryEntry[] {
  const paidAt = events.findIndex(({ to }) => to === "paid");
  const shown = events
    .filter((event, place) => {
      if (event.to !== undefined || event.what === "created" || event.what === "sent") return true;
      return KINDS[event.what] === "unclear" && (paidAt === -1 || place < paidAt);
    })
    .flatMap(({ what, at }): HistoryEntry[] => {
      const kind = KINDS[what];
      return kind === undefined ? [] : [{ what: kind, at }];
    });
  const history = shown.filter(
    ({ what }, place) => what !== "unclear" || shown[place + 1]?.what !== "unclear",
  );
  if (last_enquiry_at === undefined) return history;
  // the enquiry comes before its answer, because the claim is written first
  const next = history.findIndex(
    ({ what, at }) => at >= last_enquiry_at && what !== "begun" && what !== "left",
  );
  return history.toSpliced(next === -1 ? history.length : next, 0, { what: "asked", at: last_enquiry_at });
}
