import type { HistoryEntry } from "../../api/schemas/payment.ts";
import type { HistoryKind } from "../../domain/payments/paymentHistory.ts";
import type { Payment } from "./paymentDocument.ts";
import type { PaymentEventEntry } from "./paymentEvents.ts";

const KINDS: Readonly<Record<PaymentEventEntry["what"], HistoryKind | undefined>> = {
  created: "begun",
  // the amount is shown unchanged, and of another payment only its own holder is shown
  repriced: undefined,
  paid_again: undefined,
  sent: "left",
  // its holder is shown when the gateway was asked, and nothing of who works there
  asked: undefined,
  approved: "approved",
  held: "held",
  declined: "declined",
  cancelled: "cancelled",
  lapsed: "lapsed",
  unclear: "unclear",
  // an answer of which nothing was believed tells its reader no more than one that proves nothing
  mismatch: "unclear",
};

/**
 * What happened to a payment, oldest first, as its holder reads it: what moved it, and what was unclear before it was paid.
 * An answer that repeats or contradicts what was proven stays in the audit log, for a person.
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
  // before what it was answered: a claim to ask is written first
  const next = history.findIndex(
    ({ what, at }) => at >= last_enquiry_at && what !== "begun" && what !== "left",
  );
  return history.toSpliced(next === -1 ? history.length : next, 0, { what: "asked", at: last_enquiry_at });
}
