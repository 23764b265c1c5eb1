import { assign, type Infer, object, optional, record, string } from "superstruct";
import type { Settled } from "../../charges/charge.ts";
import { ringgitFromSen } from "../../domain/money.ts";
import { ringgit, type WireObject } from "../../domain/schemas/codec.ts";
import { paymentId } from "../../domain/schemas/identifierStructs.ts";
import { instant } from "../../domain/schemas/instantStruct.ts";
import { orderNumberText } from "../../domain/schemas/orderNumberStruct.ts";
import type { DocumentStore, NewDocument } from "../databases/documentStore.ts";
import { readStored } from "../databases/readStored.ts";

const parts = record(string(), ringgit);

/** What a payment takes off one record, by the parts of its charge type. Ringgit as stored, sen in memory. */
export const recordSettlement = object({
  record_id: string(),
  settled: parts,
  /** What was paid for each part; absent where that is what it settles. */
  paid: optional(parts),
  /** Of a licence: which period's it is. */
  period: optional(string()),
});

/** The document that says so, written once the payment is paid. Nothing is decremented: a balance is worked out. */
const settlementDocument = assign(
  recordSettlement,
  object({
    order_number: orderNumberText,
    payment_id: paymentId,
    /** When the portal heard of it: a council's figures are compared with this time. */
    settled_at: instant,
    /** When the bank took the money; absent where the gateway names no time. */
    paid_at: optional(instant),
  }),
);

export type RecordSettlement = Infer<typeof recordSettlement>;
export type Settlement = Infer<typeof settlementDocument>;

/** More than one record ever gets; a page of a listing. */
const PAGE = 500;

/** A record's settlements, in the order the money came: who paid first, paid the bill. */
export async function settlementsOf(store: DocumentStore, recordId: string): Promise<readonly Settlement[]> {
  const found: Settlement[] = [];
  for (let after: string | undefined; ; ) {
    const documents = await store.list({ prefix: `${recordId}:`, after, limit: PAGE });
    found.push(...documents.map((document) => readStored(document, settlementDocument)));
    if (documents.length < PAGE) break;
    after = documents.at(-1)?._id;
  }
  return found
    .filter((settlement) => settlement.record_id === recordId)
    .sort((one, other) => (precedence(one) < precedence(other) ? -1 : 1));
}

/** By the bank's time, as the payers know it. */
function precedence({ paid_at, settled_at, order_number }: Settlement): string {
  return `${paid_at ?? settled_at} ${settled_at} ${order_number}`;
}

export function writeSettled(settled: Settled): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(settled).map(([part, amount]) => [part, ringgitFromSen(amount)]));
}

/** What a payment takes off a record, as it is stored. */
export function writeRecordSettlement({ record_id, settled, paid, period }: RecordSettlement): WireObject {
  return {
    record_id,
    settled: writeSettled(settled),
    ...(paid && { paid: writeSettled(paid) }),
    ...(period !== undefined && { period }),
  };
}

/** The settlement's document; its id is derived from what it settles, so that writing it twice writes it once. */
export function settlementAsDocument(settlement: Settlement): NewDocument {
  return {
    ...settlement,
    ...writeRecordSettlement(settlement),
    _id: `${settlement.record_id}:${settlement.order_number}`,
    type: "settlement",
  };
}
