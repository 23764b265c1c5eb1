import { enums, type Infer, object, record, string } from "superstruct";
import type { Refund } from "../../api/schemas/payment.ts";
import { chargeOf, readLine } from "../../charges/lines.ts";
import { add } from "../../domain/money.ts";
import { REFUND_STATES } from "../../domain/payments/refundState.ts";
import { ringgit, type WireObject } from "../../domain/schemas/codec.ts";
import { paymentId } from "../../domain/schemas/identifierStructs.ts";
import { instant } from "../../domain/schemas/instantStruct.ts";
import { writeSettled } from "../bills/settlements.ts";
import type { DocumentStore, StoredDocument } from "../databases/documentStore.ts";
import { asStored, readStored, StoredDataError } from "../databases/readStored.ts";
import type { Payment } from "./paymentDocument.ts";
import { paidThrough } from "./priceLines.ts";

/** A payment that paid what an earlier one had paid: by the record, the parts of it and what was really paid for each. */
const refundCase = object({
  payment_id: paymentId,
  opened_at: instant,
  /** Closed by a person, in the database. */
  status: enums(REFUND_STATES),
  bills: record(string(), record(string(), ringgit)),
});

export type RefundCase = Infer<typeof refundCase>;

const PREFIX = "refund_case:";

const PAGE = 200;

/** A payment has one case at most. */
export function refundCaseId({ order_number }: Pick<Payment, "order_number">): string {
  return `${PREFIX}${order_number}`;
}

/** What is stored of a case; undefined where it cannot be read: a person's slip in one document hides no other. */
function readCase(document: StoredDocument): RefundCase | undefined {
  try {
    return readStored(document, refundCase);
  } catch (failure) {
    if (failure instanceof StoredDataError) return undefined;
    throw failure;
  }
}

export interface OpenRefundCases {
  /** Every case that a person has not closed, by its payment's id. */
  readonly open: ReadonlyMap<string, RefundCase>;
  /** The ids of the payments whose case cannot be read. */
  readonly unreadable: ReadonlySet<string>;
}

export async function openRefundCases(settlements: DocumentStore): Promise<OpenRefundCases> {
  const open = new Map<string, RefundCase>();
  const unreadable = new Set<string>();
  for (let after: string | undefined; ; ) {
    const documents = await settlements.list({ prefix: PREFIX, after, limit: PAGE });
    for (const document of documents) {
      const found = readCase(document);
      if (found === undefined) unreadable.add(String(document.payment_id));
      else if (found.status === "open") open.set(found.payment_id, found);
    }
    if (documents.length < PAGE) return { open, unreadable };
    after = documents.at(-1)?._id;
  }
}

/** The refunds of a payment as its holder reads them, bill by bill; none where nothing of it was paid before. */
export async function refundsOf(settlements: DocumentStore, payment: Payment): Promise<readonly Refund[]> {
  // what is not paid has paid nothing twice
  if (payment.status !== "paid") return [];
  const found = await refundCaseOf(settlements, payment);
  // the receipt is its payer's all the same; the team's list names what is to be mended
  if (found === undefined) return [];
  const { opened_at, status, bills } = found;
  return payment.services.flatMap((stored): Refund[] => {
    const line = asStored(() => readLine(stored));
    const charge = chargeOf(line);
    const parts = bills[paidThrough({ charge, line })];
    if (parts === undefined) return [];
    const { council, type } = line;
    const amount = add(...Object.values(parts));
    return [{ council, type, number: charge.numberOf(line), amount, opened_at, state: status }];
  });
}

/** The case of one payment, open or closed; undefined where there is none that can be read. */
export async function refundCaseOf(
  settlements: DocumentStore,
  payment: Payment,
): Promise<RefundCase | undefined> {
  const document = await settlements.read(refundCaseId(payment));
  return document && readCase(document);
}

/** The open case of one payment, or undefined. */
export async function openRefundCaseOf(
  settlements: DocumentStore,
  payment: Payment,
): Promise<RefundCase | undefined> {
  const found = await refundCaseOf(settlements, payment);
  return found?.status === "open" ? found : undefined;
}

/** The case on the wire: its amounts are ringgit. */
export function publicRefundCase({ opened_at, status, bills }: RefundCase): WireObject {
  const written = Object.entries(bills).map(([id, parts]) => [id, writeSettled(parts)]);
  return { opened_at, status, bills: Object.fromEntries(written) };
}
