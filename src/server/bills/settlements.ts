import { isDeepStrictEqual } from "node:util";
import { assign, type Infer, object, optional, record, string } from "superstruct";
import type { Settled } from "../../charges/charge.ts";
import { ringgitFromSen } from "../../domain/money.ts";
import { ringgit, type WireObject } from "../../domain/schemas/codec.ts";
import { paymentId } from "../../domain/schemas/identifierStructs.ts";
import { instant } from "../../domain/schemas/instantStruct.ts";
import { orderNumberText } from "../../domain/schemas/paymentNumberStructs.ts";
import {
  changeDocument,
  changeDocuments,
  type DocumentStore,
  type NewDocument,
  type StoredDocument,
} from "../databases/documentStore.ts";
import { readStored } from "../databases/readStored.ts";

const parts = record(string(), ringgit);

/** The amounts that a payment takes off one record, by the parts of its charge type. Stored in ringgit, in memory in sen. */
export const recordSettlement = object({
  record_id: string(),
  settled: parts,
  /** The paid amount of each part; absent when it equals `settled`. */
  paid: optional(parts),
  /** The period that a licence's payment is for. */
  period: optional(string()),
});

/** The document of a settlement, written once the payment is paid. No balance is stored: it is computed from the settlements. */
const settlementDocument = assign(
  recordSettlement,
  object({
    order_number: orderNumberText,
    payment_id: paymentId,
    /** When the portal learned of the payment. A council's figures are compared with this time. */
    settled_at: instant,
    /** When the bank took the money; absent when the gateway sent no time. */
    paid_at: optional(instant),
    /** The refunded part of it, in the terms of `settled`. It no longer pays the bill. */
    refunded: optional(parts),
    /** The remittance in which the council learned of it. */
    remittance: optional(string()),
  }),
);

export type RecordSettlement = Infer<typeof recordSettlement>;
export type Settlement = Infer<typeof settlementDocument>;

/** @throws StoredDataError */
export function settlementOf(document: StoredDocument): Settlement {
  return readStored(document, settlementDocument);
}

/** The page size of a listing. One record hardly ever has more settlements. */
const PAGE = 500;

/** A record's settlements in the order of payment, because the first payment pays the bill. */
export async function settlementsOf(store: DocumentStore, recordId: string): Promise<readonly Settlement[]> {
  const found: Settlement[] = [];
  for (let after: string | undefined; ; ) {
    const documents = await store.list({ prefix: `${recordId}:`, after, limit: PAGE });
    found.push(...documents.map(settlementOf));
    if (documents.length < PAGE) break;
    after = documents.at(-1)?._id;
  }
  return found
    .filter((settlement) => settlement.record_id === recordId)
    .sort((one, other) => (precedence(one) < precedence(other) ? -1 : 1));
}

/** The bank's time comes first, because the payers know that one. */
function precedence({ paid_at, settled_at, order_number }: Settlement): string {
  return `${paid_at ?? settled_at} ${settled_at} ${order_number}`;
}

export function writeSettled(settled: Settled): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(settled).map(([part, amount]) => [part, ringgitFromSen(amount)]));
}

export function writeRecordSettlement({ record_id, settled, paid, period }: RecordSettlement): WireObject {
  return {
    record_id,
    settled: writeSettled(settled),
    ...(paid && { paid: writeSettled(paid) }),
    ...(period !== undefined && { period }),
  };
}

/** Its id is derived from the record and the order number, so that writing it twice stores it once. */
export function settlementAsDocument(settlement: Settlement): NewDocument {
  return {
    ...settlement,
    ...writeRecordSettlement(settlement),
    ...(settlement.refunded && { refunded: writeSettled(settlement.refunded) }),
    _id: settlementId(settlement),
    type: "settlement",
  };
}

function settlementId({ record_id, order_number }: Pick<Settlement, "record_id" | "order_number">): string {
  return `${record_id}:${order_number}`;
}

/** @throws StoredDataError */
export async function readSettlement(
  store: DocumentStore,
  named: Pick<Settlement, "record_id" | "order_number">,
): Promise<Settlement | undefined> {
  const document = await store.read(settlementId(named));
  return document && settlementOf(document);
}

/** Notes the total of the refunds of a settlement. */
export async function noteRefunded(
  store: DocumentStore,
  settlement: Pick<Settlement, "record_id" | "order_number">,
  refunded: Settled,
): Promise<void> {
  const written = writeSettled(refunded);
  await changeDocument(store, settlementId(settlement), (stored) =>
    isDeepStrictEqual(stored.refunded ?? {}, written) ? undefined : { ...stored, refunded: written },
  );
}

/** Notes which remittance lists these settlements. The first note of each stays. */
export async function markRemitted(
  store: DocumentStore,
  settlements: readonly Pick<Settlement, "record_id" | "order_number">[],
  remittance: string,
): Promise<void> {
  await changeDocuments(store, settlements.map(settlementId), (stored) =>
    stored.remittance === undefined ? { ...stored, remittance } : undefined,
  );
}
