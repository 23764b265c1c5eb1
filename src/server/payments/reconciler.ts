import { isPaymentId, type PaymentId } from "../../domain/identifiers.ts";
import { isOpen, nextState } from "../../domain/payments/paymentState.ts";
import type { DocumentStore } from "../databases/documentStore.ts";
import { StoredDataError } from "../databases/readStored.ts";
import { NEXT_ENQUIRY_VIEW } from "../databases/views.ts";
import { scheduleOf } from "../gateways/gatewayOf.ts";
import { describeError } from "../log.ts";
import { notificationId, statusNotification } from "../notifications/notificationDocument.ts";
import { endProvenDifferences } from "../reconciliation/endProvenDifferences.ts";
import type { Services } from "../services.ts";
import { type EnquiryServices, enquire } from "./enquire.ts";
import { claimEnquiry } from "./enquiryClaim.ts";
import type { AnswerServices } from "./handleGatewayResponse.ts";
import { listed, listStored, unlisted } from "./listing.ts";
import {
  changePayment,
  isCardPayment,
  type Payment,
  type PaymentEventEntry,
  readPayment,
} from "./paymentDocument.ts";
import { recheckSettlements } from "./recheckSettlements.ts";
import { repairSettlements } from "./settlePayment.ts";
import { endMatched } from "./unmatchedPayments.ts";

/** Milliseconds from the end of one round to the next. */
export const BETWEEN_ROUNDS = 15_000;

const AT_ONCE = 4;

export type ReconcilerServices = EnquiryServices & Pick<Services, "random">;

export interface Reconciler {
  /** Starts no more enquiries, and resolves when the current ones have ended. */
  stop(): Promise<void>;
}

/** Asks the gateways in rounds until it is stopped. */
export function startReconciler(services: ReconcilerServices): Reconciler {
  const stopping = new AbortController();
  const running = run(services, stopping.signal);
  return {
    async stop() {
      stopping.abort();
      await running;
    },
  };
}

async function run(services: ReconcilerServices, stopping: AbortSignal): Promise<void> {
  while (!stopping.aborted) {
    await goRound(services, stopping).catch((failure: unknown) => {
      // the databases are away, and the next round finds the same payments due
      services.log({ event: "reconciliation_failed", ...describeError(failure) });
    });
    await services.timer.wait(BETWEEN_ROUNDS, stopping);
  }
}

/**
 * The server completes settlements first, because no gateway repeats an answer that it acknowledged. The rechecks come last:
 * citizens wait for the enquiries, and a view that CouchDB is still building fails only the rechecks.
 */
async function goRound(services: ReconcilerServices, stopping: AbortSignal): Promise<void> {
  const { databases, clock, log } = services;
  await repairSettlements(databases, log);
  await enquireDue(services, stopping);
  await endProvenDifferences(databases, clock);
  if (!stopping.aborted) await recheckSettlements(databases, clock, log);
  if (!stopping.aborted) await endMatched(services);
}

/**
 * One round: asks about every payment that is due, a few at the same time. A failed enquiry stops no other. The payments store when
 * they are due, so any process can continue where another one stopped.
 */
export async function enquireDue(services: ReconcilerServices, stopping?: AbortSignal): Promise<void> {
  const { all_payments } = services.databases;
  const due = [...(await all_payments.idsUpTo(NEXT_ENQUIRY_VIEW, services.clock.now().toISOString()))];
  const askOneByOne = async () => {
    for (let id = due.shift(); id !== undefined && !stopping?.aborted; id = due.shift())
      await askOne(services, id);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, askOneByOne));
}

async function askOne(services: ReconcilerServices, id: string): Promise<void> {
  const reference = services.random(8).toString("hex");
  try {
    if (!isPaymentId(id)) throw new TypeError(`enquiry queue holds an id that is not a payment id: ${id}`);
    const { all_payments } = services.databases;
    const claim = await claimEnquiry(
      all_payments,
      id,
      services.clock.now(),
      "schedule",
      scheduleOf(services),
    ).catch(async (failure: unknown) => {
      // the payment stays due, so the log names it only when it newly enters the review queue
      if (failure instanceof StoredDataError && !(await listStored(all_payments, id, "unreadable")))
        return undefined;
      throw failure;
    });
    if (claim?.kind !== "claimed") return;
    await enquire(services, claim.payment, reference);
    await notifyStillPending(services, id);
    if (claim.isLast) await endEnquiries(all_payments, id, services.clock.now());
  } catch (failure) {
    services.log({ event: "enquiry_failed", reference, payment: id, ...describeError(failure) });
  }
}

/**
 * Sends the status link to the payer of a payment that still has no result after a scheduled enquiry. Most payments have one by
 * then, and their payers get only the receipt. Each payment gets this message once. After a crash the next enquiry sends it.
 */
async function notifyStillPending(
  { databases, clock, outbox }: AnswerServices,
  id: PaymentId,
): Promise<void> {
  const payment = await readPayment(databases.all_payments, id);
  if (payment === undefined || !isOpen(payment.status) || payment.without_status_mail) return;
  const isNew = await databases.notifications.write(statusNotification(payment, clock.now().toISOString()));
  if (isNew) outbox?.sendSoon(notificationId(payment.order_number, "status"));
}

/** One denial may be a fault of the gateway. */
const DENIALS_NEEDED = 2;

/**
 * Ends the enquiries about a payment after the last one of its schedule. A payment that the card gateway denied each time expires,
 * which says nothing about the money. Any other payment without an ending goes into the review queue.
 * @param now in UTC
 */
async function endEnquiries(store: DocumentStore, id: PaymentId, now: Date): Promise<void> {
  await changePayment(store, id, (stored) => {
    const ended = { ...stored, next_enquiry_at: undefined };
    if (!isOpen(stored.status)) return ended;
    return isDeniedThroughout(stored) ? expired(ended, now) : listed(ended, "unanswered");
  });
}

function isDeniedThroughout(payment: Payment): boolean {
  if (!isCardPayment(payment) || (payment.denials ?? 0) < DENIALS_NEEDED) return false;
  return payment.events.every((event) => event.source === undefined || isDenial(event));
}

function isDenial({ source, denied }: PaymentEventEntry): boolean {
  return source === "requery" && denied === true;
}

/** Nobody has to review it. A signed proof that comes later still makes it paid. */
function expired(payment: Payment, now: Date): Payment {
  const to = nextState(payment.status, "denied");
  if (to === undefined) return listed(payment, "unanswered");
  const event = { at: now.toISOString(), what: "denied", to } as const;
  return unlisted({ ...payment, status: to, events: [...payment.events, event] }, "unclear", "unanswered");
}
