import { endOfMalaysiaDay, malaysiaDate } from "../../domain/malaysiaTime.ts";
import type { WireObject } from "../../domain/schemas/codec.ts";
import type { DocumentStore } from "../databases/documentStore.ts";
import {
  LISTED_VIEW,
  OPEN_REFUNDS_VIEW,
  OPEN_UNMATCHED_VIEW,
  WAITING_MESSAGES_VIEW,
  WAITING_PAYMENTS_VIEW,
} from "../databases/views.ts";
import { certificateAlarm } from "../gateways/fpx/certificateAlarm.ts";
import { Refusal } from "../http/refusal.ts";
import { checkDatabases } from "../operation/checkDatabases.ts";
import { withdrawnSince } from "../records/loading/withdrawals.ts";
import { readHeads } from "../remittances/remittanceDocument.ts";
import type { Services } from "../services.ts";
import { endsByBank, paidByHour, sentBetween } from "./sentPayments.ts";

const DAY = 24 * 60 * 60_000;

/** An answer serves all callers for this time, in milliseconds. */
const FRESH = 10_000;

/** The hours of the week before are counted again after this time, in milliseconds, because a late answer may change them. */
const LAST_WEEK_FRESH = 15 * 60_000;

type TodayServices = Pick<Services, "databases" | "clock" | "timer" | "log" | "fpx" | "card" | "banks">;

/** The day so far, over all councils. Callers within a few seconds share one counting. */
export function todayReader(services: TodayServices): () => Promise<WireObject> {
  const { databases, clock } = services;
  const now = () => clock.now().getTime();
  const weekBefore = remembered(LAST_WEEK_FRESH, now, async (day) =>
    paidByHour(await sentOn(databases.all_payments, day)),
  );
  const today = remembered(FRESH, now, (day) =>
    countToday(services, day, () => weekBefore(malaysiaDate(new Date(Date.parse(day) - 7 * DAY)))),
  );
  return () => today(malaysiaDate(clock.now()));
}

/** Remembers the answer for the last key. Callers at the same time share one reading. A failed one is not remembered. */
function remembered<Value>(
  fresh: number,
  now: () => number,
  read: (key: string) => Promise<Value>,
): (key: string) => Promise<Value> {
  let last: { readonly key: string; readonly until: number; readonly answer: Promise<Value> } | undefined;
  return (key) => {
    if (last !== undefined && last.key === key && now() < last.until) return last.answer;
    const answer = read(key);
    const current = { key, until: now() + fresh, answer };
    last = current;
    answer.catch(() => {
      if (last === current) last = undefined;
    });
    return answer;
  };
}

async function sentOn(store: DocumentStore, day: string) {
  const end = endOfMalaysiaDay(day);
  return sentBetween(store, new Date(Date.parse(end) - DAY).toISOString(), end);
}

async function countToday(
  services: TodayServices,
  day: string,
  weekBefore: () => Promise<readonly WireObject[]>,
): Promise<WireObject> {
  const { databases, clock, fpx, card } = services;
  const { all_payments, settlements, notifications, records } = databases;
  const dayAgo = new Date(clock.now().getTime() - DAY).toISOString();
  const [sent, before, unanswered, messages, listed, unmatched, refunds, heads, list, checked, withdrawals] =
    await Promise.all([
      sentOn(all_payments, day),
      weekBefore(),
      waitingIn(all_payments, WAITING_PAYMENTS_VIEW),
      waitingIn(notifications, WAITING_MESSAGES_VIEW),
      waitingIn(all_payments, LISTED_VIEW),
      waitingIn(settlements, OPEN_UNMATCHED_VIEW),
      waitingIn(settlements, OPEN_REFUNDS_VIEW),
      readHeads(settlements),
      lastBankList(services),
      checkDatabases(services),
      withdrawnSince(records, dayAgo),
    ]);
  return {
    as_of: clock.now().toISOString(),
    day,
    hours: paidByHour(sent),
    week_before: before,
    banks: endsByBank(sent),
    unanswered,
    reviews: listed.count + unmatched.count,
    refunds: refunds.count,
    messages,
    fpx: { list, certificates: certificateAlarm(fpx, clock.now()) ?? null },
    card: card?.health.read() ?? null,
    databases: { write: checked !== "databases" },
    remittances: heads.map(({ council, closed_through, last }) => ({ council, closed_through, last })),
    withdrawals,
  };
}

/** How many entries a view has, and the time of the first one, if its keys are times. */
async function waitingIn(store: DocumentStore, view: string) {
  const { total, rows } = await store.rows(view, 1);
  return { count: total, oldest: total === 0 ? null : (rows[0]?.key ?? null) };
}

async function lastBankList({ banks }: TodayServices) {
  try {
    const { result, as_of } = await banks("01");
    return { as_of, online: result.filter(({ online }) => online).length, banks: result.length };
  } catch (failure) {
    // FPX has not answered since the start
    if (failure instanceof Refusal) return null;
    throw failure;
  }
}
