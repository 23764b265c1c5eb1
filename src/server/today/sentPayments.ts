import { malaysiaHour } from "../../domain/malaysiaTime.ts";
import { add, NOTHING, ringgitFromSen, type Sen, senFromRinggit } from "../../domain/money.ts";
import { bankNameOf } from "../../domain/payments/banks.ts";
import { FPX_TOKENS } from "../../domain/payments/paymentMethod.ts";
import type { WireObject } from "../../domain/schemas/codec.ts";
import type { DocumentStore } from "../databases/documentStore.ts";
import { SENT_VIEW } from "../databases/views.ts";

/** A payment that was sent to a gateway, as the index has it. */
export interface SentPayment {
  readonly at: string;
  readonly status: string;
  readonly amount: Sen;
  /** "01 MB2U0227", or "card". */
  readonly bank: string;
}

/** The rows of the index that one call reads. */
const CHUNK = 500;

/**
 * The payments that were sent to a gateway in this time. It reads the index and no payment.
 * @param from an instant, included
 * @param to an instant, excluded
 */
export async function sentBetween(
  store: DocumentStore,
  from: string,
  to: string,
): Promise<readonly SentPayment[]> {
  const found: SentPayment[] = [];
  for (let below: readonly string[] = [to]; ; ) {
    const rows = await store.rowsDown(SENT_VIEW, { below, to: [from], limit: CHUNK });
    for (const { key } of rows) {
      const [at = "", , status = "", amount = "", bank = ""] = key;
      // the amount of an unreadable payment, which the review queue shows, is no number
      if (/^\d+(\.\d{1,2})?$/.test(amount)) found.push({ at, status, amount: senFromRinggit(amount), bank });
    }
    const last = rows.at(-1);
    if (last === undefined || rows.length < CHUNK) return found;
    below = last.key;
  }
}

/** The paid payments of each of the 24 hours in Malaysia, on the wire. */
export function paidByHour(payments: readonly SentPayment[]): readonly WireObject[] {
  const hours = Array.from({ length: 24 }, () => ({ paid: 0, amount: NOTHING }));
  for (const { at, status, amount } of payments) {
    const hour = hours[malaysiaHour(new Date(at))];
    if (hour === undefined || status !== "paid") continue;
    hour.paid += 1;
    hour.amount = add(hour.amount, amount);
  }
  return hours.map(({ paid, amount }) => ({ paid, amount: ringgitFromSen(amount) }));
}

const OPEN: ReadonlySet<string> = new Set(["in_progress", "pending"]);

/** How the payments of each bank ended, from the bank with most payments to the one with fewest. */
export function endsByBank(payments: readonly SentPayment[]) {
  const banks = new Map<string, { paid: number; unpaid: number; open: number }>();
  for (const { bank, status } of payments) {
    const ends = banks.get(bank) ?? { paid: 0, unpaid: 0, open: 0 };
    banks.set(bank, ends);
    ends[status === "paid" ? "paid" : OPEN.has(status) ? "open" : "unpaid"] += 1;
  }
  const sum = ({ paid, unpaid, open }: { paid: number; unpaid: number; open: number }) =>
    paid + unpaid + open;
  return [...banks]
    .map(([bank, ends]) => ({ name: nameOf(bank), ...ends }))
    .sort((one, other) => sum(other) - sum(one) || one.name.localeCompare(other.name, "en"));
}

/** The bank's name, or "card". Companies' accounts have other names, or the code of FPX's B2B. */
function nameOf(bank: string): string {
  const [token, code = ""] = bank.split(" ");
  const known = FPX_TOKENS.find((one) => one === token);
  if (known === undefined) return bank;
  return known === "02" ? `${bankNameOf(known, code)} (B2B)` : bankNameOf(known, code);
}
