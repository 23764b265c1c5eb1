import { array, assign, type Infer, object, record, string } from "superstruct";
import type { Settled } from "../../../src/charges/charge.ts";
import { ringgitFromSen } from "../../../src/domain/money.ts";
import { instant, orderNumberText, paymentId, ringgit } from "../../../src/domain/structs.ts";
import type { DocumentStore, NewDocument } from "../databases/documentStore.ts";
import { readStored } from "../databases/readStored.ts";

/** What a payment takes off one record, by the parts of its charge type. Ringgit as stored, sen in memory. */
export const recordSettlement = object({ record_id: string(), settled: record(string(), ringgit) });

/** The document that says so, written once the payment is paid. Nothing is decremented: a balance is worked out. */
const settlementDocument = assign(
  recordSettlement,
  object({ order_number: orderNumberText, payment_id: paymentId, settled_at: instant }),
);

export type RecordSettlement = Infer<typeof recordSettlement>;
export type Settlement = Infer<typeof settlementDocument>;

export const recordSettlements = array(recordSettlement);

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

function precedence(settlement: Settlement): string {
  return `${settlement.settled_at} ${settlement.order_number}`;
}

export function writeSettled(settled: Settled): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(settled).map(([part, amount]) => [part, ringgitFromSen(amount)]));
}

/** The settlement's document; its id is told by what it settles, so that writing it twice writes it once. */
export function settlementAsDocument(settlement: Settlement): NewDocument {
  return {
    ...settlement,
    _id: `${settlement.record_id}:${settlement.order_number}`,
    type: "settlement",
    settled: writeSettled(settlement.settled),
  };
}
