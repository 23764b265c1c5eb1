import { array, assign, type Infer, object, string } from "superstruct";
import {
  type CloseUnmatchedRequest,
  unmatchedPayment,
  unmatchedPaymentCodec,
} from "../../api/schemas/unmatchedPayment.ts";
import type { OrderNumber } from "../../domain/identifiers.ts";
import { add, NOTHING } from "../../domain/money.ts";
import { asOrderNumber, isOrderNumber } from "../../domain/payments/orderNumber.ts";
import type { UnmatchedEvent } from "../../domain/payments/unmatchedPayment.ts";
import type { WireObject } from "../../domain/schemas/codec.ts";
import { writeAct } from "../audit/pendingActs.ts";
import type { Settlement } from "../bills/settlements.ts";
import type { Clock } from "../clock.ts";
import type { Databases } from "../databases/databases.ts";
import { changeDocument, type DocumentStore, type NewDocument } from "../databases/documentStore.ts";
import { ifReadable, readStored } from "../databases/readStored.ts";
import { OPEN_UNMATCHED_VIEW } from "../databases/views.ts";
import type { Connections, GatewayAnswer, GatewayVerdict } from "../gateways/gateway.ts";
import { missing, Refusal } from "../http/refusal.ts";
import { findByOrder } from "./paymentAccess.ts";
import { readPayment } from "./paymentDocument.ts";

/**
 * The payments that signed answers or settlements prove, and of which the portal has no document: after a restore from a backup that
 * is older than they are. One document for each order number, in `settlements`. A person ends each one.
 */

const stored = assign(
  unmatchedPayment,
  object({
    /** The digests of the answers that were kept. A gateway repeats its answer until it is acknowledged. */
    answers: array(string()),
  }),
);

type Stored = Infer<typeof stored>;

const PREFIX = "unmatched_payment:";

const idOf = (order: OrderNumber): string => `${PREFIX}${order}`;

/** The answers that speak of money. A decline only continues an entry that another answer began. */
const BEGINS: ReadonlySet<GatewayVerdict> = new Set(["approved", "held", "unclear"]);

const EVENTS: Readonly<Record<GatewayVerdict, UnmatchedEvent | undefined>> = {
  approved: "approved",
  held: "held",
  unclear: "unclear",
  declined: "declined",
  cancelled: "cancelled",
  // answers to our own enquiries, which name a payment that we have
  not_found: undefined,
  denied: undefined,
};

function emptyEntry(order_number: OrderNumber): Stored {
  return {
    order_number,
    gateway: null,
    amount: null,
    paid_at: null,
    transaction: null,
    authorization: null,
    bills: [],
    status: "open",
    log: [],
    answers: [],
  };
}

function documentOf(entry: Stored): NewDocument {
  return {
    ...unmatchedPaymentCodec.write(entry),
    _id: idOf(entry.order_number),
    type: "unmatched_payment",
    answers: entry.answers,
  };
}

/**
 * Changes the entry of an order number, or makes it. When another writer was faster, it reads the entry and tries again.
 * @param change returns the next version, or undefined to leave the entry as it is; it may run more than once
 */
async function changeEntry(
  settlements: DocumentStore,
  order: OrderNumber,
  change: (entry: Stored, isNew: boolean) => Stored | undefined,
): Promise<void> {
  const first = change(emptyEntry(order), true);
  if (first !== undefined && (await settlements.write(documentOf(first)))) return;
  await changeDocument(settlements, idOf(order), (document) => {
    const next = change(readStored(document, stored), false);
    return next && documentOf(next);
  });
}

type UnmatchedServices = Connections & {
  readonly databases: Pick<Databases, "settlements">;
  readonly clock: Clock;
};

/**
 * Keeps a verified answer whose order number has no payment, for a person. FPX signs for every merchant, so the server keeps only the
 * answers that are for its own merchant and name an order number of its form.
 * @returns whether the answer is in an entry now
 */
export async function keepUnmatched(services: UnmatchedServices, answer: GatewayAnswer): Promise<boolean> {
  const { order, verdict } = answer;
  const what = EVENTS[verdict];
  if (!isOrderNumber(order) || what === undefined || answer.merchant !== merchantOf(services, answer))
    return false;
  const at = services.clock.now().toISOString();
  let isKept = false;
  await changeEntry(services.databases.settlements, order, (entry, isNew) => {
    isKept = !isNew || BEGINS.has(verdict);
    if (!isKept || entry.answers.includes(answer.digest)) return undefined;
    const code = answer.codes.debit_code ?? answer.codes.said;
    return {
      ...entry,
      gateway: answer.gateway,
      amount: answer.amount ?? entry.amount,
      paid_at: answer.paidAt ?? entry.paid_at,
      transaction: answer.transaction ?? entry.transaction,
      authorization: answer.authorization ?? entry.authorization,
      // an entry that a person closed opens again when the gateway says something else
      status: "open",
      log: [...entry.log, { at, what, ...(code !== undefined && { code }) }],
      answers: [...entry.answers, answer.digest],
    };
  });
  return isKept;
}

