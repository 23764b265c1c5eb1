import { type FoundPayment, foundPaymentCodec } from "../../api/schemas/paymentSearch.ts";
import { chargeOf, readLine } from "../../charges/lines.ts";
import { type Cell, csvRows, UTF8_MARK } from "../../domain/csv.ts";
import type { PaymentId } from "../../domain/identifiers.ts";
import { formatDateTime } from "../../domain/malaysiaTime.ts";
import { maskText } from "../../domain/mask.ts";
import { add, ringgitFromSen } from "../../domain/money.ts";
import type { PermittedCouncils } from "../../domain/roles.ts";
import type { WireObject } from "../../domain/schemas/codec.ts";
import type { DocumentStore } from "../databases/documentStore.ts";
import { asStored, ifReadable } from "../databases/readStored.ts";
import { isCardPayment, type Payment, paymentOf } from "../payments/paymentDocument.ts";
import { publicPaymentOf, publicService } from "../payments/publicPayment.ts";

/** What a member of the central team may see of payments. */
export interface PaymentVisibility {
  /** Of a payment of several councils, only the bills of these. */
  readonly councils: PermittedCouncils;
  /** Names, e-mail addresses and phone numbers in clear. */
  readonly contacts: boolean;
}

/** The payment's lines of the councils that may be seen, with their owners masked. */
export function seenLines(payment: Payment, { councils }: Pick<PaymentVisibility, "councils">) {
  return payment.services
    .map((stored) => asStored(() => readLine(publicService(stored))))
    .filter(({ council }) => councils === "all" || councils.has(council));
}

/** A payment as the list shows it. */
function foundPaymentOf(payment: Payment, visibility: PaymentVisibility): FoundPayment {
  const lines = seenLines(payment, visibility);
  const { bank_name } = publicPaymentOf(payment);
  return {
    _id: payment._id,
    order_number: payment.order_number,
    ...(payment.receipt_no !== undefined && { receipt_no: payment.receipt_no }),
    payment_datetime: payment.payment_datetime,
    status: payment.status,
    amount: visibility.councils === "all" ? payment.amount : add(...lines.map(({ amount }) => amount)),
    user: visibility.contacts ? payment.user : maskText(payment.user),
    method: isCardPayment(payment) ? "3" : payment.fpx_msgToken === "02" ? "2" : "1",
    bank_name: String(bank_name),
    bills: lines.map((line) => ({
      council: line.council,
      charge: line.type,
      number: chargeOf(line).numberOf(line),
    })),
  };
}

/** The payments of these ids, in this order. Those that cannot be read are left out: the review queue has them. */
async function readFound(
  store: DocumentStore,
  ids: readonly PaymentId[],
  visibility: PaymentVisibility,
): Promise<readonly FoundPayment[]> {
  const documents = new Map((await store.readAll(ids)).map((document) => [document._id, document]));
  return ids.flatMap((id) => {
    const document = documents.get(id);
    return (document && ifReadable(() => foundPaymentOf(paymentOf(document), visibility))) ?? [];
  });
}

export async function foundRows(
  store: DocumentStore,
  ids: readonly PaymentId[],
  visibility: PaymentVisibility,
): Promise<readonly WireObject[]> {
  return (await readFound(store, ids, visibility)).map(foundPaymentCodec.write);
}

const HEADINGS = [
  "order_number",
  "receipt_no",
  "time_malaysia",
  "time_utc",
  "status",
  "councils",
  "charges",
  "bills",
  "amount",
  "method",
  "bank",
  "payer",
];

/** The found payments as CSV, piece by piece, so that the memory stays flat however many there are. Amounts are ringgit. */
export async function* foundCsv(
  store: DocumentStore,
  found: AsyncIterable<readonly PaymentId[]>,
  visibility: PaymentVisibility,
): AsyncGenerator<string> {
  yield `${UTF8_MARK}${csvRows([HEADINGS])}`;
  for await (const ids of found) {
    const rows = await readFound(store, ids, visibility);
    if (rows.length > 0) yield csvRows(rows.map(cellsOf));
  }
}

const METHOD_NAMES = { "1": "fpx_personal", "2": "fpx_company", "3": "card" } as const;

function cellsOf(row: FoundPayment): readonly Cell[] {
  const each = (values: readonly string[]) => [...new Set(values)].join("; ");
  return [
    { reference: row.order_number },
    row.receipt_no ?? "",
    formatDateTime(row.payment_datetime),
    row.payment_datetime,
    row.status,
    each(row.bills.map(({ council }) => council)),
    each(row.bills.map(({ charge }) => charge)),
    { reference: each(row.bills.map(({ number }) => number)) },
    { amount: ringgitFromSen(row.amount) },
    METHOD_NAMES[row.method],
    row.bank_name,
    row.user,
  ];
}
