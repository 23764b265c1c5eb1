import type { MiddlewareHandler } from "hono";
import { routePath } from "hono/route";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { Clock } from "../clock.ts";
import type { Databases } from "../databases/databases.ts";
import type { DocumentStore } from "../databases/documentStore.ts";
import {
  DUE_MESSAGES_VIEW,
  LISTED_VIEW,
  NEXT_ENQUIRY_VIEW,
  OPEN_REFUNDS_VIEW,
  OPEN_UNMATCHED_VIEW,
  UNREADABLE_TRANSFERS_VIEW,
  UNSETTLED_VIEW,
  WAITING_MESSAGES_VIEW,
  WAITING_PAYMENTS_VIEW,
} from "../databases/views.ts";
import type { BackendEnv } from "../http/context.ts";
import type { Log } from "../log.ts";
import { DEFAULT_SMS_RULES, smsSentToday } from "../notifications/smsTotal.ts";
import { RETAINED_KINDS } from "../privacy/retention.ts";
import type { Timer } from "../timer.ts";
import type { ClockCheck } from "./clockCheck.ts";

/** The metrics for Prometheus. None names a person, a bill or a payment. */
export interface Metrics {
  /** Counts a call by its route, never by its path: a path can hold a handle or a token. */
  readonly calls: MiddlewareHandler<BackendEnv>;
  /** Counts each entry of the log by its event. */
  counted(log: Log): Log;
  /** Returns Prometheus' text format. A gauge of a database that does not answer is NaN. */
  read(): Promise<{ readonly type: string; readonly text: string }>;
}

/** The longest time for a reading, in milliseconds. Prometheus gives up after ten seconds. */
const PATIENCE = 2000;

/** @returns undefined when the reading fails or takes too long */
async function inTime<Value>(
  read: () => Promise<Value>,
  timer: Pick<Timer, "wait">,
): Promise<Value | undefined> {
  const over = new AbortController();
  const tooLate = timer.wait(PATIENCE, over.signal).then(() => undefined);
  try {
    return await Promise.race([read().catch(() => undefined), tooLate]);
  } finally {
    over.abort();
  }
}

/** Seconds. A search should be in the first buckets, and a payment's creation before the last ones. */
const DURATIONS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export function createMetrics(
  {
    all_payments,
    notifications,
    settlements,
  }: Pick<Databases, "all_payments" | "notifications" | "settlements">,
  { clock, timer }: { readonly clock: Clock; readonly timer: Pick<Timer, "wait"> },
  clockCheck?: Pick<ClockCheck, "offsets">,
  smsPerDay: number = DEFAULT_SMS_RULES.perDay,
): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];

  const durations = new Histogram({
    name: "kaunter_call_seconds",
    help: "Calls that were answered, by route, method and status, and how long each took",
    labelNames: ["route", "method", "status"],
    buckets: DURATIONS,
    registers,
  });
  const events = new Counter({
    name: "kaunter_log_events_total",
    help: "Entries of the log, by their event",
    labelNames: ["event"],
    registers,
  });
  const moves = new Counter({
    name: "kaunter_payments_moved_total",
    help: "Payments that a gateway's verified answer moved to a state",
    labelNames: ["to"],
    registers,
  });
  const erased = new Counter({
    name: "kaunter_erased_total",
    help: "Personal data that were kept for their time and are erased, by what they were",
    labelNames: ["what"],
    registers,
  });
  const gauge = (name: string, help: string, measure: () => Promise<number>) =>
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        // a gauge that kept its last number would call an outage good
        this.set((await inTime(measure, timer)) ?? Number.NaN);
      },
    });
  const countOf = (store: DocumentStore, view: string) => async () => (await store.rows(view, 0)).total;
  const ageOfOldest = (store: DocumentStore, view: string) => async () => {
    const [oldest] = (await store.rows(view, 1)).rows;
    return oldest === undefined ? 0 : (clock.now().getTime() - Date.parse(String(oldest.key))) / 1000;
  };
  new Gauge({
    name: "kaunter_clock_offset_seconds",
    help: "By how much the clock of a source is ahead of the server's, from the Date headers of its answers",
    labelNames: ["source"],
    registers,
    collect() {
      this.reset();
      for (const [source, seconds] of clockCheck?.offsets() ?? []) this.set({ source }, seconds);
    },
  });
  const now = () => clock.now().toISOString();
  gauge(
    "kaunter_payments_listed",
    "Payments that a person is to look at",
    countOf(all_payments, LISTED_VIEW),
  );
  gauge(
    "kaunter_payments_unsettled",
    "Paid payments of which something is still to be written",
    countOf(all_payments, UNSETTLED_VIEW),
  );
  gauge(
    "kaunter_refund_cases_open",
    "Refund cases that nobody has closed",
    countOf(settlements, OPEN_REFUNDS_VIEW),
  );
  gauge(
    "kaunter_unmatched_payments_open",
    "Payments that are proven, have no document, and that nobody has looked into",
    countOf(settlements, OPEN_UNMATCHED_VIEW),
  );
  gauge(
    "kaunter_transfers_unreadable",
    "Councils' transfers of a payout that cannot be read",
    countOf(settlements, UNREADABLE_TRANSFERS_VIEW),
  );
  gauge(
    "kaunter_enquiries_due",
    "Payments that a gateway is to be asked about now",
    async () => (await all_payments.idsUpTo(NEXT_ENQUIRY_VIEW, now())).length,
  );
  gauge(
    "kaunter_payments_waiting",
    "Payments that were sent to a gateway and have no result yet",
    countOf(all_payments, WAITING_PAYMENTS_VIEW),
  );
  gauge(
    "kaunter_payments_waiting_oldest_seconds",
    "How long ago the oldest of the waiting payments was sent to the gateway",
    ageOfOldest(all_payments, WAITING_PAYMENTS_VIEW),
  );
  gauge(
    "kaunter_messages_due",
    "Messages that are to be sent now",
    async () => (await notifications.idsUpTo(DUE_MESSAGES_VIEW, now())).length,
  );
  gauge(
    "kaunter_messages_waiting",
    "Messages that are not sent yet, due or to be tried again later",
    countOf(notifications, WAITING_MESSAGES_VIEW),
  );
  gauge(
    "kaunter_messages_waiting_oldest_seconds",
    "How long ago the oldest of the waiting messages was made",
    ageOfOldest(notifications, WAITING_MESSAGES_VIEW),
  );
  new Gauge({
    name: "kaunter_databases_answer",
    help: "1 when the databases answer, 0 otherwise",
    registers,
    async collect() {
      const answer = await inTime(async () => (await all_payments.read("nobody")) ?? "answered", timer);
      this.set(answer === undefined ? 0 : 1);
    },
  });

  gauge("kaunter_sms_today", "SMS that were sent today, in Malaysia's time", () =>
    smsSentToday(notifications, clock.now()),
  );
  gauge("kaunter_sms_per_day", "The most SMS that the settings allow in a day", async () => smsPerDay);

  return {
    calls: async (context, next) => {
      const stop = durations.startTimer();
      await next();
      stop({
        route: routePath(context, -1),
        method: context.req.method,
        status: String(context.res.status),
      });
    },
    counted: (log) => (entry) => {
      events.inc({ event: entry.event });
      if (entry.event === "payment_moved") moves.inc({ to: String(entry.to) });
      if (entry.event === "retention_swept")
        for (const what of RETAINED_KINDS) erased.inc({ what }, Number(entry[what] ?? 0));
      log(entry);
    },
    read: async () => ({ type: registry.contentType, text: await registry.metrics() }),
  };
}