function merchantOf({ fpx, card }: Connections, { gateway }: GatewayAnswer): string | undefined {
  // a council may have a seller id of its own, and all of them belong to one exchange id
  return gateway === "fpx" ? fpx.seller.exchangeId : card?.merchant.code;
}

/**
 * Notes that a settlement names an order number without a payment, as the check after a restore finds it.
 * @param at when the check found it, an instant in UTC
 * @returns whether the entry waits for a person
 */
export async function keepSettled(
  settlements: DocumentStore,
  { order_number, record_id, paid_at, settled, paid = settled }: Settlement,
  at: string,
): Promise<boolean> {
  let isOpen = false;
  await changeEntry(settlements, order_number, (entry) => {
    isOpen = entry.status === "open";
    if (entry.bills.includes(record_id)) return undefined;
    return {
      ...entry,
      // a gateway's answer already says what was paid in all
      amount: entry.gateway === null ? add(entry.amount ?? NOTHING, ...Object.values(paid)) : entry.amount,
      paid_at: entry.paid_at ?? paid_at ?? null,
      bills: [...entry.bills, record_id],
      log: [...entry.log, { at, what: "settled" }],
    };
  });
  return isOpen;
}

/**
 * The open entries in the order of their numbers. They are few. An unreadable entry hides no other one, and the gauge of open entries
 * counts it.
 */
async function openEntries(settlements: DocumentStore): Promise<readonly Stored[]> {
  const documents = await settlements.view(OPEN_UNMATCHED_VIEW, ["open"]);
  return documents.flatMap((document) => ifReadable(() => readStored(document, stored)) ?? []);
}

/** The open entries, on the wire. */
export async function readUnmatched(settlements: DocumentStore): Promise<readonly WireObject[]> {
  return (await openEntries(settlements)).map(publicEntry);
}

/** The entry of a typed order number or receipt number, open or closed, on the wire. */
export async function findUnmatched(
  settlements: DocumentStore,
  typed: string,
): Promise<readonly WireObject[]> {
  const order = asOrderNumber(typed);
  const document = order === undefined ? undefined : await settlements.read(idOf(order));
  return document === undefined ? [] : [publicEntry(readStored(document, stored))];
}

function publicEntry({ answers: _answers, ...entry }: Stored): WireObject {
  return unmatchedPaymentCodec.write(entry);
}

/**
 * Ends an open entry, with the person's finding in its log and an entry in the audit log.
 * @returns the entry, on the wire
 * @throws Refusal 404 without such an entry, 409 `changed_meanwhile` when it is closed or its log has grown since the person saw it
 */
export async function closeUnmatched(
  {
    databases,
    clock,
  }: Pick<UnmatchedServices, "clock"> & {
    readonly databases: Databases;
  },
  order: string,
  { note, seen }: CloseUnmatchedRequest,
  { name }: { readonly name: string },
): Promise<WireObject> {
  if (!isOrderNumber(order)) throw missing();
  const at = clock.now().toISOString();
  const id = idOf(order);
  const act = { at, by: name, what: "unmatched_closed" } as const;
  return writeAct(databases, act, [{ database: "settlements", id }], async () => {
    let hasChanged = false;
    const document = await changeDocument(databases.settlements, id, (found) => {
      const entry = readStored(found, stored);
      hasChanged = entry.status !== "open" || entry.log.length !== seen;
      if (hasChanged) return undefined;
      return documentOf({
        ...entry,
        status: "closed",
        log: [...entry.log, { at, what: "closed", by: name, note }],
      });
    });
    if (document === undefined) throw missing();
    if (hasChanged) throw new Refusal(409, "changed_meanwhile");
    return publicEntry(readStored(document, stored));
  });
}

/**
 * Ends the open entries whose payment is found and paid: a node of a cluster that came late had the payment, or the citizen's browser
 * created it again with its idempotency key and the gateway repeated its answer.
 */
export async function endMatched({
  databases: { settlements, handles, all_payments },
  clock,
}: {
  readonly databases: Pick<Databases, "settlements" | "handles" | "all_payments">;
  readonly clock: Clock;
}): Promise<void> {
  for (const { order_number } of await openEntries(settlements)) {
    const id = await findByOrder(handles, order_number);
    const payment = id && (await readPayment(all_payments, id));
    if (payment?.status !== "paid") continue;
    const at = clock.now().toISOString();
    await changeEntry(settlements, order_number, (entry, isNew) =>
      isNew || entry.status === "closed"
        ? undefined
        : { ...entry, status: "closed", log: [...entry.log, { at, what: "matched" }] },
    );
  }
}
